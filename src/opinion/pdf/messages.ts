import type { Opinion } from '../opinion.ts';
import type { ReadingFailure } from '../reading-error.ts';
import type { PdfPage } from './page.ts';

/**
 * To a child: read this file, passing over pages that ended a child before. With `scans`, the pages that were recognised since
 * the file was read first, it asks for no more.
 */
export type ReadingOrder = { path: string; skip: number[]; scans?: PdfPage[] };

/** From a child, in this order; `page` comes before the page is read, so that one that ends the child is known. */
export type ReadingReport =
  | { kind: 'page'; page: number; done: number; of: number }
  | { kind: 'composing'; of: number }
  | { kind: 'opinion'; opinion: Opinion }
  /** These pages, from 1, have to be recognised; then the file is read again. */
  | { kind: 'scans'; pages: number[]; of: number }
  | { kind: 'failure'; code: ReadingFailure };
