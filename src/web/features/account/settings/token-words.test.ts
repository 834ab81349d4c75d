import { expect, it } from 'vitest';
import { entryWords } from './token-words.ts';

const entry = { id: 1, note: null, createdAt: '2027-01-01T00:00:00.000Z' };

it('tells each entry of the token history in words', () => {
  const told = [
    entryWords({ ...entry, kind: 'purchase', quantity: 5 }),
    entryWords({ ...entry, kind: 'grant_upgrade', quantity: 1 }),
    entryWords({ ...entry, kind: 'grant_monthly', quantity: 1 }),
    entryWords({ ...entry, kind: 'spend', quantity: -1, note: 'marlow' }),
    entryWords({ ...entry, kind: 'return', quantity: 1, note: 'marlow' }),
    entryWords({ ...entry, kind: 'remake', quantity: -1, note: 'brief of marlow' }),
    entryWords({ ...entry, kind: 'remake_return', quantity: 1, note: 'brief of marlow' }),
    entryWords({ ...entry, kind: 'refund', quantity: -5 }),
    entryWords({ ...entry, kind: 'operator', quantity: 2, note: 'outage' }),
  ];
  expect(told).toEqual([
    'Bought 5 tokens',
    '1 token with your upgrade',
    '1 token for the month',
    'Spent on “marlow”',
    'Refunded: not used for “marlow”',
    'Spent on a premium brief of marlow',
    'Refunded: the brief of marlow wasn’t regenerated',
    '5 tokens removed with a refund',
    'Added by us: outage',
  ]);
});
