import { expect, test } from 'vitest';
import { termsOf } from '../../language/words.ts';
import { asserting, denying, isPoint } from './points.ts';

test.each([...asserting, ...denying])('“$name” is seen in its one example and not in the other', (cue) => {
  expect([cue.pattern.test(cue.yes), cue.pattern.test(cue.no)]).toEqual([true, false]);
});

const isOne = (shown: string) => isPoint({ shown, terms: termsOf(shown) });

test('a vote, a road map and what another court held are no points, a refusal is one', () => {
  expect(isOne('I think the judgment below should be affirmed.')).toBe(false);
  expect(isOne('I would reverse the judgment of the Court of Appeals.')).toBe(false);
  expect(isOne('I will now consider the fog, the barge and the landing.')).toBe(false);
  expect(isOne('I think that in Oakes the court held a pilot to the statute of lights.')).toBe(false);
  expect(isOne('I cannot admit that fog excuses a pilot who never looked for the landing.')).toBe(true);
});
