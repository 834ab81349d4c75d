import { expect, test } from 'vitest';
import { termsOf } from '../../language/words.ts';
import { asserting, denying, isPoint } from './points.ts';

/** Of each row a sentence that has it and one that has not. */
const examples: Readonly<Record<string, readonly [has: string, hasNot: string]>> = {
  'cannot agree': [
    'I cannot agree, however, with its holding that a fog excuses the pilot.',
    'I agree that a fog excuses the pilot.',
  ],
  'faults the court': ['The majority ignores the lease.', 'The majority of the tenants had left.'],
  'would hold': ['I would instead rest the duty on the statute of pilots.', 'I would affirm.'],
  'in my view': [
    'In my view a pilot owes the barge a lookout.',
    'In his view a pilot owes the barge a lookout.',
  ],
  'tells the court’s course': [
    'The majority reads the lease too broadly.',
    'The majority of the tenants had left.',
  ],
  agreement: [
    'The Court wisely holds that the pilot was asleep.',
    'The Court holds that the pilot was asleep.',
  ],
  'agreement on a condition': [
    'I would agree with the majority if the barge had shown a light.',
    'I would hold the pilot liable if the barge had shown a light.',
  ],
  roadmap: [
    'The questions then presented for our consideration are, first, whether the act is void.',
    'The question of light decides nothing in a fog.',
  ],
  'tells of another ruling': [
    'The court reversed the judgment by a vote of 5 to 4.',
    'The Court holds today that the judgment was right.',
  ],
  leans: [
    'In my judgment, for the reasons given, that is not a just consequence.',
    'In my judgment, it is clear that a barge must show a light.',
  ],
  'tells what the court does': [
    'The Court concludes, then, that the pilot was asleep.',
    'The Court holds the pilot liable simply because there was a fog.',
  ],
  apology: ['I cannot take time to review the cases.', 'I cannot take the pilot to have known of the fog.'],
  'lead-in': [
    'I think it important, however, to point out that a majority here agree with him.',
    'I think it important that a barge show a light.',
  ],
};

test.each(Object.entries({ ...asserting, ...denying }))(
  '“%s” is seen in its one example and not in the other',
  (name, pattern) => {
    expect(examples[name]?.map((sentence) => pattern.test(sentence))).toEqual([true, false]);
  },
);

const isOne = (shown: string) => isPoint({ shown, terms: termsOf(shown) });

test('a vote, a road map and what another court held are no points, a refusal is one', () => {
  expect(isOne('I think the judgment below should be affirmed.')).toBe(false);
  expect(isOne('I would reverse the judgment of the Court of Appeals.')).toBe(false);
  expect(isOne('I will now consider the fog, the barge and the landing.')).toBe(false);
  expect(isOne('I think that in Oakes the court held a pilot to the statute of lights.')).toBe(false);
  expect(isOne('I cannot admit that fog excuses a pilot who never looked for the landing.')).toBe(true);
});
