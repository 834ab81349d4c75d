/** What the chains and the encoder say of a sentence, together: they know different things, and err elsewhere. */
import type { SentenceReading } from '../encoder/readings.ts';
import { type Role, roles, type Weighed } from './roles.ts';

/** Of what the chains say, beside the encoder. On opinions left out more or less of it is no better. */
const shareOfChain = 0.7;
const least = 1e-6;

export function withEncoder(weighed: Weighed, reading: SentenceReading | undefined): Weighed {
  if (!reading) return weighed;
  const { odds, worth, couldServe, alone } = weighed;
  const both = added(
    reading.roles,
    roles.map((role) => odds[role]),
  );
  const [none = 0, , needed = 0] = added(reading.worth, [1 - couldServe, couldServe - worth, worth]);
  const [, legible = 0] = added(reading.alone, [1 - alone, alone]);
  return {
    odds: Object.fromEntries(roles.map((role, at) => [role, both[at]!])) as Record<Role, number>, // one of each
    role: roles[both.indexOf(Math.max(...both))] ?? weighed.role,
    worth: needed,
    couldServe: 1 - none,
    alone: legible,
  };
}

/** Log-odds added, and shared out anew. */
function added(encoder: readonly number[], chain: readonly number[]): number[] {
  const scores = encoder.map((each, at) => each + shareOfChain * Math.log(Math.max(least, chain[at]!)));
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}
