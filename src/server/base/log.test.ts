import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
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

const ends = { 'at once': 'process.exit(0)', 'by itself': '', 'with an error': 'throw new Error()' };

it.each(Object.entries(ends))('every line is written where the process ends %s', async (_, end) => {
  const program = `import { openLog } from './log.ts';
    const log = openLog();
    for (let line = 0; line < 100; line += 1) log.info({ line }, 'told');
    ${end}`;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
  });
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  expect(stdout.match(/told/g)).toHaveLength(100);
});
