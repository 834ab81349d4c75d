import { randomBytes, randomInt } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  readFileSync,
  readlinkSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { OsUser } from './os-user.ts';

/**
 * What makes a cluster ours: its password, the port it answers on, and the process namespace in which it was last started,
 * in a file inside the cluster.
 */
export type Identity = { secret: string; port: number; namespace: string };

export async function inventIdentity(): Promise<Identity> {
  return {
    secret: randomBytes(32).toString('base64url'),
    port: await findFreePort(),
    namespace: ownNamespace(),
  };
}

export function readIdentity(cluster: string): Identity {
  const path = identityPath(cluster);
  const identity = existsSync(path) && parseIdentity(readFileSync(path, 'utf8'));
  if (identity) return identity;
  throw new Error(`The database cannot be opened without its secret, and ${path} is missing or damaged.`);
}

/** Processes of another namespace, such as another container on the same folder, cannot be seen from this one. */
export function ownNamespace(): string {
  return process.platform === 'linux' ? readlinkSync('/proc/self/ns/pid') : '';
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

function isPortFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const server = createServer();
  server.once('error', () => resolve(false));
  server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  return promise;
}

function parseIdentity(text: string): Identity | undefined {
  try {
    const identity: unknown = JSON.parse(text);
    return isIdentity(identity) ? identity : undefined;
  } catch {
    return undefined;
  }
}

function isIdentity(value: unknown): value is Identity {
  const { secret, port, namespace } = Object(value);
  return typeof secret === 'string' && typeof port === 'number' && typeof namespace === 'string';
}
