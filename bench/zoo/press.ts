/** Sets a story in a style and writes down, block by block, what a right reading of it finds. */
import type { Story, StoryBlock, StoryPart } from './story.ts';
import type { HeadingStyle, Style } from './style.ts';
import type { Truth, TruthParagraph, TruthSentence } from './truth.ts';
import { marksIn, plain, quoted, words } from './typst.ts';

export type Press = {
  /** Prints what belongs to no opinion: a caption, a syllabus, counsel. */
  front(source: string): void;
  /** The same between or under opinions, where it may be read or left out. */
  aside(source: string, text: string[]): void;
  part(part: StoryPart, options?: PartOptions): void;
  finish(): { source: string; truth: Pick<Truth, 'paragraphs' | 'parts'> };
};

type PartOptions = {
  /** The line that opens it ("PER CURIAM."); with `isRunIn`, the first words of its first paragraph. */
  opener?: string;
  isRunIn?: boolean;
  /** Footnotes count on through the file; by default each part has its own. */
  countsOn?: boolean;
};

type Enumerator = { roman: number; letter: number; paragraph: number; notes: number };

export function openPress(style: Style): Press {
  const source: string[] = [preamble(style)];
  const paragraphs: TruthParagraph[] = [];
  const parts: Truth['parts'] = [];
  const counts: Enumerator = { roman: 0, letter: 0, paragraph: 0, notes: 0 };

  function printBlock(block: StoryBlock, notes: string[][], lead: string): void {
    const { printed, truth } = setBlock(block, style, counts, notes, lead);
    source.push(printed);
    paragraphs.push(...truth);
  }

  return {
    front(text) {
      source.push(text);
    },
    aside(text, own) {
      source.push(text);
      for (const line of own)
        paragraphs.push({ kind: 'text', sentences: [{ text: line, marks: [], is: 'optional' }] });
    },
    part({ kind, author, blocks, notes }, { opener, isRunIn = false, countsOn = false } = {}) {
      Object.assign(counts, { roman: 0, letter: 0, notes: countsOn ? counts.notes : 0 });
      if (!countsOn) source.push('#counter(footnote).update(0)\n');
      parts.push({ kind, ...(author ? { author } : {}), firstParagraph: paragraphs.length });
      if (opener && !isRunIn) {
        source.push(`#par[${words(opener)}]\n`);
        paragraphs.push({ kind: 'text', sentences: [{ text: plain(opener), marks: [], is: 'soft' }] });
      }
      const offset = counts.notes;
      const shifted = blocks.map((block) => withMarksMoved(block, offset));
      const all = [...Array.from({ length: offset }, () => []), ...notes];
      shifted.forEach((block, index) => {
        printBlock(block, all, isRunIn && index === 0 ? (opener ?? '') : '');
      });
      counts.notes = offset + notes.length;
    },
    finish: () => ({ source: source.join(''), truth: { paragraphs, parts } }),
  };
}

function withMarksMoved(block: StoryBlock, by: number): StoryBlock {
  if (block.kind === 'heading' || by === 0) return block;
  const moved = (text: string) => text.replace(/⟦(\d+)⟧/g, (_, mark) => `⟦${Number(mark) + by}⟧`);
  return { ...block, sentences: block.sentences.map(moved) };
}

function setBlock(
  block: StoryBlock,
  style: Style,
  counts: Enumerator,
  notes: string[][],
  lead: string,
): { printed: string; truth: TruthParagraph[] } {
  if (block.kind === 'heading') return setHeading(block, style.heading, counts);
  const note = (mark: number) => `#footnote[${words(notes[mark - 1]!.join(' '))}]`;
  const numbered = block.kind === 'text' ? style.numbered : undefined;
  const number = numbered?.print(++counts.paragraph);
  const prefix = block.kind === 'item' ? `(${block.number}) ` : '';
  const text = prefix + block.sentences.join(' ');
  const body = `${lead === '' ? '' : `${words(lead)} `}${words(text, note)}`;
  const sentences: TruthSentence[] = [
    ...(number === undefined ? [] : [{ text: number, marks: [], is: 'optional' as const }]),
    ...(lead === '' ? [] : [{ text: plain(lead), marks: [], is: 'soft' as const }]),
    ...block.sentences.map((sentence, index) => ({
      text: plain(index === 0 ? prefix + sentence : sentence),
      marks: marksIn(sentence),
    })),
  ];
  const kind = block.kind === 'quote' ? 'quote' : 'text';
  const marks = sentences.flatMap((sentence) => sentence.marks);
  return {
    printed: block.kind === 'quote' ? setQuote(body, style) : setParagraph(body, style, number),
    truth: [{ kind, sentences }, ...marks.map((mark) => noteTruth(mark, notes[Number(mark) - 1]!))],
  };
}

