import type { Region } from '../layout/columns.ts';
import { isFootnoteMark, type Line } from '../layout/line.ts';
import type { Source } from './source.ts';
import { standsOff } from './web.ts';

const plain = /^(?<mark>\d{1,3})\.?\s+\S/;

/** The number a line begins with, raised or not. */
const numberOf = ({ mark, text }: Line): number => Number(mark ?? plain.exec(text.trim())?.groups?.mark);

function marksIn({ pieces, mark }: Line): number[] {
  const isMark = (at: number) => isFootnoteMark(pieces[at]!, pieces[at + 1]) && !(at === 0 && mark);
  return pieces.flatMap(({ text }, at) => (isMark(at) ? [Number(text)] : []));
}

/** Lines with which notes begin that nothing but their numbers tells: they count what the text above them carries, and little else follows. */
export function plainNotes(lines: readonly Line[], { openings }: Pick<Source, 'openings'>): Set<Line> {
  const ends = openings.filter(({ after }) => after?.includes('notes'));
  const isEnd = ({ text }: Line) => ends.some((each) => each.line.test(text.trim()));
  const opening = new Set<Line>();
  let carried: number[] = [];
  for (const [index, line] of lines.entries()) {
    carried.push(...marksIn(line).filter((mark) => mark > (carried.at(-1) ?? 0)));
    if (carried.length === 0 || numberOf(line) !== carried[0]) continue;
    const end = lines.findIndex((each, at) => at > index && isEnd(each));
    if (!countOn(lines.slice(index - 1, end === -1 ? undefined : end), carried)) continue;
    opening.add(line);
    carried = [];
  }
  return opening;
}

/** Whether what follows the first line, which is above it, are notes with these numbers. */
function countOn([above, ...lines]: readonly Line[], carried: readonly number[]): boolean {
  let count = 0;
  let beside = 0;
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1] ?? above;
    // Raised as it is, the number begins what stands off; at the top of a page nothing else tells.
    const isApart = standsOff({ ...line, pieces: [] }, 0, before);
    const isTurned =
      before !== undefined && before.page < line.page && /[.?!]["”’)\]]*$/.test(before.text.trim());
    if ((isApart || isTurned) && numberOf(line) === carried[count]) count++;
    else if (marksIn(line).length > 0 || (isApart && numberOf(line) === carried[0]! + count)) return false;
    else if (isApart) beside++;
  }
  return count === carried.length && beside <= count;
}

/** Marks the lines with which notes begin behind the opinion, each with its own. */
export function markNotes(regions: Region[], { beforeNote }: NonNullable<Source['noteMarks']>): void {
  let last: number | undefined;
  for (const { lines, zone } of regions) {
    if (zone !== 'notes') last = undefined;
    else
      for (const line of lines) {
        const number = numberOf(line);
        const isNext = last === undefined ? !Number.isNaN(number) : number === last + 1;
        const mark =
          beforeNote?.line.exec(line.text.trim())?.groups?.mark ?? (isNext ? String(number) : undefined);
        if (mark) {
          line.mark = mark;
          last = Number(mark);
        } else delete line.mark;
      }
  }
}
