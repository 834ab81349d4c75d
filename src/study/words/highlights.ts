/** What the six colors are called. */
import type { Colour, Use } from '../material/highlights.ts';

/** Where the brief says the same: it calls reasoning by its letter's word. */
export const briefWords: Record<Colour, string> = {
  facts: 'Facts',
  issue: 'Issue',
  rule: 'Rule',
  reasoning: 'Analysis',
  holding: 'Holding',
  dicta: 'Dicta',
};

/** `letter` says what the color says: Reasoning has the A of Analysis, by which FIRAC is read. */
export const colourWords: Record<Colour, { name: string; letter: string }> = {
  facts: { name: 'Facts', letter: 'F' },
  issue: { name: 'Issue', letter: 'I' },
  rule: { name: 'Rule', letter: 'R' },
  reasoning: { name: 'Reasoning', letter: 'A' },
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
