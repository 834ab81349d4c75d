/** The process in which a PDF is opened. It may be killed at any moment; whatever a file does to it stays in it. */
import { readFile } from 'node:fs/promises';
import { readOpinion } from '../reader.ts';
import { maxFileBytes, ReadingError } from '../reading-error.ts';
import { openDocument } from './document.ts';
import type { ReadingOrder, ReadingReport } from './messages.ts';
import type { PdfPage } from './page.ts';
import { loadPdfium } from './pdfium.ts';
import { startWatchdog } from './watchdog.ts';

/** Less than this over a whole file is no text: stray marks on a scan. */
const leastLetters = 40;

const library = loadPdfium();

process.on('disconnect', () => process.exit(0));
process.on('message', (order: ReadingOrder) => {
  startWatchdog(order.watch);
  read(order).then(
    (report) => tell(report),
    // PDFium in an unknown state reads no other file: the parent learns from the exit which page it was.
    () => process.exit(70),
  );
});

async function read({ path, skip }: ReadingOrder): Promise<ReadingReport> {
  try {
    const pdfium = await library;
    const bytes = await readFile(path);
    if (bytes.length > maxFileBytes) throw new ReadingError('too_large');
    const document = openDocument(pdfium, bytes);
    const pages: PdfPage[] = [];
    for (let page = 1; page <= document.pageCount; page++) {
      if (skip.includes(page)) continue;
      tell({ kind: 'page', page, of: document.pageCount });
      const read = document.readPage(page - 1);
      if (read) pages.push(read);
    }
    tell({ kind: 'composing', of: document.pageCount });
    if (lettersOf(pages) < leastLetters) throw new ReadingError('no_text');
    const opinion = readOpinion(pages, document.pageCount);
    document.close();
    return { kind: 'opinion', opinion };
  } catch (error) {
    if (error instanceof ReadingError) return { kind: 'failure', code: error.code };
    throw error;
  }
}

function lettersOf(pages: PdfPage[]): number {
  let letters = 0;
  for (const { runs } of pages) for (const { text } of runs) letters += text.length;
  return letters;
}

function tell(report: ReadingReport): void {
  process.send?.(report);
}
