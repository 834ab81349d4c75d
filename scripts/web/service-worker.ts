import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const workerFile = 'service-worker.js';

/** The latin fonts are the ones that every screen shows. */
const isNeeded = (name: string) => /^assets\/.*\.(js|css|woff2)$/.test(name) && !name.includes('-latin-ext-');

/** Tells the service worker the files of its build, and gives it another content wherever one of them has another. */
export function serviceWorkerFiles(publicFolder: string): Plugin {
  return {
    name: 'service-worker-files',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const worker = bundle[workerFile];
      if (worker?.type !== 'chunk') throw new Error(`The build has made no ${workerFile}`);
      const built = Object.keys(bundle).filter(isNeeded).toSorted();
      const fixed = (await readdir(publicFolder)).toSorted();
      const hash = createHash('sha256').update(built.join('\n'));
      for (const name of fixed) hash.update(await readFile(join(publicFolder, name)));
      const page = bundle['index.html'];
      if (page?.type === 'asset') hash.update(page.source);
      const files = [...built, ...fixed].map((name) => `/${name}`);
      worker.code = worker.code
        .replaceAll('__BUILD__', JSON.stringify(hash.digest('hex').slice(0, 16)))
        .replaceAll('__FILES__', JSON.stringify(files));
    },
  };
}
