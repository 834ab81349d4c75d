import { expect, test } from 'vitest';
import { questionIn } from './asking.ts';
import type { Sentence } from './sentence.ts';

const asked = (shown: string) =>
  questionIn({ shown } as Sentence, { puts: true, isAlone: true, ordinary: new Set() });

test('a statement is shown as the question only where it says that something is asked', () => {
  const challenge = 'The tenant challenges the sections of the Harbor Keepers Act that tax its pier.';
  expect(asked(challenge)).toEqual({ text: challenge, isInferred: false });
  expect(
    asked('Governor Marlow answered the growing threat of storms with a series of orders to close the piers.')
      ?.isInferred,
  ).not.toBe(false);
});
