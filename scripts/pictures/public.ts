/** What anybody may see. */
import type { Page } from 'playwright-core';
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

/** The app's own script does not arrive. */
async function failToStart(page: Page): Promise<void> {
  await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort());
  await page.reload();
  await page.getByRole('alert').waitFor();
}
