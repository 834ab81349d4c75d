import { expect, test } from 'vitest';
import { asksSomething } from './asking.ts';

test.each([
  ['The tenant challenges the sections of the Harbor Keepers Act that tax its pier.', true],
  ['We must decide how far a landlord must look for rot.', true],
  ['Governor Marlow answered the growing threat of storms with orders to close the piers.', false],
])('%s asks something: %s', (statement, isAsking) => {
  expect(asksSomething.test(statement)).toBe(isAsking);
});
