import { createHmac, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../base/folder.ts';

/** The secret that signs session cookies: made once, kept readable to this user alone. */
export async function keepSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'app-secret');
  makeFolder(dataDir, 0o711);
  try {
    // Exclusive: of two processes that start together one makes it and both read it.
    await writeFile(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(path, 'utf8');
}

/** A password among what is compared cannot be guessed at from the result: the key is not in the database. */
export const openFingerprint = (secret: string) => (text: string) =>
  createHmac('sha256', secret).update('fingerprint').update(text).digest('hex');
