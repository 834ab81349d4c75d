import { expect, test } from 'vitest';
import type { Read, ReadSentence } from '../read/read.ts';
import { againstOrderIn, isOvertaken, leadsToOrder } from './order.ts';

type Told = [text: string, role: 'holding' | 'decree'];

function readOf(summary: string, told: readonly Told[]): Read {
  const sentences = told.map(([text, role], index) => ({
    index,
    text,
    shown: text,
    terms: [],
    paragraphIndex: 7,
    place: 0.9,
    odds: { holding: 0, decree: 0, [role]: 0.9 },
  }));
  return { opinion: { disposition: { summary } }, sentences } as unknown as Read;
}

const against = (read: Read, decree: ReadSentence | undefined) =>
  read.sentences.filter(againstOrderIn(read, decree)).map(({ index }) => index);

test.each<[string, Told[], number[]]>([
  [
    'Reversed',
    [
      ['We conclude that the errors deprived the tenant of a fair trial.', 'holding'],
      ['We hold, however, that the evidence was sufficient.', 'holding'],
      ['We therefore reverse.', 'decree'],
    ],
    [1],
  ],
  [
    'Affirmed',
    [
      ['We conclude that the court erred in hearing the keeper.', 'holding'],
      ['The error was harmless.', 'holding'],
      ['We affirm.', 'decree'],
    ],
    [0],
  ],
  [
    'Reversed',
    [
      ['We hold that the Act does not burden a tenant, and that her rights were not violated.', 'holding'],
      ['The judgment is reversed.', 'decree'],
    ],
    [],
  ],
])(
  'where the judgment is %s, what its paragraph finds tells which holding it rests on',
  (summary, told, found) => {
    const read = readOf(summary, told);
    expect(against(read, read.sentences.at(-1))).toEqual(found);
  },
);

test('a point that the next sentence takes the use of is not what the order rests on', () => {
  const read = readOf('Affirmed', [
    ['We hold that the rule requires a signature.', 'holding'],
    ['However, the tenant waived any right to one.', 'holding'],
    ['Accordingly, we affirm.', 'decree'],
  ]);
  expect(read.sentences.map((each) => isOvertaken(read, each))).toEqual([true, false, false]);
  const open = readOf('Affirmed', [
    ['We hold that the rule requires a signature.', 'holding'],
    ['However, we need not decide whether a tenant may waive it.', 'holding'],
    ['Accordingly, we affirm.', 'decree'],
  ]);
  expect(open.sentences.some((each) => isOvertaken(open, each))).toBe(false);
});

test('what stands right before the order that follows from it leads to it', () => {
  const read = readOf('Affirmed', [
    ['The keeper came late.', 'holding'],
    ['To bring a dog to the porch is a search.', 'holding'],
    ['The judgment is therefore affirmed.', 'decree'],
  ]);
  expect(read.sentences.map((each) => leadsToOrder(read, each))).toEqual([false, true, false]);
});
