/** Captions in the manners of many courts, agencies, publishers and web sites: whole first pages, laid out and read. */
import { expect, test } from 'vitest';
import {
  type Field,
  type FirstPage,
  fields,
  firstPagesOf,
  isSame,
  pagesOf,
} from '../../test/first-pages/first-pages.ts';
import { readOpinion } from './reader.ts';

function read(page: FirstPage): Record<Field, string | undefined> {
  const { caseName, court, docket, decidedOn, citation, author, kind } = readOpinion(pagesOf(page)).caption;
  return { case: caseName, court, docket, date: decidedOn, cite: citation, author, kind };
}

function missed(page: FirstPage): string[] {
  const caption = read(page);
  return fields.flatMap((field) => {
    const stated = page.truth[field];
    return stated === undefined || isSame(field, stated, caption[field])
      ? []
      : [`${page.manner}: ${field} is ${stated}, read as ${caption[field]}`];
  });
}

test.each(firstPagesOf('known').map((page) => [page.manner, page] as const))('%s', (_, page) => {
  expect(missed(page)).toEqual([]);
});

test('what the rules were not made with is read as well, but for a few fields', () => {
  const pages = firstPagesOf('apart');
  const stated = pages.reduce((sum, { truth }) => sum + Object.keys(truth).length, 0);
  const misses = pages.flatMap(missed);
  expect(misses.length, misses.join('\n')).toBeLessThan(0.1 * stated);
});
