import { expect, test } from 'vitest';
import { confidenceOf, findingsOf, pageGapsOf } from './findings.ts';
import type { Opinion } from './opinion.ts';

const opinion: Opinion = {
  readerVersion: 1,
  pageCount: 4,
  missingPages: [3],
  pages: [],
  paragraphs: [],
  parts: [],
  caption: {
    caseName: 'Doe v. Roe',
    docket: 'No. 12-34',
    kind: 'majority',
    confidence: { caseName: 0.9, docket: 0.8, kind: 0.7 },
  },
  citations: [],
};

test('what the reader found is named as a case is answered, and what it did not find is null', () => {
  expect(findingsOf(opinion)).toEqual({
    title: 'Doe v. Roe',
    citation: null,
    court: null,
    decidedOn: null,
    docket: 'No. 12-34',
    author: null,
    disposition: null,
    pageCount: 4,
    missingPages: [3],
  });
  expect(confidenceOf(opinion)).toEqual({ title: 0.9, docket: 0.8 });
});

test('a gap of one page is named by its number, a longer one by its first and last', () => {
  const leftOut: Opinion['leftOut'] = [
    { after: 1, labels: ['558', '558'] },
    { after: 2, labels: ['560', '563'] },
  ];
  expect(pageGapsOf({ ...opinion, leftOut })).toEqual(['558', '560–563']);
  expect(pageGapsOf(opinion)).toEqual([]);
});
