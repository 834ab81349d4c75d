/** The reader's own measurement, as a program of its own: it needs both cores and a clean process. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../src/server/base/root.ts';

const run = promisify(execFile);
const timeout = 600_000;

export async function measureExtraction(): Promise<string> {
  const isBeside = await hasPoppler();
  const { stdout } = await run(process.execPath, [join(root, 'bench/extraction.ts')], { cwd: root, timeout });
  const lines = stdout.trim().split('\n');
  const told = isBeside ? lines : lines.filter((line) => !/^(pdftotext|ratio)/.test(line));
  const note = isBeside ? [] : ['poppler is not installed: nothing to stand beside.'];
  const body = [...told, ...note].map((line) => `  ${line}`).join('\n');
  return `Extraction with layout; aim ≥ 200 pages/s\n${body}`;
}

async function hasPoppler(): Promise<boolean> {
  return run('pdftotext', ['-v']).then(
    () => true,
    () => false,
  );
}
