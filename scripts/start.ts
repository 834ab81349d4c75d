// `npm start`: builds what is stale, then becomes the server.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build.ts';

await buildIfStale();
await import(pathToFileURL(join(import.meta.dirname, '../dist/server/main.js')).href);
