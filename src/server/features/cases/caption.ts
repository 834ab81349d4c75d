/** What is stored of a case's caption when its text is: the reader's findings, beside which the student's own stand. */
import { sql } from 'drizzle-orm';
import type { Opinion } from '../../../opinion/opinion.ts';
import { type CaptionField, captionFieldSchema } from '../../../shared/cases.ts';
import { cases } from '../../db/tables.ts';

export function readerFindings({ caption, disposition, pageCount, missingPages, leftOut = [] }: Opinion) {
  const { caseName: title, kind: _, ...confidence } = caption.confidence;
  return {
    ...(caption.caseName ? { title: unlessOwn(caption.caseName) } : {}),
    citation: caption.citation ?? null,
    court: caption.court ?? null,
    decidedOn: caption.decidedOn ?? null,
    docket: caption.docket ?? null,
    author: caption.author ?? null,
    disposition: disposition?.summary ?? null,
    captionConfidence: title === undefined ? confidence : { ...confidence, title },
    pageCount,
    missingPages,
    pageGaps: leftOut.map(({ labels: [first, last] }) => (first === last ? first : `${first}–${last}`)),
  };
}

/**
 * In the one update of the transaction: a second one of the same row would lock the class session, while who deletes
 * that waits for the case.
 */
export const unlessOwn = (title: string) =>
  sql`case when ${cases.isTitleOwn} then ${cases.title} else ${title} end`;

export type CaptionDraft = { [Field in CaptionField]?: string | null | undefined };

/** Only what the student named is hers; the rest stays the reader's. */
export function ownCaptionOf(draft: CaptionDraft): Record<string, string | null> {
  const named = captionFieldSchema.options.flatMap((field) => {
    const value = draft[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  return Object.fromEntries(named);
}
