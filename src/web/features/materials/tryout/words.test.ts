import { expect, it } from 'vitest';
import { askedWords, keptUntil, progressWords } from './words.ts';

it('says until when the case is kept, on the visitor’s own clock', () => {
  const now = new Date(2026, 8, 16, 14, 2);
  const tomorrow = new Date(2026, 8, 17, 14, 2).toISOString();
  const tonight = new Date(2026, 8, 16, 20, 5).toISOString();
  expect(keptUntil({ expiresAt: tomorrow }, now)).toBe(
    'Your case stays in this browser until 2:02\u00A0PM tomorrow.',
  );
  expect(keptUntil({ expiresAt: tonight }, now)).toBe(
    'Your case stays in this browser until 8:05\u00A0PM today.',
  );
});

it('names the page that is being read', () => {
  const reading = { step: 'reading', done: 11, total: 40 } as const;
  expect(progressWords({ status: 'queued', progress: null })).toBe('Waiting in line');
  expect(progressWords({ status: 'extracting', progress: null })).toBe('Opening the file');
  expect(progressWords({ status: 'extracting', progress: reading })).toBe('Reading page 12 of 40');
  expect(progressWords({ status: 'extracting', progress: { ...reading, done: 40 } })).toBe(
    'Reading page 40 of 40',
  );
});

it('says what the file looks like, or how many cases it has', () => {
  const answerBy = '2026-09-17T14:02:00Z';
  const asked = (documentKind: string | null) =>
    askedWords({ kind: 'not_an_opinion', documentKind, found: [], answerBy }).title;
  expect(asked('motion')).toBe('This looks like a motion, not a court opinion');
  expect(asked('article')).toBe('This looks like an article, not a court opinion');
  expect(asked(null)).toBe('This doesn’t look like a court opinion');
  const found = [1, 2].map((page) => ({ title: 'A v. B', firstPage: page, lastPage: page }));
  const several = askedWords({ kind: 'several_cases', documentKind: null, found, answerBy });
  expect(several.title).toBe('This file has 2 cases in it');
});
