import { expect, test } from 'vitest';
import { whetherFrom } from './whether.ts';

test.each([
  ['the lease does not create a duty to warn', 'Whether the lease creates a duty to warn.'],
  ['the keeper did not, therefore, violate the Harbor Act', 'Whether the keeper violated the Harbor Act.'],
  ['a landlord may not keep silent, and that the tenant may recover', 'Whether a landlord may keep silent.'],
  ['the keeper does not comply with the Harbor Act', 'Whether the keeper complies with the Harbor Act.'],
  ['the appeal of the keeper was late and dismiss it', 'Whether the appeal of the keeper was late.'],
  ['the keeper owned the pier and granted the petition', 'Whether the keeper owned the pier.'],
  [
    'a keeper who did not light the pier must answer for the harm',
    'Whether a keeper who did not light the pier must answer for the harm.',
  ],
  [
    'the keeper closed the pier for reasons that do not amount to good cause',
    'Whether the keeper closed the pier for reasons that do not amount to good cause.',
  ],
  ['an order—whether old or new—binds the keeper of the pier', undefined],
  [
    'a rule—either an old one or a new one—must bind the keeper of the pier',
    'Whether a rule—either an old one or a new one—must bind the keeper of the pier.',
  ],
  [
    'the act forbids “a false weight or a false measure.”',
    'Whether the act forbids “a false weight or a false measure.”',
  ],
])('what is stated becomes what was asked: %s', (clause, question) => {
  expect(whetherFrom(clause)).toBe(question);
});

test.each([
  'it owes the tenant a duty to warn',
  'assuming that the beams were rotten, the tenant may recover',
  'the code provisions here to be invalid',
  'were the landlord to keep silent, the tenant would suffer',
  'the beams were rotten, it is necessary to weigh the duty',
  'the argument of the landlord must fail',
  'the landlord kept the roof dry — that the court has not yet found',
  'a judge who was not presiding at trial but sat among the spectators',
  'the length of the lease presents us with a question of law',
])('a clause that makes no whole question makes none: %s', (clause) => {
  expect(whetherFrom(clause)).toBeUndefined();
});
