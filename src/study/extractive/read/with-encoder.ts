/** What the chains and the encoder say of a sentence, together: they know different things, and err elsewhere. */
import type { SentenceReading } from '../encoder/readings.ts';
import { type Role, roles, type Weighed } from '../weights/roles.ts';
import type { Share, Shares } from '../weights/sentence-model.ts';
import { softmax } from '../weights/softmax.ts';

/** In the order of the chains' labels. */
export const chainOdds = {
  role: ({ odds }: Weighed) => roles.map((role) => odds[role]),
  worth: ({ worth, couldServe }: Weighed) => [1 - couldServe, couldServe - worth, worth],
  alone: ({ alone }: Weighed) => [1 - alone, alone],
};

export function withEncoder(weighed: Weighed, reading: SentenceReading | undefined, shares: Shares): Weighed {
  if (!reading) return weighed;
  const both = added(reading.roles, chainOdds.role(weighed), shares.role);
  const [none = 0, , needed = 0] = added(reading.worth, chainOdds.worth(weighed), shares.worth);
  const [, legible = 0] = added(reading.alone, chainOdds.alone(weighed), shares.alone);
  return {
    odds: Object.fromEntries(roles.map((role, at) => [role, both[at]!])) as Record<Role, number>, // one of each
    role: roles[both.indexOf(Math.max(...both))] ?? weighed.role,
    worth: needed,
    couldServe: 1 - none,
    alone: legible,
  };
}

/** Log-odds added by their shares, and shared out anew. */
function added(encoder: readonly number[], chain: readonly number[], share: Share): number[] {
  return softmax(encoder.map((each, at) => share.encoder * each + share.own * logOf(chain[at]!)));
}

const least = 1e-6;
/** So that nothing is impossible. */
export const logOf = (odds: number) => Math.log(Math.max(least, odds));
