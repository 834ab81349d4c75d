import { expect, test } from 'vitest';
import { termsOf } from '../../language/words.ts';
import { analyse, type Findings } from '../findings.ts';
import { harborOpinion } from '../fixtures/harbor-opinion.ts';
import { hardQuestions } from './hard.ts';

const findings = analyse(harborOpinion());
const [separate] = findings.separate;
const [rule] = findings.rules;
if (!separate || !rule) throw new Error('The invented opinion has a dissent and a rule');
const worded = <Each extends { shown: string }>(sentence: Each, shown: string) => ({
  ...sentence,
  shown,
  text: shown,
  terms: termsOf(shown),
});
const defending = (said: string) => {
  const exchanges: Findings['reasoning']['exchanges'] = [];
  const line = findings.holdings.line && {
    ...findings.holdings.line,
    sentence: worded(
      findings.holdings.line.sentence,
      'We hold that a landlord who keeps the keys owes its tenant a duty to warn of a defect in the roof.',
    ),
  };
  const points = [worded(separate.summary[0] ?? separate.opening[0]!, said)];
  return hardQuestions({
    ...findings,
    holdings: { ...findings.holdings, ...(line && { line }) },
    reasoning: { ...findings.reasoning, exchanges },
    separate: [{ ...separate, points }],
  }).find(({ kind }) => kind === 'rejected_argument');
};

test('a dissent is defended by its reason, against the holding that it names', () => {
  const reason = 'In my view a tenant who can inspect the roof needs no landlord to warn of a defect.';
  const asked = defending(reason);
  expect(asked?.question).toMatch(/^Defend Pell’s dissent against this: “We hold that a landlord/);
  expect(asked?.answer[0]?.text).toBe(reason);
});

test.each([
  'I would affirm the judgment of the Court of Appeals.',
  'I cannot take time to review the cases on the roof, the landlord and the duty to warn.',
  'The Court holds that a landlord who keeps the keys owes its tenant a duty to warn of a defect in the roof.',
  'In my view the pilot of a ferry must look for the light of the barge.',
])('“%s” defends nothing', (said) => {
  expect(defending(said)).toBeUndefined();
});

test('a case on either side of a line is asked for only where a line is drawn', () => {
  const edge = (text: string) => {
    const exceptions = [worded(rule, text)];
    const { line } = findings.holdings;
    if (!line) throw new Error('The invented opinion has a holding');
    const sentence = worded(
      line.sentence,
      'We hold that the duty of a landlord to warn its tenant of a defect in the roof had not ended.',
    );
    return hardQuestions({
      ...findings,
      exceptions,
      rules: [],
      holdings: { ...findings.holdings, line: { ...line, sentence } },
      reasoning: { ...findings.reasoning, limits: [] },
    }).find(({ question }) => /just inside that line/.test(question));
  };
  expect(edge('The duty to warn a tenant does not apply unless the landlord keeps the keys.')).toBeDefined();
  expect(edge('The duty to warn a tenant of a defect in the roof is old.')).toBeUndefined();
});

test('what a fact bears on speaks of that fact', () => {
  const posed = hardQuestions(findings).filter(
    ({ kind, inPair }) => kind === 'hypothetical' && inPair === 'first',
  );
  expect(posed.length).toBeGreaterThan(0);
  for (const { answer } of posed)
    expect(answer.some(({ text }) => /Measure the changed fact/.test(text))).toBe(true);
});
