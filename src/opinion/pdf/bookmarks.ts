/** The outline that a PDF brings of itself. */
import type { Bookmark } from '../bookmark.ts';
import type { Pdfium } from './pdfium.ts';

/** A hostile file's outline runs in circles, or has no end: what is beyond these is not looked at. */
const most = { entries: 5000, depth: 12, titleBytes: 1000 };

export function readBookmarks(pdfium: Pdfium, document: number): Bookmark[] {
  const found: Bookmark[] = [];
  const seen = new Set<number>();
  const walk = (parent: number, depth: number) => {
    for (
      let entry = pdfium.FPDFBookmark_GetFirstChild(document, parent);
      entry && !seen.has(entry) && seen.size < most.entries;
      entry = pdfium.FPDFBookmark_GetNextSibling(document, entry)
    ) {
      seen.add(entry);
      const title = titleOf(pdfium, entry);
      const place = title && placeOf(pdfium, document, entry);
      if (place) found.push({ title, depth, ...place });
      if (depth + 1 < most.depth) walk(entry, depth + 1);
    }
  };
  walk(0, 0);
  return found;
}

function titleOf(pdfium: Pdfium, entry: number): string {
  const length = pdfium.FPDFBookmark_GetTitle(entry, 0, 0);
  if (length <= 2 || length > most.titleBytes) return '';
  return withMemory(pdfium, length, (address) => {
    pdfium.FPDFBookmark_GetTitle(entry, address, length);
    const bytes = pdfium.bytes().slice(address, address + length - 2);
    // Acrobat parts the lines of a title by carriage returns.
    return Buffer.from(bytes)
      .toString('utf16le')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim();
  });
}

function placeOf(
  pdfium: Pdfium,
  document: number,
  entry: number,
): Pick<Bookmark, 'page' | 'fromBottom'> | undefined {
  const target =
    pdfium.FPDFBookmark_GetDest(document, entry) ||
    pdfium.FPDFAction_GetDest(document, pdfium.FPDFBookmark_GetAction(entry));
  const index = target ? pdfium.FPDFDest_GetDestPageIndex(document, target) : -1;
  if (index < 0) return undefined;
  return withMemory(pdfium, 24, (address) => {
    const at = (cell: number) => address + 4 * cell;
    const isTold = pdfium.FPDFDest_GetLocationInPage(target, at(0), at(1), at(2), at(3), at(4), at(5));
    const hasHeight = isTold && pdfium.bytes()[at(1)];
    const fromBottom = hasHeight ? pdfium.floats()[at(4) / 4] : undefined;
    return { page: index + 1, ...(fromBottom === undefined ? {} : { fromBottom }) };
  });
}

function withMemory<Made>(pdfium: Pdfium, length: number, use: (address: number) => Made): Made {
  const address = pdfium.malloc(length);
  try {
    return use(address);
  } finally {
    pdfium.free(address);
  }
}
