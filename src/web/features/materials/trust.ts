/** The sentences that say where a material comes from and what became of the file. */
import { type CourtCase, pagesKept } from '../../../shared/cases.ts';
import type { MaterialRecord } from '../../../shared/materials.ts';
import type { Checking } from '../../../study/material/schema.ts';
import { broughtIn, chosenByProgram, isEmbedded, makerName } from '../../../study/words/engines.ts';
import { howChecked, howReread } from '../../../study/words/statements.ts';
import { count } from '../../format/count.ts';
import { instantText } from '../../format/dates.ts';

export const tierNames = { standard: 'Standard', premium: 'Premium' } as const;

type MaterialOrigin = Pick<MaterialRecord, 'engine' | 'tier' | 'createdAt'> & {
  checking?: Checking | undefined;
};

export function originSentence({ engine, tier, createdAt, checking }: MaterialOrigin, now: Date): string {
  const made = `Made by ${makerName(engine)}. ${tierNames[tier]} tier, ${instantText(createdAt, now)}.`;
  if (engine === broughtIn) return `${made} ${checkedAgain}`;
  const checked = isEmbedded(engine) ? [chosenByProgram] : [howChecked, howReread(checking)];
  return [made, ...checked].filter(Boolean).join(' ');
}

const checkedAgain =
  'We checked every quote again against the text that came with it, and marked what isn’t there.';

/** Undefined as long as the file is there. */
export function receiptSentence(one: CourtCase, now: Date) {
  const { pdfDeletedAt, textDeletedAt } = one;
  if (!pdfDeletedAt) return undefined;
  const deleted = `File deleted ${instantText(pdfDeletedAt, now)}.`;
  if (textDeletedAt) return `${deleted} ${textGoneSentence(textDeletedAt, now)}`;
  const kept = pagesKept(one);
  return kept > 0 ? `${deleted} The text of ${count(kept, 'page')} is kept.` : deleted;
}

export const textGoneSentence = (textDeletedAt: string, now: Date) =>
  `You deleted the text ${instantText(textDeletedAt, now)}.`;
