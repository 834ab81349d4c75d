import { expect, test } from 'vitest';
import { composeBrief } from '../engine.ts';
import { analyse } from '../findings.ts';
import { harborOpinion, harborReworded } from '../fixtures/harbor-opinion.ts';
import { holdingLine } from './holding-line.ts';

/** The invented opinion, whose court never says that it holds, with these words of its own before the decree. */
function holdingAfter(conclusion: string) {
  return composeBrief(
    harborReworded((text) =>
      text
        .replace(/ We hold that .*$/, '')
        .replace(/^The judgment of the Court/, `${conclusion} The judgment of the Court`),
    ),
  ).holding;
}

test('where the court never says that it holds, its answer to the question is the holding, marked as inferred', () => {
  const answer =
    'A landlord who keeps the keys owes its tenant a duty to warn of a known defect in the roof.';
  const holding = holdingAfter(answer);
  expect(holding.text).toMatch(/owe[sd] /);
  expect(holding.pinpoints).not.toEqual([]);
});

test('a holding that is too long to be read out is still the holding, where there is no other', () => {
  const findings = analyse(harborOpinion());
  const [held] = findings.holdings.ranked;
  if (!held) throw new Error('the invented opinion holds');
  const line = holdingLine({ ...findings, conclusion: [], holdings: { ranked: [held] } });
  expect(line.text).toBe(held.shown);
});
