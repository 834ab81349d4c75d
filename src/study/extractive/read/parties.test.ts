import { expect, test } from 'vitest';
import { harborOpinion } from '../fixtures/harbor-opinion.ts';
import { partiesOf } from './parties.ts';

const lead =
  'Dora lives on the east pier. Dora keeps antique maps. The harbor board answered Dora and Marlow.';

test('a company is called by the name that the opinion uses, not by what kind of company it is', () => {
  const { caption, ...opinion } = harborOpinion();
  const told = 'Dora sued PIERCO. PIERCO Lines Holdings owns the pier. PIERCO kept the keys.';
  const caseName = 'Dora v. PIERCO Lines Holdings';
  const named = partiesOf({ ...opinion, caption: { ...caption, caseName } }, told);
  expect(named.map((party) => party.short)).toEqual(['Dora', 'PIERCO']);
});

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
