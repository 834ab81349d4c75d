import { createHmac, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, open, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '../base/folder.ts';
import { minSecretLength } from '../base/variables.ts';

/** The secret that signs session cookies: made once, kept readable to this user alone. Throws where it is damaged. */
export async function keepSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'app-secret');
  makeFolder(dataDir, 0o711);
  if (!existsSync(path)) await makeSecret(path);
  const secret = await readFile(path, 'utf8');
  if (secret.trim().length >= minSecretLength) return secret;
  throw new Error(
    `${path} is empty or cut short. Put it back from a backup; or delete it, and a new one is made: everybody signs in again, the second factors that were set up stop working, and it is forgotten who had the free analysis and left.`,
  );
}

export async function findSecret(dataDir: string): Promise<string | undefined> {
  return existsSync(join(dataDir, 'app-secret')) ? keepSecret(dataDir) : undefined;
}

/** Of the installation that is restored; one that is there already stays. */
export async function takeOverSecret(dataDir: string, secret: string): Promise<void> {
  makeFolder(dataDir, 0o711);
  await makeSecret(join(dataDir, 'app-secret'), secret);
}

/** Whole or not at all, whenever the machine stops: it is on the disk before it gets its name. */
async function makeSecret(path: string, secret = randomBytes(32).toString('base64url')): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(draft, secret, { mode: 0o600, flag: 'wx', flush: true });
    // A rename that replaces nothing: of two processes that start together one makes it and both read it.
    await link(draft, path).catch(passOver('EEXIST'));
  } finally {
    await rm(draft, { force: true });
  }
  // Windows cannot open a folder, and needs no such call.
  if (process.platform === 'win32') return;
  const folder = await open(dirname(path), 'r');
  await folder.sync().finally(() => folder.close());
}

const passOver = (code: string) => (error: unknown) => {
  if (!(error instanceof Error && 'code' in error && error.code === code)) throw error;
};

/** A password among what is compared cannot be guessed at from the result: the key is not in the database. */
export const openFingerprint = (secret: string) => (text: string) =>
  createHmac('sha256', secret).update('fingerprint').update(text).digest('hex');
