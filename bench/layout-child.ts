/** The reader as far as `pdftotext -bbox-layout` goes: a file's lines with their places, in reading order, and nothing made of them. */
import { readFile } from 'node:fs/promises';
import { layOut } from '../src/opinion/lay-out.ts';
import { openDocument } from '../src/opinion/pdf/document.ts';
import { loadPdfium } from '../src/opinion/pdf/pdfium.ts';

const library = loadPdfium();

process.on('disconnect', () => process.exit(0));
process.on('message', ({ path }: { path: string }) => {
  read(path).then(
    (opinion) => process.send?.({ kind: 'opinion', opinion }),
    () => process.exit(70),
  );
});

async function read(path: string) {
  const document = openDocument(await library, await readFile(path));
  const pages = Array.from({ length: document.pageCount }, (_, index) => document.readPage(index));
  const { paragraphs } = layOut(pages.filter((page) => page !== undefined));
  const blocks = paragraphs.map(({ lines }) =>
    lines.map(({ page, x, right, y, size, text }) => ({
      page,
      x: inThousandths(x),
      right: inThousandths(right),
      y: inThousandths(y),
      size: inThousandths(size),
      text,
    })),
  );
  document.close();
  return { pageCount: document.pageCount, blocks };
}

/** Poppler's places have six digits; those of a number in full have sixteen, each of which is sent. */
function inThousandths(points: number): number {
  return Math.round(points * 1000) / 1000;
}
