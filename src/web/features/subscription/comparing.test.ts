import { describe, expect, it } from 'vitest';
import { comparisonWords, excerptOf, samplesOf } from './comparing.ts';
import { modelSamples, type TierSamples } from './samples.ts';

const question = (text: string) => ({ question: text, answer: 'So.', difficulty: 'Hard' as const });
const [first, second] = [
  'What did the court below decide in this case?',
  'Where does the rule of this case stop, and why?',
];
const rule = 'A landlord must warn a tenant of a known defect.';
const further = 'Oakes v. Stone is what the court builds on in this case.';
const embedded: TierSamples = {
  outlines: {
    standard: [{ title: 'Black-letter rule', content: rule }],
    premium: [
      {
        title: 'Black-letter rule',
        content: `${rule}\n Source: Bergson v. City of Orrin, 412 U.S. 98, 104 (1973).\nThe precedents that this court builds on.\n ${further}`,
      },
    ],
  },
  questions: { standard: [question(first)], premium: [question(first), question(second)] },
};
const more = { isDistinct: true, adds: 'Further rules.' };
const same = { isDistinct: false, adds: null };
const engines = (standard: string, premium: string) => ({ engines: { standard, premium } });

describe('the comparison', () => {
  it('shows what the engines of this server make in each tier', () => {
    const premium = { brief: more, outline: more, questions: more };
    expect(samplesOf({ ...engines('extractive', 'extractive'), premium }, embedded)).toEqual(embedded);
    const mixed = samplesOf({ ...engines('extractive', 'openai:a'), premium }, embedded);
    expect(mixed.outlines.standard).toBe(embedded.outlines.standard);
    expect(mixed.outlines.premium).toBe(modelSamples.outlines.premium);
  });

  it('shows the same on both sides where premium adds nothing, and says so', () => {
    const told = {
      ...engines('openai:a', 'openai:a'),
      premium: { brief: same, outline: same, questions: more },
    };
    const { outlines, questions } = samplesOf(told, embedded);
    expect(outlines.premium).toBe(outlines.standard);
    expect(questions.premium).toHaveLength(10);
    expect(comparisonWords('outlines', told)).toBe(
      'Both have 6 sections. On this server, premium adds nothing here.',
    );
    expect(comparisonWords('questions', told)).toMatch(
      /^Standard: about 5 questions per case\. Premium: Further rules\. Both are /,
    );
  });

  it('takes of premium a line that standard does not have', () => {
    expect(excerptOf(embedded, 'outlines', 'standard')).toBe(rule);
    expect(excerptOf(embedded, 'outlines', 'premium')).toBe(further);
    expect(excerptOf(embedded, 'questions', 'standard')).toBe(first);
    expect(excerptOf(embedded, 'questions', 'premium')).toBe(second);
  });
});
