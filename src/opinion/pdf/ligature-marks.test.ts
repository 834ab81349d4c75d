import { expect, it } from 'vitest';
import { lostLetter, type Run } from '../page.ts';
import type { Style } from './fonts.ts';
import { ligatureMarks } from './ligature-marks.ts';

const style = { isFixedPitch: false } as Style;
const lone = 0.3;
const ligature = 0.56;

/** A page of these words: "f" is as wide as a lone one, "F" as wide as a ligature whose second letter the file does not name. */
function settled(words: string): string {
  const marks = ligatureMarks();
  const text = words.replaceAll(/f/gi, (letter) => {
    return `f${marks.behind(style, letter === 'F' ? ligature : lone, false)}`;
  });
  const run = { text } as Run;
  marks.settle([run]);
  return run.text.replaceAll(lostLetter, '?');
}

it('an "f" that is as wide as a ligature has lost a letter', () => {
  expect(settled('of if for Fnal')).toBe('of if for f?nal');
});

it('so it is where a page of few words has more ligatures than lone letters', () => {
  expect(settled('Frst Fnal Fled of')).toBe('f?rst f?nal f?led of');
  expect(settled('of Frst Fnal Fled')).toBe('of f?rst f?nal f?led');
});

it('a font whose letters are all as wide has lost none', () => {
  expect(settled('Four Fast Farms')).toBe('four fast farms');
});

it('a font that spells its “fi” out has lost none, though kerning sets some of its letters closer', () => {
  expect(settled('oF find iF flat For')).toBe('of find if flat for');
});
