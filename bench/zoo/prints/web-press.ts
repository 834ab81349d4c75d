/** Sets a story as a web page and writes down, block by block, what a right reading of it finds. */
import type { Random } from '../random.ts';
import type { StoryBlock, StoryPart } from '../story.ts';
import type { Truth, TruthParagraph, TruthSentence } from '../truth.ts';
import { marksIn, plain } from '../typst.ts';

export type WebStyle = {
  noteInText: (mark: string) => string;
  /** A note, with its first words in place. */
  note: (mark: string, body: string) => string;
  /** Whether notes stand behind each opinion; else behind all of them, under this title. */
  notesBehind: 'each' | { title: string };
  /** Where a page of the reporter begins; absent where none is told. */
  pageMark?: (number: number, random: Random) => string;
  /** The reporter's page on which the opinion begins. */
  firstPage?: number;
  /** Notes are numbered on through the file. */
  countsOn?: boolean;
};

export type WebPress = {
  /** What stands around the opinion; `apart` are the words among it that must be kept from the court's. */
  around(html: string, apart?: string[]): void;
  part(part: StoryPart, opener: string | undefined): void;
  finish(): { html: string; truth: Pick<Truth, 'paragraphs' | 'parts' | 'stars' | 'apart'> };
};

const pageToken = /⟪(\d+)⟫ ?/g;

export function openWebPress(style: WebStyle, random: Random): WebPress {
  const html: string[] = [];
  const paragraphs: TruthParagraph[] = [];
  const parts: Truth['parts'] = [];
  const stars: NonNullable<Truth['stars']> = [];
  const apart: string[] = [];
  const notesLeft: string[] = [];
  let page = style.firstPage ?? 0;
  let sincePage = 0;
  let counted = 0;
  /** In words. */
  let pageLength = random.whole(140, 300);

  /** The sentence with the marks of pages in it, and what is true of it. */
  function withPages(sentence: string, at: { paragraph: number; before: number }): string {
    if (!style.pageMark) return sentence;
    const words = sentence.split(' ');
    const marked = words.map((word, index) => {
      sincePage++;
      if (sincePage < pageLength || index === 0) return word;
      sincePage = 0;
      pageLength = random.whole(140, 300);
      page++;
      stars.push({
        paragraph: at.paragraph,
        word: at.before + index,
        label: style.firstPage === 0 ? `*${page}` : String(page),
      });
      return `⟪${page}⟫ ${word}`;
    });
    return marked.join(' ');
  }

  const toHtml = (text: string): string =>
    escaped(text)
      .replace(/_([^_]+)_/g, '<em>$1</em>')
      .replace(/⟦(\d+)⟧/g, (_, mark: string) => style.noteInText(mark))
      .replace(pageToken, (_, number: string) => `${style.pageMark!(Number(number), random)} `);

  function setBlock(block: StoryBlock, notes: string[][]): void {
    if (block.kind === 'heading') {
      html.push(`<h4 class="level${block.level}">${escaped(block.text)}</h4>`);
      paragraphs.push({ kind: 'heading', sentences: [{ text: block.text, marks: [] }] });
      return;
    }
    const own = block.sentences.map((sentence, index) =>
      block.kind === 'item' && index === 0 ? `(${block.number}) ${sentence}` : sentence,
    );
    const place = paragraphs.length;
    let before = 0;
    const sentences: TruthSentence[] = own.map((sentence) => ({
      text: plain(sentence),
      marks: marksIn(sentence),
    }));
    const printed = own.map((sentence) => {
      const set = block.kind === 'quote' ? sentence : withPages(sentence, { paragraph: place, before });
      before += plain(sentence).split(/\s+/).filter(Boolean).length;
      return toHtml(set);
    });
    html.push(
      block.kind === 'quote'
        ? `<blockquote>${printed.join(' ')}</blockquote>`
        : `<p>${printed.join(' ')}</p>`,
    );
    paragraphs.push({ kind: block.kind === 'quote' ? 'quote' : 'text', sentences });
    for (const mark of sentences.flatMap((sentence) => sentence.marks)) {
      const note = notes[Number(mark) - 1]!;
      paragraphs.push({
        kind: 'footnote',
        mark,
        sentences: note.map((text) => ({ text: plain(text), marks: [] })),
      });
      notesLeft.push(style.note(mark, toHtml(note.join(' '))));
    }
  }

  function setNotes(): void {
    html.push(...notesLeft.splice(0));
  }

  return {
    around(around, own = []) {
      html.push(around);
      apart.push(...own);
    },
    part({ kind, author, blocks, notes }, opener) {
      parts.push({ kind, ...(author ? { author } : {}), firstParagraph: paragraphs.length });
      if (opener) {
        html.push(`<p>${toHtml(opener)}</p>`);
        paragraphs.push({ kind: 'text', sentences: [{ text: plain(opener), marks: [], is: 'soft' }] });
      }
      const shift = style.countsOn ? counted : 0;
      const all = [...Array.from({ length: shift }, () => []), ...notes];
      for (const block of blocks) setBlock(moved(block, shift), all);
      counted += notes.length;
      if (style.notesBehind === 'each') setNotes();
    },
    finish() {
      if (style.notesBehind !== 'each' && notesLeft.length > 0) {
        html.push(`<h3 class="notes">${style.notesBehind.title}</h3>`);
        setNotes();
      }
      return { html: html.join('\n'), truth: { paragraphs, parts, stars, apart } };
    },
  };
}

function moved(block: StoryBlock, by: number): StoryBlock {
  if (block.kind === 'heading' || by === 0) return block;
  const shifted = (text: string) => text.replace(/⟦(\d+)⟧/g, (_, mark) => `⟦${Number(mark) + by}⟧`);
  return { ...block, sentences: block.sentences.map(shifted) };
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Lines one under the other. */
export const lines = (...each: string[]): string =>
  each.map((line) => `<div>${escaped(line)}</div>`).join('');
/** Links as a site's menus have them. */
export const menu = (...each: string[]): string =>
  `<ul>${each.map((line) => `<li><a href="#">${escaped(line)}</a></li>`).join('')}</ul>`;
