import { expect, test } from 'vitest';
import { analyse } from '../findings.ts';
import { harborOpinion } from '../fixtures/harbor-opinion.ts';
import { questionSetFrom } from '../questions/question-set.ts';
import { gapsIn } from './gaps.ts';

test('what is offered to choose from is not said to be missing', () => {
  const findings = analyse(harborOpinion());
  const { reading } = findings;
  // Nothing else in it would be taken for a holding.
  const sentences = reading.sentences.map((each) => ({ ...each, odds: { ...each.odds, holding: 0 } }));
  const none = { ...findings, reading: { ...reading, sentences }, holdings: { ranked: [] } };
  const missing = 'An express statement of the holding.';
  expect(gapsIn({ ...none, unsure: {} }, 'standard')).toContain(missing);
  expect(gapsIn({ ...none, unsure: { holding: sentences.slice(0, 2) } }, 'standard')).not.toContain(missing);
});

test('a set is called short beside its own tier’s ladder', () => {
  const findings = analyse(harborOpinion());
  const asked = (tier: 'standard' | 'premium') => questionSetFrom(findings, tier).questions.length;
  const saysShort = (tier: 'standard' | 'premium') =>
    /full set of questions/.test(gapsIn(findings, tier).join(' '));
  expect([saysShort('standard'), saysShort('premium')]).toEqual([
    asked('standard') < 5,
    asked('premium') < 10,
  ]);
});
