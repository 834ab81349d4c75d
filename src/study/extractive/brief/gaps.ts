/** What a professor may ask that the text does not answer. */
import { ladders } from '../../material/schema.ts';
import type { Findings } from '../findings.ts';
import { questionSetFrom } from '../questions/question-set.ts';

const fullSet = Object.values(ladders.premium).reduce((sum, count) => sum + count, 0);

export function gapsIn(findings: Findings): string[] {
  const { reading, posture, facts, issues, rules, reasoning, holdings, separate, terms } = findings;
  const { caption, disposition, missingPages } = reading.opinion;
  const gaps: [boolean, string][] = [
    [!reading.lead, 'An opinion of the court: only separate opinions or other matter was found.'],
    [!caption.court, 'The court that decided the case.'],
    [!caption.decidedOn, 'The date of the decision.'],
    [!caption.docket, 'The docket number.'],
    [!caption.author && caption.kind !== 'per_curiam', 'The author of the opinion.'],
    [!posture.seeksRelief, 'Who seeks relief, and what relief.'],
    [!posture.ruling, 'The motion or ruling under review.'],
    [!posture.standard, 'The standard of review.'],
    [posture.below.length === 0, 'What the courts below did.'],
    [facts.length === 0, 'The facts of the dispute.'],
    [issues.length === 0, 'The question the court answers, in so many words.'],
    [
      issues.length > 0 && issues.every(({ isInferred }) => isInferred),
      'A statement of the question presented: the issue above is inferred from the holding.',
    ],
    [rules.length === 0, 'The governing rule, stated in general terms.'],
    [reasoning.exchanges.length === 0, 'What each side argued.'],
    [holdings.ranked.length === 0, 'An express statement of the holding.'],
    [!disposition && !holdings.decree, 'The disposition.'],
    [separate.length === 0, 'A concurrence or dissent: none in this excerpt.'],
    [terms.length === 0, 'A definition of its key terms.'],
    [
      questionSetFrom(findings, 'premium').questions.length < fullSet,
      'Enough of an opinion for a full set of questions: the set stops where the text does.',
    ],
    [
      missingPages.length > 0,
      `The text of ${missingPages.length === 1 ? 'page' : 'pages'} ${missingPages.join(', ')}.`,
    ],
  ];
  return gaps.flatMap(([isMissing, text]) => (isMissing ? [text] : []));
}
