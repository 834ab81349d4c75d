import { expect, test } from 'vitest';
import type { Read, ReadSentence } from '../reading.ts';
import { additionIn, additions } from './assigned.ts';

/** Of each row a sentence that has it and one that has not. */
const examples: Readonly<Record<string, readonly [has: string, hasNot: string]>> = {
  overrules: [
    'To this extent Oakes and Lund are overruled.',
    'In 1976 this Court, in Lund, overruled Oakes.',
  ],
  'first impression': [
    'This question has not previously been raised in the courts of Sable.',
    'In Oakes, the first case upon which the tenant relies, the court first construed the Act.',
  ],
  'settles or changes the law': [
    'We take this case to clarify what a landlord must tell.',
    'The judge declined to reconsider his earlier refusals.',
  ],
};

test.each(Object.entries(additions))(
  '“%s” is seen in its one example and not in the other',
  (name, pattern) => {
    expect(examples[name]?.map((sentence) => pattern.test(sentence))).toEqual([true, false]);
  },
);

const told = (text: string, more: Partial<ReadSentence> = {}) =>
  ({
    text,
    shown: text,
    salience: 1,
    place: 0.1,
    alone: 0.9,
    other: 0,
    voice: 'court',
    odds: { argument: 0, proceedings: 0 },
    ...more,
  }) as ReadSentence;
const added = (sentence: ReadSentence) => additionIn({ sentences: [sentence] } as unknown as Read, new Set());

test('what another decision did adds nothing', () => {
  expect(added(told('The rule of Oakes v. Stone is overruled today.'))).toBeDefined();
  expect(added(told('No New Sable case has directly considered the toll of a pier.'))).toBeDefined();
  expect(added(told('We overrule Oakes.', { voice: 'precedent', other: 1 }))).toBeUndefined();
});
