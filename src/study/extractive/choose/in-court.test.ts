import { expect, test } from 'vitest';
import { happensOutside, inCourt, prosecuted } from './in-court.ts';

test.each([...inCourt, prosecuted])('$name', ({ pattern, yes, no }) => {
  expect(pattern.test(yes)).toBe(true);
  expect(pattern.test(no)).toBe(false);
});

test('what is told beside what was done in court happened', () => {
  expect(happensOutside('Julia sold the pier and was convicted for it.')).toBe(true);
  expect(happensOutside('Julia filed a reply, and the court granted her motion.')).toBe(false);
});
