// `npm run screens [-- NAME …]`: a picture of every screen, or of those named, at three widths in both themes, into screens/.
// It starts the product on an empty folder and does what a student does with the teaching opinion.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page, type Request } from 'playwright-core';
import { knownAnswers } from '../test/fakes/local/known-answers.ts';
import { openLocalServer } from '../test/fakes/local/local-servers.ts';
import { casebookChapterPdf, motionPdf } from '../test/fixtures/fixtures.ts';
import { buildIfStale } from './build.ts';
import { chromiumFlags, ensureChromium } from './chromium.ts';
import { administered, administratorEmail } from './pictures/administrator.ts';
import { publicShots } from './pictures/public.ts';
import type { Shot, Tour } from './pictures/shot.ts';
import { editorStates, textlessStates, visitorStates } from './pictures/states.ts';
import { acceptor, newcomer, studied } from './pictures/students.ts';
import { asked, scanned, shelved, study, unsure } from './pictures/study.ts';
import { inventDataDir, removeDataDir, startServer } from './server-process.ts';

const widths = [360, 768, 1440];
const themes = ['dark', 'light'];
const folder = join(import.meta.dirname, '../screens');

const named = process.argv.slice(2);
const isWanted = ({ name }: Shot) => named.length === 0 || named.includes(name);

async function main(): Promise<void> {
  await buildIfStale();
  await mkdir(folder, { recursive: true });
  const dataDir = await inventDataDir();
  const ollama = await openLocalServer('ollama', knownAnswers());
  const limits = JSON.stringify({ tryoutsPerAddress: 1_000 });
  const environment = { ADMIN_EMAIL: administratorEmail, OLLAMA_HOST: ollama.url, RATE_LIMITS: limits };
  const server = await startServer({ dataDir, environment });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  try {
    const tours: Tour[] = [
      { shots: [...publicShots, ...visitorStates] },
      await newcomer(server.url),
      await acceptor(server.url),
      await study(server.url),
      await editorStates(await studied(server.url, 'editor@example.org')),
      await textlessStates(await studied(server.url, 'textless@example.org')),
      await asked(server.url, 'motion', motionPdf),
      await asked(server.url, 'chapter', casebookChapterPdf),
      await shelved(server.url),
      await scanned(server.url),
      await unsure(server.url),
      await administered(server.url),
    ];
    for (const theme of themes) {
      for (const width of widths) {
        const context = await browser.newContext({
          baseURL: server.url,
          viewport: { width, height: width < 700 ? 800 : 900 },
          deviceScaleFactor: width < 700 ? 2 : 1,
          reducedMotion: 'reduce',
        });
        await context.addInitScript(`localStorage.setItem('theme', '${theme}')`);
        for (const { student, shots } of tours) {
          const [name = '', value = ''] = student?.cookie.split('=') ?? [];
          if (student) await context.addCookies([{ name, value, url: server.url }]);
          for (const shot of shots.filter(isWanted)) {
            await take(context, shot, `${theme}-${width}`).catch((error: unknown) => {
              process.exitCode = 1;
              process.stderr.write(`${shot.name}, ${theme}, ${width}: ${error}\n`);
            });
          }
        }
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await server.stop();
    await ollama.close();
    await removeDataDir(dataDir);
  }
  process.stdout.write(`Pictures are in ${folder}\n`);
}

async function take(context: BrowserContext, shot: Shot, kind: string): Promise<void> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await picture(page, shot, kind).finally(() => page.close());
}

async function picture(page: Page, { name, path, before, prepare, whole = false }: Shot, kind: string) {
  const untilCalm = watch(page);
  await before?.(page);
  await page.goto(path);
  await page.waitForLoadState('load');
  await page.locator('h1').first().waitFor();
  await prepare?.(page);
  await untilCalm();
  await page.screenshot({ path: join(folder, `${name}-${kind}.png`), fullPage: whole });
}

const calmMs = 400;
/** A state of loading is calm only in this sense: what it waits for is held back for good. */
const patienceMs = 4000;

/** Resolves once nothing has been asked for or has come for a while; the event stream, which never ends, aside. */
function watch(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let changedAt = performance.now();
  page.on('request', (request) => {
    if (request.resourceType() === 'eventsource') return;
    underWay.add(request);
    changedAt = performance.now();
  });
  const end = (request: Request) => {
    if (underWay.delete(request)) changedAt = performance.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    changedAt = performance.now();
    const isCalm = () => underWay.size === 0 && performance.now() - changedAt > calmMs;
    for (const until = changedAt + patienceMs; !isCalm() && performance.now() < until; ) await sleep(50);
  };
}

await main();
