import type { ServerType } from '@hono/node-server';

const idleSweepMs = 50;

/** Takes no more requests and waits for the running ones to end; event streams have to be told to end before. */
export async function closeServer(server: ServerType): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // Browsers keep their connections for seconds, and that of an event stream falls idle only when the stream has ended.
  const sweep = setInterval(() => {
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  }, idleSweepMs);
  await closed;
  clearInterval(sweep);
}
