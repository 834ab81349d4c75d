import { describe, expect, it } from 'vitest';
import { cancelled, failureOf, hasStatus, isUnauthorized, networkFailure, sentenceFor } from './errors.ts';

const body = (code: string, message: string, fields?: Record<string, string>) =>
  JSON.stringify({ error: { code, message, fields } });

describe('the error of a call', () => {
  it.each([
    [401, '401: Unauthorized - Your session has expired'],
    [403, "403: Forbidden - You don't have permission for this action"],
    [404, "404: Not Found - The requested resource doesn't exist"],
    [429, '429: Too Many Requests - Please wait before trying again'],
    [500, '500: Server Error - Please try again later'],
    [503, '503: Service Unavailable - Server is temporarily down'],
  ])('says for %i what the specification says, and keeps the sentence of the server', (status, message) => {
    const error = failureOf(status, 'Text', body('some_code', 'The server’s own sentence.'));
    expect(error.message).toBe(message);
    expect(error.sentence).toBe('The server’s own sentence.');
    expect(error.code).toBe('some_code');
  });

  it('says the status and the sentence for any other status', () => {
    expect(failureOf(409, 'Conflict', body('duplicate_case', 'You have it already.')).message).toBe(
      '409: You have it already.',
    );
  });

  it('falls back on the body as it is, then on the status text', () => {
    expect(failureOf(502, 'Bad Gateway', '<h1>No</h1>').message).toBe('502: <h1>No</h1>');
    expect(failureOf(502, 'Bad Gateway', '').message).toBe('502: Bad Gateway');
  });

  it('hands the messages of single fields on', () => {
    expect(failureOf(400, '', body('invalid_request', 'No.', { name: 'Too long' })).fields).toEqual({
      name: 'Too long',
    });
  });

  it('names a lost network and a cancelled call', () => {
    expect(networkFailure().message).toBe(
      'NetworkError: Unable to connect. Please check your internet connection.',
    );
    expect(cancelled().message).toBe('Request was cancelled.');
  });

  it('counts as unauthorised when it begins with 401 and says so', () => {
    expect(isUnauthorized(failureOf(401, '', ''))).toBe(true);
    expect(isUnauthorized(failureOf(409, '', body('x', '401 Unauthorized')))).toBe(false);
    expect(isUnauthorized(new Error('401: Unauthorized'))).toBe(false);
    expect(hasStatus(failureOf(404, '', ''), 404)).toBe(true);
  });

  it('gives the student the sentence of the server where there is one', () => {
    expect(sentenceFor(failureOf(402, '', body('no_allowance', 'Nothing is left.')), 'Failed')).toBe(
      'Nothing is left.',
    );
    expect(sentenceFor(failureOf(500, '', ''), 'Failed')).toBe('Failed');
    expect(sentenceFor(new Error('boom'), 'Failed')).toBe('Failed');
  });
});
