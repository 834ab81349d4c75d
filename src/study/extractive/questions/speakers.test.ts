import { expect, test } from 'vitest';
import type { Findings } from '../findings.ts';
import { argumentIn, possessive, sidesByRole } from './speakers.ts';

test.each([
  [
    'The State first contends that the stop was brief and civil.',
    'the State',
    'the stop was brief and civil.',
  ],
  [
    'On appeal, Defendant argues that nobody warned him of the rot.',
    'Defendant',
    'nobody warned him of the rot.',
  ],
  [
    'Harbor Freight, relying on the lease, maintains that the roof was never its concern.',
    'Harbor Freight',
    'the roof was never its concern.',
  ],
])('in “%s” the speaker and the clause are told apart', (shown, speaker, clause) => {
  expect(argumentIn(shown)).toEqual({ speaker, clause });
});

test.each([
  'The Court of Appeals suggested that the roof was sound and dry.',
  'It argues that the roof was sound and dry.',
  'The dissent insists that the roof was sound and dry.',
  'The keeper said that the roof was sound and dry.',
])('nobody is named as a side that argues in “%s”', (shown) => {
  expect(argumentIn(shown)).toBeUndefined();
});

test('several have a bare apostrophe, one whose name ends in s has not', () => {
  expect(['Stevens', 'petitioners'].map(possessive)).toEqual(['Stevens’s', 'petitioners’']);
});

test('the sides of a case without names are called by their part in the suit', () => {
  const told = (...texts: string[]) =>
    ({ reading: { sentences: texts.map((text) => ({ text })) } }) as unknown as Findings;
  const criminal = ['The State charged Defendant.', 'The State called Defendant back, and Defendant left.'];
  expect(
    sidesByRole(told(...criminal, 'Nobody heard the State when the State rested before the State.')),
  ).toEqual(['Defendant', 'the State']);
  expect(sidesByRole(told('The roof fell on the plaintiff.'))).toBeUndefined();
});
