import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { sendSignal } from './postmaster.ts';

/**
 * Ends what a killed server left behind. Such a process works on until it next looks whether its server lives, which in a
 * long query can be minutes; its work no longer counts, but its memory keeps a new server from starting.
 */
export function endOrphans(cluster: string): number {
  return endProcesses((folder, command) => folder === cluster && command.startsWith('postgres: '));
}

/** Ends the initdb that outlived its killed parent, and what it started in turn. */
export function endMakersOf(draft: string): number {
  return endProcesses((folder, command) => folder.startsWith(`${draft}/`) || command.includes(draft));
}

type Test = (workingFolder: string, command: string) => boolean;

function endProcesses(isMeant: Test): number {
  if (process.platform !== 'linux') return 0;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const meant = pids.map(Number).filter((pid) => pid !== process.pid && look(pid, isMeant));
  for (const pid of meant) sendSignal(pid, 'SIGKILL');
  return meant.length;
}

function look(pid: number, isMeant: Test): boolean {
  try {
    return isMeant(readlinkSync(`/proc/${pid}/cwd`), readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    // It has ended, or belongs to somebody else.
    return false;
  }
}
