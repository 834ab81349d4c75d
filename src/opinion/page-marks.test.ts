import { expect, it } from 'vitest';
import { pageMarksIn } from './page-marks.ts';

it('names places by the pages that count on, not by the one page of a table that lists the decision', () => {
  const { main, parallel } = pageMarksIn(
    ['in the *388 County of Custer', '**1 The complaint', 'was **2 dismissed.', 'We **3 affirm.'],
    { isSure: true },
  );
  expect(main.map(({ series, number }) => [series, number])).toEqual([
    [2, 1],
    [2, 2],
    [2, 3],
  ]);
  expect(parallel.map(({ number }) => number)).toEqual([388]);
});

it('names places by the only page there is where no others count on', () => {
  const { main } = pageMarksIn(['The *388 complaint', 'We **2 affirm.'], { isSure: true });
  expect(main.map(({ number }) => number)).toEqual([388]);
});
