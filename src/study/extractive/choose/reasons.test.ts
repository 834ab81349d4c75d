import { expect, test } from 'vitest';
import { isReply } from './reasons.ts';

test('what the other side says is no answer of the court', () => {
  expect(isReply('Marlow rejoins that neither letter was ever sent.')).toBe(true);
  expect(isReply('The lease answers the question that Marlow puts.')).toBe(false);
});
