import { expect, test } from 'vitest';
import { isStepOfLaw } from './checklist.ts';

test.each([
  ['A landlord must warn a tenant of a defect that the landlord alone can discover.', true],
  ['This Court has held that a keeper is liable only if he knew of the rot.', true],
  ['If the roof is let with the house, the landlord keeps it in repair.', true],
  [
    'Pursuant to Rule 12-211(H), when the tape was lost, Defendant filed a statement of his recollection.',
    false,
  ],
  ['In Oakes, this Court considered a delay of three months where no lack of diligence was found.', false],
  ['We conclude that, when the State filed the complaint, his right to a speedy trial attached.', false],
  ['On at least one occasion, the Court has ignored the rule and decided an issue that must wait.', false],
  ['Next we must determine whether the harbor board is a public body under the Act.', false],
  ['According to respondent, a pilot must never leave his barge if the fog is thick.', false],
])('“%s” is a step of the law: %s', (shown, isOne) => {
  expect(isStepOfLaw(shown)).toBe(isOne);
});
