import { expect, test } from 'vitest';
import { analyse } from '../findings.ts';
import { harborOpinion } from '../fixtures/harbor-opinion.ts';
import { draftOf } from '../text/items.ts';
import type { Candidate } from './candidate.ts';
import { unquoted } from './candidate.ts';
import { filled } from './filling.ts';

const findings = analyse(harborOpinion());
const { sentences } = findings.reading;

/** A question that the invented opinion's sentence beginning so answers. */
function askedOf(opening: string, difficulty: Candidate['difficulty']): Candidate {
  const rests = sentences.filter(({ text }) => text.startsWith(opening));
  return {
    question: 'What then?',
    answer: rests.map((sentence) => draftOf(sentence)),
    rests,
    difficulty,
    kind: 'story',
    followUps: [],
    reread: [],
  };
}

test('a short answer goes on with what the opinion says next, and stays within its length', () => {
  const [candidate] = filled([askedOf('In March 2017', 'Easy')], findings);
  const texts = candidate?.answer.map(({ text }) => text) ?? [];
  expect(texts[1]).toMatch(/^On June 4, 2017/);
  expect(texts.join(' ').split(' ').length).toBeLessThanOrEqual(80);
});

test('no two answers are filled with the same sentence', () => {
  const both = filled([askedOf('In March 2017', 'Easy'), askedOf('Marlow stored', 'Easy')], findings);
  const added = both.flatMap(({ answer }) => answer.slice(1).map(({ text }) => text));
  expect(new Set(added).size).toBe(added.length);
});

test('words quoted inside a question keep quotation marks that open and close', () => {
  const [sentence] = sentences.filter(({ text }) => text.startsWith('The term “control”'));
  expect(sentence && unquoted(sentence)).toMatch(/‘control’/);
});
