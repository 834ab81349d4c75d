import { expect, test } from 'vitest';
import { said } from '../fixtures/marlow-brief.ts';
import { marlowQuestions } from '../fixtures/marlow-questions.ts';
import type { WireQuestion } from '../wire/wire.ts';
import { areAlike } from './alike.ts';

const facts = [
  'The ferry struck the landing at noon.',
  'A crate of bees broke open beside the gangway.',
  'She fell from the ramp and broke her wrist.',
  'The deckhand had left the gate unlatched all morning.',
];
const asking = (question: string, kind: WireQuestion['kind'], answer: string[]): WireQuestion => ({
  ...(marlowQuestions().questions[0] as WireQuestion), // The set has five.
  ...{ question, kind, answer: answer.map((text) => said(text)) },
});
const story = asking('What happened on the landing?', 'story', facts);

test('a question of another kind may rest on most of the same passages, one of the same kind not', () => {
  const most = [...facts.slice(0, 3), 'A landing is owed care.'];
  expect(areAlike(story, asking('How far does the holding reach?', 'policy', most))).toBe(false);
  expect(areAlike(story, asking('Tell me how she came to be hurt.', 'story', facts.slice(0, 4)))).toBe(true);
  expect(areAlike(story, asking('How far does the holding reach?', 'policy', facts))).toBe(true);
  expect(areAlike(story, asking('What happened on the landing?', 'policy', ['Bees.']))).toBe(true);
});
