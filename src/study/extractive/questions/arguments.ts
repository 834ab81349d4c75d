/** Questions about what a side argues and how the court answers. */
import type { Findings } from '../findings.ts';
import { type Candidate, callsIn, quoting, rereadOf, unquoted } from './candidate.ts';

export function argumentsMet(findings: Findings): Candidate[] {
  const { exchanges } = findings.reasoning;
  const { caseName } = callsIn(findings);
  const answered = exchanges.flatMap(({ argument, answer }) => (answer ? [{ argument, answer }] : []));
  const agrees = ({ answer }: (typeof answered)[number]) => /\bwe agree\b/i.test(answer.text);
  const ranked = answered.toSorted((one, other) => Number(agrees(one)) - Number(agrees(other)));
  return ranked.map(({ argument, answer }) => ({
    question: `Take this argument from ${caseName}: “${unquoted(argument)}” How does the court meet it?`,
    ...quoting([answer]),
    difficulty: 'Medium',
    kind: 'rejected_argument',
    followUps: ['What is the strongest form of that argument?'],
    reread: rereadOf([argument, answer]),
  }));
}
