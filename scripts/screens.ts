// `npm run screens [-- NAME …]`: a picture of every screen, or of those named, at three widths in both themes, into screens/.
// It starts the product on an empty folder and does what a student does with the teaching opinion.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { inventDataDir, removeDataDir, startServer } from '../bench/server-process.ts';
import { acceptTerms } from '../src/shared/account.ts';
import { completeOnboarding } from '../src/shared/auth.ts';
import { answerCase, type CourtCase } from '../src/shared/cases.ts';
import { legalVersions } from '../src/shared/legal/versions.ts';
import { Client } from '../test/client.ts';
import {
  casebookChapterPdf,
  imageOnlyPdf,
  motionPdf,
  teachingOpinionPdf,
} from '../test/fixtures/fixtures.ts';
import { buildIfStale } from './build.ts';
import { chromiumFlags, ensureChromium } from './chromium.ts';
import { press, type Shot, type Tour } from './pictures/shot.ts';
import { editorStates, studyStates, textlessStates, visitorStates } from './pictures/states.ts';

const widths = [360, 768, 1440];
const themes = ['dark', 'light'];
const folder = join(import.meta.dirname, '../screens');

const named = process.argv.slice(2);
const isWanted = ({ name }: Shot) => named.length === 0 || named.includes(name);

async function main(): Promise<void> {
  await buildIfStale();
  await mkdir(folder, { recursive: true });
  const dataDir = await inventDataDir();
  const server = await startServer({ dataDir });
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
      await scanned(server.url),
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
    await removeDataDir(dataDir);
  }
  process.stdout.write(`Pictures are in ${folder}\n`);
}

const publicShots: Shot[] = [
  { name: 'landing', path: '/', whole: true },
  { name: 'landing-error', path: '/?error=Sign-in%20with%20Google%20was%20cancelled.' },
  { name: 'demo', path: '/demo', prepare: (page) => pinpoint(page) },
  { name: 'demo-alone', path: '/demo' },
  { name: 'demo-outline', path: '/demo?show=outline' },
  {
    name: 'demo-answer',
    path: '/demo?show=questions',
    prepare: (page) => press('Show the professor’s answer')(page),
  },
  { name: 'faq', path: '/faq', whole: true },
  { name: 'diagnostic', path: '/diagnostic', whole: true },
  { name: 'error', path: '/error' },
  { name: 'error-fallback', path: '/error', prepare: (page) => press('Break the Screen')(page) },
  { name: 'error-call', path: '/error', prepare: (page) => press('Make a Failing Call')(page) },
  { name: 'start-up', path: '/auth', prepare: failToStart },
  { name: 'sign-in', path: '/auth' },
  { name: 'sign-up', path: '/auth', prepare: (page) => page.getByRole('tab', { name: 'Sign Up' }).click() },
  {
    name: 'forgotten',
    path: '/auth',
    prepare: (page) => page.getByRole('button', { name: 'Forgot your password?' }).click(),
  },
  { name: 'verify-email', path: '/verify-email?token=x' },
  {
    name: 'verify-email-wrong',
    path: '/verify-email?token=x',
    prepare: (page) => page.getByRole('button', { name: /verify/i }).click(),
  },
  { name: 'reset-password', path: '/reset-password?token=x' },
  { name: 'reset-password-incomplete', path: '/reset-password' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'admin-login', path: '/admin/login' },
  { name: 'outbox', path: '/dev/outbox' },
  { name: 'not-found', path: '/no/such/page' },
];

const password = 'correct horse battery';

async function signUp(url: string, email: string): Promise<Client> {
  const student = new Client(url);
  await student.register({ email, password, firstName: 'Ada', lastName: 'Marlow' });
  await student.verify(email);
  await student.login(email, password);
  return student;
}

const accept = (student: Client) =>
  student.call(acceptTerms, { termsVersion: legalVersions.terms, privacyVersion: legalVersions.privacy });

/** Has still to accept the terms. */
async function newcomer(url: string): Promise<Tour> {
  const student = await signUp(url, 'new@example.org');
  const decline = (page: Page) => page.getByRole('button', { name: 'Decline & Logout' }).click();
  return {
    student,
    shots: [
      { name: 'terms-dialog', path: '/dashboard' },
      { name: 'terms-decline', path: '/dashboard', prepare: decline },
    ],
  };
}

/** Has accepted the terms and is shown round. */
async function acceptor(url: string): Promise<Tour> {
  const student = await signUp(url, 'next@example.org');
  await accept(student);
  const shots = [1, 2, 3, 4, 5, 6, 7].map((step) => ({
    name: `onboarding-${step}`,
    path: '/dashboard',
    prepare: (page: Page) => advanceTo(page, step),
  }));
  return { student, shots };
}

async function advanceTo(page: Page, step: number): Promise<void> {
  for (let at = 1; at < step; at += 1) {
    if (at === 2) await page.getByLabel('Law School Name').fill('Tidewater School of Law');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(`Step ${at + 1} of 7`).waitFor();
  }
}

/** Has accepted the terms and been shown round. */
async function reader(url: string, email: string): Promise<Client> {
  const student = await signUp(url, email);
  await accept(student);
  await student.call(completeOnboarding, {});
  return student;
}

/** Has one class with the teaching opinion, analyzed. */
async function studied(url: string, email: string) {
  const student = await reader(url, email);
  const { classId, sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, teachingOpinionPdf, { fileName: 'marlow.pdf' });
  const { briefId, outlineId, questionSetId } = await student.waitForCase(body.id);
  return { student, classId, caseId: body.id, briefId, outlineId, questionSetId };
}

