import type { PdfPage } from '../../page.ts';
import type { ReadingFailure } from '../../reading-error.ts';

/** To a child: recognise this page, from 1. */
export type ScanOrder = { path: string; page: number };

export type ScanReport = { kind: 'scan'; page: PdfPage } | { kind: 'failure'; code: ReadingFailure };

/** Told while a page is recognised: it gets on. */
export type ScanProgress = { kind: 'progress' };
