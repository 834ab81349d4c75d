import { expect, test } from 'vitest';
import { analyse } from '../findings.ts';
import { harborOpinion } from '../fixtures/harbor-opinion.ts';
import { otherGrounds, othersCarried } from './separate-views.ts';

test('a concurrence is asked about as another ground, a dissent is not', () => {
  const findings = analyse(harborOpinion());
  expect(otherGrounds(findings)).toEqual([]);
  const separate = findings.separate.map((each) => ({ ...each, kind: 'concurrence' as const }));
  const [asked] = otherGrounds({ ...findings, separate });
  expect(asked?.question).toMatch(/^Which ground is narrower, Pell’s/);
});

test('the answer about a view that did not carry rests on no more than it quotes', () => {
  const findings = analyse(harborOpinion());
  const { separate } = findings;
  for (const { answer, rests } of othersCarried({ ...findings, separate: [...separate, ...separate] })) {
    const quoted = answer.map(({ text }) => text);
    expect(rests.every(({ shown }) => quoted.includes(shown))).toBe(true);
  }
});
