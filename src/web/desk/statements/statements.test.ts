import { expect, it } from 'vitest';
import type { Item, Pinpoint } from '../../../study/material/schema.ts';
import { statementsByPassage, statementsOf } from './statements.ts';

const pin = (paragraphId: string, quote: string): Pinpoint => ({ page: 1, paragraphId, quote });
const item = (id: string, pinpoints: Pinpoint[], children?: Item[]): Item => ({
  id,
  text: `Text of ${id}`,
  pinpoints,
  verified: true,
  marks: [],
  ...(children ? { children } : {}),
});

const rule = [item('r1', [pin('p2', 'a')], [item('r1.1', [pin('p2', 'b'), pin('p3', 'c')])])];

it('a statement and the elements under it are listed in order', () => {
  expect(statementsOf(rule, 'Rule').map(({ id, place }) => `${place} ${id}`)).toEqual([
    'Rule r1',
    'Rule r1.1',
  ]);
});

it('a passage leads back to every statement that rests on it, each once', () => {
  const resting = statementsByPassage(
    statementsOf([...rule, item('r2', [pin('p3', 'd'), pin('p3', 'e')])], 'Rule'),
  );
  expect([...resting].map(([id, list]) => [id, list.map((statement) => statement.id)])).toEqual([
    ['p2', ['r1', 'r1.1']],
    ['p3', ['r1.1', 'r2']],
  ]);
});

it('a list of what to reread is no statement that the margin leads back to', () => {
  const reread = {
    id: 'q:reread',
    place: 'Question 1',
    text: '',
    pinpoints: [pin('p9', 'a')],
    isReference: true,
  } as const;
  expect(statementsByPassage([{ ...reread, pinpoints: [...reread.pinpoints] }]).size).toBe(0);
});
