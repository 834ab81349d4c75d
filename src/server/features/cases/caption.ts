/** What is stored of a case's caption when its text is: the reader's findings, beside which the student's own stand. */
import { sql } from 'drizzle-orm';
import { storedFindingsOf } from '../../../opinion/findings.ts';
import type { Opinion } from '../../../opinion/opinion.ts';
import { type CaptionField, captionFieldSchema } from '../../../shared/cases.ts';
import { cases } from '../../db/tables.ts';

export function readerFindings(opinion: Opinion) {
  const { title, ...findings } = storedFindingsOf(opinion);
  return { ...findings, ...(title ? { title: unlessOwn(title) } : {}) };
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
