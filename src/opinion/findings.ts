import { casesIn } from './found-cases/case-starts.ts';
import type { Opinion } from './opinion.ts';

/** What the reader found of a case beside its text, as a case is answered: null for what the text does not say. */
export function findingsOf(opinion: Opinion) {
  const { caption, disposition, pageCount, missingPages, paragraphs, contents } = opinion;
  return {
    // A file of several cases that is taken as one has the name of the first.
    title: caption.caseName ?? casesIn(paragraphs, contents)[0]?.title ?? null,
    citation: caption.citation ?? null,
    court: caption.court ?? null,
    decidedOn: caption.decidedOn ?? null,
    docket: caption.docket ?? null,
    author: caption.author ?? null,
    disposition: disposition?.summary ?? null,
    pageCount,
    missingPages,
  };
}

/** By the names under which the fields are answered: a case's name is its title. */
export function confidenceOf({ caption }: Opinion) {
  const { caseName: title, kind: _, ...confidence } = caption.confidence;
  return title === undefined ? confidence : { ...confidence, title };
}

/** Printed page numbers that the file passes over: "558", "560–563". */
export function pageGapsOf({ leftOut = [] }: Opinion): string[] {
  return leftOut.map(({ labels: [first, last] }) => (first === last ? first : `${first}–${last}`));
}

/** The same with what is stored beside it. */
export const storedFindingsOf = (opinion: Opinion) => ({
  ...findingsOf(opinion),
  captionConfidence: confidenceOf(opinion),
  pageGaps: pageGapsOf(opinion),
});
