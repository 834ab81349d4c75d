import { expect, test } from 'vitest';
import type { Run } from '../page.ts';
import { painted } from './overprint.ts';

function runAt(text: string, x: number, more: Partial<Run> = {}): Run {
  const right = x + 5 * text.length;
  return { text, x, right, y: 100, size: 10, bold: false, italic: false, spaced: false, ...more };
}

const textsOf = (runs: Run[]) => painted(runs).map(({ text }) => text);

test('text that is set twice for a shadow is read once', () => {
  expect(textsOf([runAt('Harbor', 10), runAt('Harbor', 10.4, { y: 100.3 }), runAt('Freight', 60)])).toEqual([
    'Harbor',
    'Freight',
  ]);
});

test('text that later text covers is not read, nor what else of its line is covered', () => {
  expect(textsOf([runAt('DRAFT ORDER', 10), runAt('no', 70), runAt('Final opinion of us', 5)])).toEqual([
    'Final opinion of us',
  ]);
});

test('a hidden layer under painted text is left out', () => {
  expect(textsOf([runAt('Harbcr', 10, { hidden: true }), runAt('Harbor', 10)])).toEqual(['Harbor']);
});

test('words beside each other stay, in the order in which they are painted', () => {
  expect(textsOf([runAt('Freight', 60), runAt('Harbor', 10), runAt('v.', 50)])).toEqual([
    'Freight',
    'Harbor',
    'v.',
  ]);
});

test('four times the runs on one line cost about four times the work', () => {
  const costOf = (count: number) => {
    const runs = Array.from({ length: count }, (_, at) => runAt('I', at / 50, { right: at / 50 + 1 }));
    const before = process.threadCpuUsage().user;
    painted(runs);
    return (process.threadCpuUsage().user - before) / 1000;
  };
  const least = (count: number) => Math.min(costOf(count), costOf(count), costOf(count));
  expect(least(16_000)).toBeLessThan(8 * least(4_000) + 40);
}, 30_000);
