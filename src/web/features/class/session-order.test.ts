import { describe, expect, it } from 'vitest';
import type { ClassSessionWithCases } from '../../../shared/sessions.ts';
import { inOrder } from './session-order.ts';

const session = (title: string, heldOn: string | null, position: number): ClassSessionWithCases => ({
  id: position + 1,
  classId: 1,
  title,
  heldOn,
  position,
  categories: [],
  cases: [],
});

// As the server lists them.
const listed = [
  session('November', '2026-11-03', 0),
  session('Undated, later', null, 3),
  session('Undated', null, 1),
  session('September', '2026-09-08', 2),
];
const titles = (sessions: readonly ClassSessionWithCases[]) => sessions.map(({ title }) => title);

describe('class sessions', () => {
  it('stand newest first, as they are listed', () => {
    expect(titles(inOrder(listed, 'newest'))).toEqual(titles(listed));
  });

  it('stand by date from the first meeting on, those without a date behind', () => {
    expect(titles(inOrder(listed, 'date'))).toEqual(['September', 'November', 'Undated', 'Undated, later']);
  });
});
