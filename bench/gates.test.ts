import { expect, test } from 'vitest';
import type { Disposition } from '../src/opinion/opinion.ts';
import { harborOpinion } from '../src/study/extractive/fixtures/harbor-opinion.ts';
import { disposesWrongly } from './gates.ts';

const disposed = (...actions: Disposition['actions']) => ({
  ...harborOpinion(),
  disposition: {
    actions,
    summary: actions.join(' and '),
    isInPart: false,
    paragraphId: 'p1',
    start: 0,
    end: 9,
  },
});

test.each([
  ['The judgment must be reversed, with directions to set aside the verdict and dismiss the case.', false],
  ['Reversed. We hold that the rule requires a signature on a notice of dismissal.', false],
  ['Reversed. It was error to grant the motion to dismiss, which the court is to hear on remand.', false],
  ['We hold that the tenant waived any claim to dismissal for want of a signature.', false],
  ['We affirm the judgment.', true],
  ['We reverse the judgment and dismiss the appeal.', true],
])('of a judgment that is reversed, “%s” tells wrongly: %s', (text, isWrong) => {
  expect(disposesWrongly(text, disposed('reversed'))).toBe(isWrong);
});
