/**
 * The file of a backup: lines of JSON that say what follows, and PostgreSQL's own COPY text, in one stream that gzip makes
 * small. The last line is the checksum of all before it.
 */
import { createHash, type Hash } from 'node:crypto';
import { Transform } from 'node:stream';
import { z } from 'zod';

export const backupFormat = 1;

export const headSchema = z.object({
  hotseat: z.literal('backup'),
  format: z.number().int(),
  /** The release that wrote it. */
  version: z.string(),
  /** When the last migration that was applied was made; nothing else names it in every release. */
  migration: z.number().int(),
  /** Its major version; another one may find other stems of words. Earlier releases did not tell. */
  postgres: z.number().int().optional(),
  takenAt: z.iso.datetime(),
  /** What second factors are encrypted with: itself where the installation made it, or else by a fingerprint alone. */
  secret: z.object({ value: z.string().optional(), fingerprint: z.string() }),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type Head = z.infer<typeof headSchema>;

export const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) });
export const rowsSchema = z.object({ rows: z.number().int() });
export const endSchema = z.object({ tables: z.number().int() });

/** The jobs that wait or run, beside the tables: their own are the queue library's, and change with it. */
export const jobsTable = { table: 'jobs', columns: ['name', 'data', 'start_after'] };

export const line = (value: object) => Buffer.from(`${JSON.stringify(value)}\n`);

/** As COPY writes it: no row of text can look like it. */
export const endOfRows = Buffer.from('\\.\n');

const lastLine = (hash: Hash) => line({ sha256: hash.digest('hex') });
const lastLineLength = lastLine(createHash('sha256')).length;

/** Adds the last line. */
export function addChecksum(): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(null, lastLine(hash));
    },
  });
}

/** Takes the last line away; fails at the end where it does not fit. */
export function takeChecksum(): Transform {
  const hash = createHash('sha256');
  let held = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const all = Buffer.concat([held, chunk]);
      const known = all.subarray(0, Math.max(0, all.length - lastLineLength));
      held = all.subarray(known.length);
      hash.update(known);
      done(null, known);
    },
    flush(done) {
      done(held.equals(lastLine(hash)) ? null : new Error('The checksum does not fit'));
    },
  });
}
