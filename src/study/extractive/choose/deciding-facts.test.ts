import { expect, test } from 'vitest';
import { termsOf } from '../../language/words.ts';
import type { ReadSentence } from '../reading.ts';
import { leanedOn } from './deciding-facts.ts';

const told = (shown: string) => ({ shown, text: shown, alone: 1, terms: termsOf(shown) }) as ReadSentence;

test('a fact decides where holding and rule come back to it', () => {
  const keys = told('Harbor Freight kept the only keys to the roof hatch of the warehouse.');
  const maps = told('Marlow stored antique maps and a piano there.');
  const rule = told('A landlord who keeps the keys to a warehouse must warn of a rotten roof.');
  expect(leanedOn([maps, keys], [rule])).toEqual([keys]);
  expect(leanedOn([maps], [rule])).toEqual([]);
});
