import { expect, it } from 'vitest';
import { UsageError } from './usage-error.ts';
import { writeOut } from './words.ts';

it.each([
  ['/no-such-folder/case.json', /no-such-folder\/case\.json can’t be written: there is no such folder\.$/],
  [import.meta.dirname, /can’t be written: permission denied\.$/],
])('says in a sentence that %s cannot be written', async (path, sentence) => {
  const refused = await writeOut('text', path).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UsageError);
  expect(String(refused)).toMatch(sentence);
});
