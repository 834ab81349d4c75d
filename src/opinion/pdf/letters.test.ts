import { expect, test } from 'vitest';
import { gatherLetters } from './letters.ts';

test('letters come back as the runs they were gathered for, in Latin and beyond it', () => {
  const letters = gatherLetters();
  for (const letter of 'section 12 é') letters.add(letter);
  expect(letters.take()).toBe('section 12 é');
  for (const letter of ['“', '§', 'ffi', '𝒜']) letters.add(letter);
  expect(letters.take()).toBe('“§ffi𝒜');
  letters.add('v');
  expect(letters.take()).toBe('v');
  expect(letters.take()).toBe('');
});

test('a run longer than any line is kept whole', () => {
  const letters = gatherLetters();
  const long = 'Harbor — Freight '.repeat(300);
  for (const letter of long) letters.add(letter);
  expect(letters.take()).toBe(long);
});
