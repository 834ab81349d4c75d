/**
 * Phrases by which opinions show what a sentence does; what each is worth is fitted to labelled opinions and never written
 * here. The test has a sentence for each and one against it.
 */
import { deciding } from './cues/deciding.ts';
import { reasoning } from './cues/reasoning.ts';
import { telling } from './cues/telling.ts';

const patterns: Readonly<Record<string, RegExp>> = { ...deciding, ...reasoning, ...telling };

/** The order is free: weights are kept by name. */
export const cues = Object.entries(patterns).map(([name, pattern]) => ({ name, pattern }));

/** For what is decided by one phrase alone. */
export function cueNamed(name: string): RegExp {
  const pattern = patterns[name];
  if (!pattern) throw new Error(`No cue is named ${name}`);
  return pattern;
}
