/** What a case asks before it is analyzed, and what each answer costs. */
import type { CaseQuestion, CourtCase } from '../../../../shared/cases.ts';
import type { SubscriptionStatus } from '../../../../shared/subscription.ts';
import { count } from '../../../kit/count.ts';
import { dateText } from '../../../kit/dates.ts';
import { shareOf } from '../upload/cost.ts';

const properNames: Record<string, string> = { contents: 'table of contents' };

function withArticle(kind: string): string {
  const name = properNames[kind] ?? kind;
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** "This does not look like a court opinion; it looks like a motion." */
export function questionWords({ kind, documentKind, found }: CaseQuestion): string {
  if (kind === 'several_cases') return `This file holds ${found.length} cases.`;
  const likeness = documentKind === null ? '.' : `; it looks like ${withArticle(documentKind)}.`;
  return `This does not look like a court opinion${likeness}`;
}

/** "pages 2–3", of the PDF. */
export const pagesWords = ({ firstPage, lastPage }: CaseQuestion['found'][number]) =>
  firstPage === lastPage ? `page ${firstPage}` : `pages ${firstPage}–${lastPage}`;

export const deadlineWords = ({ answerBy }: CaseQuestion) =>
  `Without an answer this is cancelled on ${dateText(answerBy)}, at no cost.`;

export type Cost = { words: string; isCovered: boolean };

/** What is set aside for the case already counts as left: it is not spent before the answer. */
export function costOf(
  analyses: number,
  { tier }: Pick<CourtCase, 'tier'>,
  { analysesUsed, limit, premiumTokens }: SubscriptionStatus,
): Cost {
  const isToken = tier === 'premium';
  const left = (isToken ? premiumTokens : Math.max(0, limit - analysesUsed)) + 1;
  const units = (number: number) =>
    isToken ? count(number, 'premium token') : count(number, 'analysis', 'analyses');
  if (analyses > left) {
    return { words: `This needs ${units(analyses)}; you have ${left}.`, isCovered: false };
  }
  const rest = left - analyses;
  const leaves =
    rest === 0 ? 'None is left after it.' : `${rest} ${rest === 1 ? 'is' : 'are'} left after it.`;
  return { words: `It will use ${shareOf(analyses, left, units(left))}. ${leaves}`, isCovered: true };
}
