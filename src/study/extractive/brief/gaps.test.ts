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

test('a dissent whose beginning was not seen is a gap', () => {
  const findings = analyse(harborOpinion());
  const { reading } = findings;
  const [paragraph] = reading.section.paragraphs;
  if (!paragraph) throw new Error('The invented opinion has paragraphs');
  const saysSo = (text: string) => {
    const section = { ...reading.section, paragraphs: [{ ...paragraph, text }] };
    return gapsIn({ ...findings, reading: { ...reading, section } }, 'standard').some((gap) =>
      /^Where a separate opinion begins/.test(gap),
    );
  };
  expect(saysSo('{31} I concur in part. I respectfully dissent from the reversal.')).toBe(true);
  expect(saysSo('Judge Kell wrote, “I respectfully dissent.” We follow her.')).toBe(false);
});
