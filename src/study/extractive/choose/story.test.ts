import { expect, test } from 'vitest';
import { noFacts } from './story.ts';

test.each(noFacts)('$name', ({ pattern, yes, no }) => {
  expect(pattern.test(yes)).toBe(true);
  expect(pattern.test(no)).toBe(false);
});
