import { describe, expect, it } from 'vitest';
import { isGoogleOffered } from './google-rule.ts';

const told = (hasGoogleClientId: boolean, hasGoogleClientSecret: boolean) =>
  isGoogleOffered({ data: { hasGoogleClientId, hasGoogleClientSecret }, isError: false }, 'localhost');

describe('sign-in with Google', () => {
  it('is offered only when both the client id and its secret are there', () => {
    expect([told(true, true), told(true, false), told(false, true), told(false, false)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('is offered after a failed call on localhost and loopback, and on no other host', () => {
    const failed = (host: string) => isGoogleOffered({ isError: true }, host);
    expect(['localhost', '127.0.0.1', '[::1]'].every(failed)).toBe(true);
    expect(['hotseat.example', '127.example.org', 'localhost.example'].some(failed)).toBe(false);
  });

  it('is not offered before the answer is there', () => {
    expect(isGoogleOffered({ isError: false }, 'localhost')).toBe(false);
  });
});
