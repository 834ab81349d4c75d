/** Questions about what a side argues and how the court answers. */
import type { Findings } from '../findings.ts';
import { type Candidate, quoting, rereadOf, unquoted } from './candidate.ts';

export function argumentsMet(findings: Findings): Candidate[] {
  const { exchanges } = findings.reasoning;
  const answered = exchanges.flatMap(({ argument, answer }) => (answer ? [{ argument, answer }] : []));
  const agrees = ({ answer }: (typeof answered)[number]) => /\bwe agree\b/i.test(answer.text);
  const ranked = answered.toSorted((one, other) => Number(agrees(one)) - Number(agrees(other)));
  return ranked.map(({ argument, answer }) => ({
    question: `“${unquoted(argument)}” How does the court meet that argument?`,
    ...quoting([answer]),
    difficulty: 'Medium',
    kind: 'rejected_argument',
    followUps: ['How would you improve it?'],
    reread: rereadOf([argument, answer]),
  }));
}
