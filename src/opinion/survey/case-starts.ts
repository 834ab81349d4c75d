import { isCourtLine } from '../courts.ts';
import { type Paragraph, passagesOf } from '../opinion.ts';
import { openerAt } from '../parts/openers.ts';
import { captionStarts } from './caption-starts.ts';
import { isSameCase, titleIn } from './case-title.ts';

/** A case that one file holds among others. Indexes into the paragraphs, both inclusive. */
export type FoundCase = { title: string; firstParagraph: number; lastParagraph: number };

/** How far below its title a case says where it was reported, decided or who wrote it. */
const reach = 5;
/** Fewer letters than this between two titles are no case: a table of cases, captions of cases heard together. */
const leastBody = 1200;
const citation = /^\W*\d{1,4} [A-Z][\w.’' ]{0,30} ?(?:\d{1,5}|_{2,})\b[^;]{0,80}$/;
const dated = /\b(?:1[6-9]|20)\d{2}\)?\W*$/;
const named = /\sv\.\s|\bin re\b|^see\b/i;
const afterCase =
  /^(?:[IVX\d]+\.\s+)?(?:notes?(?: and (?:questions|comments|problems))?|questions?(?: (?:and|for) \w+)?|comments?(?: and questions)?|exercises?|problems?|hypo(?:thetical)?s?|discussion(?: questions)|review questions|interlude)\b/i;

/** The cases of a casebook's chapter or of several opinions in one file, in order; one or none where a file holds one opinion. */
export function casesIn(paragraphs: Paragraph[]): FoundCase[] {
  const titled = withoutRepeated(withBody(startsIn(paragraphs), paragraphs));
  const captioned = withBody(captionStarts(paragraphs), paragraphs);
  if (captioned.length > 1 && captioned.length >= titled.length)
    return oneAfterAnother(captioned, paragraphs);
  return titled.map(({ title, index }, at) => ({
    title,
    firstParagraph: index,
    lastParagraph: endOf(paragraphs, index, (titled[at + 1]?.index ?? paragraphs.length) - 1),
  }));
}

/** Whole opinions follow each other without notes between them. */
function oneAfterAnother(starts: Start[], paragraphs: Paragraph[]): FoundCase[] {
  return starts.map(({ title, index }, at) => ({
    title,
    firstParagraph: index,
    lastParagraph: (starts[at + 1]?.index ?? paragraphs.length) - 1,
  }));
}

type Start = { title: string; index: number };

function startsIn(paragraphs: Paragraph[]): Start[] {
  const starts: Start[] = [];
  let isInside = false;
  paragraphs.forEach((paragraph, index) => {
    if (paragraph.publisher) return;
    const title = titleIn(paragraph);
    if (title === undefined) isInside ||= starts.length === 0 && opensAt(paragraphs, index);
    else if ((title.isCited && !isInside) || isBorneOut(paragraphs, index))
      starts.push({ title: title.name, index });
  });
  return starts;
}

function opensAt(paragraphs: Paragraph[], index: number): boolean {
  const { text, kind } = paragraphs[index]!;
  return kind !== 'footnote' && openerAt(text, paragraphs[index + 1]?.text ?? '') !== undefined;
}

/** Whether what follows a title is a case: its citation, its court, its author's first words. */
function isBorneOut(paragraphs: Paragraph[], index: number): boolean {
  const next = paragraphs.slice(index + 1, index + 1 + 2 * reach).filter(({ kind }) => kind !== 'footnote');
  const following = next.slice(0, reach);
  const opens = following.some(({ text }, at) => openerAt(text, next[at + 1]?.text ?? '') !== undefined);
  if (opens) return true;
  const isTitle = paragraphs[index]!.kind === 'heading';
  return following.slice(0, 3).some((each) => tellsSource(each.text.trim(), isTitle));
}

/** A line that says where a case was reported, or which court decided it when. */
function tellsSource(line: string, isUnderTitle: boolean): boolean {
  if (line.length > 130 || named.test(line) || /[,;]$/.test(line)) return false;
  return (citation.test(line) || isCourtLine(line)) && (isUnderTitle || dated.test(line));
}

/** Captions that follow one another without a case between them are heard together; many of them are a table of cases. */
function withBody(starts: Start[], paragraphs: Paragraph[]): Start[] {
  const kept: Start[] = [];
  let run: Start[] = [];
  starts.forEach((start, at) => {
    run.push(start);
    const end = starts[at + 1]?.index ?? paragraphs.length;
    if (lettersIn(paragraphs.slice(start.index, end)) < leastBody) return;
    const isTogether = run.length <= 4 && start.index - run[0]!.index <= 4 * reach;
    kept.push(isTogether ? run[0]! : start);
    run = [];
  });
  return kept;
}

/** Separate opinions repeat the caption. */
function withoutRepeated(starts: Start[]): Start[] {
  return starts.filter(({ title }, at) => !starts.slice(0, at).some((each) => isSameCase(each.title, title)));
}

function lettersIn(paragraphs: Paragraph[]): number {
  return paragraphs
    .filter(({ kind }) => kind === 'text' || kind === 'quote' || kind === 'note')
    .reduce((sum, { text }) => sum + text.length, 0);
}

/** A case ends before the notes and questions under it, or before a chapter that opens a new page with a title of its own. */
function endOf(paragraphs: Paragraph[], first: number, last: number): number {
  for (let index = first + 1; index <= last; index++) {
    const { kind, text } = paragraphs[index]!;
    if (kind !== 'heading' && text.length > 60) continue;
    if (kind !== 'footnote' && afterCase.test(text.trim()) && text.length < 90) return index - 1;
    if (kind === 'heading' && isChapter(paragraphs, index)) return index - 1;
  }
  return last;
}

/** A title at the head of a page, after a page that ends early. */
function isChapter(paragraphs: Paragraph[], index: number): boolean {
  const { text, page } = paragraphs[index]!;
  const before = paragraphs[index - 1]!;
  const opens = before.page < page && before.breaks.length === 0;
  if (!opens || /^(?:[IVX]{1,6}|[A-Z]|\d{1,2}|[a-h])(?:[.)]|$)/.test(text.trim())) return false;
  if (openerAt(text, paragraphs[index + 1]?.text ?? '')) return false;
  return lettersOn(paragraphs, page - 1) < 0.7 * lettersOn(paragraphs, page - 2);
}

function lettersOn(paragraphs: Paragraph[], page: number): number {
  return paragraphs.reduce((sum, paragraph) => {
    if (paragraph.page > page) return sum;
    const passage = passagesOf(paragraph).find((each) => each.page === page);
    return sum + (passage?.text.length ?? 0);
  }, 0);
}
