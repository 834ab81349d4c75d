import { expect, it } from 'vitest';
import { announcementOf } from './announcements.ts';

it('tells a screen reader when a case is begun, when a material is ready and when it failed', () => {
  const say = (event: Parameters<typeof announcementOf>[0]) => announcementOf(event, 'A v. B');
  const page = (done: number) =>
    say({
      type: 'progress',
      caseId: 1,
      status: 'extracting',
      progress: { step: 'reading', done, total: 40 },
    });
  expect(page(0)).toBe('A v. B is being read.');
  expect(page(12)).toBeUndefined();
  expect(say({ type: 'material', caseId: 1, kind: 'brief', id: 3 })).toBe('A v. B: The brief is ready.');
  expect(say({ type: 'done', caseId: 1, status: 'ready' })).toBe('A v. B: all study material is ready.');
  expect(
    say({ type: 'failed', caseId: 1, failure: { code: 'x', message: 'No text in it.', retryable: false } }),
  ).toBe('A v. B: No text in it.');
});
