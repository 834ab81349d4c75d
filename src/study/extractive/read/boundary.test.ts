import { expect, test } from 'vitest';
import { harborOpinion } from '../fixtures/harbor-opinion.ts';
import { boundaryOf } from './boundary.ts';
import { readLead } from './lead.ts';

const { section } = readLead(harborOpinion());
const { sentences, paragraphs } = section;
const second = paragraphs.findIndex(({ text }) => text === 'II');
const law = sentences.findIndex(({ paragraphIndex }) => paragraphIndex > second);

test.each([
  ['in the present tense', -0.5],
  ['in the past tense, as the story is', 1.6],
])('the law begins under its number where the court tells it %s', (_, lean) => {
  const narrative = sentences.map((_sentence, index) => (index < law ? 1.6 : lean));
  expect(boundaryOf(section, narrative)).toBe(law);
});
