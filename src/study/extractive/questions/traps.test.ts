import { expect, test } from 'vitest';
import { composeQuestions } from '../engine.ts';
import { analyse, type Findings } from '../findings.ts';
import { harborMajority, harborOpinion } from '../fixtures/harbor-opinion.ts';
import { orderedBelow, temptersOf, trapOf } from './traps.ts';

const lease =
  'In 2016 plaintiff Ann Marlow leased a warehouse from Harbor Freight Company. The question presented is whether a landlord who keeps the keys to a warehouse must warn its tenant of a known defect in the roof.';
const rule =
  'It is well settled that a landlord must warn a tenant of a known defect in the roof if the tenant cannot discover it.';
const held =
  'We hold that a landlord who keeps the keys to a warehouse must warn its tenant of a known defect in the roof.';
const order = 'The judgment of the Court of Appeals is reversed.';

const wordsOf = (findings: Findings) =>
  temptersOf(findings, [...findings.rules, findings.holdings.line?.sentence]).map(({ words }) => words);

test('what a side argued and lost tempts, in its own clause', () => {
  const findings = analyse(
    harborMajority(
      lease,
      rule,
      `Harbor Freight argues that the duty to warn a tenant of a defect in the roof ended with the lease. We disagree. ${held}`,
      order,
    ),
  );
  expect(wordsOf(findings)).toContain(
    'the duty to warn a tenant of a defect in the roof ended with the lease.',
  );
});

test('the broader holding that the court declines tempts, the law that decides never', () => {
  const declined = 'the landlord of a warehouse must mend every defect in the roof';
  const findings = analyse(harborMajority(lease, rule, `${held} We do not say that ${declined}.`, order));
  const tempting = temptersOf(findings, [findings.holdings.line?.sentence]).map(({ words }) => words);
  expect(tempting).toContain(`${declined}.`);
  expect(tempting.some((words) => findings.holdings.line?.sentence.shown.includes(words))).toBe(false);
});

test('only another outcome than the court’s tempts, never an event', () => {
  const findings = analyse(harborOpinion());
  const { ruling, below } = findings.posture;
  const [step] = [ruling, ...below].filter((each) => each !== undefined);
  if (!step) throw new Error('The invented opinion has a ruling');
  const told = (text: string) => {
    const sentence = { ...step, shown: text, text, other: 0 };
    return orderedBelow({
      ...findings,
      posture: { ruling: sentence, below: [] },
      reading: { ...findings.reading, sentences: [] },
    }).map(({ words }) => words);
  };
  const affirmed = 'The Court of Appeals affirmed the judgment for the landlord.';
  expect(told(affirmed)).toEqual([affirmed]);
  expect(told('The Court of Appeals reversed the judgment for the landlord.')).toEqual([]);
  expect(told('The district court held a hearing on the state of the roof.')).toEqual([]);
  expect(told('The judge of the district court entered the room and hugged the tenant.')).toEqual([]);
});

test('no trap repeats what the set asks or answers', () => {
  const findings = analyse(harborOpinion());
  const [sentence] = findings.rules;
  if (!sentence) throw new Error('The invented opinion has a rule');
  const words = 'the lease ended the duty.';
  const temptations = [{ words, sentence, isInstead: 'the court does not say so' }];
  expect(trapOf({ temptations, answer: [] }, []).trap).toBe(
    'Tempting: “the lease ended the duty.” But the court does not say so.',
  );
  expect(trapOf({ temptations, answer: [] }, [`“${words}” Why does that fail?`])).toEqual({});
});

test('no set offers the holding or the rule as a wrong answer', () => {
  const findings = analyse(harborOpinion());
  const { questions } = composeQuestions(harborOpinion(), 'premium');
  for (const { trap } of questions)
    expect(
      [...findings.rules, findings.holdings.line?.sentence].every(
        (law) => !law || !trap?.includes(law.shown),
      ),
    ).toBe(true);
});
