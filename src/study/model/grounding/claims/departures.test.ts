import { beforeAll, expect, test } from 'vitest';
import type { Opinion } from '../../../../opinion/opinion.ts';
import { marlow, pruitt } from '../../fixtures/opinions.ts';
import { openLocator } from '../locate.ts';
import { statementFaults, stringFaults } from './check.ts';

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
