import { expect, test } from 'vitest';
import { harborReworded } from '../fixtures/harbor-opinion.ts';
import { type Judged, readLead } from '../read/reading.ts';
import { eventOf, isProcedure } from './event.ts';

/** The invented opinion, read where its story holds these words too. */
function readWith(words: string) {
  return readLead(
    harborReworded((text) =>
      text.replace('Harbor Freight told no one.', `Harbor Freight told no one. ${words}`),
    ),
  );
}

const matter = new Set(['roof', 'warehous', 'landlord']);

function sentenceOf(words: string): Judged {
  const found = readWith(words).sentences.find(({ text }) => text === words);
  if (!found) throw new Error(`The invented opinion does not hold: ${words}`);
  return found;
}

test('what happened to whom is the event, not how things stood before', () => {
  const reading = readWith('');
  expect(eventOf(reading, reading.sentences, matter)?.shown).toBe(
    'On June 4, 2017, the roof fell during a storm and destroyed maps that Marlow had bought for $80,000.',
  );
});

test('where the dispute is said to have arisen, the story begins', () => {
  const opening = 'The dispute at hand arises out of a lease in which Marlow took the warehouse for a year.';
  const reading = readWith(opening);
  const told = reading.sentences.filter(({ text }) => text === opening || text.includes('told no one'));
  expect(eventOf(reading, told, matter)?.shown).toBe(opening);
});

test('a story without harm, seizure or dealing has no event', () => {
  const reading = readWith('');
  const quiet = reading.sentences.filter(({ text }) => /inspected the roof|told no one/.test(text));
  expect(eventOf(reading, quiet, matter)).toBeUndefined();
});

test.each([
  'The trial court granted what Harbor Freight asked for.',
  'Marlow appealed to the Court of Appeals in the spring.',
  'Harbor Freight moved for summary judgment in the Superior Court.',
])('a step in court is procedure: %s', (step) => {
  expect(isProcedure(sentenceOf(step))).toBe(true);
});

test.each([
  'The complaint alleged that the trial manager of the pier locked Marlow out on appeal day.',
  'Harbor Freight locked the roof hatch and threw the keys into the harbor.',
])('what happened, or is alleged to have happened, is none: %s', (told) => {
  expect(isProcedure(sentenceOf(told))).toBe(false);
});
