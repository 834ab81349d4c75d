import type { Opinion } from '../opinion.ts';
import type { PdfPage } from '../page.ts';
import type { ReadingFailure } from '../reading-error.ts';

/**
 * To a child: read this file, passing over pages that ended a child before. With `scans`, the pages that were recognised since
 * the file was read first, it asks for no more. With `isCareful` it tells of every page.
 */
export type ReadingOrder = { path: string; skip: number[]; isCareful: boolean; scans?: PdfPage[] };

/**
 * From a child, in this order. `page` comes before the page is read: of every page where the order is careful, so that one that
 * ends the child is known, else now and then; to tell costs a fifth of what it costs to read.
 */
export type ReadingReport =
  | { kind: 'page'; page: number; done: number; of: number }
  | { kind: 'composing'; of: number }
  | { kind: 'opinion'; opinion: Opinion }
  /** These pages, from 1, are to be recognised, the spare ones while there is time; then the file is read again. */
  | { kind: 'scans'; pages: number[]; spare: number[]; of: number }
  | { kind: 'failure'; code: ReadingFailure };
