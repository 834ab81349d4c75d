// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { sentencesOf } from './selecting.ts';

const wordsOf = (text: string, continues?: string) =>
  sentencesOf({ text, continues }).map(([start, end]) => text.slice(start, end));

it('a sentence that runs over a page is never picked by a word or two of it', () => {
  expect(wordsOf('The gate was open. The crew had gone below. If')).toEqual([
    'The gate was open.',
    'The crew had gone below. If',
  ]);
  expect(wordsOf('was gone. The crew had gone below.', 'p1')).toEqual(['was gone. The crew had gone below.']);
});

it('a short sentence that is whole is one of its own', () => {
  expect(wordsOf('We disagree. The crew had gone below. We affirm.')).toEqual([
    'We disagree.',
    'The crew had gone below.',
    'We affirm.',
  ]);
});
