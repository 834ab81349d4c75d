import { expect, it } from 'vitest';
import { outline } from '../../../../test/fixtures/outline.ts';
import { reportPromise } from './report-words.ts';

it('says how long another version takes, by how long the whole took', () => {
  const promise = (durationMs: number | null, itemId = 'a', engine = 'openai:m') =>
    reportPromise({ material: { ...outline(1, []), engine, durationMs }, itemId, isTextGone: false });
  expect(promise(1_500)).toContain('less than 10 seconds');
  expect(promise(32_000)).toContain('less than 40 seconds');
  expect(promise(50_000)).toContain('less than 1 minute.');
  expect(promise(100_000)).toContain('less than 2 minutes.');
  expect(promise(null, 'a', 'extractive')).toContain('less than 10 seconds');
  expect(promise(null)).not.toContain('usually');
  expect(promise(1_500, 'caption')).not.toContain('usually');
});
