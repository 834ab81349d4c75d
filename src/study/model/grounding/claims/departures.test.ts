import { beforeAll, expect, test } from 'vitest';
import type { Opinion } from '../../../../opinion/opinion.ts';
import { marlow, pruitt } from '../../fixtures/opinions.ts';
import { openLocator } from '../locate.ts';
import { isAnothersDeed } from './agents.ts';
import { statementFaults, stringFaults } from './check.ts';
import { sentencesOf } from './clauses.ts';
import type { Evidence } from './evidence.ts';
import { compareQuantities } from './quantities.ts';
import { isOthersDecision } from './voices.ts';

let opinions: Record<'marlow' | 'pruitt', Opinion>;
beforeAll(async () => {
  opinions = { marlow: await marlow(), pruitt: await pruitt() };
});

function faultsOf(on: 'marlow' | 'pruitt', text: string, paragraph: string, words: string) {
  const opinion = opinions[on];
  const located = openLocator(opinion).locate({ paragraph, words }) ?? [];
  expect(located).not.toEqual([]);
  const told = { children: 0, isCourts: false };
  return [...stringFaults(text, opinion), ...statementFaults(text, located, opinion, told)];
}

const sued = ['p35', 'Marlow sued Tidewater for negligence in the Circuit Court for Sable County.'] as const;
const hold = [
  'p69',
  'a ferry operator owes a duty of reasonable care to persons lawfully on its landing',
] as const;
const gate = [
  'p31',
  'Forty feet from the slip the deckhand, Emmett Sloan, lowered the gate and drew the chocks.',
] as const;
const refused = ['p6', 'who had been refused by forty employers'] as const;
const listed = ['p6', 'it published her name on a list of “dishonest applicants.”'] as const;

test.each([
  [
    'marlow',
    'the parties are exchanged',
    'Tidewater sued Marlow for negligence in the Circuit Court for Sable County.',
    sued,
  ],
  [
    'marlow',
    'the other side argues',
    'Marlow argues that nothing was owed, for nobody was yet a passenger.',
    ['p44', 'Tidewater argues that it owed Marlow nothing because she was not yet its passenger.'],
  ],
  [
    'marlow',
    'a “no” is added',
    'A ferry operator owes no duty of reasonable care to persons lawfully on its landing.',
    hold,
  ],
  [
    'marlow',
    'a verb is put for another',
    'The deckhand, Emmett Sloan, welded the gate and drew the chocks.',
    gate,
  ],
  ['marlow', 'a thing is invented', 'The deckhand had been drinking all morning.', gate],
  ['pruitt', 'a number counts something else', 'Pruitt had been refused by fourteen employers.', refused],
  [
    'pruitt',
    'a pronoun stood for the other side',
    'Pruitt published Lanyard’s name on a list of dishonest applicants.',
    listed,
  ],
  ['pruitt', 'the loser wins', 'Pruitt prevailed, because she was refused by forty employers.', refused],
] as const)('of %s it is found where %s', (on, _, text, [paragraph, words]) => {
  expect(faultsOf(on, text, paragraph, words)).not.toEqual([]);
});

test.each([
  ['marlow', 'Marlow sued Tidewater.', sued],
  ['marlow', 'Tidewater was sued by Marlow for negligence.', sued],
  ['marlow', 'A ferry operator owes reasonable care to persons lawfully on its landing.', hold],
  ['marlow', 'Forty feet out, Emmett Sloan lowered the gate.', gate],
  ['pruitt', 'Forty employers had refused Pruitt.', refused],
  ['pruitt', 'Lanyard published her name on a list of dishonest applicants.', listed],
] as const)('of %s it passes: %s', (on, text, [paragraph, words]) => {
  expect(faultsOf(on, text, paragraph, words)).toEqual([]);
});

/** What the two look at of the evidence. */
const cites = (text: string) => ({ focus: sentencesOf(text) }) as unknown as Evidence;

test('who did it and who decided it are those whom the words cited name', () => {
  const told = cites('Ames suggested a patch. Boyle rejected it.');
  expect(isAnothersDeed('Boyle suggested a patch, and Ames rejected it.', told)).toBe(true);
  expect(isAnothersDeed('Ames suggested one, which Boyle rejected.', told)).toBe(false);
  const held = cites('The referee held that the surety had no right.');
  expect(isOthersDecision('The Supreme Court held that it had no right.', held)).toBe(true);
  expect(isOthersDecision('The court held that it had no right.', held)).toBe(false);
});

test('what the court has yet to decide it did not decide, and what may be it did not find', () => {
  const faultsOn = (shown: string, text: string) => {
    const { paragraphs, parts, ...rest } = opinions.marlow;
    const at = paragraphs.findIndex(({ id }) => id === 'p69');
    const changed = paragraphs.with(at, { ...paragraphs[at]!, text: shown }); // It is there: others are looked up by it.
    const opinion = { ...rest, parts, paragraphs: changed };
    const located = openLocator(opinion).locate({ paragraph: 'p69', words: shown }) ?? [];
    return statementFaults(text, located, opinion, { children: 0, isCourts: false }).map(
      (each) => each.reason,
    );
  };
  const open = 'We have yet to consider whether a ferry may bar its landing to strangers.';
  expect(faultsOn(open, 'The court held that a ferry can never bar its landing to strangers.')).toContain(
    'the words cited leave it open',
  );
  expect(faultsOn(open, 'The court has not considered whether a ferry may bar its landing.')).toEqual([]);
  const maybe = 'Vance might have been careful on the landing.';
  expect(faultsOn(maybe, 'The court found that Vance was careful on the landing.')).toContain(
    'the words cited leave it open',
  );
});

test('an amount may be rounded where it is said so', () => {
  const missing = (text: string) => compareQuantities(text, 'Gulf paid $80,278.73 for both.').missing;
  expect(missing('Gulf paid about eighty thousand dollars.')).toEqual([]);
  expect(missing('Gulf paid eighty thousand dollars.')).not.toEqual([]);
  expect(missing('Gulf paid about ninety thousand dollars.')).not.toEqual([]);
});
