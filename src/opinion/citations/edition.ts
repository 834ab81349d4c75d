// Which of the editions that share a name a citation means, and what that says of its court.
import type { Reading } from './reading.ts';
import type { Edition } from './tables.ts';

const inYear =
  (year: number) =>
  ({ firstYear, lastYear }: Edition): boolean =>
    (firstYear === undefined || firstYear <= year) && (lastYear === undefined || year <= lastYear);

export function settleEdition(reading: Reading): void {
  const listed = reading.exact.length > 0 ? reading.exact : reading.variation;
  const fitting =
    listed.length > 1 && reading.year !== undefined ? listed.filter(inYear(reading.year)) : listed;
  const [edition] = fitting;
  if (edition && fitting.length === 1) reading.edition = edition;
}

export function settleCourt(reading: Reading): void {
  if (
    reading.court === undefined &&
    [...reading.exact, ...reading.variation].some(({ kind }) => kind === 'scotus')
  )
    reading.court = 'scotus';
}
