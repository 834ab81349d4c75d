/** Whether the current work holds a connection: waiting for a second one could deadlock. */
import { AsyncLocalStorage } from 'node:async_hooks';

const held = new AsyncLocalStorage<true>();

export const holding = <Result>(work: () => Result): Result => held.run(true, work);
export const isHolding = (): boolean => held.getStore() ?? false;
