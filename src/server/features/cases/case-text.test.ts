import { expect, it } from 'vitest';
import type { Opinion } from '../../../opinion/opinion.ts';
import { toCaseText } from './case-text.ts';

it('tells of a scanned page how surely it was read, and which words of each passage are doubtful, and whose they are', () => {
  const opinion: Opinion = {
    readerVersion: 1,
    pageCount: 2,
    missingPages: [],
    pages: [
      { number: 1, source: 'ocr', confidence: 0.71 },
      { number: 2, source: 'text' },
    ],
    paragraphs: [
      {
        id: 'p1',
        text: 'We afiirm the judgment bclow.',
        kind: 'text',
        publisher: 'The editor',
        page: 1,
        breaks: [{ page: 2, offset: 14 }],
        uncertain: [
          [3, 9],
          [23, 28],
        ],
      },
    ],
    parts: [],
    caption: { confidence: {} },
    citations: [],
  };
  const { pages } = toCaseText(opinion);
  expect(pages.map(({ confidence }) => confidence)).toEqual([0.71, null]);
  const [first, second] = pages.map(({ paragraphs }) => paragraphs[0]);
  expect(first).toMatchObject({ text: 'We afiirm the', uncertain: [[3, 9]], publisher: 'The editor' });
  expect(second).toMatchObject({ text: 'judgment bclow.', uncertain: [[9, 14]] });
});
