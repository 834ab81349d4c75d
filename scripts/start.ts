// `npm start`: builds what is stale, then becomes the server.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build.ts';

const bundle = join(import.meta.dirname, '../dist/server/main.js');

/**
 * A server that mostly waits: a small nursery, a heap that grows in small steps, one thread beside the main one, and an
 * allocator that has two arenas and gives back what is free. Steps of a fifth would save 7 MB more and make each list a
 * third dearer; a nursery of 32 MB would make it a sixth cheaper and take 40 MB. Code optimised for size would save still
 * more, but a class of two hundred cases then takes twice as much of the processor, and many analyses at once hold up the
 * event loop for most of a second.
 */
const frugal = ['--max-semi-space-size=8', '--v8-pool-size=1', '--heap-growing-percent=40'];
const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
};
const environment = { ...allocator, ...process.env };

const words = process.env.npm_lifecycle_event === 'start' ? ['--end-with-parent'] : [];

await buildIfStale();
if (process.execve && process.platform !== 'win32') {
  // The same process, without what building needed.
  process.execve(process.execPath, [process.execPath, ...frugal, bundle, ...words], environment);
}
process.argv.push(...words);
await import(pathToFileURL(bundle).href);
