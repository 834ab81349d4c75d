import { expect, test } from 'vitest';
import { harborOpinion } from '../fixtures/harbor-opinion.ts';
import { readLead } from '../read/reading.ts';
import { coverageOf, measuringWords, type WordWeights } from './coverage.ts';

const reading = readLead(harborOpinion());
const words = measuringWords(reading, [], ['Whether the roof fell.']);
const none: WordWeights = {
  all: 0,
  opening: 0,
  story: 0,
  end: 0,
  storyShare: 0,
  isInOpening: 0,
  isUsedOnce: 0,
  isHeld: 0,
  isAsked: 0,
  isNumber: 0,
  length: 0,
  event: 0,
  party: 0,
  narrative: 0,
};
const [first] = reading.sentences;

test('what was said before adds less than what is new', () => {
  const gain = coverageOf(words, { words: { ...none, all: 1 }, usual: {}, weight: 1, evenness: 1 });
  if (!first) throw new Error('The invented opinion has sentences.');
  const before = gain.of(first);
  gain.take(first);
  expect(gain.of(first)).toBeLessThan(before);
});

test('a word of the question counts where the weights say so', () => {
  const gain = coverageOf(words, {
    words: { ...none, isAsked: 1 },
    usual: { the: 0 },
    weight: 1,
    evenness: 0,
  });
  const told = reading.sentences.find(({ text }) => text.includes('the roof fell'));
  if (!told) throw new Error('The invented opinion tells that the roof fell.');
  expect(gain.of(told)).toBe(2);
});
