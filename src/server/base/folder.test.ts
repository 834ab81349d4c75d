import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeFolder } from './folder.ts';

const place = mkdtempSync(join(tmpdir(), 'hotseat-folder-'));
afterAll(() => rmSync(place, { recursive: true }));

it('a folder is made with those above it, and one that is there stays', () => {
  const folder = join(place, 'a/b/c');
  makeFolder(folder, 0o700);
  writeFileSync(join(folder, 'kept'), '');
  makeFolder(folder, 0o755);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'kept')).isFile()).toBe(true);
});

it('a file in its place, or above it, is no folder', () => {
  writeFileSync(join(place, 'file'), '');
  expect(() => makeFolder(join(place, 'file'), 0o700)).toThrow(/EEXIST/);
  expect(() => makeFolder(join(place, 'file/below'), 0o700)).toThrow(/ENOTDIR/);
});

it.skipIf(process.platform !== 'linux')('where none can be made, that is said and not tried for ever', () => {
  for (const folder of ['/proc/hotseat', '/proc/hotseat/below'])
    expect(() => makeFolder(folder, 0o700)).toThrow('/proc/hotseat cannot be made; choose another DATA_DIR.');
});
