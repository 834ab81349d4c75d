/**
 * `npm run fit -- [DIR]`: fits everything that is learned to the labelled opinions of DIR (../shared/data), by the recipes of
 * `fit/` and `bench/fit-*.ts`. Cut off, it goes on where it was. `--only encoder` or `--only chain` does a part.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../src/server/base/root.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' } },
});
const data = positionals[0] ?? join(root, '../shared/data');
const folder = join(root, 'fit');
const work = join(folder, 'work');
const venv = join(folder, '.venv');
const python = join(venv, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');

/** The odds that the rest is fitted to are of the half that had not seen the opinion: else it learns to trust them too much. */
const halves = [
  { name: 'first', leftOut: '0,1' },
  { name: 'second', leftOut: '2,3,4' },
];

function run(command: string, ...words: string[]): void {
  process.stdout.write(`${[command, ...words].join(' ')}\n`);
  const { status } = spawnSync(command, words, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Not again where `made` is there already. */
function make(made: string, steps: (draft: string) => void): void {
  if (existsSync(made)) return;
  const draft = `${made}.draft`;
  steps(draft);
  renameSync(draft, made);
}

function fitEncoder(): void {
  mkdirSync(work, { recursive: true });
  if (!existsSync(join(venv, 'installed'))) {
    run('python3', '-m', 'venv', '--clear', venv);
    run(python, '-m', 'pip', 'install', '-r', 'requirements.txt');
    writeFileSync(join(venv, 'installed'), '');
  }
  const rows = join(work, 'rows.jsonl');
  make(rows, (draft) => run(process.execPath, join(root, 'bench/fit-rows.ts'), data, draft));
  const readings = join(work, 'readings');
  for (const { name, leftOut } of [...halves, { name: 'all', leftOut: '' }]) {
    const out = join(work, name);
    const exported = join(out, 'exported');
    if (!existsSync(join(out, 'model.pt'))) run(python, 'train.py', rows, out, '--left-out', leftOut);
    make(exported, (draft) => run(python, 'export.py', join(out, 'model.pt'), draft));
    if (leftOut) run(python, 'readings.py', rows, exported, readings, '--folds', leftOut);
  }
  process.stdout.write(
    `${join(work, 'all/exported')} are the weights: put them into models/roles with their card.\n`,
  );
}

if (values.only !== 'chain') fitEncoder();
if (values.only !== 'encoder') run(process.execPath, join(root, 'bench/fit-reading.ts'), data);
