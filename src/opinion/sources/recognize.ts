import type { Region } from '../layout/columns.ts';
import type { Line } from '../layout/line.ts';
import type { Zone } from '../zone.ts';
import { sources } from './all.ts';
import { plainNotes } from './note-marks.ts';
import type { Opening, Row, Source } from './source.ts';

/** Pages at a file's ends that bear its publisher's marks. */
const telling = { first: 3, last: 2 };

const isOf = (rows: readonly Row[], text: string) => rows.some(({ line }) => line.test(text));

/** Whose print it is; undefined for a court's own file. */
export function sourceOf(pages: readonly Region[][]): Source | undefined {
  const own = pages.filter((_, index) => index < telling.first || index >= pages.length - telling.last);
  const texts = own.flatMap((regions) =>
    regions.flatMap(({ lines }) => lines.map(({ text }) => text.trim())),
  );
  return sources.find(({ marks }) => texts.some((text) => isOf(marks, text)));
}

/** What a source prints beside the text: what it calls the case, and the number of each page by the page's own. */
export type Beside = { title: string | undefined; numbers: Map<number, string> };

/** Takes out the lines that are no one's. */
export function dropLines(pages: Region[][], { dropped, titles }: Source): Beside {
  const beside: Beside = { title: undefined, numbers: new Map() };
  for (const region of pages.flat()) {
    region.lines = region.lines.filter((line) => {
      const text = line.text.trim();
      beside.title ??= groupOf(titles, text, 'name');
      if (!isOf(dropped, text)) return true;
      const number = groupOf(dropped, text, 'page');
      if (number) beside.numbers.set(line.page, number);
      return false;
    });
  }
  return beside;
}

/** "[ Footnote" above it. */
const endOfMark = /^\d{1,3} ?\]$/;

/** Marks of notes and pages that stand on lines of their own, as page numbers do. */
export function isOfText({ noteMarks, pageMarks = [] }: Source, { text }: Line): boolean {
  const isWhole = ({ line }: Row) => text.trim().replace(line, '') === '' && text.trim() !== '';
  const isMark =
    noteMarks?.beforeNote?.line.test(text.trim()) || (noteMarks?.inText && endOfMark.test(text.trim()));
  return isMark === true || pageMarks.some(isWhole);
}

function groupOf(rows: readonly Row[], text: string, group: string): string | undefined {
  return rows.map(({ line }) => line.exec(text)?.groups?.[group]).find(Boolean);
}

/** The regions parted where the words of another begin; none is parted where nothing tells that the court's words begin. */
export function withZones(regions: Region[], source: Source, size: number): Region[] {
  let section = Object.keys(source.sections)[0]!;
  const parted: Region[] = [];
  const seen = new Set<Zone>();
  let above: Line | undefined;
  const notes = source.noteMarks
    ? plainNotes(
        regions.flatMap(({ lines }) => lines),
        source,
      )
    : undefined;
  for (const region of regions) {
    let open: Region | undefined;
    for (const [index, line] of region.lines.entries()) {
      const below = region.lines.slice(index + 1, index + 1 + reach);
      const begun = opened(source, line, { section, size, above, below });
      const isNote = source.sections[section] === 'court' && notes?.has(line);
      section = begun?.section ?? (isNote ? 'notes' : section);
      const zone = source.sections[section]!;
      seen.add(zone);
      if (open?.zone !== zone) {
        open = { ...region, zone, lines: [] };
        parted.push(open);
      }
      if (!begun?.isTitle) open.lines.push(line);
      above = line;
    }
  }
  return seen.has('court') ? parted : regions;
}

/** In lines of a region: as far as a note may reach. */
const reach = 12;

type Place = { section: string; size: number; above: Line | undefined; below: readonly Line[] };

function opened(
  { openings }: Source,
  line: Line,
  { section, size, above, below }: Place,
): Opening | undefined {
  const text = line.text.trim();
  return openings.find(
    (each) =>
      (!each.after || each.after.includes(section)) &&
      each.line.test(text) &&
      (!each.isSet || each.isSet(line, size, above, below)),
  );
}
