import { expect, test } from 'vitest';
import { composeBrief } from '../engine.ts';
import { analyse } from '../findings.ts';
import { harborReworded } from '../fixtures/harbor-opinion.ts';
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
  const answer = `We hold that a landlord who keeps the keys of ${'the old and the new wing and '.repeat(10)}the cellar must warn its tenant.`;
  expect(holdingAfter(answer).text).toMatch(/^We hold that a landlord who keeps the keys/);
});

test('of two points that are as likely decided, both are read out, in the order of the opinion', () => {
  const findings = analyse(harborReworded((text) => text));
  const of = (shown: string, index: number, holding: number) => {
    const { line } = findings.holdings;
    if (!line) throw new Error('The invented opinion has a holding');
    const standing = { ...line.sentence.standing, holding };
    return { ...line.sentence, shown, text: shown, index, standing, terms: shown.split(' ') };
  };
  const award = of('We conclude that the award was reasonable.', 9, 0.5);
  const duty = of('The trial court rightly found no duty.', 4, 0.4);
  const withBoth = (second: typeof duty) =>
    holdingLine({
      ...findings,
      holdings: { line: { text: award.shown, sentence: award }, ranked: [award, second] },
    }).text;
  expect(withBoth(duty)).toBe(
    'The trial court rightly found no duty. We conclude that the award was reasonable.',
  );
  expect(withBoth(of(duty.shown, 4, 0.1))).not.toMatch(/no duty/);
});
