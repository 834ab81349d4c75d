import { ReadingError } from '../../reading-error.ts';
import { type KillableChild, startChild } from '../killable-child.ts';
import { openLanes } from '../lanes.ts';
import type { PdfPage } from '../page.ts';
import type { ScanOrder, ScanReport } from './messages.ts';
import { recogniseInChild, type ScanLimits } from './recognise-in-child.ts';

export type ScanPool = {
  /** Recognises these pages, from 1; those that fail are left out. Throws `ReadingError` where none can be had. */
  recognise(path: string, pages: number[], options: ScanOptions): Promise<PdfPage[]>;
  memoryMb(): number;
  close(): Promise<void>;
};

export type ScanOptions = { signal: AbortSignal; onPage?: (done: number) => void };

export type ScanPoolOptions = {
  /** Children at work at once, over all files. */
  size?: number;
  memoryLimitMb?: number;
  /** For one page, the start of a child included: work, and time by the clock. */
  pageCpuSeconds?: number;
  pageMs?: number;
  idleMs?: number;
  childPath?: URL;
};

/** So many pages in a row without a word, and the rest is taken for pictures. */
const mostBlank = 6;
/** So many pages may end their child before the file is given up. */
const mostLost = 4;
/** Pages with less are drawings. */
const leastLetters = 20;

export function openScanPool(options: ScanPoolOptions = {}): ScanPool {
  const { size = 2, memoryLimitMb = 800, pageCpuSeconds = 15, pageMs = 60_000, idleMs = 5_000 } = options;
  const limits: ScanLimits = { memoryLimitMb, pageCpuSeconds, pageMs };
  const childPath = options.childPath ?? besideThis();
  const lanes = openLanes<KillableChild<ScanOrder, ScanReport>>({
    size,
    idleMs,
    start: () => startChild(childPath, memoryLimitMb),
  });

  async function recognise(path: string, pages: number[], { signal, onPage }: ScanOptions) {
    const waiting = [...pages];
    const read: PdfPage[] = [];
    let done = 0;
    let lost = 0;
    const stop = new AbortController();
    const either = AbortSignal.any([signal, stop.signal]);
    const isHopeless = () =>
      lost >= mostLost || (lost > 1 && lost === done) || (done >= mostBlank && !read.some(hasText));
    const work = async () => {
      for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
        const outcome = await lanes.lend(either, ({ child }) =>
          recogniseInChild(child, { path, page }, limits, either),
        );
        if (outcome.kind === 'scan') read.push(outcome.page);
        else lost++;
        done++;
        onPage?.(done);
        if (isHopeless()) waiting.length = 0;
      }
    };
    // As many at once as there are children: a file of many scans leaves every other page's turn to other files.
    const workers = Array.from({ length: Math.min(size, pages.length) }, work);
    try {
      await Promise.all(workers);
    } catch (error) {
      stop.abort(error);
      throw error;
    }
    if (lost > 0 && !read.some(hasText)) throw new ReadingError('too_complex');
    return read.sort((a, b) => a.number - b.number);
  }

  return { recognise, memoryMb: lanes.memoryMb, close: lanes.close };
}

function hasText({ runs }: PdfPage): boolean {
  return runs.reduce((sum, { text }) => sum + text.length, 0) >= leastLetters;
}

function besideThis(): URL {
  const own = import.meta.url;
  return new URL(own.endsWith('.ts') ? './child.ts' : './scan-child.js', own);
}
