import { expect, test } from 'vitest';
import { documentObjects, pdfFile, pdfString } from '../../../test/fixtures/pdf-writer.ts';
import { openDocument } from './document.ts';
import { loadPdfium } from './pdfium.ts';

const pages = documentObjects(['BT /F1 12 Tf 72 700 Td (One) Tj ET', 'BT /F1 12 Tf 72 700 Td (Two) Tj ET']);
const first = pages.length + 1;
/** The numbers of the pages' own objects. */
const pageNumbers = pages.flatMap(({ dictionary }, index) =>
  /\/Type \/Page\b(?!s)/.test(dictionary) ? [index + 1] : [],
);

/** A document whose outline begins with the first of `entries`, objects from number `first` on. */
async function bookmarksOf(entries: string[]) {
  const [catalogue, ...rest] = pages;
  const outlined = {
    dictionary: `${catalogue!.dictionary} /Outlines << /First ${first} 0 R /Last ${first} 0 R >>`,
  };
  const file = pdfFile([outlined, ...rest, ...entries.map((dictionary) => ({ dictionary }))]);
  const document = openDocument(await loadPdfium(), file);
  const bookmarks = document.bookmarks();
  document.close();
  return bookmarks;
}

test('an outline is read in its order, with the pages and heights that it points to', async () => {
  const bookmarks = await bookmarksOf([
    `/Title ${pdfString('Chapter 1')} /Dest [${pageNumbers[0]} 0 R /Fit] /First ${first + 1} 0 R /Next ${first + 2} 0 R`,
    `/Title ${pdfString('Orr v. Lund')} /Dest [${pageNumbers[1]} 0 R /XYZ 72 650 null]`,
    `/Title ${pdfString('Chapter 2')} /A << /S /GoTo /D [${pageNumbers[1]} 0 R /Fit] >>`,
  ]);
  expect(bookmarks).toEqual([
    { title: 'Chapter 1', depth: 0, page: 1 },
    { title: 'Orr v. Lund', depth: 1, page: 2, fromBottom: 650 },
    { title: 'Chapter 2', depth: 0, page: 2 },
  ]);
});

test('an outline that runs in circles, leads nowhere or has endless titles ends', async () => {
  const bookmarks = await bookmarksOf([
    `/Title ${pdfString('Round')} /Dest [${pageNumbers[0]} 0 R /Fit] /First ${first} 0 R /Next ${first + 1} 0 R`,
    `/Title ${pdfString('Nowhere')} /Dest [99 0 R /Fit] /Next ${first + 2} 0 R`,
    `/Title ${pdfString('x'.repeat(5000))} /Dest [${pageNumbers[0]} 0 R /Fit] /Next ${first} 0 R`,
  ]);
  expect(bookmarks).toEqual([{ title: 'Round', depth: 0, page: 1 }]);
});
