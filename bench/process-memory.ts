/** What Linux tells of the memory of processes; sizes in MB. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

export const isTold = existsSync('/proc/self/smaps_rollup');

/** Absent where the process is gone. */
export type Memory = { resident: number; proportional: number; peak: number };

export function memoryOf(pid: number): Memory | undefined {
  const status = read(pid, 'status');
  const rollup = read(pid, 'smaps_rollup');
  if (!/^VmRSS/m.test(status)) return undefined;
  return {
    resident: megabytes(status, 'VmRSS'),
    proportional: megabytes(rollup, 'Pss'),
    peak: megabytes(status, 'VmHWM'),
  };
}

/** Lets the peak begin anew from what is resident now. */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** The processes that read PDFs for this server. */
export function readingChildrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => parentOf(each) === pid && read(each, 'cmdline').includes('reading-child'));
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s*(\d+)/m.exec(read(pid, 'status'))?.[1]);
}

function megabytes(text: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) / 1024;
}

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Watches the reading children of a server and remembers the largest peak among them. */
export function watchChildren(pid: number): { peak(): number; end(): void } {
  let peak = 0;
  const look = () => {
    for (const child of readingChildrenOf(pid)) peak = Math.max(peak, memoryOf(child)?.peak ?? 0);
  };
  const timer = setInterval(look, 100);
  return { peak: () => peak, end: () => clearInterval(timer) };
}
