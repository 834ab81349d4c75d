/** A browser on a slow machine and a slow line, and what it felt. */
import { get } from 'node:http';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** Slow 4G and a phone of the middle range, as DevTools have them. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowerCpu = 4;

/** Milliseconds, but for the shift. */
type Felt = {
  largestPaint: number;
  layoutShift: number;
  interactions: { name: string; took: number }[];
  tasks: number[];
};

const observer = `
  window.felt = { largestPaint: 0, layoutShift: 0, interactions: [], tasks: [] };
  const watch = (type, see, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true, ...options });
  watch('largest-contentful-paint', ({ startTime }) => { felt.largestPaint = startTime; });
  watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) felt.layoutShift += value; });
  watch('event', ({ name, duration, interactionId }) => {
    if (interactionId) felt.interactions.push({ name, took: duration });
  }, { durationThreshold: 16 });
  watch('longtask', ({ duration }) => { felt.tasks.push(duration); });
`;

export type SlowPage = {
  page: Page;
  context: BrowserContext;
  /** Since the page was opened, or since it was last told to forget. */
  felt(): Promise<Felt>;
  forget(): Promise<void>;
  /** Kilobytes of what it loaded from the product so far, compressed by gzip where the server compresses. */
  loaded(): Promise<{ script: number; stylesheet: number; font: number }>;
};

/** With an empty cache; nobody is signed in without a cookie. */
export async function openSlowPage(browser: Browser, url: string, cookie?: string): Promise<SlowPage> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
  const [name = '', value = ''] = cookie?.split('=') ?? [];
  if (cookie) await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', line);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
  await page.addInitScript({ content: observer });
  const files = new Map<string, string>();
  // Its worker asks for files too.
  context.on('response', (answer) => {
    if (answer.url().startsWith(url)) files.set(answer.url(), answer.request().resourceType());
  });
  return {
    page,
    context,
    felt: () => page.evaluate<Felt>('felt'),
    forget: () =>
      page.evaluate('Object.assign(felt, { layoutShift: 0, interactions: [], tasks: [] }), undefined'),
    async loaded() {
      const sizes = { script: 0, stylesheet: 0, font: 0 };
      for (const [file, type] of files)
        if (type in sizes) sizes[type as keyof typeof sizes] += (await sizeOf(file)) / 1000;
      return sizes;
    },
  };
}

/** The answer's body as it travels to a browser that takes gzip alone. */
function sizeOf(file: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(file, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let size = 0;
      answer.on('data', (piece: Buffer) => {
        size += piece.length;
      });
      answer.on('end', () => resolve(size));
    }).on('error', reject);
  });
}
