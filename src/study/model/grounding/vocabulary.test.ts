import { beforeAll, expect, test } from 'vitest';
import { marlow } from '../fixtures/opinions.ts';
import { numberWords } from './number-words.ts';
import { openVocabulary, type Vocabulary } from './vocabulary.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = openVocabulary(await marlow());
});

test('names, amounts and years of the opinion may be said, also in another form', () => {
  for (const text of [
    'Justice Okafor wrote for the Court; the Chief Justice joined Reyes.',
    'Tidewater’s fault was 90 percent and Marlow’s 10.',
    'There were 60,000 crossings in 8 years.',
    'Marlow v. Tidewater Ferry Company was decided on June 18, 2024.',
    'Section 29 of the Third Restatement and § 449 of the Second were followed.',
    'If the gate is up, Then nobody crosses it in January.',
  ]) {
    expect(vocabulary.strangersIn(text), text).toEqual([]);
  }
});

test('what occurs nowhere is named', () => {
  expect(vocabulary.strangersIn('The Ninth Circuit, in Wagon Mound, cited § 433 in 1961.')).toEqual([
    'Ninth Circuit',
    '433',
    '1961',
    'Wagon',
    'Mound',
  ]);
});

test('numbers are read from words', () => {
  expect(numberWords('ninety-five percent, three hundred and twelve, $2 million, sixty thousand')).toEqual(
    expect.arrayContaining(['95', '312', '2000000', '60000']),
  );
});
