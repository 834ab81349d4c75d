import { expect, it } from 'vitest';
import { answerCase, uploadCase } from './cases.ts';
import { plainSentence } from './plain-sentences.ts';
import { createClassSession, updateClassSession } from './sessions.ts';

const sentences = (request: typeof uploadCase.request | typeof createClassSession.request, given: object) =>
  request.safeParse(given, { error: plainSentence }).error?.issues.map(({ message }) => message);

it('says what is wrong with a field in plain words', () => {
  const fileName = 'a'.repeat(256);
  expect(sentences(uploadCase.request, { id: 1, fileName })).toEqual([
    'The file name must have at most 255 characters.',
  ]);
  expect(sentences(uploadCase.request, { id: 1 })).toEqual(['The file name is missing.']);
  expect(sentences(uploadCase.request, { id: 1, fileName: ' ' })).toEqual(['The file name is missing.']);
  expect(sentences(uploadCase.request, { id: 1, fileName: 'a', categoryId: 'x' })).toEqual([
    'The category is not valid.',
  ]);
  expect(sentences(createClassSession.request, { id: 1, title: 'A', heldOn: 'soon' })).toEqual([
    'The date is not valid.',
  ]);
  expect(sentences(updateClassSession.request, { id: 1, title: 'A', position: -1 })).toEqual([
    'The position must be at least 0.',
  ]);
});

it('leaves a sentence that the contract has of its own', () => {
  expect(sentences(createClassSession.request, { id: 1, title: '' })).toEqual([
    'A class session needs a title',
  ]);
});

it('speaks of several in the plural', () => {
  expect(sentences(answerCase.request as never, { id: 1, proceed: true, picks: 'x' })).toEqual([
    'The picks are not valid.',
  ]);
});
