import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerType } from '@hono/node-server';

const idleSweepMs = 50;
const quietMs = 300;

/**
 * Waits until nobody has come for a while, `withinMs` at most: a connection that the system has taken and Node has not, or one
 * that a proxy kept and sends on at this moment, would be reset when the server closes.
 */
export async function untilQuiet(server: ServerType, withinMs: number): Promise<void> {
  const endAt = performance.now() + withinMs;
  let lastAt = performance.now();
  const come = () => {
    lastAt = performance.now();
  };
  server.on('connection', come).on('request', come);
  while (performance.now() < endAt && performance.now() - lastAt < quietMs) await sleep(idleSweepMs);
  server.off('connection', come).off('request', come);
}

/** Takes no new requests and waits for the running ones to end; event streams have to be told to end first. */
export async function closeServer(server: ServerType, graceMs = 3_000): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // An upload that stalls would hold the server for minutes, and what is not answered yet was not acknowledged.
  const cut = setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
  }, graceMs);
  // Browsers keep their connections for seconds, and that of an event stream falls idle only when the stream has ended.
  const sweep = setInterval(() => {
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  }, idleSweepMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
