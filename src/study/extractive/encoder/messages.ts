/** What the encoder's process is asked and answers. Vectors are base64 of 32-bit floats. */
import type { Asked, SentenceReading } from './readings.ts';

/** `folder` holds the weights. */
export type EncoderOrder = { folder: string } & (
  | { kind: 'read'; sentences: readonly Asked[] }
  | { kind: 'embed'; texts: readonly string[] }
);

export type EncoderReport =
  /** Of how many tokens it has read how many; the first comes before any. */
  | { kind: 'progress'; done: number; of: number }
  | { kind: 'read'; sentences: SentenceReading[]; vectors: string }
  | { kind: 'embedded'; vectors: string }
  /** It cannot be loaded on this machine, and why. */
  | { kind: 'unusable'; reason: string };
