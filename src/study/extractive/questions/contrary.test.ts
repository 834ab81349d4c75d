import { expect, test } from 'vitest';
import { contraryOf } from './contrary.ts';

const isName = (word: string) => /^(?:Harbor|Marlow)$/.test(word);

test.each([
  [
    'Harbor Freight kept the only keys to the hatch.',
    'Harbor Freight had not kept the only keys to the hatch.',
  ],
  ['The roof fell during a storm and destroyed the maps.', 'the roof had not fallen during a storm.'],
  ['The roof was mended and Harbor closed the pier.', 'the roof had not been mended.'],
  ['On June 4, Marlow was away from the pier.', 'Marlow had not been away from the pier.'],
  ['Marlow did not inspect the roof before the storm.', 'Marlow had in fact inspected the roof.'],
  [
    'Because the company knew of the rotted beams, it owed a duty.',
    'the company had not known of the rotted beams.',
  ],
  ['The tenant could not reach the roof hatch.', 'the tenant could reach the roof hatch.'],
])('the contrary of “%s” is plain', (fact, contrary) => {
  expect(contraryOf(fact, isName)).toBe(contrary);
});

test.each([
  ['It fell during the storm that night.', 'nobody knows what fell'],
  ['We think that the landlord was careless.', 'it is the court that thinks'],
  ['The maps stored in the warehouse were destroyed.', 'the first verb belongs to the maps'],
  ['The trial court granted the motion for summary judgment.', 'a ruling is no fact of the dispute'],
  ['The lease issued not a command to the tenant, but a plea.', 'a denial behind the verb would be denied'],
  ['The tenant had become the accused.', 'what somebody is called is no fact'],
  [
    'The refusal is alleged to have been solely because of the race of the tenant.',
    'the reason that "solely" waits for would be lost',
  ],
  ['The company had no reason to inspect the roof.', 'a denial would be denied'],
])('“%s” is not turned: %s', (statement) => {
  expect(contraryOf(statement, isName)).toBeUndefined();
});

test('a fact that is cut before its reason is not turned', () => {
  expect(
    contraryOf('The refusal was alleged to have been solely because of the lease.', isName),
  ).toBeUndefined();
});
