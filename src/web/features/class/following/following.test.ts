import { expect, it } from 'vitest';
import { followingOf } from './following.ts';

const reading = {
  id: 1,
  sessionId: 1,
  title: 'Marlow v. Tidewater',
  status: 'extracting' as const,
  progress: { step: 'reading' as const, done: 20, total: 40 },
  question: null,
  briefId: null,
};
const ready = {
  ...reading,
  id: 2,
  title: 'Hart v. Dunn',
  status: 'ready' as const,
  progress: null,
  briefId: 9,
};

it('says what is happening now, how many are ready, and how far all of them are', () => {
  expect(followingOf([reading, ready])).toMatchObject({
    words: 'Reading page 21 of 40',
    detail: '1 of 2 ready ·\u00A0Marlow v. Tidewater',
    isSettled: false,
    show: { id: 1 },
    brief: 9,
  });
  expect(followingOf([reading, ready])?.share).toBeCloseTo((0.35 + 1) / 2);
});

it('says first what waits for her', () => {
  const asking = {
    ...reading,
    id: 3,
    title: 'Casebook',
    status: 'needs_answer' as const,
    progress: null,
    question: {
      kind: 'little_found' as const,
      found: { holding: false, rule: false, statements: 1, questions: 0 },
      answerBy: '2026-11-01T00:00:00.000Z',
    },
  };
  expect(followingOf([reading, asking])).toMatchObject({
    words: 'A question for you',
    detail: '0 of 2 ready ·\u00A0Casebook',
    isAsking: true,
    show: { id: 3 },
  });
});

it('ends with all of them ready, or with the one that failed', () => {
  expect(followingOf([ready])).toMatchObject({
    words: 'Ready to read',
    detail: 'Hart v. Dunn',
    isSettled: true,
  });
  expect(followingOf([ready, { ...ready, id: 4 }])).toMatchObject({
    words: 'Both cases are ready',
    detail: '',
    share: 1,
  });
  const failed = { ...reading, status: 'failed' as const, progress: null };
  expect(followingOf([ready, failed])).toMatchObject({
    words: 'Couldn’t be analyzed',
    detail: '1 of 2 ready ·\u00A0Marlow v. Tidewater',
    isSettled: true,
    show: { id: 1 },
  });
});

it('follows nothing that was cancelled', () => {
  expect(followingOf([{ ...reading, status: 'cancelled' as const }])).toBeUndefined();
});
