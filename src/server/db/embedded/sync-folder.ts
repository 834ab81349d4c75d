import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Writes down which files it holds. */
export function syncFolder(path: string): void {
  // Windows cannot open a folder, and needs no such call.
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
