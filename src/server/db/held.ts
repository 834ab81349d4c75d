/** Whether the work at hand holds a connection: what then waits for a second may wait for others who wait for it. */
import { AsyncLocalStorage } from 'node:async_hooks';

const held = new AsyncLocalStorage<true>();

export const holding = <Result>(work: () => Result): Result => held.run(true, work);
export const isHolding = (): boolean => held.getStore() ?? false;
