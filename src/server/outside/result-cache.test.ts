import { expect, it } from 'vitest';
import { openResultCache } from './result-cache.ts';

const made = (text: string) => ({ bytes: new TextEncoder().encode(text) });

it('what was made is kept until something changes, and made once for all who ask meanwhile', async () => {
  const cache = openResultCache();
  let count = 0;
  const make = async () => made(String(++count));
  const [one, other] = await Promise.all([
    cache.keep('a', 'as it was', make),
    cache.keep('a', 'as it was', make),
  ]);
  expect(other).toBe(one);
  expect(await cache.keep('a', 'as it was', make)).toBe(one);
  expect(await cache.keep('a', 'changed', make)).toEqual(made('2'));
  expect(await cache.keep('b', 'as it was', make)).toEqual(made('3'));
});

it('what could not be made is not kept', async () => {
  const cache = openResultCache();
  await expect(cache.keep('a', 'mark', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.keep('a', 'mark', async () => made('then'))).toEqual(made('then'));
});
