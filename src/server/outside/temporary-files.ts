/** Uploads on their way through: files of mode 0600 that never outlive the work on them. */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../base/folder.ts';

export type TemporaryFiles = {
  /** Runs `work` with the path of a new file and deletes the file afterwards, whatever happens. */
  withFile<Result>(work: (path: string) => Promise<Result>): Promise<Result>;
  /** Of the disk that they are on. */
  freeBytes(): Promise<number>;
};

export type WrittenFile = { size: number; sha256: string /** The first 1,024 bytes. */; start: Buffer };

/** Files older than this belong to no living work: no upload or reading takes as long. */
const orphanAgeMs = 60 * 60 * 1000;

export async function openTemporaryFiles(dataDir: string): Promise<TemporaryFiles> {
  const folder = join(dataDir, 'temporary');
  makeFolder(folder, 0o700);
  await sweepOrphans(folder);
  return {
    async freeBytes() {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
    async withFile(work) {
      const path = join(folder, `${process.pid}-${randomUUID()}`);
      try {
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}

/** A file is an orphan when the process that its name begins with is gone, or when it is too old for any work. */
async function sweepOrphans(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
    if (!isAlive(Number.parseInt(name, 10)) || Date.now() - mtimeMs > orphanAgeMs)
      await rm(path, { force: true });
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Writes chunks to a new file of mode 0600, hashing on the way.
 * Returns undefined, with the rest unread, once more than `maxBytes` came.
 */
export async function writeFileFrom(
  chunks: AsyncIterable<Uint8Array>,
  path: string,
  maxBytes: number,
): Promise<WrittenFile | undefined> {
  const hash = createHash('sha256');
  const file = await open(path, 'wx', 0o600);
  let size = 0;
  let start = Buffer.alloc(0);
  try {
    for await (const chunk of chunks) {
      size += chunk.byteLength;
      if (size > maxBytes) return undefined;
      if (start.length < 1024) start = Buffer.concat([start, chunk]).subarray(0, 1024);
      hash.update(chunk);
      await file.write(chunk);
    }
  } finally {
    await file.close();
  }
  return { size, sha256: hash.digest('hex'), start };
}

/** The file's bytes in pieces of at most `pieceBytes`. */
export function readFilePieces(path: string, pieceBytes: number): AsyncIterable<Buffer> {
  return createReadStream(path, { highWaterMark: pieceBytes });
}

/**
 * The other way round: a file of mode 0600 from its pieces, one at a time, so that a large one costs one piece of memory.
 * Answers how many bytes there were.
 */
export async function putTogether(
  path: string,
  readPiece: (position: number) => Promise<Buffer | undefined>,
): Promise<number> {
  let size = 0;
  for (let position = 0; ; position += 1) {
    const bytes = await readPiece(position);
    if (!bytes) return size;
    await appendFile(path, bytes, { mode: 0o600 });
    size += bytes.length;
  }
}
