/** The commands as an operator types them, against a provider on the loopback. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLocalServer } from '../../test/fakes/local/local-servers.ts';
import { goodAnswers } from '../../test/fakes/provider/answers.ts';
import { inTurn } from '../../test/fakes/provider/play.ts';
import { openProvider, type Provider } from '../../test/fakes/provider/provider.ts';
import { teachingOpinionPdf } from '../../test/fixtures/fixtures.ts';
import { marlow } from '../study/model/fixtures/opinions.ts';

const run = promisify(execFile);

let provider: Provider;
beforeAll(async () => {
  provider = await openProvider(inTurn({ does: 'say nothing' }));
});
afterAll(() => provider.close());

async function hotseat(words: string[], more: NodeJS.ProcessEnv = {}) {
  const env = {
    ...process.env,
    STANDARD_MODEL: 'openai-compatible:local',
    PREMIUM_MODEL: 'extractive',
    OPENAI_COMPATIBLE_BASE_URL: provider.baseUrls['openai-compatible'],
    OPENAI_COMPATIBLE_API_KEY: 'a-secret-key',
    ...more,
  };
  try {
    const { stdout } = await run(process.execPath, [join(import.meta.dirname, '../cli.ts'), ...words], {
      env,
      timeout: 60_000,
    });
    return { code: 0, stdout, stderr: '' };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }; // What execFile rejects with.
    return { code, stdout, stderr };
  }
}

it('checks each configured model with one small call', async () => {
  provider.play(
    inTurn({ does: 'answer', text: '{"court":"Supreme Court of Jefferson","isAffirmed":true,"judges":[]}' }),
  );
  provider.calls.length = 0;
  const { code, stdout } = await hotseat(['models'], {
    MODEL_PRICES: '{"openai-compatible:local":{"input":1,"output":2}}',
  });
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^standard {2}openai-compatible:local: answered in \d+ ms, follows the format \(\d+ tokens in, \d+ out, 0\.\d+ cents; context 8192\)$/m,
  );
  expect(stdout).toContain('premium   extractive: the embedded engine, always ready');
  expect(provider.calls).toHaveLength(1);
});

it('tells of a model that doesn’t follow the format, and asks one that serves both tiers once', async () => {
  provider.play(inTurn({ does: 'answer', text: 'The court affirmed.' }));
  provider.calls.length = 0;
  const { code, stdout } = await hotseat(['models'], { PREMIUM_MODEL: '' });
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /^standard {2}openai-compatible:local: answered in \d+ ms, doesn’t follow the format/,
  );
  expect(stdout).toContain('premium   the same');
  expect(provider.calls).toHaveLength(1);
});

it('says what is wrong with a model, never its key, and ends with a failure', async () => {
  provider.play(inTurn({ does: 'fail', status: 401, message: 'Incorrect key: a-secret-key' }));
  const { code, stdout, stderr } = await hotseat(['models']);
  expect(code).toBe(1);
  expect(stdout).toContain(
    'standard  openai-compatible:local: failed (key_rejected: openai-compatible:local, HTTP 401',
  );
  expect(stdout + stderr).not.toContain('a-secret-key');
});

it('analyzes with the configured model', async () => {
  provider.play(goodAnswers(await marlow()));
  provider.calls.length = 0;
  const { code, stdout } = await hotseat(['analyze', teachingOpinionPdf], {
    MODEL_CONTEXTS: '{"openai-compatible:local":64000}',
  });
  expect(code).toBe(0);
  const { brief, questions } = JSON.parse(stdout);
  expect(brief.caption.caseName).toBe('Marlow v. Tidewater Ferry Co.');
  expect(questions.questions).toHaveLength(5);
  expect(provider.calls.length).toBeGreaterThanOrEqual(3);
});

it('tells in a sentence why a model failed, and what is wrong with the configuration', async () => {
  provider.play(inTurn({ does: 'refuse' }));
  const refused = await hotseat(['analyze', teachingOpinionPdf]);
  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr).toMatch(
    /^The content filter of the language model’s provider blocked this text.*\(refused: openai-compatible:local/,
  );
  const wrong = await hotseat(['analyze', teachingOpinionPdf], {
    STANDARD_MODEL: 'openai:gpt-5',
    OPENAI_API_KEY: '',
  });
  expect(wrong).toMatchObject({ code: 2, stderr: 'STANDARD_MODEL: openai:gpt-5 needs OPENAI_API_KEY.\n' });
});

it('finds models on this machine where it is told to look, and prints the variables that choose each', async () => {
  const ollama = await openLocalServer('ollama', () => ({ text: '{}' }));
  try {
    const { code, stdout } = await hotseat(['models', '--find'], { OLLAMA_HOST: ollama.url });
    expect(code).toBe(0);
    expect(stdout).toContain(`Ollama 0.12.6 at ${ollama.url}\n  qwen3:14b, context 40960\n`);
    expect(stdout).toContain(`STANDARD_MODEL=ollama:qwen3:14b OLLAMA_HOST=${ollama.url}`);
    expect(ollama.calls).toEqual([]);
  } finally {
    await ollama.close();
  }
});
