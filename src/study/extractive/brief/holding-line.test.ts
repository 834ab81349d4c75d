import { expect, test } from 'vitest';
import { composeBrief } from '../engine.ts';
import { harborReworded } from '../fixtures/harbor-opinion.ts';

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
  const answer = `We hold that a landlord who keeps the keys of ${'the old and the new wing and '.repeat(10)}the cellar must warn its tenant.`;
  expect(holdingAfter(answer).text).toMatch(/^We hold that a landlord who keeps the keys/);
});
