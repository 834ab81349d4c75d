import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../src/server/base/root.ts';

const lineBytes = 57 * 1024;

/** The project's second opinion, made so large by comments of random words that no two files are alike. */
export function makeLargePdf(bytes: number): Buffer {
  const small = readFileSync(join(root, 'test/fixtures/pdf/second-opinion.pdf'));
  const tail = small.subarray(small.lastIndexOf('startxref'));
  const lines: Buffer[] = [];
  for (let size = small.length; size < bytes - tail.length; size += lines.at(-1)?.length ?? bytes)
    lines.push(Buffer.from(`%${randomBytes(lineBytes).toString('base64')}\n`));
  // The table of objects stands where it stood; a reader that looks for its place at the end finds it.
  return Buffer.concat([small, Buffer.from('\n'), ...lines, tail]).subarray();
}
