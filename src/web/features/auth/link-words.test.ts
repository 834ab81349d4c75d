import { describe, expect, it } from 'vitest';
import { failureOf } from '../../client/errors.ts';
import { wordsForLink } from './link-words.ts';

const failure = (status: number, code: string) =>
  failureOf(status, '', JSON.stringify({ error: { code, message: 'A sentence.' } }));

describe('a mailed link that does not work', () => {
  it('is told apart: expired, used, wrong', () => {
    expect(
      ['link_expired', 'link_used', 'link_wrong'].map((code) => wordsForLink(failure(410, code))?.title),
    ).toEqual(['This link has expired', 'This link has already been used', 'This link doesn’t work']);
  });

  it('is wrong where it cannot even be read', () => {
    expect(wordsForLink(failure(400, 'invalid_request'))?.title).toBe('This link doesn’t work');
  });

  it('is not blamed for a server that fails', () => {
    expect(wordsForLink(failure(500, 'internal'))).toBeUndefined();
    expect(wordsForLink(null)).toBeUndefined();
  });
});
