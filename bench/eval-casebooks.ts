/**
 * The cases that are listed in casebooks whose own outlines name them, with the outline and without it:
 *   node bench/eval-casebooks.ts FILE…
 *   node bench/eval-casebooks.ts --zoo SEED N      N invented books, whose cases' first and last sentences are known
 * Truth is the outline by a rule of its own: an entry with two parties, or "In re", outside of notes; it ends where the next entry
 * of its rank begins, on the page before where that one stands at the top of its page.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Bookmark } from '../src/opinion/bookmark.ts';
import type { PdfPage } from '../src/opinion/page.ts';
import { openDocument } from '../src/opinion/pdf/document.ts';
import { loadPdfium } from '../src/opinion/pdf/pdfium.ts';
import { readOpinion } from '../src/opinion/reader.ts';
import { type CaseFound, surveyOpinion, takeCases } from '../src/opinion/survey.ts';
import { type Book, bookOf } from './zoo/book.ts';

const [option, seed = 'a', count = '10'] = process.argv.slice(2);
const files = process.argv.slice(2).filter((file) => existsSync(file));
const pdfium = await loadPdfium();
/** Above this share of a page stands its running head. */
const head = 0.11;

type True = { title: string; firstPage: number; lastPage: number };

function truthOf(bookmarks: Bookmark[], pages: PdfPage[]): True[] {
  const notes = /^(?:notes?|questions?|exercises?)\b/i;
  return bookmarks.flatMap(({ title, depth, page }, at) => {
    const above = bookmarks.slice(0, at).findLast((each) => each.depth < depth);
    const isCase = /\bv\.? |^(?:In re|In the Matter of|Matter of) /.test(title);
    if (!isCase || notes.test(title) || (above && notes.test(above.title))) return [];
    const next = bookmarks.slice(at + 1).find((each) => each.depth <= depth);
    return [{ title, firstPage: page, lastPage: next ? lastBefore(next, pages) : pages.at(-1)!.number }];
  });
}

function lastBefore({ page, fromBottom }: Bookmark, pages: PdfPage[]): number {
  const on = pages.find(({ number }) => number === page);
  if (!on || fromBottom === undefined) return page;
  const top = on.height - fromBottom - 4;
  return on.runs.some(({ y, text }) => y < top && y > head * on.height && /\p{L}/u.test(text))
    ? page
    : page - 1;
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

function compare(name: string, truth: True[], found: CaseFound[]): void {
  const isSame = (one: True, other: CaseFound) =>
    letters(one.title).startsWith(letters(other.title)) && Math.abs(one.firstPage - other.firstPage) <= 1;
  const named = truth.filter((each) => found.some((other) => isSame(each, other)));
  const whole = truth.filter((each) =>
    found.some(
      (other) =>
        isSame(each, other) && each.firstPage === other.firstPage && each.lastPage === other.lastPage,
    ),
  );
  const none = found.filter((other) => !truth.some((each) => isSame(each, other)));
  console.log(
    `  ${name}: ${named.length} of ${truth.length} found, ${whole.length} with both pages, ${none.length} that are none`,
  );
  for (const { title, firstPage, lastPage } of truth) {
    const got = found.find((other) => isSame({ title, firstPage, lastPage }, other));
    if (!got || got.firstPage !== firstPage || got.lastPage !== lastPage)
      console.log(
        `    ${title.slice(0, 70)} ${firstPage}–${lastPage}: ${got ? `${got.firstPage}–${got.lastPage}` : 'not found'}`,
      );
  }
  for (const { title, firstPage, lastPage } of none)
    console.log(`    none: ${title} ${firstPage}–${lastPage}`);
}

/** How many of a book's cases are found with their name, their first and their last words, and without an editor's. */
function judge(book: Book, bookmarks: Bookmark[], pages: PdfPage[]) {
  const opinion = readOpinion(pages, { bookmarks });
  const found = surveyOpinion(opinion).found;
  const said = takeCases(opinion, found).map(({ paragraphs }) =>
    paragraphs.map(({ text }) => letters(text)).join(' '),
  );
  const troubles: string[] = [];
  const whole = book.cases.filter(({ name, first, last }) => {
    const at = found.findIndex(({ title }) => letters(title) === letters(name));
    const text = said[at] ?? '';
    const lacks = [first, last].filter((sentence) => !text.includes(letters(sentence)));
    const holds = book.foreign.filter(
      (sentence) => letters(sentence).length > 30 && text.includes(letters(sentence)),
    );
    if (at === -1) troubles.push(`${name}: not found`);
    else if (lacks.length > 0) troubles.push(`${name}: lacks "${lacks[0]}"`);
    else if (holds.length > 0) troubles.push(`${name}: holds "${holds[0]}"`);
    return at !== -1 && lacks.length === 0 && holds.length === 0;
  }).length;
  const none = found.filter(({ title }) => !book.cases.some(({ name }) => letters(title) === letters(name)));
  troubles.push(...none.map(({ title }) => `none: ${title}`));
  return { whole, none: none.length, troubles };
}

function judgeBooks(): void {
  const sum = { of: 0, with: [0, 0], without: [0, 0] };
  for (let at = 0; at < Number(count); at++) {
    const book = bookOf(`${seed}:${at}`, 9);
    const document = openDocument(pdfium, book.pdf);
    const pages = () => Array.from({ length: document.pageCount }, (_, index) => document.readPage(index)!);
    sum.of += book.cases.length;
    console.log(`${seed}:${at} ${book.manner}`);
    for (const [name, bookmarks] of [
      ['with', document.bookmarks()],
      ['without', []],
    ] as const) {
      const { whole, none, troubles } = judge(book, [...bookmarks], pages());
      sum[name][0]! += whole;
      sum[name][1]! += none;
      console.log(`  ${name}: ${whole} of ${book.cases.length} whole, ${none} that are none`);
      for (const trouble of troubles.slice(0, 4)) console.log(`    ${trouble}`);
    }
    document.close();
  }
  console.log(
    `whole with the outline ${sum.with[0]}, without ${sum.without[0]} of ${sum.of}; none ${sum.with[1]}, ${sum.without[1]}`,
  );
}

if (option === '--zoo') judgeBooks();
else if (files.length === 0) console.log('Skipped: name casebooks as PDFs.');
for (const file of files) {
  const document = openDocument(pdfium, await readFile(file));
  const bookmarks = document.bookmarks();
  const pages = () =>
    Array.from({ length: document.pageCount }, (_, index) => document.readPage(index)!).filter(Boolean);
  const truth = truthOf(bookmarks, pages());
  console.log(`${basename(file)}: ${bookmarks.length} entries, ${truth.length} cases`);
  for (const [name, given] of [
    ['with its outline', bookmarks],
    ['without', []],
  ] as const) {
    const opinion = readOpinion(pages(), { bookmarks: [...given] });
    compare(name, truth, surveyOpinion(opinion).found);
  }
  document.close();
}
