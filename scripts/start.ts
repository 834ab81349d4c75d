// `npm start`: builds what is stale, then becomes the server.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const bundle = join(import.meta.dirname, '../dist/server/main.js');

/**
 * A server that mostly waits: its heap grows freely under load and is given back at rest, for which it collects by itself.
 * A small nursery and a heap that grows in small steps would take as much memory at rest, and made each list a third
 * dearer. The allocator has two arenas and gives back what is free.
 */
const flags = ['--expose-gc'];
const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
};
const environment = { ...allocator, ...process.env };

const words = [
  '--start-again',
  ...(process.env.npm_lifecycle_event === 'start' ? ['--end-with-parent'] : []),
];

/** As set-up has it: what was built elsewhere is not looked at again, and what would build it is not here. */
const isShipped =
  process.env.NODE_ENV === 'production' &&
  existsSync(bundle) &&
  !existsSync(join(import.meta.dirname, '../node_modules/vite'));

if (!isShipped) await (await import('./build.ts')).buildIfStale();
if (process.execve && process.platform !== 'win32') {
  // The same process, without what building needed.
  process.execve(process.execPath, [process.execPath, ...flags, bundle, ...words], environment);
}
process.argv.push(...words);
await import(pathToFileURL(bundle).href);
