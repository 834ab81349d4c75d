import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpEnv } from './request.ts';
import { webFileRoutes } from './web-files.ts';

let folder: string;
const router = new Hono<HttpEnv>();

const list = [
  { name: 'landing', paths: ['/', '/class/:id'], isForVisitors: true },
  { name: 'faq', paths: ['/faq'], isForVisitors: false },
];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hotseat-pages-'));
  await mkdir(join(folder, 'pages'));
  await writeFile(join(folder, 'index.html'), '<head></head>the app');
  await writeFile(join(folder, 'pages/pages.json'), JSON.stringify(list));
  for (const { name } of list)
    await writeFile(join(folder, `pages/${name}.html`), `<head></head>the ${name} page`);
  await webFileRoutes(router, folder, {
    scripts: ['https://pay.example/script.js'],
    supportEmail: "o'hara@example.org",
  });
});
afterAll(() => rm(folder, { recursive: true }));

const session = { cookie: 'theme=x; __Secure-hotseat.session_token=abc' };
const get = (path: string, headers: Record<string, string> = {}) => router.request(path, { headers });
const text = async (path: string, headers: Record<string, string> = {}) => (await get(path, headers)).text();

describe('a finished page', () => {
  it('names, as the app does, where to write for support', async () => {
    for (const path of ['/faq', '/settings'])
      expect(await text(path), path).toContain('<meta name="support" content="o&#39;hara@example.org">');
  });

  it('comes at once to a visitor, also at what is private; the app to whoever brings a session', async () => {
    for (const path of ['/', '/class/12']) {
      expect(await text(path)).toContain('the landing page');
      expect(await text(path, { cookie: 'hotseat.admin.session_token=abc' })).toContain('the landing page');
      expect(await text(path, session)).toContain('the app');
    }
    expect(await text('/dashboard')).toContain('the app');
  });

  it('leaves to the app what is no address of a thing', async () => {
    for (const path of ['/class/0', '/class/x', '/class/12345678901', '/class/1/2', '/faq/1'])
      expect(await text(path), path).toContain('the app');
  });

  it('is the same for all where it says nothing of anybody', async () => {
    expect(await text('/faq')).toContain('the faq page');
    expect(await text('/faq', session)).toContain('the faq page');
  });

  it('loads what the configuration adds', async () => {
    expect(await text('/faq')).toContain(
      '<script src="https://pay.example/script.js" async></script></head>',
    );
  });

  it('comes compressed as the browser asks, and not again where it has not changed', async () => {
    const plain = await text('/');
    const forms = [
      ['br', 'gzip, deflate, br', promisify(brotliDecompress)],
      ['gzip', 'gzip', promisify<Buffer, Buffer>(gunzip)],
    ] as const;
    for (const [encoding, accepted, decompress] of forms) {
      const answer = await get('/', { 'accept-encoding': accepted });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding, Cookie');
      expect((await decompress(Buffer.from(await answer.arrayBuffer()))).toString()).toBe(plain);
    }
    const tag = (await get('/')).headers.get('etag') ?? '';
    expect((await get('/', { 'if-none-match': tag })).status).toBe(304);
    expect((await get('/faq', { 'if-none-match': tag })).status).toBe(200);
  });

  it('has no second address', async () => {
    for (const path of ['/pages/landing.html', '/pages/pages.json'])
      expect(await text(path)).toContain('the app');
  });
});
