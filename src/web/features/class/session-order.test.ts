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
  it('stand as they are listed where all are past', () => {
    expect(titles(inOrder(listed, 'next', new Date(2026, 11, 1)))).toEqual(titles(listed));
  });

  it('stand newest first, as they are listed', () => {
    expect(titles(inOrder(listed, 'newest', new Date(2026, 8, 8)))).toEqual(titles(listed));
  });

  it('stand with the next one first, and those after it in order', () => {
    const upcoming = titles(inOrder(listed, 'next', new Date(2026, 8, 8)));
    expect(upcoming).toEqual(['September', 'November', 'Undated, later', 'Undated']);
  });

  it('stand by date from the first meeting on, those without a date behind', () => {
    expect(titles(inOrder(listed, 'date'))).toEqual(['September', 'November', 'Undated', 'Undated, later']);
  });
});
