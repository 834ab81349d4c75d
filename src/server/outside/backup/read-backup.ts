/** Opens a backup's file, and says in a sentence why it cannot be used. */
import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { knownMigrations } from '../../db/migrations.ts';
import { backupFormat, type Head, headSchema, takeChecksum } from './format.ts';
import { readSections, type Sections } from './sections.ts';

/** Its message is for the operator. */
export class BackupError extends Error {}

/** Throws BackupError where the file is not there, not whole, or not a backup of ours. */
export async function checkBackup(path: string): Promise<Head> {
  let first = Buffer.alloc(0);
  const lookAtHead = new Writable({
    write(chunk: Buffer, _, done) {
      if (!first.includes('\n')) first = Buffer.concat([first, chunk]);
      done();
    },
  });
  try {
    await pipeline(createReadStream(path), createGunzip(), takeChecksum(), lookAtHead);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')
      throw new BackupError(`There is no file ${path}.`);
    throw new BackupError(`${path} is damaged, cut short, or no backup. Take another one.`, { cause });
  }
  const head = readHead(first);
  if (!head) throw new BackupError(`${path} is no backup of this product.`);
  const isKnown = knownMigrations().some(({ folderMillis }) => folderMillis === head.migration);
  if (head.format > backupFormat || !isKnown)
    throw new BackupError(
      `${path} was written by release ${head.version}, which this one does not know: it is newer, or of another branch.`,
    );
  return head;
}

function readHead(first: Buffer): Head | undefined {
  try {
    return headSchema.parse(JSON.parse(first.subarray(0, first.indexOf('\n')).toString('utf8')));
  } catch {
    return undefined;
  }
}

/** Hands the sections to `read`; what it throws ends the reading. */
export async function readBackup(path: string, read: (sections: Sections) => Promise<void>): Promise<void> {
  await pipeline(createReadStream(path), createGunzip(), takeChecksum(), async (source) => {
    await read(readSections(source as AsyncIterable<Buffer>));
  });
}