function noteTruth(mark: string, sentences: string[]): TruthParagraph {
  return { kind: 'footnote', mark, sentences: sentences.map((text) => ({ text: plain(text), marks: [] })) };
}

function setParagraph(body: string, style: Style, number: string | undefined): string {
  if (number === undefined) return `#par[${body}]\n`;
  const print = words(number);
  if (style.numbered?.place === 'run in') return `#par[${print} #h(0.6em) ${body}]\n`;
  if (style.numbered?.place === 'tabbed')
    return `#par(first-line-indent: 0pt)[#box(width: 36pt)[${print}]${body}]\n`;
  return `#par(first-line-indent: 0pt)[#h(0pt)#box(width: 0pt)[#place(dx: -40pt, dy: -0.68em)[#box(width: 38pt)[${print}]]]${body}]\n`;
}

function setQuote(body: string, { quote }: Style): string {
  const leading = `${quote.pitch - quote.size * capHeight}pt`;
  return `#block(inset: (left: ${quote.inset}pt, right: ${quote.inset}pt))[#set text(size: ${quote.size}pt); #set par(first-line-indent: 0pt, leading: ${leading}); ${body}]\n`;
}

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI'];

function setHeading(
  { level, text }: Extract<StoryBlock, { kind: 'heading' }>,
  { align, look, isEnumerated }: HeadingStyle,
  counts: Enumerator,
): { printed: string; truth: TruthParagraph[] } {
  if (level === 1) Object.assign(counts, { roman: counts.roman + 1, letter: 0 });
  else counts.letter++;
  const number = level === 1 ? romans[counts.roman - 1] : 'ABCDEF'[counts.letter - 1];
  const cased = look === 'capitals' ? text.toUpperCase() : text;
  const shown = isEnumerated ? `${number}. ${cased}` : cased;
  const body = looks[look](quoted(shown));
  return {
    printed: `#block(sticky: true, above: 1.4em, below: 1em, width: 100%)[#set par(first-line-indent: 0pt, justify: false); #set align(${level === 1 ? align : 'left'}); ${body}]\n`,
    truth: [{ kind: 'heading', sentences: [{ text: shown, marks: [] }] }],
  };
}

const looks: Record<HeadingStyle['look'], (text: string) => string> = {
  bold: (text) => `#strong(${text})`,
  capitals: (text) => `#${text}`,
  italic: (text) => `#emph(${text})`,
  underlined: (text) => `#underline(${text})`,
  spaced: (text) => `#text(tracking: 0.28em, weight: "bold")[#${text}]`,
  'small capitals': (text) => `#smallcaps(${text})`,
  plain: (text) => `#${text}`,
};

/** Typst's leading is the room between lines; with these edges a line is so high. */
const capHeight = 0.7;

function preamble(style: Style): string {
  const { page, font, size, weight = 400, pitch, note } = style;
  const leading = pitch - capHeight * size;
  const label = style.label ?? 'str(n)';
  const own = `let n = counter(page).get().first() + ${(style.firstPage ?? 1) - 1}; let sheet = here().page(); let label = ${label};`;
  const entry =
    note.mark === 'raised'
      ? ''
      : '#show footnote.entry: it => { set par(first-line-indent: 0pt); [#numbering(it.note.numbering, ..counter(footnote).at(it.note.location())) #h(0.5em) #it.note.body] }\n';
  return `#set document(date: none)
#set page(width: ${page.width}pt, height: ${page.height}pt, margin: (top: ${page.top}pt, bottom: ${page.bottom}pt, left: ${page.left}pt, right: ${page.right}pt)${style.columns ? `, columns: ${style.columns}` : ''}, header: context { ${own} [#metadata(label)<sheet>]; ${style.head ?? '[]'} }, footer: context { ${own} ${style.foot ?? '[]'} }${style.background ? `, background: context { ${own} ${style.background} }` : ''})
#set text(font: "${font}", size: ${size}pt, weight: ${weight}, top-edge: "cap-height", bottom-edge: "baseline", hyphenate: ${style.isHyphenated}, lang: "en")
#set smartquote(enabled: false)
#set par(leading: ${leading}pt, spacing: ${leading + style.gap}pt, justify: ${style.isJustified}, first-line-indent: (amount: ${style.indent}pt, all: true))
#set footnote.entry(separator: ${note.isRuled ? 'line(length: 28%, stroke: 0.5pt)' : '[]'}, gap: ${note.size * 0.45}pt)
#show footnote.entry: set text(size: ${note.size}pt)
${entry}${style.settings ?? ''}
`;
}

/** All parts as one call, each with the opener that `openerOf` gives it. */
export function printParts(
  press: Press,
  { parts }: Story,
  openerOf: (part: StoryPart, index: number) => Parameters<Press['part']>[1] & { before?: string },
): void {
  parts.forEach((part, index) => {
    const { before, ...options } = openerOf(part, index);
    if (before) press.front(before);
    press.part(part, options);
  });
}
