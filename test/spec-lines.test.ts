/** From the specification to the tests: its lines, the lines of the table that hold them, and the tests that these name. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, 'e2e');
const specification = join(import.meta.dirname, '../../shared/design/spec.md');

type Row = { line: string; file: string; test: string; reason: string | undefined };

/** Why there is no test: in words. */
const reasonOf = (text: string) => /^none: (\S+(?: \S+){2,})$/.exec(text)?.[1];

async function readRows(): Promise<Row[]> {
  const table = await readFile(join(folder, 'spec-lines.md'), 'utf8');
  const rows = table.split('\n').filter((line) => /^\| (\d|look)/.test(line));
  return rows.map((row) => {
    const [, , line = '', last = ''] = row.split(/(?:^| )\|(?: |$)/);
    const [, file = '', test = ''] = /^`([^`]+)` (.+)$/.exec(last) ?? [];
    return { line, file, test, reason: reasonOf(last) };
  });
}

type Entry = { point: number; start: string; rows: string[] };

async function readCoverage(): Promise<Entry[]> {
  const entries: Entry[] = [];
  let point = 0;
  for (const line of (await readFile(join(folder, 'spec-coverage.md'), 'utf8')).split('\n')) {
    point = Number(/^## Point (\d)$/.exec(line)?.[1] ?? point);
    const [, start] = /^- (.+)$/.exec(line) ?? [];
    const [, row] = /^ {2}- (.+)$/.exec(line) ?? [];
    if (start) entries.push({ point, start, rows: [] });
    if (row) entries.at(-1)?.rows.push(row);
  }
  return entries;
}

/** Every paragraph, item of a list and row of a table of points 2 to 9. */
async function readSpecification(): Promise<{ point: number; text: string }[]> {
  const lines: { point: number; text: string }[] = [];
  let point = 0;
  for (const raw of (await readFile(specification, 'utf8')).split('\n')) {
    point = Number(/^## (\d+)\./.exec(raw)?.[1] ?? point);
    const line = raw.trim();
    if (point < 2 || point > 9 || line === '' || line.startsWith('#') || /^\|[-| ]+\|$/.test(line)) continue;
    const cells = line.replace(/^\||\|$/g, '').split('|');
    const text = line.startsWith('|')
      ? cells.map((cell) => cell.trim()).join(' | ')
      : line.replace(/^(- |\d+\. )/, '');
    lines.push({ point, text });
  }
  return lines;
}

describe('the table of specification lines', () => {
  it('names a test for each, and every test that it names is there', async () => {
    const rows = await readRows();
    expect(rows.length).toBeGreaterThan(300);
    for (const { line, file, test, reason } of rows) {
      if (reason) continue;
      const source = await readFile(join(folder, file || 'missing'), 'utf8').catch(() => '');
      expect(source.includes(`'${test}'`), `${line}: ${file} ${test}`).toBe(true);
    }
  });

  it('has each line that the specification’s lines are held by', async () => {
    const known = new Set((await readRows()).map(({ line }) => line));
    for (const { point, start, rows } of await readCoverage()) {
      expect(rows, `point ${point}: ${start}`).not.toEqual([]);
      for (const row of rows)
        expect(known.has(row) || reasonOf(row) !== undefined, `point ${point}: ${start} → ${row}`).toBe(true);
    }
  });

  const isThere = existsSync(specification);
  if (!isThere) console.info('Skipped: the specification is not beside the project (../shared).');
  it.skipIf(!isThere)('holds every line of points 2 to 9 of the specification', async () => {
    const [lines, entries] = [await readSpecification(), await readCoverage()];
    expect(lines.length).toBeGreaterThan(200);
    const startOf = (line: { point: number; text: string }) =>
      entries.filter(({ point, start }) => point === line.point && line.text.startsWith(start));
    for (const line of lines) expect(startOf(line).length, `point ${line.point}: ${line.text}`).toBe(1);
    const used = new Set(lines.flatMap(startOf));
    const unused = entries
      .filter((entry) => !used.has(entry))
      .map(({ point, start }) => `${point}: ${start}`);
    expect(unused).toEqual([]);
  });
});
