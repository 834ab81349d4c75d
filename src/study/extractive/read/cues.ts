/**
 * Phrases by which opinions show what a sentence does, each with a sentence that has it and one that has not; what a row
 * is worth is fitted to labelled opinions and never written here. One test runs all examples.
 */
import type { Cue } from './cues/cue.ts';
import { deciding } from './cues/deciding.ts';
import { reasoning } from './cues/reasoning.ts';
import { telling } from './cues/telling.ts';

/** The order is free: weights are kept by name. */
export const cues: readonly Cue[] = [...deciding, ...reasoning, ...telling];

/** The pattern of a row, for what is decided by one phrase alone. */
export function cueNamed(name: string): RegExp {
  const cue = cues.find((each) => each.name === name);
  if (!cue) throw new Error(`No cue is named ${name}`);
  return cue.pattern;
}
