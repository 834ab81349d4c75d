/** Pages that the build has rendered: the landing page for visitors without a session, and the texts that are the same for everybody. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Router } from './mount.ts';

const listSchema = z.array(
  z.object({
    name: z.string(),
    /** Patterns as the web app writes them: "/class/:id". */
    paths: z.array(z.string()),
    /** Only for requests without a session's cookie. */
    isForVisitors: z.boolean(),
  }),
);

type Encoded = { encoding?: 'br' | 'gzip'; bytes: Buffer };
type Page = { tag: string /** Smallest first. */; forms: Encoded[] };

const brotli = promisify(brotliCompress);
// At start, not at build: what stands in the head depends on the configuration. Above 9 it would cost a second.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

async function prepare(html: string): Promise<Page> {
  const bytes = Buffer.from(html);
  return {
    tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    forms: [
      { encoding: 'br', bytes: await brotli(bytes, quality) },
      { encoding: 'gzip', bytes: await promisify<Buffer, Buffer>(gzip)(bytes) },
      { bytes },
    ],
  };
}

/** The names carry no secret: a cookie that no longer opens a session leads to the app, which shows the same page. */
const bringsSession = (c: Context) => (c.req.header('cookie') ?? '').includes('hotseat.session_token=');

function answer(c: Context, { tag, forms }: Page): Response {
  c.header('Cache-Control', 'no-cache');
  c.header('Vary', 'Accept-Encoding, Cookie');
  c.header('ETag', tag);
  if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304);
  const accepted = c.req.header('accept-encoding') ?? '';
  const form = forms.find(({ encoding }) => !encoding || new RegExp(`\\b${encoding}\\b`).test(accepted));
  if (!form) throw new Error('A page has no plain form');
  if (form.encoding) c.header('Content-Encoding', form.encoding);
  c.header('Content-Type', 'text/html; charset=UTF-8');
  return c.body(new Uint8Array(form.bytes));
}

/** `complete` puts into a page what the configuration adds. A build without such pages has none. */
export async function finishedPageRoutes(
  router: Router,
  folder: string,
  complete: (html: string) => string,
): Promise<void> {
  const list = await readFile(join(folder, 'pages/pages.json'), 'utf8').catch(() => '[]');
  for (const { name, paths, isForVisitors } of listSchema.parse(JSON.parse(list))) {
    const page = await prepare(complete(await readFile(join(folder, `pages/${name}.html`), 'utf8')));
    for (const path of paths) {
      // An id as the web app reads it: at any other path its not-found page stands.
      router.get(path.replace('/:id', '/:id{[1-9][0-9]{0,9}}'), async (c, next) =>
        isForVisitors && bringsSession(c) ? next() : answer(c, page),
      );
    }
  }
}
