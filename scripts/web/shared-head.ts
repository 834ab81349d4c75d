import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const place = '<!-- head.html -->';

/** What the head of every page holds, from one file. */
export function sharedHead(folder: string): Plugin {
  return {
    name: 'shared-head',
    transformIndexHtml: {
      // Before Vite looks for the files that a page names.
      order: 'pre',
      handler: async (html) => {
        const head = await readFile(join(folder, 'head.html'), 'utf8');
        return html.replace(place, () => head);
      },
    },
  };
}
