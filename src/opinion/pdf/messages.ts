import type { Opinion } from '../opinion.ts';
import type { ReadingFailure } from '../reading-error.ts';

/** To a child: read this file, passing over pages that ended a child before. */
export type ReadingOrder = { path: string; skip: number[]; watch: { memoryLimitMb: number | null } };

/** From a child, in this order; `page` comes before the page is read, so that one that ends the child is known. */
export type ReadingReport =
  | { kind: 'page'; page: number; of: number }
  | { kind: 'composing'; of: number }
  | { kind: 'opinion'; opinion: Opinion }
  | { kind: 'failure'; code: ReadingFailure };