async function study(url: string): Promise<Tour> {
  const ids = await studied(url, 'ada@example.org');
  const { student, classId, briefId, outlineId, questionSetId } = ids;
  const shots: Shot[] = [
    { name: 'dashboard', path: '/dashboard' },
    { name: 'semester-dialog', path: '/dashboard', prepare: press('Add Semester') },
    { name: 'class-dialog', path: '/dashboard', prepare: press('Add Class') },
    { name: 'search', path: '/dashboard', prepare: searchEverything('ferry') },
    { name: 'palette', path: '/dashboard', prepare: openPalette },
    { name: 'shortcuts', path: `/questions/${questionSetId}`, prepare: (page) => page.keyboard.press('?') },
    { name: 'settings', path: '/settings', whole: true },
    { name: 'delete-account', path: '/settings', prepare: press('Delete My Account') },
    { name: 'add-passkey', path: '/settings', prepare: press('Add a Passkey') },
    { name: 'two-factor', path: '/settings', prepare: beginTwoFactor },
    { name: 'class', path: `/class/${classId}` },
    { name: 'class-menu', path: `/class/${classId}`, prepare: press(/^More for Marlow/) },
    { name: 'class-moving', path: `/class/${classId}`, prepare: takeUpCase },
    { name: 'class-preferences', path: `/class/${classId}`, prepare: press(/AI policy/) },
    { name: 'class-session', path: `/class/${classId}`, prepare: press('Add Class Session') },
    { name: 'class-search', path: `/class/${classId}`, prepare: searchFor('ferry') },
    {
      name: 'upload',
      path: `/class/${classId}`,
      prepare: (page) => page.getByLabel('Choose PDFs').setInputFiles(teachingOpinionPdf),
    },
    { name: 'brief', path: `/brief/${briefId}`, prepare: pinpoint },
    { name: 'brief-alone', path: `/brief/${briefId}` },
    { name: 'caption', path: `/brief/${briefId}`, prepare: press('Edit Caption') },
    { name: 'brief-edited', path: `/brief/${briefId}`, prepare: choose('Edit') },
    { name: 'brief-wrong', path: `/brief/${briefId}`, prepare: choose('This Is Wrong') },
    { name: 'brief-receipt', path: `/brief/${briefId}`, prepare: press('Delete the text too') },
    { name: 'outline', path: `/outline/${outlineId}` },
    { name: 'questions', path: `/questions/${questionSetId}` },
    {
      name: 'answer',
      path: `/questions/${questionSetId}`,
      prepare: (page) => page.getByRole('button', { name: 'Show the professor’s answer' }).click(),
    },
  ];
  return { student, shots: [...shots, ...studyStates(ids)] };
}

const choose = (item: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Actions for Facts, statement 1' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** Is asked about a file before it is analyzed. */
async function asked(url: string, name: string, path: string): Promise<Tour> {
  const student = await reader(url, `${name}@example.org`);
  const { classId, sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, path, { fileName: `${name}.pdf` });
  await student.waitForCase(body.id, ({ status }) => status === 'needs_answer');
  return { student, shots: [{ name: `question-${name}`, path: `/class/${classId}`, whole: true }] };
}

/** Reads a scan, some words of which were hard to recognise. */
async function scanned(url: string): Promise<Tour> {
  const student = await reader(url, 'scan@example.org');
  const { sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, imageOnlyPdf, { fileName: 'scan.pdf' });
  const isSettled = ({ status }: CourtCase) => status === 'needs_answer' || status === 'ready';
  const { status } = await student.waitForCase(body.id, isSettled, 60_000);
  if (status === 'needs_answer') await student.call(answerCase, { id: body.id, proceed: true });
  const { briefId } = await student.waitForCase(body.id);
  return { student, shots: [{ name: 'scan', path: `/brief/${briefId}`, prepare: turnToOpinion }] };
}

/** Where only one side is seen at a time. */
async function turnToOpinion(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Opinion' });
  if (await tab.isVisible()) await tab.click();
}

/** Leads to the passage that the first statement rests on. */
const pinpoint = (page: Page) =>
  page
    .getByRole('link', { name: /^p\. \w+.*“/ })
    .first()
    .click();

/** The app's own script does not arrive. */
async function failToStart(page: Page): Promise<void> {
  await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort());
  await page.reload();
  await page.getByRole('alert').waitFor();
}

async function takeUpCase(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Move Marlow/ }).focus();
  await page.keyboard.press('Space');
}

const searchFor = (words: string) => async (page: Page) => {
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('search').getByRole('link').first().waitFor();
};

const searchEverything = (words: string) => async (page: Page) => {
  await press('Search')(page);
  await page.getByRole('searchbox').fill(words);
  await page.locator('[data-hit]').first().waitFor();
};

async function openPalette(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Torts' }).first().waitFor();
  await page.keyboard.press('Control+k');
  await page
    .getByRole('option', { name: /Marlow/ })
    .first()
    .waitFor();
}

async function beginTwoFactor(page: Page): Promise<void> {
  await press('Turn On Two-Factor')(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your Password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('img').waitFor();
}

async function take(context: BrowserContext, shot: Shot, kind: string): Promise<void> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await picture(page, shot, kind).finally(() => page.close());
}

async function picture(page: Page, { name, path, before, prepare, whole = false }: Shot, kind: string) {
  await before?.(page);
  await page.goto(path);
  // The event stream never lets the network rest.
  await page.waitForLoadState('load');
  await page.locator('h1').first().waitFor();
  await prepare?.(page);
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(folder, `${name}-${kind}.png`), fullPage: whole });
}

await main();
