import { expect, test } from 'vitest';
import { composeBrief } from './extractive/engine.ts';
import { harborMajority, harborOpinion } from './extractive/fixtures/harbor-opinion.ts';
import type { BriefContent } from './material/schema.ts';
import { foundIn, isThin } from './thin.ts';

const full = composeBrief(harborOpinion());
const none = { ...full.holding, text: 'The excerpt states no holding.', pinpoints: [] };
const thinned = (changes: Partial<BriefContent>) => isThin({ ...full, ...changes });

test('a brief of a whole opinion is not thin', () => {
  expect(isThin(full)).toBe(false);
});

test('a brief with neither a holding nor a rule is thin, and with one of them it is not', () => {
  expect(thinned({ holding: none, rule: [] })).toBe(true);
  expect(thinned({ holding: none })).toBe(false);
  expect(thinned({ rule: [] })).toBe(false);
});

test('three of the five parts are enough, two are not', () => {
  expect(thinned({ facts: [], issue: [] })).toBe(false);
  expect(thinned({ facts: [], issue: [], conclusion: [] })).toBe(true);
});

test('what rests on nothing in the text is no statement', () => {
  const said = [{ ...none, id: 'facts-1' }];
  expect(thinned({ facts: said, issue: said, conclusion: said })).toBe(true);
});

test('an issue and a conclusion that rest on the same words are found once', () => {
  expect(thinned({ issue: full.conclusion, rule: [], analysis: [] })).toBe(true);
  expect(thinned({ rule: [], analysis: [] })).toBe(false);
});

test('counts what was found', () => {
  const little = composeBrief(harborMajority('The motion is denied.'));
  expect(isThin(little)).toBe(true);
  expect(foundIn(little)).toMatchObject({ rule: false });
});

test('the holding that is the rule too is found once', () => {
  expect(foundIn({ ...full, rule: [full.holding] })).toMatchObject({ holding: true, rule: false });
});
