/** What a child may work on one order: counted in processor time, for on a busy machine the clock says little of a file. */
import type { KillableChild } from './killable-child.ts';

export type WorkWatch = {
  /** Seconds of work since the watch began. */
  worked(): number;
  /** The child told something: it moves. */
  stir(): void;
  /** Whether it has neither worked nor told anything for so long that it stands still. */
  isStill(): boolean;
};

/** The least that the system counts. */
const tickSeconds = 0.01;

export function watchWork(
  child: Pick<KillableChild<never, never>, 'workedSeconds'>,
  stillMs: number,
): WorkWatch {
  const before = child.workedSeconds();
  let most = 0;
  let movedAt = performance.now();
  const stir = () => {
    movedAt = performance.now();
  };
  return {
    worked() {
      const now = child.workedSeconds() - before;
      if (now >= most + tickSeconds) {
        most = now;
        stir();
      }
      return most;
    },
    stir,
    isStill: () => performance.now() - movedAt > stillMs,
  };
}
