import { type Block, blocksOf } from './layout/blocks.ts';
import { mergeBroken } from './layout/broken-blocks.ts';
import { guttersOf, type Region, regionsOf } from './layout/columns.ts';
import { markUnderlined, type RulesOf, rulesByPage } from './layout/drawn-rules.ts';
import { mergeAcross } from './layout/flow.ts';
import { partFootnotes, rule, textLines } from './layout/footnotes.ts';
import { type PageFurniture, removeFurniture } from './layout/furniture.ts';
import { headingLevel } from './layout/heading.ts';
import { type Joined, joinLines } from './layout/join.ts';
import { withLigatures } from './layout/ligatures.ts';
import { isFootnoteMark, type Line } from './layout/line.ts';
import type { Words } from './layout/lost-letters.ts';
import { withMarginNumbers } from './layout/margin-numbers.ts';
import { dominantSize, leastParting, type Margins, marginsOf, type Stretch } from './layout/margins.ts';
import { againstNorm } from './layout/norm.ts';
import { type Note, notesOf } from './layout/notes.ts';
import { markNumbered } from './layout/paragraph-numbers.ts';
import { withoutLineNumbers } from './layout/pleading.ts';
import { removeWords } from './layout/remove-words.ts';
import { withoutSideNotes } from './layout/side-notes.ts';
import { takeStarLabel } from './layout/star-label.ts';
import { takeStars } from './layout/take-stars.ts';
import { type Vocabulary, vocabularyOf } from './layout/vocabulary.ts';
import { withoutWatermarks } from './layout/watermarks.ts';
import { hasLeaders } from './leaders.ts';
import type { PdfPage } from './page.ts';
import { withoutLinks } from './sources/links.ts';
import { markNotes } from './sources/note-marks.ts';
import { dropLines, isOfText, sourceOf, withZones } from './sources/recognize.ts';
import type { Zone } from './zone.ts';

export type LaidParagraph = Joined & {
  kind: 'heading' | 'text' | 'quote' | 'footnote' | 'table' | 'caption';
  level?: number;
  mark?: string;
  /** Where its first and last line stand, for whoever has to tell a caption from text. */
  lines: Line[];
  /** Whose words they are, in the print of a publisher. */
  zone?: Zone;
};

export type Layout = {
  pages: (PageFurniture & { number: number })[];
  paragraphs: LaidParagraph[];
  /** The first page, running head and stamps taken out. */
  firstPage: Region[];
  /** The publisher or web site whose print it is, and what it calls the case. */
  source?: { name: string; title?: string };
};

const noWords: Words = { has: () => false };

/** From what the pages hold to what they say, in reading order. */
export function layOut(read: PdfPage[], english: Words = noWords): Layout {
  const pages = againstNorm(withoutWatermarks(read));
  const { pages: bare, notes: sideNotes } = withoutSideNotes(
    withMarginNumbers(pages.map(withoutLineNumbers)),
  );
  const gutters = guttersOf(bare);
  const regions = bare.map((page, index) => regionsOf(page, index === 0, gutters[index]));
  const source = sourceOf(regions);
  const beside = source && dropLines(regions, source);
  const furniture = removeFurniture(regions, source && ((line) => isOfText(source, line)));
  furniture.forEach((each, index) => {
    if (beside) setNumber(each, beside.numbers.get(pages[index]!.number));
    takeStarLabel(regions[index]!, each);
  });
  const lines = regions.flat().flatMap((region) => region.lines);
  withLigatures(lines, english);
  const rulesOf = rulesByPage(pages);
  markUnderlined(lines, rulesOf);
  const vocabulary = vocabularyOf(lines);
  const zoned = source ? withZones(regions.flat(), source, dominantSize(lines)) : regions.flat();
  takeStars(zoned, {
    isSure: source !== undefined,
    others: (source?.pageMarks ?? []).map(({ line }) => ({ pattern: line, series: 0 })),
  });
  if (source?.noteMarks) markNotes(zoned, source.noteMarks);
  const { text, notes } = stretchesOf(zoned, dominantSize(lines), rulesOf);
  const recognised = new Set(
    read.filter(({ confidence }) => confidence !== undefined).map(({ number }) => number),
  );
  markNumbered(
    text.flatMap((stretch) => stretch.lines),
    (page) => recognised.has(page),
  );
  const measured = marginsOf(text);
  const parting = source && !source.mayIndent ? leastParting(text, measured) : 0;
  const margins = (stretch: Stretch): Margins => {
    const own = measured(stretch);
    return parting ? { ...own, parting: parting * own.pitch } : own;
  };
  const blocks = alikeInZone(text).flatMap((stretches) =>
    mergeBroken(
      mergeAcross(
        stretches.map((stretch) =>
          isCaption(stretch)
            ? [captionBlock(stretch, margins(stretch))]
            : blocksOf(stretch.lines, margins(stretch)),
        ),
      ),
    ).map((block) => ({ block, zone: stretches[0]!.zone })),
  );
  const marked = marksIn(text.flatMap((stretch) => stretch.lines));
  const footnotes = notesOf(
    notes,
    (page, mark) => marked.has(`${page}:${mark}`) || marked.has(`${page + 1}:${mark}`),
  );
  const paragraphs = blocks.map(({ block, zone }) => paragraphOf(block, zone, vocabulary));
  return {
    pages: pages.map(({ number }, index) => ({ number, ...furniture[index]! })),
    paragraphs: withNotes(
      source ? withoutLinks(paragraphs, source) : paragraphs,
      [...footnotes, ...sideNotes],
      {
        vocabulary,
        ...(source?.noteMarks?.beforeNote ? { before: source.noteMarks.beforeNote.line } : {}),
      },
    ),
    firstPage: regions[0] ?? [],
    ...(source ? { source: { name: source.name, ...(beside?.title ? { title: beside.title } : {}) } } : {}),
  };
}

