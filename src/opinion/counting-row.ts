export type CountedMark = { number: number; index: number };

/** Copies lose a number here and there. */
const mostSkipped = 3;

type Row = { length: number; mark: CountedMark; before: Row | undefined };

/** The longest row of numbers, in their order, that count on from the first few; some may be lost. */
export function longestRow(marks: CountedMark[]): CountedMark[] {
  const rows = new Map<number, Row>();
  let longest: Row | undefined;
  for (const mark of marks) {
    let before: Row | undefined;
    for (let step = 1; step <= mostSkipped; step++) {
      const row = rows.get(mark.number - step);
      if (row && row.length > (before?.length ?? 0)) before = row;
    }
    if (!before && mark.number > mostSkipped) continue;
    const row = { length: 1 + (before?.length ?? 0), mark, before };
    if (row.length > (rows.get(mark.number)?.length ?? 0)) rows.set(mark.number, row);
    if (row.length > (longest?.length ?? 0)) longest = row;
  }
  const ordered: CountedMark[] = [];
  for (let row = longest; row; row = row.before) ordered.unshift(row.mark);
  return ordered;
}
