// Word error rates of recognised scans beside native tesseract's:
//   node bench/eval-ocr.ts DIR      (DIR holds opinions/)
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PdfPage } from '../src/opinion/page.ts';
import { openDocument, type PdfDocument } from '../src/opinion/pdf/document.ts';
import { turned } from '../src/opinion/pdf/ocr/grey.ts';
import { loadRecogniser } from '../src/opinion/pdf/ocr/recogniser.ts';
import { type Rendered, renderPage } from '../src/opinion/pdf/ocr/render.ts';
import { readScan } from '../src/opinion/pdf/ocr/scan-page.ts';
import { openScanPool } from '../src/opinion/pdf/ocr/scan-pool.ts';
import { settleSizes } from '../src/opinion/pdf/ocr/settle-sizes.ts';
import { loadPdfium } from '../src/opinion/pdf/pdfium.ts';
import { openReadingPool } from '../src/opinion/pdf/pool.ts';
import { readOpinion, textOf } from '../src/opinion/reader.ts';
import { wordErrorRate } from './word-error-rate.ts';

export type OcrRow = {
  file: string;
  pages: number;
  /** Every word as recognised, running heads and numbers included, against the ground truth. */
  words: number;
  /** Native tesseract's rate, from the manifest: counted like `words`. */
  native?: number;
  /** The reflowed text against what the reader makes of the text PDF that the scan was made from. */
  reflowed?: number;
  /** Of the first pages, turned by a quarter, a half and three quarters. */
  turned?: number[];
  confidence: number;
  /** Two pages at a time. */
  secondsAPage: number;
  /** Pages that the whole reader takes from recognition. */
  recognised?: number;
};

type Source = { name: string; native?: number };

const turnedPages = 2;
const pdfium = await loadPdfium();

/** `onRow` hears of each scan as it is done: they take minutes. */
export async function evaluateOcr(
  dataDir: string,
  { only = '', onRow }: { only?: string; onRow?: (row: OcrRow) => void } = {},
): Promise<OcrRow[]> {
  const folder = join(dataDir, 'opinions/derived');
  const sources = sourcesIn(join(dataDir, 'opinions/MANIFEST.tsv'));
  const scans = openScanPool();
  const reader = openReadingPool();
  const rows: OcrRow[] = [];
  for (const file of readdirSync(folder).filter((name) => name.startsWith('scan-') && name.includes(only))) {
    const path = join(folder, file);
    const truth = readFileSync(join(folder, 'ground-truth', `${basename(file, '.pdf')}.txt`), 'utf8');
    const document = openDocument(pdfium, readFileSync(path));
    const numbers = Array.from({ length: document.pageCount }, (_, index) => index + 1);
    const startedAt = performance.now();
    const { pages } = await scans.recognise(path, numbers, { signal: AbortSignal.timeout(600_000) });
    const secondsAPage = (performance.now() - startedAt) / 1000 / document.pageCount;
    const words = wordErrorRate(plain(truth), plain(asRecognised(pages)));
    settleSizes(pages);
    const source = sources.get(file);
    const row: OcrRow = {
      file,
      pages: pages.length,
      words,
      confidence: pages.reduce((sum, { confidence = 0 }) => sum + confidence, 0) / pages.length,
      secondsAPage,
      turned: await turnedRates(document, pages),
      recognised: (await reader.read(path)).pages.filter(({ source: from }) => from === 'ocr').length,
    };
    if (source?.native !== undefined) row.native = source.native;
    const original = source && join(dataDir, 'opinions', source.name);
    if (original && existsSync(original)) {
      row.reflowed = wordErrorRate(readText(original, document.pageCount), textOf(readOpinion(pages)));
    }
    document.close();
    rows.push(row);
    onRow?.(row);
  }
  await Promise.all([scans.close(), reader.close()]);
  return rows;
}

function sourcesIn(manifest: string): Map<string, Source> {
  const sources = new Map<string, Source>();
  for (const line of readFileSync(manifest, 'utf8').split('\n')) {
    const file = /^derived\/(\S+)/.exec(line)?.[1];
    if (!file) continue;
    const native = /baseline: WER ([\d.]+)/.exec(line)?.[1];
    const name = /\tfrom (\S+\.pdf)/.exec(line)?.[1];
    if (name) sources.set(file, { name, ...(native ? { native: Number(native) } : {}) });
  }
  return sources;
}

/** The first pages again as if they had been laid on the glass the other way, against the same pages upright. */
async function turnedRates(document: PdfDocument, upright: PdfPage[]): Promise<number[]> {
  const recogniser = await recogniserOnce();
  const numbers = upright.slice(0, turnedPages).map(({ number }) => number);
  const straight = plain(asRecognised(upright.slice(0, turnedPages)));
  const rates: number[] = [];
  for (const quarters of [1, 2, 3]) {
    const pages: PdfPage[] = [];
    for (const number of numbers) {
      const drawn = document.withPage(number - 1, (page) => renderPage(pdfium, page));
      if (!drawn) continue;
      const picture: Rendered = { ...turned(drawn, quarters), scale: drawn.scale };
      pages.push(await readScan(number, picture, recogniser));
    }
    rates.push(wordErrorRate(straight, plain(asRecognised(pages))));
  }
  return rates;
}

let loaded: ReturnType<typeof loadRecogniser> | undefined;
function recogniserOnce(): ReturnType<typeof loadRecogniser> {
  loaded ??= loadRecogniser();
  return loaded;
}

function readText(path: string, count: number): string {
  const document = openDocument(pdfium, readFileSync(path));
  const pages = Array.from({ length: count }, (_, index) => document.readPage(index)).filter(
    (page) => page !== undefined,
  );
  document.close();
  return textOf(readOpinion(pages));
}

function asRecognised(pages: PdfPage[]): string {
  return pages
    .flatMap(({ runs }) => runs)
    .map(({ text, y }, index, runs) => (runs[index - 1]?.y === y ? ` ${text}` : `\n${text}`))
    .join('');
}

/** Without the hyphens that divide words at line ends. */
function plain(text: string): string {
  return text.replace(/\u00ad\s*/g, '').replace(/(\p{L})[-‐]\s*\n\s*(\p{Ll})/gu, '$1$2');
}

if (import.meta.main) {
  const dataDir = process.argv[2] ?? '../shared/data';
  if (!existsSync(dataDir)) {
    console.log(`Skipped: ${dataDir} is not here.`);
    process.exit(0);
  }
  const rate = (value: number | undefined) => (value === undefined ? '' : value.toFixed(4)).padStart(9);
  console.log(`${'scan'.padEnd(44)} pages    words   native reflowed  confidence s/page recognised turned`);
  await evaluateOcr(dataDir, {
    ...(process.argv[3] ? { only: process.argv[3] } : {}),
    onRow(row) {
      console.log(
        `${row.file.padEnd(44)} ${String(row.pages).padStart(5)}${rate(row.words)}${rate(row.native)}${rate(row.reflowed)}  ${row.confidence.toFixed(2)}       ${row.secondsAPage.toFixed(2)}   ${String(row.recognised ?? '').padStart(4)}      ${row.turned?.map((each) => each.toFixed(3)).join(' ') ?? ''}`,
      );
    },
  });
  process.exit(0);
}
