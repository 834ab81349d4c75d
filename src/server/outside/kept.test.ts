import { expect, it } from 'vitest';
import { openKept } from './kept.ts';

const made = (text: string) => ({ bytes: new TextEncoder().encode(text) });

it('what was made is kept until something changes, and made once for all who ask meanwhile', async () => {
  const kept = openKept();
  let count = 0;
  const make = async () => made(String(++count));
  const [one, other] = await Promise.all([
    kept.keep('a', 'as it was', make),
    kept.keep('a', 'as it was', make),
  ]);
  expect(other).toBe(one);
  expect(await kept.keep('a', 'as it was', make)).toBe(one);
  expect(await kept.keep('a', 'changed', make)).toEqual(made('2'));
  expect(await kept.keep('b', 'as it was', make)).toEqual(made('3'));
});

it('what could not be made is not kept', async () => {
  const kept = openKept();
  await expect(kept.keep('a', 'mark', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await kept.keep('a', 'mark', async () => made('then'))).toEqual(made('then'));
});
