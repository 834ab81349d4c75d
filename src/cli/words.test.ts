import { expect, it } from 'vitest';
import { UsageError } from './usage-error.ts';
import { counted, writeOut } from './words.ts';

it.each([
  ['/no-such-folder/case.json', /no-such-folder\/case\.json can’t be written: there is no such folder\.$/],
  [import.meta.dirname, /can’t be written: permission denied\.$/],
])('says in a sentence that %s cannot be written', async (path, sentence) => {
  const refused = await writeOut('text', path).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UsageError);
  expect(String(refused)).toMatch(sentence);
});

it('counts one and many', () => {
  expect([0, 1, 2_000].map((many) => counted(many, 'row'))).toEqual(['0 rows', '1 row', '2,000 rows']);
});
