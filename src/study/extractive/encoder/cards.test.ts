import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadTokens } from './run.ts';

const folder = join(import.meta.dirname, '../../../../models');

test.each(['roles', 'sentences'])('the weights of %s are those that their card names', (name) => {
  const { files } = JSON.parse(readFileSync(join(folder, name, 'card.json'), 'utf8')) as {
    files: Record<string, string>;
  };
  const weights = readdirSync(join(folder, name)).filter((file) => file !== 'card.json');
  expect(Object.keys(files)).toEqual(expect.arrayContaining(weights));
  for (const [file, hash] of Object.entries(files)) {
    const bytes = readFileSync(join(folder, name, file));
    expect(createHash('sha256').update(bytes).digest('hex'), file).toBe(hash);
  }
});

test('the notice of what they derive from goes with them', () => {
  expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toMatch(/Apache License\s+Version 2\.0/);
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain('all-MiniLM-L6-v2');
});

test('tokens are those of the library by which the encoder was fitted', () => {
  const { tokensOf, special } = loadTokens(folder);
  const known = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/tokens.json'), 'utf8')) as {
    text: string;
    ids: number[];
  }[];
  for (const { text, ids } of known) expect(tokensOf(text), text).toEqual(ids);
  expect(special).toEqual({ opening: 101, separator: 102, padding: 0 });
});
