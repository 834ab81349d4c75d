import type { Line } from './line.ts';
import type { Stretch } from './margins.ts';

export type Note = {
  mark: string;
  page: number;
  lines: Line[];
  /** It stands behind the opinion, and its mark on any page before. */
  isBehind?: true;
};

const plainMark = /^(?:\d{1,3}(?=\s)|[*†‡]{1,3}(?=\s?[\p{L}“"[]))/u;

const ended = /[.?!][”"’')\]]*$/;

/** Footnotes out of the small print under each column, in order. What has no mark of its own continues the note before. */
export function notesOf(stretches: Stretch[], isMarked: (page: number, mark: string) => boolean): Note[] {
  const notes: Note[] = [];
  for (const { lines, zone } of stretches) {
    const own = zone === 'notes' ? ({ isBehind: true } as const) : {};
    for (const line of lines) {
      const mark = line.mark ?? plainMarkOf(line, notes.at(-1), isMarked);
      if (mark !== undefined) notes.push({ mark, page: line.page, lines: [line], ...own });
      else if (notes.length > 0) notes.at(-1)!.lines.push(line);
      else notes.push({ mark: '', page: line.page, lines: [line], ...own });
    }
  }
  return notes;
}

/** A number set level with the words is a mark only where it is the next in turn, and the page above carries it or it stands alone. */
function plainMarkOf(
  line: Line,
  last: Note | undefined,
  isMarked: (page: number, mark: string) => boolean,
): string | undefined {
  const mark = plainMark.exec(line.text)?.[0];
  if (mark === undefined || !/^\d/.test(mark)) return mark;
  const isOnPage = isMarked(line.page, mark);
  const isBelowEnd = last?.isBehind && ended.test(last.lines.at(-1)!.text.trim());
  const isOwn = line.pieces[0]!.text.trim() === mark || isOnPage || isBelowEnd;
  const isNext = Number(mark) === (Number(last?.mark) || 0) + 1 || (mark === '1' && last?.page !== line.page);
  return isOwn && (isNext || (isOnPage && countsAnew(mark, line, last))) ? mark : undefined;
}

/** A separate opinion's first note under the last of another one on the same page, or one behind a note whose mark was not read. */
function countsAnew(mark: string, line: Line, last: Note | undefined): boolean {
  const above = last?.lines.at(-1);
  if (!last || !above) return true;
  const isEnded = above.page !== line.page || ended.test(above.text.trim());
  return isEnded && last.mark !== mark && (mark === '1' || Number(mark) > Number(last.mark || 0));
}
