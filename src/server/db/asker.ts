/** For whom a request is served: said at its door, and asked where connections are given out. */
import { AsyncLocalStorage } from 'node:async_hooks';

type Asker = {
  userId?: number /** Aborts when she has gone; made when it is first asked for. */;
  left: () => AbortSignal;
};

const asker = new AsyncLocalStorage<Asker>();

/** Everything that `work` does is done for one asker, who may be known later. */
export const serveAsker = <Result>(left: () => AbortSignal, work: () => Result): Result =>
  asker.run({ left }, work);

export function nameAsker(userId: number): void {
  const served = asker.getStore();
  if (served) served.userId = userId;
}

/** Visitors are as one; undefined where nobody asks, as in a job. */
export function currentAsker(): number | 'visitors' | undefined {
  const served = asker.getStore();
  return served && (served.userId ?? 'visitors');
}

export const whenAskerLeft = (): AbortSignal | undefined => asker.getStore()?.left();
