import { readFileSync } from 'node:fs';

/** Whether a process still runs. On Linux one that has ended keeps its number until its parent takes note, which may take a minute. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return !status.slice(status.lastIndexOf(')')).startsWith(') Z');
  } catch {
    // Elsewhere there is no such file; here it has ended meanwhile.
    return process.platform !== 'linux';
  }
}
