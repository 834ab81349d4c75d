// `npm start`: builds what is stale, then becomes the server.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build.ts';

/**
 * npm hands a signal to the shell between, and the shell dies of it without a word to this process:
 * a parent that is gone means the same as the signal.
 */
function endWithNpm(): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

if (process.env.npm_lifecycle_event === 'start') endWithNpm();
await buildIfStale();
await import(pathToFileURL(join(import.meta.dirname, '../dist/server/main.js')).href);
