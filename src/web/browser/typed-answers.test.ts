import { afterEach, expect, it, vi } from 'vitest';
import { forgetStudent, onSignOut } from './on-sign-out.ts';
import { forgetAnswers, keepAnswers, readAnswers } from './typed-answers.ts';

afterEach(() => vi.unstubAllGlobals());

/** As a browser's: its entries are its own properties. */
function storage() {
  const kept: Record<string, unknown> = {};
  const hide = (value: unknown) => ({ value, enumerable: false });
  return Object.defineProperties(kept, {
    getItem: hide((key: string) => kept[key] ?? null),
    setItem: hide((key: string, text: string) => {
      kept[key] = text;
    }),
    removeItem: hide((key: string) => {
      delete kept[key];
    }),
  });
}

it('typed answers are gone when the student leaves, and nothing else is', () => {
  const kept = storage();
  vi.stubGlobal('sessionStorage', kept);
  onSignOut(forgetAnswers);
  keepAnswers('questions.1', 'My answer');
  kept.theme = 'dark';
  expect(readAnswers('questions.1')).toBe('My answer');
  forgetStudent();
  expect(readAnswers('questions.1')).toBeNull();
  expect(kept).toEqual({ theme: 'dark' });
});

it('where a browser has no storage they last as long as the screen', () => {
  expect(readAnswers('questions.1')).toBeNull();
  keepAnswers('questions.1', 'My answer');
  forgetAnswers();
});
