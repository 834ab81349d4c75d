/** The sentences that say where a material comes from and what became of the file. */
import type { CourtCase } from '../../../shared/cases.ts';
import type { Brief, MaterialRecord } from '../../../shared/materials.ts';
import { instantText } from '../../kit/dates.ts';
import { isEmbedded, modelName } from '../../kit/engine-names.ts';
import { excerptWords, pageGapWords } from '../../kit/gap-words.ts';

export const tierNames = { standard: 'Standard', premium: 'Premium' } as const;

const embedded = 'the embedded engine from the opinion’s own sentences';

export function originSentence({ engine, tier, createdAt }: MaterialRecord, now: Date): string {
  const maker = isEmbedded(engine) ? embedded : modelName(engine);
  return `Made by ${maker}. ${tierNames[tier]} tier, ${instantText(createdAt, now)}.`;
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

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Undefined where every page was read. */
export function missingSentence(pages: readonly number[]): string | undefined {
  if (pages.length === 0) return undefined;
  const names = list.format(pages.map(String));
  return pages.length === 1
    ? `Page ${names} of the PDF could not be read. Nothing here rests on it.`
    : `Pages ${names} of the PDF could not be read. Nothing here rests on them.`;
}

/** What a brief cannot rest on, because the file or its text lacks it. */
export function gapSentences({ missingPages, pageGaps, isExcerpt }: Brief): string[] {
  return [missingSentence(missingPages), pageGapWords(pageGaps), isExcerpt ? excerptWords : undefined].filter(
    (sentence) => sentence !== undefined,
  );
}
