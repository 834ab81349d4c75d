/** The table of specification lines names tests that exist. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, 'e2e');

describe('the table of specification lines', () => {
  it('names a test for each, and every test that it names is there', async () => {
    const table = await readFile(join(folder, 'spec-lines.md'), 'utf8');
    const rows = table.split('\n').filter((line) => /^\| \d/.test(line));
    expect(rows.length).toBeGreaterThan(30);
    for (const row of rows) {
      const [, file = '', name = ''] = /\| `([^`]+)` (.+) \|$/.exec(row) ?? [];
      const source = await readFile(join(folder, file || 'missing'), 'utf8');
      expect(source.includes(`'${name}'`), row).toBe(true);
    }
  });
});
