/** How long the pages of one file may be with the children that recognise them. */
export type Allowance = {
  /** Whether a page is to be given up that was held so long and worked on so long; Infinity where the work is not known or does not count. */
  isUsedUp(heldMs: number, workedSeconds: number): boolean;
  spend(heldMs: number, workedSeconds: number): void;
  /** A page showed words: those after it may take their time. */
  earn(): void;
};

/** By the clock, and of work. */
export type Time = { ms: number; seconds: number };

/** A long scan on a busy machine is not cut off. */
const earned: Time = { ms: 20_000, seconds: 10 };

/** `wordless`: how long before the first words. Time ends by the clock, but not while a busy machine has hardly worked on a page. */
export function openAllowance(wordless: Time): Allowance {
  let { ms: leftMs, seconds: leftSeconds } = wordless;
  return {
    isUsedUp: (heldMs, workedSeconds) => heldMs >= leftMs && workedSeconds >= leftSeconds,
    spend(heldMs, workedSeconds) {
      leftMs -= heldMs;
      if (Number.isFinite(workedSeconds)) leftSeconds -= workedSeconds;
    },
    earn() {
      leftMs += earned.ms;
      leftSeconds += earned.seconds;
    },
  };
}
