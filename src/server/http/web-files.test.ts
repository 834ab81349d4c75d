import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { buildServer } from '../server.ts';
import { providerScript } from './headers.ts';

let test: TestApp;
let folder: string;
let server: ServerType;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hotseat-web-'));
  await mkdir(join(folder, 'web/assets'), { recursive: true });
  await writeFile(join(folder, 'web/index.html'), '<head></head>the page');
  await writeFile(join(folder, 'web/assets/app-1.js'), 'the app');
  await writeFile(join(folder, 'secret.txt'), 'the secret');
  test = await openTestApp({ withWorker: false });
  const router = await buildServer(test.app, join(folder, 'web'));
  await new Promise<void>((resolve) => {
    server = serve({ fetch: router.fetch, port: 0, hostname: '127.0.0.1' }, (address) => {
      port = address.port;
      resolve();
    });
  });
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await test.close();
  await rm(folder, { recursive: true });
});

type Answer = { status: number; text: string; headers: Record<string, string | string[] | undefined> };

/** Sends the path as it is: fetch would tidy it first. */
function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
    })
      .on('error', reject)
      .end();
  });
}

describe('the web app', () => {
  it('is answered at every path of a screen, fresh', async () => {
    const answers = [await get('/'), await get('/class/7'), await get('/index.htm')];
    for (const { status, text, headers } of answers) {
      expect(status).toBe(200);
      expect(text).toContain('the page');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
    }
  });

  it('keeps its assets for ever, and answers 404 for one of an older build', async () => {
    const asset = await get('/assets/app-1.js');
    expect(asset).toMatchObject({ status: 200, text: 'the app' });
    expect(asset.headers['cache-control']).toContain('immutable');
    const gone = await get('/assets/app-0.js');
    expect(gone.status).toBe(404);
    expect(gone.headers['cache-control'] ?? '').not.toContain('immutable');
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/....//....//secret.txt',
    '//secret.txt',
    '/secret.txt%00.js',
    '/%',
    '/%zz',
    '/assets/%00',
    '/assets/%E0%A4%A',
    `/${'a'.repeat(5000)}`,
    `/assets/${'a'.repeat(300)}.js`,
    '/assets',
    '/assets/',
  ])('gives nothing away at %s, and does not stumble', async (path) => {
    const { status, text } = await get(path);
    expect(text).not.toContain('the secret');
    expect([200, 400, 404]).toContain(status);
  });
});

describe('the API', () => {
  it('never answers the page, and nothing of it is kept by a cache', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/auth/user', '/api/config']) {
      const { text, headers } = await get(path);
      expect(text, path).not.toContain('the page');
      expect(headers['cache-control'], path).toBe('no-store');
    }
  });
});

describe("the payment provider's script", () => {
  const pageWith = async (stripePublicKey: string | undefined) => {
    const app = { ...test.app, config: { ...test.app.config, stripePublicKey } };
    const answer = await (await buildServer(app, join(folder, 'web'))).request('/');
    return { text: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
  };

  it('is loaded at the start of the page, and allowed, only where a public key is set', async () => {
    const without = await pageWith(undefined);
    expect(without.text).not.toContain('stripe');
    expect(without.policy).not.toContain('stripe');
    const withKey = await pageWith('pk_test_1');
    expect(withKey.text).toContain(`<script src="${providerScript}" async></script></head>`);
    expect(withKey.policy).toContain("script-src 'self' https://js.stripe.com");
  });
});
