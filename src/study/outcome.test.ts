import { expect, test } from 'vitest';
import { wordOf } from '../opinion/disposition/verbs.ts';
import type { DispositionAction } from '../opinion/opinion.ts';
import {
  areOpposed,
  effects,
  fallsWhole,
  onlyVerb,
  outcomeOf,
  seekerWins,
  stemOf,
  stemsOf,
  undoes,
  upholds,
} from './outcome.ts';

const all = Object.keys(effects) as DispositionAction[]; // the keys are the acts
const of = (...actions: DispositionAction[]) => ({ actions, isInPart: false });
const those = (is: (disposition: ReturnType<typeof of>) => unknown) =>
  all.filter((action) => is(of(action)) === true);

test('every act is told by what it does to the judgment below', () => {
  expect(those(upholds)).toEqual(['affirmed', 'enforced']);
  expect(those(undoes)).toEqual(['reversed', 'vacated', 'quashed', 'set_aside']);
  expect(those((each) => outcomeOf(each) === 'stood')).toEqual(those(upholds));
  expect(those((each) => outcomeOf(each) === 'fell')).toEqual(those(undoes));
  expect(those(seekerWins)).toEqual(those(undoes));
  expect(those((each) => seekerWins(each) === false)).toEqual([
    'affirmed',
    'enforced',
    'denied',
    'dismissed',
  ]);
  expect(those(fallsWhole)).toEqual(['reversed', 'vacated']);
  for (const action of all) expect(wordOf(action).startsWith(stemsOf(of(action))[0]!)).toBe(true);
});

test('what went both ways, or in part, has no one outcome', () => {
  expect(outcomeOf(of('affirmed', 'reversed'))).toBeUndefined();
  expect(seekerWins(of('reversed', 'dismissed'))).toBeUndefined();
  const inPart = { ...of('reversed'), isInPart: true };
  expect([outcomeOf(inPart), seekerWins(inPart), onlyVerb(inPart), fallsWhole(inPart)]).toEqual([
    undefined,
    undefined,
    undefined,
    false,
  ]);
});

test('one act is named by its verb, whether or not the case goes back', () => {
  expect(onlyVerb(of('vacated', 'remanded'))).toBe('vacate');
  expect(onlyVerb(of('affirmed', 'dismissed'))).toBeUndefined();
  expect(onlyVerb(of('remanded'))).toBeUndefined();
  expect(fallsWhole(of('granted', 'vacated', 'remanded'))).toBe(true);
  expect(fallsWhole(of('reversed', 'affirmed'))).toBe(false);
  expect(stemOf('Denied')).toBe('den');
});

test('two cases are opposed where one judgment stood and the other fell, wholly', () => {
  expect(areOpposed('Affirmed.', 'Reversed and remanded.')).toBe(true);
  expect(areOpposed('The order is set aside.', 'Judgment affirmed')).toBe(true);
  expect(areOpposed('Affirmed', 'Affirmed.')).toBe(false);
  expect(areOpposed('Affirmed in part and reversed in part', 'Affirmed')).toBe(false);
  expect(areOpposed('Dismissed', 'Affirmed')).toBe(false);
});
