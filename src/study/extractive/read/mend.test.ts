import { expect, test } from 'vitest';
import { mendsOf } from './mend.ts';

const told = (...sentences: string[]) => sentences.map((shown) => ({ shown, paragraphIndex: 0 }));
const lastOf = (...sentences: string[]) => mendsOf(told(...sentences)).at(-1);

test.each([
  [
    ['Defendant drove home at night.', 'He was stopped at the ferry.'],
    '[Defendant] was stopped at the ferry.',
  ],
  [['Petitioners sued the harbor.', 'Their claim was denied.'], '[Petitioners’] claim was denied.'],
  [['The trial court heard evidence.', 'It denied the motion.'], '[The trial court] denied the motion.'],
  [
    ['Marlow lived above the warehouse.', 'She complained of the roof.', 'She moved out in May.'],
    '[Marlow] moved out in May.',
  ],
  [
    ['Section 12(b) governs leases.', 'A landlord need not read this section aloud.'],
    'A landlord need not read [Section 12(b)] aloud.',
  ],
])('after %j it is certain who or what is meant', (sentences, shown) => {
  const mended = lastOf(...sentences);
  expect(mended?.shown).toBe(shown);
  for (const { start, end } of mended?.brackets ?? [])
    expect(mended?.shown.slice(start, end)).toMatch(/^\[.+\]$/);
});

test.each([
  [['Defendant met the officer at the ferry.', 'He was armed.']],
  [['Marlow called Pell from the roof.', 'She was angry.']],
  [['Petitioner sued the harbor.', 'They denied it.']],
  [['The court heard the roof fall.', 'It was loud.']],
  [['Section 12 and Section 14 govern leases.', 'A landlord need not read this section aloud.']],
  [['Defendant drove home.', 'He made this argument below.']],
])('after %j it is not, and nothing is put in', (sentences) => {
  expect(lastOf(...sentences)).toBeUndefined();
});

test('another paragraph is another subject', () => {
  const sentences = told('Defendant drove home.', 'He was stopped.').map((each, paragraphIndex) => ({
    ...each,
    paragraphIndex,
  }));
  expect(mendsOf(sentences)).toEqual([undefined, undefined]);
});
