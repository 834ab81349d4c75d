import { expect, it } from 'vitest';
import { gapSentences, missingSentence } from './gaps.ts';

it('pages that could not be read are named', () => {
  expect(missingSentence([])).toBeUndefined();
  expect(missingSentence([4])).toContain('Page 4 of the PDF');
  expect(missingSentence([4, 7, 9])).toContain('Pages 4, 7, and 9 of the PDF');
});

it('a brief says what it cannot rest on, as far as it is known', () => {
  expect(gapSentences({ missingPages: [] })).toEqual([]);
  expect(gapSentences({ missingPages: [4], pageGaps: ['558', '560–563'], isExcerpt: true })).toEqual([
    'Page 4 of the PDF couldn’t be read. Nothing here is based on it.',
    'The file skips pages 558 and 560–563.',
    'This is an edited excerpt. Parts of the opinion have been left out.',
  ]);
});