/** The footnote marks that the text carries, as "page:mark". */
function marksIn(lines: Line[]): Set<string> {
  const marks = new Set<string>();
  for (const { page, pieces } of lines) {
    pieces.forEach((piece, index) => {
      if (isFootnoteMark(piece, pieces[index + 1])) marks.add(`${page}:${piece.text.trim()}`);
    });
  }
  return marks;
}

/** A publisher's page is numbered where it says so, and by no number in its heads. */
function setNumber(furniture: PageFurniture, number: string | undefined): void {
  if (number) furniture.label = number;
  else delete furniture.label;
}

/** Neighbors in one zone: no paragraph goes on from another's words. */
function alikeInZone(stretches: Stretch[]): Stretch[][] {
  const groups: Stretch[][] = [];
  for (const stretch of stretches) {
    const last = groups.at(-1);
    if (last && last[0]!.zone === stretch.zone) last.push(stretch);
    else groups.push([stretch]);
  }
  return groups;
}

function isCaption({ key }: Stretch): boolean {
  return key === 'parties' || key === 'numbers';
}

/** One side of a caption is one paragraph, however its lines are set. */
function captionBlock({ lines }: Stretch, margins: Margins): Block {
  return { kind: 'caption', lines, isIndented: false, margins };
}

function stretchesOf(
  regions: Region[],
  bodySize: number,
  rulesOf: RulesOf,
): { text: Stretch[]; notes: Stretch[] } {
  const text: Stretch[] = [];
  const notes: Stretch[] = [];
  for (const { column, lines, zone } of regions) {
    const own = zone ? { zone } : {};
    if (zone === 'notes') {
      notes.push({ key: column, lines: lines.filter(({ text }) => !rule.test(text)), ...own });
      continue;
    }
    const parted =
      column === 'parties' || column === 'numbers' || zone === 'publisher'
        ? { text: lines, notes: [] }
        : // A publisher sets the court's notes behind the opinion, and its small lines above it are none.
          zone === 'court' || zone === 'caption'
          ? { text: textLines(lines), notes: [] }
          : partFootnotes(lines, bodySize, notes.at(-1)?.lines ?? [], rulesOf);
    if (parted.text.length > 0) text.push({ key: column, lines: parted.text, ...own });
    if (parted.notes.length > 0) notes.push({ key: column, lines: parted.notes, ...own });
  }
  return { text, notes };
}

function paragraphOf(block: Block, zone: Zone | undefined, vocabulary: Vocabulary): LaidParagraph {
  const joined = joinLines(block.lines, vocabulary);
  const isTable = (block.kind === 'text' || block.kind === 'quote') && hasLeaders(joined.text);
  const paragraph: LaidParagraph = { ...joined, kind: isTable ? 'table' : block.kind, lines: block.lines };
  if (zone) paragraph.zone = zone;
  if (block.kind === 'heading') paragraph.level = headingLevel(joined.text);
  return paragraph;
}

