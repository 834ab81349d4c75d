/** For whom a request is served: said at its door, and asked where connections are given out. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** A student by her number, once it is known; before, and for visitors, what tells them apart. */
export type Asker = number | string;

type Served = {
  asker: Asker /** Aborts when she has gone; made when it is first asked for. */;
  left: () => AbortSignal;
};

const current = new AsyncLocalStorage<Served>();

/** Everything that `work` does is done for one asker, who may be known better later. */
export const serveAsker = <Result>(asker: Asker, left: () => AbortSignal, work: () => Result): Result =>
  current.run({ asker, left }, work);

export function nameAsker(userId: number): void {
  const served = current.getStore();
  if (served) served.asker = userId;
}

/** Undefined where nobody asks, as in a job. */
export const currentAsker = (): Asker | undefined => current.getStore()?.asker;

export const whenAskerLeft = (): AbortSignal | undefined => current.getStore()?.left();
