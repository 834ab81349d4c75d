/** Questions about the use the court makes of an earlier case. */
import type { Findings } from '../findings.ts';
import { namedCase } from '../precedents.ts';
import { draftFrom } from '../text/items.ts';
import type { Sentence } from '../text/sentence.ts';
import { type Candidate, callsIn, introduced, quoting } from './candidate.ts';

type NamedPrecedent = { name: string; sentence: Sentence };

export function precedentsUsed(findings: Findings): Candidate[] {
  return namedPrecedents(findings, findings.reasoning.precedents).map(({ name, sentence }) => ({
    question: `What work does ${name} do in the reasoning of ${callsIn(findings).caseName}?`,
    ...quoting([sentence]),
    kind: 'precedent',
    followUps: [`On what fact could a court distinguish ${name} from this case?`],
  }));
}

/** Hard, and a change of law where no change of fact can be put. */
export function withoutPrecedent(findings: Findings): Candidate | undefined {
  const [first] = namedPrecedents(findings, [...findings.reasoning.precedents, ...findings.rules]);
  const { policy, reasons } = findings.reasoning;
  const reason = policy[0] ?? reasons.at(-1);
  if (!first || !reason) return undefined;
  const { name, sentence } = first;
  return {
    question: `Change the law instead. Suppose that ${name} had been overruled before ${callsIn(findings).caseName} was argued. Could the court still reach its result?`,
    answer: [
      draftFrom('What rests on that case:', [sentence], ['inferred']),
      ...quoting([sentence]).answer,
      ...introduced('What else the court says:', reason),
    ],
    rests: [sentence, reason],
    kind: 'hypothetical',
    inPair: 'second',
    followUps: ['Is there another authority in the opinion that could take its place?'],
  };
}

function namedPrecedents({ reading }: Findings, among: readonly Sentence[]): NamedPrecedent[] {
  const own = reading.opinion.caption.caseName;
  const found: NamedPrecedent[] = [];
  for (const sentence of among) {
    const name = namedCase(`${sentence.text} ${sentence.authority}`);
    if (name && name !== own && !found.some((other) => other.name === name)) found.push({ name, sentence });
  }
  return found;
}