/** `before` is how a source sets a mark before its note. */
type Printing = { vocabulary: Vocabulary; before?: RegExp };

/** Each footnote after the paragraph that carries its mark, else after the last that its page holds. */
function withNotes(paragraphs: LaidParagraph[], notes: Note[], how: Printing): LaidParagraph[] {
  const after = new Map<LaidParagraph | undefined, LaidParagraph[]>();
  const used = new Set<string>();
  let last: PlacedNote | undefined;
  for (const note of notes) {
    const home = homeOf(note, paragraphs, used) ?? homeBeside(note, last, paragraphs);
    last = { note, home };
    const text = noteParagraph(note, how);
    if (text.text !== '') after.set(home, [...(after.get(home) ?? []), text]);
  }
  return [
    ...(after.get(undefined) ?? []),
    ...paragraphs.flatMap((paragraph) => [paragraph, ...(after.get(paragraph) ?? [])]),
  ];
}

function homeOf(note: Note, paragraphs: LaidParagraph[], used: Set<string>): LaidParagraph | undefined {
  if (note.isBehind) {
    const own = paragraphs.findIndex(({ marks }, at) =>
      marks.some(({ mark, offset }) => mark === note.mark && !used.has(`${at}:${offset}`)),
    );
    const found = paragraphs[own];
    if (found) used.add(`${own}:${found.marks.find(({ mark }) => mark === note.mark)!.offset}`);
    return found;
  }
  // A note may end on the page behind its mark's, and now and then stands on the one before.
  for (const page of [note.page, note.page - 1, note.page + 1]) {
    const index = paragraphs.findIndex(
      (paragraph, at) =>
        stands(paragraph, page) &&
        paragraph.marks.some(({ mark, offset }) => mark === note.mark && !used.has(`${at}:${offset}`)),
    );
    const found = paragraphs[index];
    if (!found) continue;
    used.add(`${index}:${found.marks.find(({ mark }) => mark === note.mark)!.offset}`);
    return found;
  }
  return paragraphs.find((paragraph) => stands(paragraph, note.page) && takeLevelMark(paragraph, note.mark));
}

/** A note whose mark was not found stands with the one before it in turn: the last words of its page may be another opinion's. */
function homeBeside(
  note: Note,
  last: PlacedNote | undefined,
  paragraphs: LaidParagraph[],
): LaidParagraph | undefined {
  const isNext = last?.home !== undefined && Number(note.mark) === Number(last.note.mark) + 1;
  if (isNext && note.page - last.note.page <= 1) return last.home;
  return paragraphs.findLast((paragraph) =>
    note.isBehind ? paragraph.zone === 'court' : stands(paragraph, note.page),
  );
}

type PlacedNote = { note: Note; home: LaidParagraph | undefined };

function stands({ page, breaks }: LaidParagraph, on: number): boolean {
  return page === on || breaks.some((each) => each.page === on);
}

/** Takes a symbol that is set level with the words ("Lee.*") out of the text; false when there is none. */
function takeLevelMark(paragraph: LaidParagraph, mark: string): boolean {
  if (!/^[*†‡]+$/.test(mark)) return false;
  const offset = paragraph.text.search(
    new RegExp(`(?<=[\\p{L}.,;:)”’"])\\${[...mark].join('\\')}(?=\\s|$)`, 'u'),
  );
  if (offset === -1) return false;
  removeWords(paragraph, offset, mark.length);
  paragraph.marks.push({ offset, mark });
  return true;
}

function noteParagraph(note: Note, { vocabulary, before }: Printing): LaidParagraph {
  const joined = joinLines(note.lines, vocabulary);
  const paragraph: LaidParagraph = { ...joined, kind: 'footnote', lines: note.lines };
  if (note.mark !== '') {
    paragraph.mark = note.mark;
    const printed = before?.exec(paragraph.text)?.[0];
    if (printed) removeWords(paragraph, 0, printed.length);
    else dropMark(paragraph, note.mark);
  }
  return paragraph;
}

function dropMark(paragraph: LaidParagraph, mark: string): void {
  if (!paragraph.text.startsWith(mark)) return;
  removeWords(
    paragraph,
    0,
    mark.length + (/^[.)]?\s*/.exec(paragraph.text.slice(mark.length))?.[0].length ?? 0),
  );
}
