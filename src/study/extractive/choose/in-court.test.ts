import { expect, test } from 'vitest';
import { happensOutside, inCourt, prosecuted } from './in-court.ts';

/** Of each row a sentence that has it and one that has not. */
const examples: Readonly<Record<string, readonly [has: string, hasNot: string]>> = {
  testimony: ['The keeper testified that the gate was shut.', 'The keeper saw that the gate was shut.'],
  papers: ['The keeper submitted a Supplemental Inventory.', 'The keeper submitted a bid for the pier.'],
  orders: [
    'Letters of administration naming her were issued in June.',
    'Tickets for the ferry were issued in June.',
  ],
  rulings: [
    'On that evidence the court determined that the rent should be raised.',
    'The keeper determined that the rent should be raised.',
  ],
  'by order': [
    'By an order of the Second District Court dated June 3, she was appointed keeper.',
    'By a letter of the board dated June 3, she was appointed keeper.',
  ],
  'turns to an authority': [
    'The company turned first to the National Harbor Board.',
    'The company turned to the pier.',
  ],
  prosecution: ['The keeper was charged with and convicted of theft.', 'The keeper was warned.'],
};

test.each(Object.entries({ ...inCourt, prosecution: prosecuted }))(
  '“%s” is seen in its one example and not in the other',
  (name, pattern) => {
    expect(examples[name]?.map((sentence) => pattern.test(sentence))).toEqual([true, false]);
  },
);

test('what is told beside what was done in court happened', () => {
  expect(happensOutside('Julia sold the pier and was convicted for it.')).toBe(true);
  expect(happensOutside('Julia filed a reply, and the court granted her motion.')).toBe(false);
});
