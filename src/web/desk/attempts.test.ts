import { expect, it } from 'vitest';
import { readAttempts } from './attempts.ts';

it('attempts that were stored are read back', () => {
  const attempts = { written: { q1: 'My try' }, revealed: ['q1'] };
  expect(readAttempts(JSON.stringify(attempts))).toEqual(attempts);
});

it('what is not of our making counts as nothing', () => {
  for (const stored of [null, 'no json', '3', '{"written":{"q1":5},"revealed":[]}']) {
    expect(readAttempts(stored)).toEqual({ written: {}, revealed: [] });
  }
});
