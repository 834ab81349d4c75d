/** What anybody may see. */

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import {
  casebookChapterPdf,
  encryptedPdf,
  motionPdf,
  teachingOpinionPdf,
  textFileNamedPdf,
} from '../../test/fixtures/fixtures.ts';
import { pinpoint, press, type Shot } from './shot.ts';

export const publicShots: Shot[] = [
  { name: 'landing', path: '/', whole: true },
  { name: 'landing-error', path: '/?error=Sign-in%20with%20Google%20was%20cancelled.' },
  { name: 'demo', path: '/demo', prepare: pinpoint },
  { name: 'demo-alone', path: '/demo' },
  { name: 'demo-outline', path: '/demo?show=outline' },
  {
    name: 'demo-answer',
    path: '/demo?show=questions',
    prepare: (page) => press('Show the professor’s answer')(page),
  },
  { name: 'try', path: '/try', whole: true },
  { name: 'try-chosen', path: '/try', prepare: (page) => chooseFile(page, teachingOpinionPdf), whole: true },
  { name: 'try-refused', path: '/try', prepare: (page) => chooseFile(page, textFileNamedPdf), whole: true },
  {
    name: 'try-reading',
    path: '/try',
    before: (page) =>
      stand(page, { status: 'extracting', progress: { step: 'reading', done: 11, total: 40 } }),
  },
  { name: 'try-motion', path: '/try', before: (page) => tryFile(page, motionPdf) },
  { name: 'try-chapter', path: '/try', before: (page) => tryFile(page, casebookChapterPdf) },
  { name: 'try-failed', path: '/try', before: (page) => tryFile(page, encryptedPdf) },
  { name: 'try-brief', path: '/try', before: (page) => tryFile(page, teachingOpinionPdf) },
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
  { name: 'reset-password', path: '/reset-password?token=x', before: takeAnyLink },
  { name: 'reset-password-wrong', path: '/reset-password?token=x' },
  { name: 'reset-password-incomplete', path: '/reset-password' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'admin-login', path: '/admin/login' },
  { name: 'outbox', path: '/dev/outbox' },
  { name: 'not-found', path: '/no/such/page' },
];

/** The app's own script does not arrive. */
async function failToStart(page: Page): Promise<void> {
  await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort());
  await page.reload();
  await page.getByRole('alert').waitFor();
}

function chooseFile(page: Page, path: string): Promise<void> {
  return page.getByLabel('PDF file').setInputFiles(path);
}

async function tryFile(page: Page, path: string): Promise<void> {
  await page.context().clearCookies({ name: 'hotseat.try' });
  await page.goto('/try');
  const headers = {
    'content-type': 'application/pdf',
    origin: new URL(page.url()).origin,
  };
  const answer = await page.request.post('/api/try?fileName=marlow.pdf', {
    data: await readFile(path),
    headers,
  });
  if (answer.status() !== 202) throw new Error(`The file was refused: ${await answer.text()}`);
  for (;;) {
    const { status } = await (await page.request.get('/api/try')).json();
    if (['ready', 'failed', 'needs_answer'].includes(status)) return;
    await page.waitForTimeout(100);
  }
}

/** As the server would tell of a file that is worked on. */
async function stand(page: Page, changes: object): Promise<void> {
  await tryFile(page, encryptedPdf);
  await page.route('**/api/try', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), failure: null, ...changes } });
  });
}

/** As for a link that works. */
function takeAnyLink(page: Page): Promise<unknown> {
  return page.route('**/api/auth/reset-password/check', (route) => route.fulfill({ json: { passkeys: [] } }));
}
