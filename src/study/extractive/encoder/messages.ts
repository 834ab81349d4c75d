/** What the encoder's process is asked and answers. Vectors are base64 of 32-bit floats. */
import type { Opinion } from '../../../opinion/opinion.ts';
import type { Readings } from './readings.ts';

/** `folder` holds the weights. */
export type EncoderOrder = { folder: string } & (
  | { kind: 'read'; opinion: Opinion }
  | { kind: 'embed'; texts: readonly string[] }
  /** Nothing but the weights. */
  | { kind: 'load' }
);

export type EncoderReport =
  /** Of how many tokens it has read how many; the first comes before any. */
  | { kind: 'progress'; done: number; of: number }
  /** Of no sentence where the opinion has no lead part, or is too long. */
  | ({ kind: 'read'; vectors: string } & Pick<Readings, 'asked' | 'sentences'>)
  | { kind: 'embedded'; vectors: string }
  | { kind: 'loaded' }
  /** It cannot be loaded on this machine, and why. */
  | { kind: 'unusable'; reason: string };
