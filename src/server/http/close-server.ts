import type { ServerType } from '@hono/node-server';

const idleSweepMs = 50;

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
