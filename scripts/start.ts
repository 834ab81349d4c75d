// `npm start`: builds what is stale, then becomes the server.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build.ts';

const bundle = join(import.meta.dirname, '../dist/server/main.js');

/**
 * A server that mostly waits keeps a third of the memory with a small young generation, code that is
 * optimised for size and two arenas of the allocator; an analysis takes about a fifth more time of the processor.
 */
const frugal = ['--max-semi-space-size=4', '--optimize-for-size'];
const environment = { ...process.env, MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' };

const words = process.env.npm_lifecycle_event === 'start' ? ['--end-with-parent'] : [];

await buildIfStale();
if (process.execve && process.platform !== 'win32') {
  // The same process, without what building needed.
  process.execve(process.execPath, [process.execPath, ...frugal, bundle, ...words], environment);
}
process.argv.push(...words);
await import(pathToFileURL(bundle).href);
