import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { sendSignal } from './postmaster.ts';

/**
 * Ends what a killed server left behind. Such a process works on until it next looks whether its server lives, which in a
 * long query can be minutes; nothing it does counts any more, but its memory keeps a new server from starting.
 */
export function endOrphans(cluster: string): number {
  const orphans = findOrphans(cluster);
  for (const pid of orphans) sendSignal(pid, 'SIGKILL');
  return orphans.length;
}

function findOrphans(cluster: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => isOrphan(pid, cluster));
}

function isOrphan(pid: number, cluster: string): boolean {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === cluster &&
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: ')
    );
  } catch {
    return false;
  }
}
