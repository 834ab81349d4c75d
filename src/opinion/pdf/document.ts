import type { Bookmark } from '../bookmark.ts';
import { maxPages } from '../limits.ts';
import type { PdfPage } from '../page.ts';
import { ReadingError } from '../reading-error.ts';
import { readBookmarks } from './bookmarks.ts';
import { readRuns } from './glyphs.ts';
import type { Pdfium } from './pdfium.ts';

export type PdfDocument = {
  pageCount: number;
  /** `index` from 0. A page that PDFium cannot load answers undefined. */
  readPage(index: number): PdfPage | undefined;
  /** Hands over PDFium's own page, which is closed afterwards; undefined where it cannot be loaded. */
  withPage<Made>(index: number, use: (page: number) => Made): Made | undefined;
  /** Its own outline, in order; empty where it brings none. */
  bookmarks(): Bookmark[];
  close(): void;
};

const wrongPassword = 4;
/** In bytes: readers look no further for "%PDF-". */
const headerWindow = 1024;

/** Throws `ReadingError` for bytes that are no readable PDF. */
export function openDocument(pdfium: Pdfium, bytes: Uint8Array): PdfDocument {
  checkHeader(bytes);
  const address = pdfium.malloc(bytes.length);
  if (!address) throw new ReadingError('too_complex');
  pdfium.bytes().set(bytes, address);
  const document = pdfium.FPDF_LoadMemDocument(address, bytes.length, 0);
  if (!document) {
    throw new ReadingError(pdfium.FPDF_GetLastError() === wrongPassword ? 'encrypted' : 'damaged');
  }
  const pageCount = pdfium.FPDF_GetPageCount(document);
  if (pageCount <= 0) throw new ReadingError('damaged');
  if (pageCount > maxPages) throw new ReadingError('too_many_pages');
  return {
    pageCount,
    readPage: (index) => readPage(pdfium, document, index),
    withPage: (index, use) => withPage(pdfium, document, index, use),
    bookmarks: () => readBookmarks(pdfium, document),
    close() {
      pdfium.FPDF_CloseDocument(document);
      pdfium.free(address);
    },
  };
}

function checkHeader(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new ReadingError('empty_file');
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, headerWindow));
  if (!head.includes('%PDF-')) throw new ReadingError('not_a_pdf');
}

function readPage(pdfium: Pdfium, document: number, index: number): PdfPage | undefined {
  return withPage(pdfium, document, index, (page) => {
    const text = pdfium.FPDFText_LoadPage(page);
    const read = text ? readRuns(pdfium, page, text) : undefined;
    if (text) pdfium.FPDFText_ClosePage(text);
    return read && { number: index + 1, ...read };
  });
}

function withPage<Made>(
  pdfium: Pdfium,
  document: number,
  index: number,
  use: (page: number) => Made,
): Made | undefined {
  const page = pdfium.FPDF_LoadPage(document, index);
  if (!page) return undefined;
  const made = use(page);
  pdfium.FPDF_ClosePage(page);
  return made;
}
