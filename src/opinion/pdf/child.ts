/** The process in which a PDF is opened. It may be killed at any moment; whatever a file does to it stays in it. */
import { readFile } from 'node:fs/promises';
import { lacksLigatures } from '../layout/ligatures.ts';
import { hasLostLetters } from '../layout/lost-letters.ts';
import { maxFileBytes } from '../limits.ts';
import { readOpinion } from '../reader.ts';
import { ReadingError } from '../reading-error.ts';
import { openDocument, type PdfDocument } from './document.ts';
import type { Watched } from './killable-child.ts';
import type { ReadingOrder, ReadingReport } from './messages.ts';
import { pagesToRecognise, withScans } from './ocr/choose.ts';
import { loadLexicon } from './ocr/lexicon.ts';
import { lettersOf, needOf, type PageText } from './ocr/needs.ts';
import { paintedOn } from './ocr/painted.ts';
import { renderPage } from './ocr/render.ts';
import { settleSizes } from './ocr/settle-sizes.ts';
import { isPictureAmongText, smallSide, textLinesOf } from './ocr/text-lines.ts';
import { loadPdfium, type Pdfium } from './pdfium.ts';
import { startWatchdog } from './watchdog.ts';

/** Less than this over a whole file is no text: stray marks on a scan. */
const leastLetters = 40;

/** A file of which more is unread is a scan, and each of its pages is recognised. */
const mostPictures = 0.25;

/** In a file that is read without care, pages begun within this time of the last word are not told of. */
const silentMs = 50;

const library = loadPdfium();

process.on('disconnect', () => process.exit(0));
process.on('message', (order: Watched<ReadingOrder>) => {
  startWatchdog(order.watch);
  read(order).then(
    (report) => tell(report),
    // PDFium in an unknown state reads no other file: the parent learns from the exit which page it was.
    () => process.exit(70),
  );
});

async function read({ path, skip, isCareful, scans }: ReadingOrder): Promise<ReadingReport> {
  try {
    const pdfium = await library;
    const bytes = await readFile(path);
    if (bytes.length > maxFileBytes) throw new ReadingError('too_large');
    const document = openDocument(pdfium, bytes);
    const texts = withoutPictures(pdfium, document, readTexts(pdfium, document, { skip, isCareful }));
    const { pageCount } = document;
    const wanted = scans ? undefined : await pagesToRecognise(texts);
    if (wanted && wanted.pages.length > 0) {
      document.close();
      return { kind: 'scans', ...wanted, of: pageCount };
    }
    tell({ kind: 'composing', of: pageCount });
    const pages = await withScans(texts, scans ?? []);
    if (pages.reduce((sum, { runs }) => sum + lettersOf(runs), 0) < leastLetters) {
      throw new ReadingError('no_text');
    }
    settleSizes(pages);
    const isIncomplete = hasLostLetters(pages) || lacksLigatures(pages);
    const english = isIncomplete ? await loadLexicon() : undefined;
    const opinion = readOpinion(pages, { pageCount, english, bookmarks: document.bookmarks() });
    document.close();
    return { kind: 'opinion', opinion };
  } catch (error) {
    if (error instanceof ReadingError) return { kind: 'failure', code: error.code };
    throw error;
  }
}

function readTexts(
  pdfium: Pdfium,
  document: PdfDocument,
  { skip, isCareful }: Pick<ReadingOrder, 'skip' | 'isCareful'>,
): PageText[] {
  const texts: PageText[] = [];
  let done = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  for (let number = 1; number <= document.pageCount; number++) {
    if (skip.includes(number)) continue;
    if (isCareful || performance.now() - toldAt > silentMs) {
      tell({ kind: 'page', page: number, done, of: document.pageCount });
      toldAt = performance.now();
    }
    const page = document.readPage(number - 1);
    const painted = () =>
      document.withPage(number - 1, (each) => paintedOn(pdfium, each)) ?? { coverage: 0, isEmpty: true };
    const need = needOf(page, painted);
    texts.push({ number, page, need });
    if (need === 'none') done++;
  }
  return texts;
}

/** Recognition takes seconds a page: in a file of text, a map or a photograph between its pages is not waited for. */
function withoutPictures(pdfium: Pdfium, document: PdfDocument, texts: PageText[]): PageText[] {
  const unread = texts.filter(({ need }) => need === 'unread');
  if (unread.length > mostPictures * texts.length) return texts;
  const of = document.pageCount;
  return texts.map((text) => {
    if (text.need !== 'unread') return text;
    tell({ kind: 'page', page: text.number, done: of - unread.length, of });
    const small = document.withPage(text.number - 1, (page) => renderPage(pdfium, page, smallSide));
    return small && isPictureAmongText(textLinesOf(small)) ? { ...text, need: 'none' } : text;
  });
}

function tell(report: ReadingReport): void {
  process.send?.(report);
}
