/** The built web app: hashed assets for ever, the page itself fresh. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { escapeHtml } from '../../study/words/escape-html.ts';
import { finishedPageRoutes } from './finished-pages.ts';
import type { Router } from './mount.ts';

type Head = {
  /** Of other hosts, loaded at the start of the page. */
  scripts: string[];
  /** Stands in the page itself: it is wanted most where nothing else can be asked for. */
  supportEmail: string | undefined;
};

export async function webFileRoutes(
  router: Router,
  folder: string,
  { scripts, supportEmail }: Head,
): Promise<void> {
  const tags = [
    ...(supportEmail ? [`<meta name="support" content="${escapeHtml(supportEmail)}">`] : []),
    ...scripts.map((source) => `<script src="${source}" async></script>`),
  ].join('');
  const complete = (html: string) => html.replace('</head>', () => `${tags}</head>`);
  const page = complete(await readFile(join(folder, 'index.html'), 'utf8'));
  router.use(
    '/assets/*',
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (_, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  );
  // A page of an older build asks for files that are gone: the page itself would be no answer.
  router.get('/assets/*', (c) => c.notFound());
  router.get('/index.html', (c) => c.redirect('/'));
  await finishedPageRoutes(router, folder, complete);
  router.use(
    '*',
    serveStatic({
      root: folder,
      precompressed: true,
      // Pages have their own addresses; their files are none.
      rewriteRequestPath: (path) => (path === '/' || path.startsWith('/pages/') ? '/no-file' : path),
      // Their names stay the same from build to build.
      onFound: (_, c) => c.header('Cache-Control', 'no-cache'),
    }),
  );
  router.get('*', (c) => {
    c.header('Cache-Control', 'no-cache');
    c.header('Vary', 'Cookie');
    return c.html(page);
  });
}
