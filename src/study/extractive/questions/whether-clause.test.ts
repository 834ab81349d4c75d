import { expect, test } from 'vitest';
import { whetherIn } from './whether-clause.ts';

test.each([['Whether the landlord must warn of the rot.', 'whether the landlord must warn of the rot']])(
  '“%s” ends a question of ours',
  (text, embedded) => {
    expect(whetherIn(text)).toBe(embedded);
  },
);

test.each([
  ['Did the landlord warn of the rot?', 'it asks by itself'],
  ['Whether (1) the roof was a danger, and (2) the landlord knew.', 'a list has no place there'],
  ['Whether the story is contradicted, that the roof was sound.', 'two clauses do not join'],
  ['Whether we should overrule Oakes.', 'a professor is not the court'],
  ['Whether exceeded the scope of the lease.', 'its subject is lost'],
  ['Whether violates the lease by its silence on the roof.', 'its subject is lost'],
  ['Whether it was a danger to the tenant.', 'what it was stands elsewhere'],
])('“%s” does not: %s', (text) => {
  expect(whetherIn(text)).toBeUndefined();
});
