/** The sentences that say where a material comes from and what became of the file. */
import type { CourtCase } from '../../../shared/cases.ts';
import type { MaterialRecord } from '../../../shared/materials.ts';
import { makerName } from '../../../study/words/engines.ts';
import { instantText } from '../../kit/dates.ts';

export const tierNames = { standard: 'Standard', premium: 'Premium' } as const;

export function originSentence({ engine, tier, createdAt }: MaterialRecord, now: Date): string {
  return `Made by ${makerName(engine)}. ${tierNames[tier]} tier, ${instantText(createdAt, now)}.`;
}

const pagesOf = (count: number) => (count === 1 ? '1 page' : `${count} pages`);

/** Undefined as long as the file is there. */
export function receiptSentence(
  { pdfDeletedAt, textDeletedAt, pageCount, missingPages }: CourtCase,
  now: Date,
) {
  if (!pdfDeletedAt) return undefined;
  const deleted = `File deleted ${instantText(pdfDeletedAt, now)}.`;
  if (textDeletedAt) return `${deleted} ${textGoneSentence(textDeletedAt, now)}`;
  const kept = pageCount === null ? 0 : pageCount - missingPages.length;
  return kept > 0 ? `${deleted} The text of ${pagesOf(kept)} is kept.` : deleted;
}

export const textGoneSentence = (textDeletedAt: string, now: Date) =>
  `Text deleted by you ${instantText(textDeletedAt, now)}.`;
