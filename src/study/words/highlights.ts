/** What the six colors are called. */
import type { Colour, Use } from '../material/highlights.ts';

/** `letter` says what the color says; a color of the brief has the name of its part there. */
export const colourWords: Record<Colour, { name: string; letter: string }> = {
  facts: { name: 'Facts', letter: 'F' },
  issue: { name: 'Issue', letter: 'I' },
  rule: { name: 'Rule', letter: 'R' },
  reasoning: { name: 'Analysis', letter: 'A' },
  holding: { name: 'Holding', letter: 'H' },
  dicta: { name: 'Dicta', letter: 'D' },
};

export const useWords: Record<Use, string> = {
  holding: 'Use as Holding',
  rule: 'Use as Rule',
  fact: 'Use as Fact',
};

export const unplacedWords = {
  word: 'not placed',
  meaning:
    'These words are no longer in the text, or appear more than once. Your highlight and note are kept.',
};
