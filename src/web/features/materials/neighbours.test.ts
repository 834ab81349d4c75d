import { expect, it } from 'vitest';
import type { CourtCase } from '../../../shared/cases.ts';
import type { ClassSessionWithCases } from '../../../shared/sessions.ts';
import { neighboursOf } from './neighbours.ts';

// Only what is looked at.
const one = (id: number, more: Partial<CourtCase> = {}) =>
  ({
    id,
    title: `Case ${id}`,
    categoryId: null,
    briefId: id * 10,
    outlineId: null,
    questionSetId: null,
    ...more,
  }) as CourtCase;

const sessions = [
  { categories: [], cases: [one(9)] },
  {
    categories: [{ id: 2 }, { id: 1 }],
    cases: [
      one(1, { categoryId: 1 }),
      one(2, { categoryId: 2 }),
      one(3),
      one(4, { categoryId: 2, briefId: null }),
    ],
  },
] as unknown as ClassSessionWithCases[];

it('cases follow one another as the class screen shows them: without a category, then by category', () => {
  const around = (id: number) => {
    const { previous, next } = neighboursOf(sessions, id, 'brief');
    return [previous?.path, next?.path];
  };
  expect(around(3)).toEqual([undefined, '/brief/20']);
  expect(around(2)).toEqual(['/brief/30', '/brief/10']);
  expect(around(1)).toEqual(['/brief/20', undefined]);
  expect(around(9)).toEqual([undefined, undefined]);
  expect(around(404)).toEqual([undefined, undefined]);
});

it('a case that lacks the material leads to one that it has', () => {
  const [, session] = sessions;
  const only = [
    { ...session, cases: [one(1), one(2, { briefId: null, questionSetId: 5 })] },
  ] as typeof sessions;
  expect(neighboursOf(only, 1, 'outline').next).toEqual({ title: 'Case 2', path: '/questions/5' });
});
