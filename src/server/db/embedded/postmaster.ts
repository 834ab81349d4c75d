import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What the running server says of itself in postmaster.pid. */
type PostmasterFile = { pid: number; dataDirectory: string; port: number; status: string };

export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  const text = readIfThere(join(cluster, 'postmaster.pid'));
  if (!text) return undefined;
  const lines = text.split('\n').map((line) => line.trim());
  return {
    pid: Number(lines[0]),
    dataDirectory: lines[1] ?? '',
    port: Number(lines[3]),
    status: lines[7] ?? '',
  };
}

/** Whether the process lives and, as far as the system tells, is the server of this cluster. */
export function isPostmaster(pid: number, cluster: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (process.platform !== 'linux') return sendSignal(pid, 0);
  const command = readIfThere(`/proc/${pid}/cmdline`)?.split('\0') ?? [];
  return basename(command[0] ?? '') === 'postgres' && command.includes(cluster) && !isZombie(pid);
}

/**
 * Lets a new server start although the number in the file now belongs to another program: PostgreSQL takes its parent's
 * number for stale. The rest of the file stays, because it names the shared memory that leftover processes may still use.
 */
export function disownPostmasterFile(cluster: string): void {
  const path = join(cluster, 'postmaster.pid');
  const text = readIfThere(path);
  if (text) writeFileSync(path, text.replace(/^.*/, String(process.pid)));
  // A server that is just starting fills its file at once; one that stays empty was cut off by a full disk or a power cut.
  else if (text === '' && Date.now() - statSync(path).mtimeMs > 3_000) rmSync(path);
}

/** Answers whether somebody was there to receive it, since a process may end at any moment. */
export function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** A dead server whose parent never asks for its exit code, as under a container's careless first process. */
function isZombie(pid: number): boolean {
  const stat = readIfThere(`/proc/${pid}/stat`) ?? '';
  return /^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH'))
      return undefined;
    throw error;
  }
}
