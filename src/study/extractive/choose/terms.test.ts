import { expect, test } from 'vitest';
import { analyse } from '../findings.ts';
import { harborOpinion } from '../fixtures/harbor-opinion.ts';
import { termsDefinedIn } from './terms.ts';

function termsIn(shown: string): string[] {
  const { reading } = analyse(harborOpinion());
  const [first] = reading.sentences;
  if (!first) throw new Error('The invented opinion has sentences');
  const sentence = { ...first, shown, text: shown, voice: 'court' as const };
  return termsDefinedIn({ ...reading, sentences: [sentence] }).map(({ term }) => term);
}

test('means to an end are no definition', () => {
  expect(termsIn('A wharfinger means anybody who keeps a pier for hire in the harbor.')).toEqual([
    'wharfinger',
  ]);
  expect(termsIn('The Landlord refers to the pier in its brief as a mere convenience.')).toEqual([]);
  expect(termsIn('The effective means for its attainment are still uncertain and unproved.')).toEqual([]);
  expect(termsIn('Although the means used by the harbor are its own, they serve the trade.')).toEqual([]);
  expect(termsIn('If we examine the means by which the harbor acts, we find a toll.')).toEqual([]);
});
