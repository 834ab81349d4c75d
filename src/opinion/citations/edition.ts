// Which of the editions that share a name a citation means, and what that says of its court.
import type { CitationMatch } from './citation-match.ts';
import type { Edition } from './tables.ts';

const inYear =
  (year: number) =>
  ({ firstYear, lastYear }: Edition): boolean =>
    (firstYear === undefined || firstYear <= year) && (lastYear === undefined || year <= lastYear);

export function settleEdition(match: CitationMatch): void {
  const listed = match.exact.length > 0 ? match.exact : match.variation;
  const fitting = listed.length > 1 && match.year !== undefined ? listed.filter(inYear(match.year)) : listed;
  const [edition] = fitting;
  if (edition && fitting.length === 1) match.edition = edition;
}

export function settleCourt(match: CitationMatch): void {
  if (match.court === undefined && [...match.exact, ...match.variation].some(({ kind }) => kind === 'scotus'))
    match.court = 'scotus';
}
