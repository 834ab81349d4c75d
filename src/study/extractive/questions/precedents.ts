/** Questions about the use the court makes of an earlier case. */
import type { Findings } from '../findings.ts';
import { draftFrom } from '../text/items.ts';
import type { Sentence } from '../text/sentence.ts';
import { type Candidate, callsIn, fitting, introduced, quoting, rereadOf } from './candidate.ts';

type Named = { name: string; sentence: Sentence };

export function precedentsUsed(findings: Findings): Candidate[] {
  const { caseName } = callsIn(findings);
  return namedPrecedents(findings).map(({ name, sentence }, index) => ({
    question: `What work does ${name} do in the reasoning of ${caseName}?`,
    ...quoting(fitting([sentence, findings.reasoning.reasons[index]], 130)),
    difficulty: 'Medium',
    kind: 'precedent',
    followUps: [`On what fact could a court distinguish ${name} from this case?`],
    trap: `Tempting: to recite ${name}. What is asked is the use that this court makes of it.`,
    reread: rereadOf([sentence]),
  }));
}

/** Hard, and a change of law where no change of fact can be put. */
export function withoutPrecedent(findings: Findings): Candidate | undefined {
  const [first] = namedPrecedents(findings);
  const reason = findings.reasoning.reasons.at(-1);
  const held = findings.holdings.line?.sentence ?? findings.conclusion[0];
  if (!first || !reason || !held) return undefined;
  const { caseName } = callsIn(findings);
  const { name, sentence } = first;
  return {
    question: `Now change the law instead of a fact. Suppose that ${name} had been overruled the day before ${caseName} was argued. Could the court still reach its result?`,
    answer: [
      draftFrom('It depends on how much of the reasoning rests on that case:', [sentence], ['inferred']),
      ...quoting([sentence]).answer,
      ...introduced('For the same result, there is what the court says besides:', reason),
      ...introduced('A different result would have to explain away what the court concludes:', held),
    ],
    rests: [sentence, reason, held],
    difficulty: 'Hard',
    kind: 'hypothetical',
    inPair: 'second',
    followUps: ['Is there another authority in the opinion that could take its place?'],
    trap: 'Tempting: to think that a result falls with each case it cites. Ask what the citation was for.',
    reread: rereadOf([sentence, reason]),
  };
}

function namedPrecedents({ reasoning, reading }: Findings): Named[] {
  const own = reading.opinion.caption.caseName;
  const found: Named[] = [];
  for (const sentence of reasoning.precedents) {
    const name = namedCase(`${sentence.text} ${sentence.authority}`);
    if (name && name !== own && !found.some((other) => other.name === name)) found.push({ name, sentence });
  }
  return found;
}

export function namedCase(text: string): string | undefined {
  const match =
    /(?:(?:[A-Z][\w.’'&-]{0,30}|of|the|&|ex rel\.|for) ){1,7}v\. (?:[A-Z][\w.’'&-]{0,30})(?: (?:[A-Z][\w.’'&-]{0,30}|of|the|&)){0,5}/.exec(
      text,
    )?.[0];
  const name = match
    ?.trim()
    .replace(/^(?:In|See|As|Under|Unlike|But|And|Since|Our|Both|Cf\.|E\.g\.|the|of) (?:also )?/i, '')
    .replace(/[,.]$/, '')
    .replace(/ (?:the|of|&|The|We|In)$/, '');
  return name && /^[A-Z]/.test(name) && name.length < 70 ? name : undefined;
}
