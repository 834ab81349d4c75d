import { expect, test } from 'vitest';
import { isUnfinished } from './unfinished.ts';

test.each([
  ['Every county but Sable.', true],
  ['Harris v. United Piers, dissenting opinion at 161.', true],
  ['We conclude, for the reasons given, that it was not and, accordingly, we reverse.', true],
  ['We decline to do so here.', true],
  ['This Court has given it none.', true],
  ['The first alleges a fraud upon the harbor.', true],
  ['As we acknowledged in Orr v.', true],
  ['The lease shows the intent of the parties ___, and n. 4.', true],
  ['Judgment affirmed.', false],
  ['We affirm.', false],
  ['The roof fell.', false],
  ['The first tenant alleges a fraud upon the harbor.', false],
  ['We conclude that it was the landlord who kept the keys.', false],
  ['A court may stay the suit if justice requires it to do so.', false],
])('“%s” is unfinished: %s', (shown, is) => {
  expect(isUnfinished(shown)).toBe(is);
});
