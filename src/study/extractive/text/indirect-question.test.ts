import { expect, test } from 'vitest';
import { askedIn } from './indirect-question.ts';

test.each([
  [
    'We granted review to decide whether a landlord owes its tenant a warning, and we hold that it does.',
    ['Whether a landlord owes its tenant a warning.'],
  ],
  [
    'The question is whether a landlord owes its tenant a warning—a question we answer in the affirmative.',
    ['Whether a landlord owes its tenant a warning.'],
  ],
  [
    'The question is “not whether the keeper’s reading of the lease was clearly wrong, but whether the owner’s finding of a defect was.”',
    ['Whether the owner’s finding of a defect was.'],
  ],
  [
    'The issues are (1) whether the keeper’s claims may be reviewed, (2) if so, whether the order was arbitrary and void.',
    ['Whether the keeper’s claims may be reviewed.', 'Whether the order was arbitrary and void.'],
  ],
  ['We ask not whether the keeper read the lease as the owner of the pier did.', []],
  [
    'This case concerns the constitutionality of three sections of the Harbor Keepers Act.',
    ['Whether three sections of the Harbor Keepers Act are constitutional.'],
  ],
  [
    'This appeal challenges the validity of a provision of the Harbor Ordinance, which was enacted in 2009.',
    ['Whether a provision of the Harbor Ordinance is valid.'],
  ],
  [
    'It turns on a question of fact — whether the keeper locked the roof hatch in time — that the jury never heard.',
    [],
  ],
  [
    `The critical question in this case is whether a landlord ${'who keeps the keys to the roof of a warehouse '.repeat(7)}owes its tenant a warning.`,
    [
      `Whether a landlord ${'who keeps the keys to the roof of a warehouse '.repeat(7)}owes its tenant a warning.`,
    ],
  ],
  [
    `The tenant asked whether a landlord ${'who keeps the keys to the roof of a warehouse '.repeat(7)}owes her a warning.`,
    [],
  ],
  [
    'The contention presents two questions: (1) Is the law a toll, or a tax on the harbor?',
    ['Is the law a toll, or a tax on the harbor?'],
  ],
  ['The argument about the keys fails, whether based on a want of notice or on a defect in the lease.', []],
  ['The issue before us concerns only warehouses on the east pier of the harbor.', []],
])('%s', (sentence, questions) => {
  expect(askedIn(sentence)).toEqual(questions);
});
