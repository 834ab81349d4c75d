import { expect, test } from 'vitest';
import { leftOutOf } from './left-out.ts';
import type { Page } from './opinion.ts';

const pages = (...labels: (number | undefined)[]): Page[] =>
  labels.map((label, index) => ({
    number: index + 1,
    source: 'ocr',
    ...(label === undefined ? {} : { label: String(label) }),
  }));

test('a page that was not scanned shows in the numbers beside it', () => {
  expect(leftOutOf(pages(11, 12, 13, 15, 16))).toEqual([{ after: 3, labels: ['14', '14'] }]);
  expect(leftOutOf(pages(undefined, 2, 3, 7, undefined, 9))).toEqual([{ after: 3, labels: ['4', '6'] }]);
});

test('a page without a number, a number that was misread and a new count are no gap', () => {
  expect(leftOutOf(pages(11, 12, undefined, 14, 15))).toEqual([]);
  expect(leftOutOf(pages(11, 12, 73, 14, 15))).toEqual([]);
  expect(leftOutOf(pages(1, 2, 3, 1, 2, 3))).toEqual([]);
});
