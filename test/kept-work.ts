/** What the reader, the encoder and the engine make of the same input is made once a process: tests ask for the same few opinions hundreds of times. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import type { ReadingPool } from '../src/opinion/pdf/pool.ts';
import type { Composer } from '../src/study/composing/composer.ts';
import type { Encoder } from '../src/study/extractive/encoder/encoder.ts';

const kept = new Map<string, Buffer>();

/** A copy, which may be changed; what failed or was broken off is made anew. */
async function once<Made>(asked: readonly unknown[], make: () => Promise<Made>): Promise<Made> {
  const key = createHash('sha256').update(serialize(asked)).digest('base64');
  const known = kept.get(key);
  if (known) return deserialize(known);
  const made = await make();
  kept.set(key, serialize(made));
  return made;
}

export const keptReader = (reader: ReadingPool): ReadingPool => ({
  ...reader,
  async read(path, options = {}) {
    options.signal?.throwIfAborted();
    // A file that is gone is the reader's to tell.
    const bytes = await readFile(path).catch(() => path);
    return once(['read', bytes], () => reader.read(path, options));
  },
});

export const keptEncoder = (encoder: Encoder): Encoder => ({
  ...encoder,
  async read(opinion, options = {}) {
    options.signal?.throwIfAborted();
    return once(['encode', opinion], () => encoder.read(opinion, options));
  },
});

export const keptComposer = (composer: Composer): Composer => ({
  ...composer,
  async compose(work, opinion, given, signal) {
    signal?.throwIfAborted();
    return once([work, opinion, given], () => composer.compose(work, opinion, given, signal));
  },
});
