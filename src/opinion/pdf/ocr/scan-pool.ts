import { availableParallelism } from 'node:os';
import type { PdfPage } from '../../page.ts';
import { type KillableChild, startChild } from '../killable-child.ts';
import { openLanes } from '../lanes.ts';
import { mostForeignEndings } from '../reading-run.ts';
import { openAllowance } from './allowance.ts';
import type { ScanOrder, ScanProgress, ScanReport } from './messages.ts';
import { recogniseInChild, type ScanLimits } from './recognise-in-child.ts';

export type ScanPool = {
  /** Recognises these pages, from 1; those that fail are left out. */
  recognise(path: string, pages: number[], options: ScanOptions): Promise<Recognised>;
  memoryMb(): number;
  close(): Promise<void>;
};

export type Recognised = {
  pages: PdfPage[];
  /** How many could not be had, and whether one of them because its child stood still: another try may succeed. */
  lost: number;
  isStill: boolean;
};

export type ScanOptions = {
  signal: AbortSignal;
  onPage?: (done: number) => void;
  /** Those of the pages that come last and earn the file no time. */
  spare?: number[];
  /** How much work the file's pages may take before one of them has to show words. */
  wordlessSeconds?: number;
};

export type ScanPoolOptions = {
  /** Children at work at once, over all files. */
  size?: number;
  memoryLimitMb?: number;
  /** Processor time for one page that gets no further, the start of a child included; twice that for one that does. */
  pageCpuSeconds?: number;
  /** A child that has done nothing for so long is ended. */
  stillMs?: number;
  idleMs?: number;
  childPath?: URL;
};

/** So many pages in a row without a word, and the rest is taken for pictures. */
const mostBlank = 6;
/** So many pages may end their child before the file is given up. */
const mostLost = 4;
/** Pages with less are drawings. */
const leastLetters = 20;

/** As many pages at once as there are cores, within the memory of a small machine. */
function usualSize(): number {
  return Math.min(4, Math.max(2, availableParallelism()));
}

export function openScanPool(options: ScanPoolOptions = {}): ScanPool {
  const {
    size = usualSize(),
    memoryLimitMb = 800,
    pageCpuSeconds = 20,
    stillMs = 60_000,
    idleMs = 5_000,
  } = options;
  const limits = { memoryLimitMb, pageCpuSeconds, stillMs };
  const childPath = options.childPath ?? besideThis();
  const lanes = openLanes<KillableChild<ScanOrder, ScanReport | ScanProgress>>({
    size,
    idleMs,
    start: () => startChild(childPath, memoryLimitMb),
  });

  /** Again in another child where something else ended the one that had it. */
  async function recognisePage(order: ScanOrder, shared: ScanLimits, signal: AbortSignal) {
    for (let foreign = 0; ; foreign += 1) {
      const outcome = await lanes.lend(signal, ({ child }) => recogniseInChild(child, order, shared, signal));
      if (outcome.kind !== 'lost' || !outcome.isForeign) return outcome;
      // Not for want of words on it: another time may show them.
      if (foreign === mostForeignEndings) return { ...outcome, isStill: true };
    }
  }

  async function recognise(path: string, pages: number[], options: ScanOptions): Promise<Recognised> {
    const { signal, onPage, spare = [], wordlessSeconds = Number.POSITIVE_INFINITY } = options;
    const waiting = [...pages.filter((page) => !spare.includes(page)), ...spare];
    const read: PdfPage[] = [];
    let done = 0;
    let lost = 0;
    let isStill = false;
    // Only work on these pages is spent, however long others keep the machine.
    const allowance = openAllowance(wordlessSeconds);
    const stop = new AbortController();
    const either = AbortSignal.any([signal, stop.signal]);
    const isHopeless = () =>
      lost >= mostLost || (lost > 1 && lost === done) || (done >= mostBlank && !read.some(hasText));
    const work = async () => {
      for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
        const isSpare = spare.includes(page);
        if (allowance.leftSeconds() <= 0) {
          lost++;
          continue;
        }
        const outcome = await recognisePage({ path, page }, { ...limits, allowance }, either);
        if (outcome.kind === 'scan') read.push(outcome.page);
        else lost++;
        if (outcome.kind === 'scan' && hasText(outcome.page) && !isSpare) allowance.earn();
        if (outcome.kind === 'lost' && outcome.isStill) isStill = true;
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
    return { pages: read.sort((a, b) => a.number - b.number), lost, isStill };
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
