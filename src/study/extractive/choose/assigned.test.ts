import { expect, test } from 'vitest';
import type { Read, ReadSentence } from '../read.ts';
import { additionIn, additions } from './assigned.ts';

test.each(additions)('“$name” is new with a decision, in its one example and not in the other', (row) => {
  expect([row.pattern.test(row.yes), row.pattern.test(row.no)]).toEqual([true, false]);
});

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
