/** What a case asks before it is analyzed, and what each answer costs. */
import type { CaseQuestion, CourtCase, LittleQuestion } from '../../../../shared/cases.ts';
import type { SubscriptionStatus } from '../../../../shared/subscription.ts';
import { listed } from '../../../../study/words/listed.ts';
import { count } from '../../../format/count.ts';
import { dateText } from '../../../format/dates.ts';
import { withArticle } from '../../../format/found-in-file.ts';
import { shareOf } from '../upload/cost.ts';

/** "This doesn’t look like a court opinion; it looks like a motion." */
export function questionWords(question: CaseQuestion): string {
  if (question.kind === 'little_found') return `We didn’t find much in this file: ${littleWords(question)}.`;
  const { kind, documentKind, found } = question;
  if (kind === 'several_cases') return `This file has ${found.length} cases.`;
  const likeness = documentKind === null ? '.' : `; it looks like ${withArticle(documentKind)}.`;
  return `This doesn’t look like a court opinion${likeness}`;
}

/** "a holding, no rule, 2 statements, and no questions" */
function littleWords({ found }: LittleQuestion): string {
  const { holding, rule, statements, questions } = found;
  const many = (number: number, one: string) => (number === 0 ? `no ${one}s` : count(number, one));
  return listed([
    holding ? 'a holding' : 'no holding',
    rule ? 'a rule' : 'no rule',
    many(statements, 'statement'),
    many(questions, 'question'),
  ]);
}

export const deadlineWords = ({ answerBy }: CaseQuestion) =>
  `If you don’t answer, this is canceled on ${dateText(answerBy)} at no cost.`;

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
  const leaves = `${rest === 0 ? 'None' : rest} left after this.`;
  return { words: `It will use ${shareOf(analyses, left, units(left))}. ${leaves}`, isCovered: true };
}
