import { expect, it } from 'vitest';
import type { Opinion } from '../../opinion/opinion.ts';
import { provisionsIn, quotationsOf, tellsOf } from './provisions.ts';

it.each([
  ['What does section 5.05(b)(1) of the Compact say?', ['5.05(b)(1)']],
  ['How does the court read Rule 12(b)(6)?', ['12(b)(6)']],
  ['Is the claim under §1983 barred?', ['1983']],
  ['What happened in 1983?', []],
  ['Who signed the lease on June 4, 2017 (and why)?', []],
])('%s asks of %j', (question, provisions) => {
  expect(provisionsIn(question)).toEqual(provisions);
});

it('a part of a provision is named with it, another provision is not', () => {
  expect(tellsOf(['5.05'], 'Section 5.05(b) is silent.')).toBe(1);
  expect(tellsOf(['5.05(b)'], 'Section 5.05 is silent.')).toBe(0);
  expect(tellsOf(['5.05(b)'], 'Section 6.05(b) is silent.')).toBe(0);
  expect(tellsOf([], 'Section 6.05(b) is silent.')).toBe(0);
});

it('what a provision says comes before where it is named', () => {
  expect(tellsOf(['610'], 'He broke section 610, which states that “no act may stand.”')).toBe(2);
  expect(tellsOf(['610'], 'He was found to have broken section 610.')).toBe(1);
});

it('the quotation below the words that name a provision is its text', () => {
  const paragraphs = [
    { id: 'p1', kind: 'text', text: 'The Compact binds us. Section 4(b) provides:' },
    { id: 'p2', kind: 'quote', text: '“The States shall share the water.”' },
    { id: 'p3', kind: 'text', text: 'Section 4(b) is plain. A treatise says:' },
    { id: 'p4', kind: 'quote', text: '“Water runs.”' },
  ];
  const opinion = { paragraphs } as unknown as Opinion;
  expect(quotationsOf(opinion, ['4(b)']).map(({ id }) => id)).toEqual(['p2']);
  expect(quotationsOf(opinion, [])).toEqual([]);
});
