import { expect, test } from 'vitest';
import { harborOpinion } from '../fixtures/harbor-opinion.ts';
import { shippedModel } from '../model/shipped.ts';
import type { Model } from '../model/weights.ts';
import { featuresOf } from '../read/features.ts';
import { standingsOf, weigh } from '../read/read.ts';
import { readLead } from '../read/reading.ts';
import { comparedStandings } from './compared.ts';

function placed() {
  const model = shippedModel();
  const reading = readLead(harborOpinion());
  const features = featuresOf(reading);
  const weighed = weigh(reading, features, model);
  const sentences = reading.sentences.map((sentence, index) => ({ ...sentence, ...weighed[index]! }));
  const standings = standingsOf(reading, features, sentences, model);
  return { reading, sentences: sentences.map((each, index) => ({ ...each, standing: standings[index]! })) };
}

const withWeights = (weights: Record<string, number>): Model => ({
  ...shippedModel(),
  compared: { holding: new Map(Object.entries(weights)), issue: new Map() },
});

test('comparing moves odds among the likeliest, and takes none from the others', () => {
  const { reading, sentences } = placed();
  const before = sentences.map(({ standing }) => standing.holding);
  const after = comparedStandings(reading, sentences, withWeights({ 'like issue': 3 })).map(
    ({ holding }) => holding,
  );
  const sum = (odds: readonly number[]) => odds.reduce((total, each) => total + each, 0);
  expect(sum(after)).toBeCloseTo(sum(before), 9);
  const changed = after.filter((odds, index) => Math.abs(odds - before[index]!) > 1e-9);
  expect(changed.length).toBeGreaterThan(1);
  expect(changed.length).toBeLessThanOrEqual(10);
});

test('without weights nothing moves', () => {
  const { reading, sentences } = placed();
  const after = comparedStandings(reading, sentences, withWeights({}));
  after.forEach(({ holding, issue, rule }, index) => {
    const { standing } = sentences[index]!;
    expect(holding).toBeCloseTo(standing.holding, 9);
    expect(issue).toBeCloseTo(standing.issue, 9);
    expect(rule).toBe(standing.rule);
  });
});
