import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const encodings = [
  { extension: 'br', compress: promisify(brotliCompress) },
  { extension: 'gz', compress: promisify<Buffer, Buffer>(gzip) },
];

/** Lays compressed copies beside what the server hands out unchanged; it compresses nothing itself. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return;
      const names = await readdir(dir, { recursive: true });
      for (const name of names.filter((one) => /\.(js|css|svg)$/.test(one))) {
        const path = join(dir, name);
        const bytes = await readFile(path);
        for (const { extension, compress } of encodings)
          await writeFile(`${path}.${extension}`, await compress(bytes));
      }
    },
  };
}
