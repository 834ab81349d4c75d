/** The process in which scanned pages are recognised: one page an order, the file kept open from page to page. */
import { readFile } from 'node:fs/promises';
import { maxFileBytes } from '../../limits.ts';
import { ReadingError } from '../../reading-error.ts';
import { openDocument, type PdfDocument } from '../document.ts';
import type { Watched } from '../killable-child.ts';
import { loadPdfium } from '../pdfium.ts';
import { startWatchdog } from '../watchdog.ts';
import type { ScanOrder, ScanProgress, ScanReport } from './messages.ts';
import { loadRecogniser } from './recogniser.ts';
import { renderPage } from './render.ts';
import { readScan } from './scan-page.ts';

const library = loadPdfium();
const loading = loadRecogniser(() => process.send?.({ kind: 'progress' } satisfies ScanProgress));
let opened: { path: string; document: PdfDocument } | undefined;

process.on('disconnect', () => process.exit(0));
process.on('message', (order: Watched<ScanOrder>) => {
  startWatchdog(order.watch);
  recognise(order).then(
    (report) => process.send?.(report),
    () => process.exit(70),
  );
});

async function recognise({ path, page }: ScanOrder): Promise<ScanReport> {
  try {
    const pdfium = await library;
    const document = await documentAt(path);
    const rendered = document.withPage(page - 1, (each) => renderPage(pdfium, each));
    if (!rendered) return { kind: 'failure', code: 'damaged' };
    return { kind: 'scan', page: await readScan(page, rendered, await loading) };
  } catch (error) {
    if (error instanceof ReadingError) return { kind: 'failure', code: error.code };
    throw error;
  }
}

async function documentAt(path: string): Promise<PdfDocument> {
  if (opened?.path === path) return opened.document;
  opened?.document.close();
  opened = undefined;
  const bytes = await readFile(path);
  if (bytes.length > maxFileBytes) throw new ReadingError('too_large');
  opened = { path, document: openDocument(await library, bytes) };
  return opened.document;
}
