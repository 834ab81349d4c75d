import { expect, it } from 'vitest';
import { quotable } from './error-parameter.ts';

it('the message of an address is one line of at most 200 letters', () => {
  expect(quotable('Google sign-in was canceled.')).toBe('Google sign-in was canceled.');
  expect(quotable(' two\r\nlines\u2028and a third\t')).toBe('two lines and a third');
  expect([...quotable('é𝔞'.repeat(500))]).toHaveLength(201);
  expect(quotable('x'.repeat(200))).toBe('x'.repeat(200));
});

it('and has no character that turns, hides or breaks it', () => {
  expect(quotable('a\u202Eb\u2066c\u200Bd\u0000e\u0007f\u2060g\u{E0041}h')).toBe('abcdefgh');
});
