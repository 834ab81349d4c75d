import { randomBytes, randomInt } from 'node:crypto';
import { chmodSync, chownSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { OsUser } from './os-user.ts';

/** What makes a cluster ours: its password and the port it answers on, in a file inside the cluster. */
export type Identity = { secret: string; port: number };

export async function inventIdentity(): Promise<Identity> {
  return { secret: randomBytes(32).toString('base64url'), port: await findFreePort() };
}

export function readIdentity(cluster: string): Identity {
  const path = identityPath(cluster);
  const identity: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (isIdentity(identity)) return identity;
  throw new Error(`The database's secret in ${path} is damaged.`);
}

export function writeIdentity(cluster: string, identity: Identity, owner: OsUser | undefined): void {
  const path = identityPath(cluster);
  const draft = `${path}.draft`;
  writeFileSync(draft, `${JSON.stringify(identity)}\n`, { mode: 0o600, flush: true });
  chmodSync(draft, 0o600);
  if (owner) chownSync(draft, owner.uid, owner.gid);
  renameSync(draft, path);
}

export function identityPath(cluster: string): string {
  return join(cluster, 'hotseat-identity.json');
}

/** A port below the range from which systems take ports for outgoing connections, so that none of those occupies it later. */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(20_000, 32_000);
    if (await isPortFree(port)) return port;
  }
  throw new Error('No free port was found for the database.');
}

export function isPortFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const server = createServer();
  server.once('error', () => resolve(false));
  server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  return promise;
}

function isIdentity(value: unknown): value is Identity {
  return (
    typeof value === 'object' &&
    value !== null &&
    'secret' in value &&
    typeof value.secret === 'string' &&
    'port' in value &&
    typeof value.port === 'number'
  );
}
