/** The text as it is laid out for reading: one sheet a page, and a new one wherever another opinion begins on it. */
import type { CaseText, TextPassage } from '../../../shared/cases.ts';
import { partNameIn } from '../../../study/words/captions.ts';
import { paragraphNumbers } from '../../../study/words/paragraph-numbers.ts';
import type { Quotable } from './quotes.ts';

type Part = CaseText['parts'][number];

export type Sheet = {
  key: string;
  page: number;
  label: string | null;
  source: 'text' | 'ocr';
  /** How far the page's words can be relied on, 0 to 1. */
  confidence: number | null;
  /** Whose words these are. */
  part: Part | undefined;
  /** What that part is called in this text. */
  partName: string | undefined;
  /** True where this part begins with this sheet. */
  opensPart: boolean;
  /** True for the first sheet of its page. */
  beginsPage: boolean;
  passages: TextPassage[];
  notes: TextPassage[];
};

export type PassagePlace = { page: number; label: string | null; ordinal: number; passage: TextPassage };

export function sheetsOf({ pages, parts }: CaseText): Sheet[] {
  const starts = new Map(parts.map((part) => [part.firstParagraphId, part]));
  const sheets: Sheet[] = [];
  let part: Part | undefined;
  for (const { number, label, source, confidence, paragraphs } of pages) {
    const open = (opensPart: boolean) => {
      const key = `${number}.${sheets.length}`;
      const beginsPage = sheets.at(-1)?.page !== number;
      const partName = part && partNameIn(parts, part);
      const sheet = { key, page: number, label, source, confidence, part, partName, opensPart, beginsPage };
      sheets.push({ ...sheet, passages: [], notes: [] });
    };
    if (paragraphs.length === 0) open(false);
    for (const [index, passage] of paragraphs.entries()) {
      const starting = starts.get(passage.id);
      if (starting) part = starting;
      if (starting || index === 0) open(Boolean(starting));
      const sheet = sheets.at(-1);
      // At the foot of the sheet, where a reader looks for them.
      if (passage.kind === 'footnote') sheet?.notes.push(passage);
      else sheet?.passages.push(passage);
    }
  }
  return sheets;
}

export type Aside = { publisher: string | undefined; passages: TextPassage[] };

/** What the part's own author and what others wrote in between, in turn. */
export function asidesOf({ part, passages }: Pick<Sheet, 'part' | 'passages'>): Aside[] {
  const asides: Aside[] = [];
  for (const passage of passages) {
    const publisher = part?.kind === 'publisher' ? undefined : passage.publisher;
    const last = asides.at(-1);
    if (last && last.publisher === publisher) last.passages.push(passage);
    else asides.push({ publisher, passages: [passage] });
  }
  return asides;
}

/** Of each passage its page and the number it is cited by. */
export function passagePlaces({ pages }: CaseText): Map<string, PassagePlace> {
  const numbers = paragraphNumbers(pages.map(({ paragraphs }) => paragraphs));
  return new Map(
    pages.flatMap(({ number, label, paragraphs }) =>
      paragraphs.map((passage) => [
        passage.id,
        { page: number, label, ordinal: numbers.get(passage.id) ?? 0, passage },
      ]),
    ),
  );
}

const stem = (id: string) => id.replace(/\.\d+$/, '');

/** The passage and those after it that go on with the same paragraph. */
export function passagesFrom(places: ReadonlyMap<string, PassagePlace>, id: string): Quotable[] {
  const first = places.get(id);
  if (!first) return [];
  const found: Quotable[] = [first.passage];
  let isAfter = false;
  for (const { passage } of places.values()) {
    if (passage.id === id) isAfter = true;
    else if (isAfter && stem(passage.continues ?? '') === stem(id)) found.push(passage);
  }
  return found;
}

/** Depth of each heading as an outline needs it: never more than one below the heading before; 0 starts over. */
export function headingDepths(levels: readonly number[]): number[] {
  let last = 0;
  return levels.map((level) => {
    last = Math.min(Math.max(level, 0), last + 1);
    return last;
  });
}

export type NoteLinks = {
  /** From a passage and a mark in it to the footnote. */
  noteOf: (passageId: string, mark: string) => string | undefined;
  /** From a footnote to the passage that carries its mark. */
  passageOf: (noteId: string) => string | undefined;
};

/** Marks begin anew with every part of an opinion: a mark goes with the next footnote of that mark. */
export function noteLinks({ pages }: CaseText): NoteLinks {
  const passages = pages.flatMap((page) => page.paragraphs);
  const forward = new Map<string, string>();
  const back = new Map<string, string>();
  const waiting = new Map<string, { key: string; passageId: string }>();
  for (const { id, kind, mark, marks = [] } of passages) {
    if (kind === 'footnote' && mark) {
      const reference = waiting.get(mark);
      if (!reference) continue;
      forward.set(reference.key, id);
      back.set(id, reference.passageId);
      waiting.delete(mark);
    } else for (const { mark: own } of marks) waiting.set(own, { key: `${id} ${own}`, passageId: id });
  }
  return { noteOf: (id, mark) => forward.get(`${id} ${mark}`), passageOf: (id) => back.get(id) };
}

/** What stands before the opinion, or is its publisher's: no entry of its contents. */
const isAround = ({ kind }: Part): boolean => kind === 'front' || kind === 'publisher';

export type ContentsEntry = { id: string; passageId: string; name: string; depth: number; page: number };

/** The parts of the opinion, and in each its headings with an outline's depth. */
export function contentsOf(text: CaseText): ContentsEntry[] {
  const entries: (ContentsEntry & { isHeading: boolean })[] = [];
  for (const { page, part, partName = '', opensPart, passages } of sheetsOf(text)) {
    const [first] = passages;
    if (opensPart && part && first && !isAround(part)) {
      const entry = { id: `part ${first.id}`, passageId: first.id, name: partName, depth: 0, page };
      entries.push({ ...entry, isHeading: false });
    }
    if (part && (isAround(part) || part.kind === 'syllabus')) continue;
    for (const { id, kind, text: name, level = 1, publisher } of passages) {
      if (kind === 'heading' && !publisher)
        entries.push({ id, passageId: id, name, depth: level, page, isHeading: true });
    }
  }
  const depths = headingDepths(entries.map(({ depth, isHeading }) => (isHeading ? depth : 0)));
  return entries.map(({ isHeading, ...entry }, index) => ({
    ...entry,
    depth: isHeading ? (depths[index] ?? 1) : 0,
  }));
}
