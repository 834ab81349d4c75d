import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

const tail =
  'and that the keeper of the pier, who had been told of the rot by two of the inspectors and by the harbor board in the spring of that year, took no step of any kind to mend the beams, to lock the hatch, or to send word to any of the tenants whose goods were stored below';

test.each([
  [
    `The complaint alleges that the company kept the only keys to the hatch of the roof; ${tail}.`,
    'The complaint alleges that the company kept the only keys to the hatch of the roof …',
  ],
  [
    `The tenant argues that the lease binds the company to mend the roof in every storm, ${tail}.`,
    'The tenant argues that the lease binds the company to mend the roof in every storm …',
  ],
  [
    'This appeal brings here a claim for the refusal of the keepers of the east pier to let the tenant enter her warehouse in the storm of June 4, 2017, for the removal of the maps, charts, letters, books and instruments of every kind that she had stored there.',
    'This appeal brings here a claim for the refusal of the keepers of the east pier to let the tenant enter her warehouse in the storm of June 4, 2017 …',
  ],
])('“%s” is cut at a clause', (shown, cut) => {
  expect(shortened(shown)).toBe(cut);
});

test.each([
  // What would be left is bound to a condition.
  'The company promised that it would mend the roof of the warehouse before the winter, unless the tenant had by then found a purchaser for the maps.',
  // The verb stands behind the cut.
  'The keeper of the pier on which the warehouse of the tenant had stood since 1901, which was then owned by the harbor board, sued the company.',
  // What leads up to the main clause is none.
  'When the storm came over the harbor and the roof of the warehouse began to bend under the snow; the keeper fled.',
  // Within a quotation nothing is cut.
  'The lease says “the tenant shall at all times keep the hatch of the roof shut; and shall open it to no one.”',
])('“%s” stays whole', (shown) => {
  expect(shortened(shown)).toBeUndefined();
});
