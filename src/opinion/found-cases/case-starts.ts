import { isSameCase, titleIn } from '../caption/case-title.ts';
import { type ContentsEntry, type Paragraph, passagesOf } from '../opinion.ts';
import { isBorneOut } from '../parts/borne-out.ts';
import { openerAt } from '../parts/openers.ts';
import { captionStarts } from './caption-starts.ts';
import { type FoundCase, listedCases } from './listed-cases.ts';
import { lettersIn, notesFrom } from './notes.ts';

/** Fewer letters than this between two titles are no case: a table of cases, captions of cases heard together. */
const leastBody = 1200;
/** Captions of cases that were heard together: so many at most, in so many paragraphs. */
const together = { captions: 4, within: 20 };
/** An outline that names fewer than this share of the cases that the text itself tells apart is of something else. */
const leastListed = 0.8;

/** The cases of a casebook or of several opinions in one file, in order; one or none where a file holds one opinion. */
export function casesIn(paragraphs: Paragraph[], contents: ContentsEntry[] = []): FoundCase[] {
  const told = withoutSummaries(casesInText(paragraphs), paragraphs);
  const listed = withoutSummaries(listedCases(paragraphs, contents), paragraphs);
  return listed.length > 1 && listed.length >= leastListed * told.length ? listed : told;
}

/** What editors call their own words on a case. */
const ofPublisher =
  /^\W*(?:primary holding|case commentary|annotations?|syllabus|synopsis|case summary|(?:lexisnexis.? )?headnotes?|core terms|overview|brief fact summary|citing (?:references|cases)|read more)\W*$/i;
/** In paragraphs, where they say so. */
const summaryTop = 15;

/** A syllabus or a publisher's summary under the case's name is no case of its own. */
function withoutSummaries(cases: FoundCase[], paragraphs: Paragraph[]): FoundCase[] {
  return cases.filter(({ firstParagraph, lastParagraph }) => {
    const own = paragraphs.slice(firstParagraph, lastParagraph + 1);
    const isTitled = own.slice(0, summaryTop).some(({ text }) => ofPublisher.test(text));
    return !isTitled || own.some((_, index) => opensAt(own, index));
  });
}

function casesInText(paragraphs: Paragraph[]): FoundCase[] {
  const titled = withoutRepeated(withBody(startsIn(paragraphs), paragraphs));
  const captioned = withBody(captionStarts(paragraphs), paragraphs);
  if (captioned.length > 1 && captioned.length >= titled.length)
    return oneAfterAnother(captioned, paragraphs);
  return titled.map(({ title, index }, at) => ({
    title,
    told: title,
    firstParagraph: index,
    lastParagraph: endOf(paragraphs, index, (titled[at + 1]?.index ?? paragraphs.length) - 1),
  }));
}

/** Whole opinions follow each other without notes between them. */
function oneAfterAnother(starts: Start[], paragraphs: Paragraph[]): FoundCase[] {
  return starts.map(({ title, index }, at) => ({
    title,
    told: title,
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

/** Captions that follow one another without a case between them are heard together; many of them are a table of cases. */
function withBody(starts: Start[], paragraphs: Paragraph[]): Start[] {
  const kept: Start[] = [];
  let run: Start[] = [];
  starts.forEach((start, at) => {
    run.push(start);
    const end = starts[at + 1]?.index ?? paragraphs.length;
    if (lettersIn(paragraphs.slice(start.index, end)) < leastBody) return;
    const isTogether = run.length <= together.captions && start.index - run[0]!.index <= together.within;
    kept.push(isTogether ? run[0]! : start);
    run = [];
  });
  return kept;
}

/** Separate opinions repeat the caption. */
function withoutRepeated(starts: Start[]): Start[] {
  return starts.filter(({ title }, at) => !starts.slice(0, at).some((each) => isSameCase(each.title, title)));
}

/** A case ends before the notes and questions under it, or before a chapter that opens a new page with a title of its own. */
function endOf(paragraphs: Paragraph[], first: number, last: number): number {
  const end = notesFrom(paragraphs, first, last);
  for (let index = first + 1; index <= end; index++)
    if (paragraphs[index]!.kind === 'heading' && isChapter(paragraphs, index)) return index - 1;
  return end;
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
