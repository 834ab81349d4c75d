import { expect, test } from 'vitest';
import { harborOpinion } from '../fixtures/harbor-opinion.ts';
import { partiesOf } from './parties.ts';

const lead =
  'Dora lives on the east pier. Dora keeps antique maps. The harbor board answered Dora and Marlow.';

test.each([
  ['Conservatorship of Dora M.', 'Dora'],
  ['Guardianship of the Person and Estate of Dora M.', 'Dora'],
  ['In re Marriage of Marlow', 'Marlow'],
])('%s is about %s, and not about what was asked for', (caseName, short) => {
  const { caption, ...opinion } = harborOpinion();
  expect(
    partiesOf({ ...opinion, caption: { ...caption, caseName } }, lead).map((party) => party.short),
  ).toEqual([short]);
});
