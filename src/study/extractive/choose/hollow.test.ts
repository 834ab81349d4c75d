import { expect, it } from 'vitest';
import type { Read, ReadSentence } from '../read/read.ts';
import { termsOf } from '../text/words.ts';
import { leavesOpen, leavesToLater, saysNothingOf } from './hollow.ts';

const sentence = (shown: string) => ({ shown, terms: termsOf(shown) }) as ReadSentence;
const read = { parties: [{ short: 'Tarrant' }, { short: 'the company' }] } as Read;

it.each([
  ['We hold that Tarrant’s claims lack merit.', true],
  ['We reject Defendant’s contentions and affirm the judgment of the trial court.', true],
  ['We conclude that the judgment in this case must be reversed for the following reasons.', true],
  ['We hold that the Compact creates no cross-border rights in signatory States.', false],
  ['We conclude that the trial court did not abuse its discretion in setting aside the offer.', false],
])('%s says nothing of its case: %s', (shown, isHollow) => {
  expect(saysNothingOf(read)(sentence(shown))).toBe(isHollow);
});

it.each([
  ['We need not decide whether the company knew of the beams.', true],
  ['Because that suit is not before us, we decline the company’s invitation to opine on it.', true],
  ['We hold that the tenant did not preserve any objection to the instructions.', true],
  ['Because we hold that trial began in time, we need not address the State’s other argument.', false],
  ['We hold that a landlord must warn its tenant.', false],
])('%s leaves a point open: %s', (shown, isOpen) => {
  expect(leavesOpen(sentence(shown))).toBe(isOpen);
});

it.each([
  ['We need not decide whether the landlord must also mend the roof.', true],
  ['We leave for another day the question how far a landlord must look.', true],
  ['We emphasize that our holding is limited to the facts of this case.', true],
  ['We do not suggest that a landlord may never lock the pier.', true],
  ['We do not lose our right to complain because the harbor is at war.', false],
  ['We need not consider his arguments about the cost of the roof.', false],
  ['We decline to consider what the tenant raised for the first time in her reply.', false],
  ['Because of our disposition, we need not reach Defendant’s other issues.', false],
  ['We need not address the remaining questions that the landlord raises.', false],
])('%s is left to a later case: %s', (shown, isLeft) => {
  expect(leavesToLater(sentence(shown))).toBe(isLeft);
});
