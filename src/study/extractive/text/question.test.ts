import { expect, test } from 'vitest';
import { asksSomething, asksStep, lacksSubject, questionIn } from './question.ts';
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

test('what somebody else might ask, and a factor of a test, are no questions of the court', () => {
  const put = { puts: true, isAlone: true, ordinary: new Set<string>() };
  for (const shown of [
    'Perhaps the keeper would have standing to question whether a guardian should hold the keys.',
    'The first factor asks whether the toll of the harbor is legitimate and neutral.',
  ])
    expect(questionIn({ shown } as Sentence, put)).toBeUndefined();
});

test('what has lost its subject is no question, and a step of a test is none of the court', () => {
  const shown = 'The keeper argues that the search (1) exceeded the scope of the lease, or (2) was too late.';
  const asked = questionIn({ shown } as Sentence, { puts: true, isAlone: true, ordinary: new Set() });
  expect(asked?.text ?? '').not.toMatch(/^Whether exceeded/);
  expect(asksStep('The first factor is whether the rule is neutral.')).toBe(true);
  expect(asksStep('Perhaps a keeper could ask whether the lease had ended.')).toBe(true);
  expect(asksStep('We must decide whether the lease had ended.')).toBe(false);
});

test('what a side calls the issue and the court does not is no question of the court', () => {
  const put = { puts: true, isAlone: true, ordinary: new Set<string>() };
  const shown =
    'The keeper contends that the sole issue on appeal is whether an unsigned lease binds a harbor, but we believe the issue before us is more complex.';
  expect(questionIn({ shown } as Sentence, put)).toBeUndefined();
  const plain = shown.replace(', but we believe the issue before us is more complex', '');
  expect(questionIn({ shown: plain } as Sentence, put)?.text).toMatch(/^Whether an unsigned lease binds/);
});

test('a question that breaks off among sections is none', () => {
  const shown =
    'The keeper argues that the picket line arguably violated §§ 8 (b) and (c) of the Act of harbors.';
  const asked = questionIn({ shown } as Sentence, { puts: false, isAlone: true, ordinary: new Set() });
  expect(asked?.text ?? '').not.toMatch(/§§ 8\.$/);
});
