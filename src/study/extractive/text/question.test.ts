import { expect, test } from 'vitest';
import { asksSomething, lacksSubject, questionIn } from './question.ts';
import type { Sentence } from './sentence.ts';

test.each([
  ['The tenant challenges the sections of the Harbor Keepers Act that tax its pier.', true],
  ['We must decide how far a landlord must look for rot.', true],
  ['Governor Marlow answered the growing threat of storms with orders to close the piers.', false],
  ['The harbor closed every pier, arguably including those of the ferry.', false],
])('%s asks something: %s', (statement, isAsking) => {
  expect(asksSomething.test(statement)).toBe(isAsking);
});

test('a question about “it” is shown with what it speaks of', () => {
  const shown =
    'The validity of the harbor tax is the question, and this depends upon whether it is a toll or a tax.';
  const asked = questionIn({ shown } as Sentence, { puts: true, isAlone: true, ordinary: new Set() });
  expect(asked?.text).toBe(shown);
});

test('who appeals is no question', () => {
  const shown =
    'The keeper of the pier and the owner of the ferry appeal a harbor order overruling their objections.';
  const asked = questionIn({ shown } as Sentence, { puts: false, isAlone: true, ordinary: new Set() });
  expect(asked).toBeUndefined();
});

test('a question about somebody who is not named is none', () => {
  const shown =
    'It is asked whether, while plainly he is wrong to keep the keys, the landlord is not more wronged than wrong.';
  const asked = questionIn({ shown } as Sentence, { puts: false, isAlone: false, ordinary: new Set() });
  expect(asked).toBeUndefined();
});

test('a question that breaks off is none', () => {
  const shown =
    'While a court need not defer on whether a reason is adequate, the landlord rightly kept the keys because the lease said so.';
  const asked = questionIn({ shown } as Sentence, { puts: true, isAlone: true, ordinary: new Set() });
  expect(asked?.text ?? '').not.toMatch(/because\.$/);
});

test.each([
  ['Whether exceeded the scope of permissible routine inquiries.', true],
  ['Did not have reason to prolong the search?', true],
  ['Whether violates the lease and the law of harbors by closing the pier.', true],
  ['Whether applies to a keeper who has signed no lease.', true],
  ['Whether increased rent binds a keeper.', false],
  ['Whether tenants in a harbor may fish.', false],
  ['Whether the agents exceeded the scope of routine inquiries.', false],
  ['Did the agents have reason to prolong the search?', false],
])('“%s” has lost its subject: %s', (text, isLost) => {
  expect(lacksSubject(text)).toBe(isLost);
});

test('what has lost its subject is no question', () => {
  const shown = 'The keeper argues that the search (1) exceeded the scope of the lease, or (2) was too late.';
  const asked = questionIn({ shown } as Sentence, { puts: true, isAlone: true, ordinary: new Set() });
  expect(asked?.text ?? '').not.toMatch(/^Whether exceeded/);
});
