import type { ClusterPaths } from './cluster-paths.ts';
import { isPostmaster } from './postmaster.ts';
import type { Running } from './running.ts';

type Watch = { stop(): Promise<void> };

const lookEveryMs = 250;
const pauseAfterFailureMs = 2_000;

/** Looks whether the server lives, and calls `revive` when it does not; one revival at a time. */
export function watchServer(
  place: ClusterPaths,
  first: Running,
  revive: () => Promise<Running | undefined>,
): Watch {
  let pid = first.pid;
  let revival: Promise<void> | undefined;
  let restUntil = 0;

  const look = () => {
    if (revival || Date.now() < restUntil || isPostmaster(pid, place.cluster)) return;
    revival = revive()
      .then((running) => follow(running))
      .catch(() => {
        restUntil = Date.now() + pauseAfterFailureMs;
      })
      .finally(() => {
        revival = undefined;
      });
  };
  const follow = (running: Running | undefined) => {
    if (!running) return;
    pid = running.pid;
    void running.ended?.then(look);
  };

  follow(first);
  const timer = setInterval(look, lookEveryMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      restUntil = Number.POSITIVE_INFINITY;
      await revival;
    },
  };
}
