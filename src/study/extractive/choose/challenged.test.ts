import { expect, test } from 'vitest';
import type { ReadSentence } from '../read/read.ts';
import { challengedIn } from './challenged.ts';

const held = (shown: string) => ({ shown, other: 0, odds: { holding: 0.9, decree: 0 } }) as ReadSentence;

test('a provision that is struck down is told from the law that strikes it', () => {
  const challenged = challengedIn({
    sentences: [held('We conclude § 12(c) is unconstitutionally vague on its face.')],
  });
  expect(
    challenged?.test('As construed by the harbor court, § 12(c) requires that a tenant show a key.'),
  ).toBe(true);
  expect(challenged?.test('Section 12(c) requires that a tenant show a key.')).toBe(true);
  expect(challenged?.test('A penal statute must say with what it may be broken.')).toBe(false);
  expect(challenged?.test('§ 12(c)(2) asks for nothing.')).toBe(false);
});

test('where no provision is on trial every one may be the rule', () => {
  expect(
    challengedIn({ sentences: [held('We hold that a landlord must warn its tenant.')] }),
  ).toBeUndefined();
});
