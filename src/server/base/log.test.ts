import { expect, it } from 'vitest';
import { describeError, openLog } from './log.ts';

function logged(details: object): string {
  const lines: string[] = [];
  openLog({ write: (line) => lines.push(line) }).info(details, 'told');
  return lines.join('');
}

it.each([
  { password: 'hidden-value' },
  { user: { token: 'hidden-value' } },
  { request: { headers: { authorization: 'Bearer hidden-value', cookie: 'session=hidden-value' } } },
  { call: { headers: { 'x-api-key': 'hidden-value', 'x-goog-api-key': 'hidden-value' } } },
  { settings: { apiKey: 'hidden-value' } },
  { answer: { headers: { 'set-cookie': ['session=hidden-value'] } } },
])('a secret is blanked wherever it stands: %o', (details) => {
  const line = logged({ caseId: 7, ...details });
  expect(line).not.toContain('hidden-value');
  expect(line).toContain('…');
  expect(JSON.parse(line)).toMatchObject({ caseId: 7, msg: 'told' });
});

it('what a query was given is never told of its failure, neither in message nor stack', () => {
  const error = Object.assign(new Error('Failed query: select $1\nparams: my own words'), {
    query: 'select $1',
    params: ['my own words'],
  });
  const described = describeError(error);
  expect(described.message).toBe('Failed query: select $1');
  expect(described.stack).toMatch(/^\s+at /);
  expect(JSON.stringify(described)).not.toContain('my own words');
});
