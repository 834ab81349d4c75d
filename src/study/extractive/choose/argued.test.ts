import { expect, test } from 'vitest';
import { isSomebodys } from './argued.ts';

test.each([
  ['The landlord argues that the lease ended in May.', true],
  ['It is said that the harbor tax is a toll.', true],
  ['It will hardly be contended that a keeper of a pier is a carrier.', false],
  ['It could not be argued that the tenant knew of the rot.', false],
  ['No one contends that the roof was sound.', false],
  ['The landlord does not dispute that it kept the keys.', false],
])('“%s” is somebody’s argument: %s', (text, is) => {
  expect(isSomebodys({ text, voice: 'party' })).toBe(is);
});
