/** What Linux tells of the memory of processes; sizes in MB. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

export const isTold = existsSync('/proc/self/smaps_rollup');

/** Children live for seconds after their work, and Linux keeps their peaks: a look now and then misses none. */
const lookEveryMs = 100;

export type Memory = { resident: number; proportional: number; peak: number };

/** Absent where the process is gone. */
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
    .filter((each) => parentOf(each) === pid && /(reading|scan)-child/.test(read(each, 'cmdline')));
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

/** The largest peak among the reading children of this server while the work goes on. */
export async function peakOfChildren(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = 0;
  const look = () => {
    for (const child of readingChildrenOf(pid)) peak = Math.max(peak, memoryOf(child)?.peak ?? 0);
  };
  const timer = setInterval(look, lookEveryMs);
  try {
    await work();
    look();
    return peak;
  } finally {
    clearInterval(timer);
  }
}
