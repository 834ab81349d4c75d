import { expect, test } from 'vitest';
import { termsOf } from '../../language/words.ts';
import type { ReadSentence } from '../reading.ts';
import { roles } from '../weights/roles.ts';
import { exchangesIn } from './reasons.ts';

test('a short verdict at a paragraph’s end is the answer, and not what stands before it', () => {
  const told = (shown: string, role: ReadSentence['role'], index: number, paragraphIndex = 0) =>
    ({
      ...{ shown, text: shown, role, index, paragraphIndex, terms: termsOf(shown) },
      ...{ alone: 0.9, worth: 0.6, couldServe: 0.5, voice: 'narrator' },
      odds: Object.fromEntries(roles.map((each) => [each, each === role ? 0.9 : 0])),
    }) as unknown as ReadSentence;
  const sentences = [
    told('Marlow argues that the lease bound Harbor Freight to warn her of the roof.', 'argument', 0),
    told('We also said in Oakes that the lease leaves the roof to Harbor Freight.', 'reasoning', 1),
    told('We agree.', 'holding', 2),
    told('The lease bound Harbor Freight to mend the roof of the warehouse.', 'reasoning', 3, 1),
  ];
  const [exchange] = exchangesIn({ sentences } as never, new Set(), { most: 2, words: 120 });
  expect(exchange?.answer?.shown).toBe('We agree.');
});
