// `npm test`: every check, one after the other; the last line counts the tests of all runners.
// `--verify` leaves out the build, the boot and the browser.
import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildIfStale } from './build.ts';
import { ensureChromium } from './chromium.ts';

const root = join(import.meta.dirname, '..');
const bin = (path: string) => join(root, 'node_modules', path);

type Count = { passed: number; failed: number; skipped: number };
type Check = { name: string; run: () => Promise<Count> };

/** A tool that says yes or no counts as one test. */
function tool(name: string, script: string, ...words: string[]): Check {
  return {
    name,
    run: async () => {
      const isGood = await runNode([bin(script), ...words]);
      return { passed: Number(isGood), failed: Number(!isGood), skipped: 0 };
    },
  };
}

function vitest(name: string, ...words: string[]): Check {
  return {
    name,
    run: async () => {
      const report = join(root, 'test-results', `${name.replaceAll(' ', '-')}.json`);
      await rm(report, { force: true });
      const second = `--reporter=${join(root, 'scripts/second-tries.ts')}`;
      const reporters = ['--reporter=default', second, '--reporter=json', `--outputFile.json=${report}`];
      const isGood = await runNode([bin('vitest/vitest.mjs'), 'run', ...reporters, ...words]);
      return countReport(report, isGood);
    },
  };
}

async function countReport(path: string, isGood: boolean): Promise<Count> {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites } = JSON.parse(
      await readFile(path, 'utf8'),
    );
    // A file that fails to load has no failed test of its own.
    const failed = Math.max(numFailedTests, isGood ? 0 : Math.max(1, Math.min(1, numFailedTestSuites)));
    return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const verification: Check[] = [
  tool('format and lint', '@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.'),
  tool('types of the server', 'typescript7/bin/tsc', '-p', 'tsconfig.json'),
  tool('types of the web app', 'typescript7/bin/tsc', '-p', 'tsconfig.web.json'),
  tool('layers', 'dependency-cruiser/bin/dependency-cruiser.mjs', '--config', 'layers.cjs', 'src'),
  tool('unused', 'knip/bin/knip.js'),
  vitest('unit and feature tests'),
];

const whole: Check[] = [
  ...verification,
  {
    name: 'build',
    run: async () => {
      await buildIfStale();
      return { passed: 1, failed: 0, skipped: 0 };
    },
  },
  vitest('browser tests', '--config', 'test/e2e/vitest.config.ts'),
];

async function main(): Promise<void> {
  const isWhole = !process.argv.includes('--verify');
  if (isWhole) await ensureChromium();
  const total: Count = { passed: 0, failed: 0, skipped: 0 };
  const troubles: string[] = [];
  for (const { name, run } of isWhole ? whole : verification) {
    process.stdout.write(`\n── ${name}\n`);
    const startedAt = performance.now();
    const count = await run().catch((error: unknown): Count => {
      process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
      return { passed: 0, failed: 1, skipped: 0 };
    });
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped;
    if (count.failed > 0) troubles.push(name);
    process.stdout.write(
      `${count.failed > 0 ? 'failed' : 'ok'} after ${Math.round((performance.now() - startedAt) / 1000)} s\n`,
    );
  }
  if (troubles.length > 0) process.stdout.write(`\nFailed: ${troubles.join(', ')}\n`);
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** Its output is shown as it comes; answers whether it exited with 0. */
function runNode(words: string[]): Promise<boolean> {
  // The tests start some hundred processes: each would strip and compile the same sources again.
  const compiled = join(root, 'node_modules/.cache/compiled');
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', NODE_COMPILE_CACHE: compiled };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}

await main();
