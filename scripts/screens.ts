// `npm run screens`: a picture of every screen at three widths in both themes, into screens/.
// It starts the product on an empty folder and does what a student does with the teaching opinion.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { inventDataDir, removeDataDir, startServer } from '../bench/server-process.ts';
import { Client } from '../test/client.ts';
import { teachingOpinionPdf } from '../test/fixtures/fixtures.ts';
import { buildIfStale } from './build.ts';
import { chromiumFlags, ensureChromium } from './chromium.ts';

const widths = [360, 768, 1440];
const themes = ['dark', 'light'];
const folder = join(import.meta.dirname, '../screens');

type Shot = { name: string; path: string; prepare?: (page: Page) => Promise<unknown> };

async function main(): Promise<void> {
  await buildIfStale();
  await mkdir(folder, { recursive: true });
  const dataDir = await inventDataDir();
  const server = await startServer({ dataDir });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  try {
    const student = new Client(server.url);
    const shots = await study(student);
    for (const theme of themes) {
      for (const width of widths) {
        const context = await browser.newContext({
          baseURL: server.url,
          viewport: { width, height: width < 700 ? 800 : 900 },
          deviceScaleFactor: width < 700 ? 2 : 1,
          reducedMotion: 'reduce',
        });
        await context.addInitScript(`localStorage.setItem('theme', '${theme}')`);
        for (const shot of publicShots) await take(context, shot, `${theme}-${width}`);
        const [name = '', value = ''] = student.cookie.split('=');
        await context.addCookies([{ name, value, url: server.url }]);
        for (const shot of shots) await take(context, shot, `${theme}-${width}`);
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await server.stop();
    await removeDataDir(dataDir);
  }
  process.stdout.write(`Pictures are in ${folder}\n`);
}

const publicShots: Shot[] = [
  { name: 'landing', path: '/' },
  { name: 'sign-in', path: '/auth' },
  { name: 'sign-up', path: '/auth', prepare: (page) => page.getByRole('tab', { name: 'Sign Up' }).click() },
  { name: 'verify-email', path: '/verify-email?token=x' },
  { name: 'outbox', path: '/dev/outbox' },
  { name: 'not-found', path: '/no/such/page' },
];

async function study(student: Client): Promise<Shot[]> {
  const email = 'ada@example.org';
  const password = 'correct horse battery';
  await student.register({ email, password, firstName: 'Ada', lastName: 'Marlow' });
  await student.verify(email);
  await student.login(email, password);
  const { classId, sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, teachingOpinionPdf, { fileName: 'marlow.pdf' });
  const { briefId, outlineId, questionSetId } = await student.waitForCase(body.id);
  const pinpoint = (page: Page) =>
    page
      .getByRole('link', { name: /^p\. \w+.*“/ })
      .first()
      .click();
  return [
    { name: 'dashboard', path: '/dashboard' },
    { name: 'class', path: `/class/${classId}` },
    {
      name: 'upload',
      path: `/class/${classId}`,
      prepare: (page) => page.getByLabel('Choose PDFs').setInputFiles(teachingOpinionPdf),
    },
    { name: 'brief', path: `/brief/${briefId}`, prepare: pinpoint },
    { name: 'brief-alone', path: `/brief/${briefId}` },
    { name: 'outline', path: `/outline/${outlineId}` },
    { name: 'questions', path: `/questions/${questionSetId}` },
    {
      name: 'answer',
      path: `/questions/${questionSetId}`,
      prepare: (page) => page.getByRole('button', { name: 'Show the professor’s answer' }).click(),
    },
  ];
}

async function take(context: BrowserContext, { name, path, prepare }: Shot, kind: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(path);
  // The event stream never lets the network rest.
  await page.waitForLoadState('load');
  await page.locator('h1').first().waitFor();
  await prepare?.(page);
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(folder, `${name}-${kind}.png`) });
  await page.close();
}

await main();
