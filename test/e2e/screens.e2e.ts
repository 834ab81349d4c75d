/** Screens that the journey does not stop at: nothing broken, nothing that axe finds. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, openBrowser, signIn, visit } from './browser.ts';
import { makeStudent, visitAsNew } from './student.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('a visitor', () => {
  it('finds landing, sign-in, outbox, verification and a missing page whole and accessible', async () => {
    const { page, complaints } = await visit(browser);
    const screens = [
      ['/', /Cold Calls Got You Sweating/],
      ['/auth', /sign in/i],
      ['/dev/outbox', /outbox/i],
      ['/verify-email?token=wrong', /verify/i],
      ['/no/such/page', /Page Not Found/],
      ['/class/1', /Cold Calls Got You Sweating/],
    ] as const;
    for (const [path, words] of screens) {
      await page.goto(path);
      const heading = page
        .getByRole('heading', { name: words })
        .or(page.getByRole('tab', { name: words }))
        .first();
      await heading.waitFor();
      await expectAccessible(page, heading);
    }
    expect(complaints).toEqual([]);
  });

  it('is told what an error parameter says, once', async () => {
    const { page } = await visit(browser);
    await page.goto(`/?error=${encodeURIComponent('<b>Something</b> went wrong')}`);
    const banner = page.getByRole('alert');
    await banner.getByText('<b>Something</b> went wrong').waitFor();
    expect(new URL(page.url()).search).toBe('');
    // Red: in both themes more of it than of green and blue together, in its line and its words.
    for (const theme of ['light', 'dark']) {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      for (const of of ['color', 'border-top-color']) {
        const colour = await banner.evaluate(
          (element, name) => String(element.computedStyleMap().get(name)),
          of,
        );
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
        expect(red, `${theme} ${of}`).toBeGreaterThan(1.25 * Math.max(green, blue));
      }
    }
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await banner.count()).toBe(0);
  });

  it('sees, signed in, what a failed sign-in with Google left in the address, once', async () => {
    const student = await makeStudent('returned@example.org');
    const { page } = await visit(browser, {}, student);
    await page.goto(`/?error=${encodeURIComponent('Google sign-in was canceled.')}`);
    const alert = page.getByRole('alert');
    await alert.getByText('Google sign-in was canceled.').waitFor();
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await expectAccessible(page, page.getByRole('heading', { name: 'Dashboard', level: 1 }));
    await page.goto(`/?error=${encodeURIComponent('Google sign-in was canceled.')}`);
    await alert.waitFor();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    expect(await alert.count()).toBe(0);
  });

  it('is shown what an error parameter says as a quotation, short and never as a link', async () => {
    const { page } = await visit(browser);
    const words = `Your account is locked:\u202E call https://evil.example ${'now '.repeat(100)}`;
    await page.goto(`/?error=${encodeURIComponent(words)}`);
    const alert = page.getByRole('alert');
    await alert.getByText('This page was opened with a message', { exact: true }).waitFor();
    const quoted = (await alert.getByRole('blockquote').textContent()) ?? '';
    expect(quoted).toMatch(/^“Your account is locked: call https:\/\/evil\.example .*…”$/);
    expect(quoted.length).toBeLessThanOrEqual(203);
    expect(await alert.getByRole('link').count()).toBe(0);
  });

  it('sees the secret of a mailed link leave the address at once, and can reload all the same', async () => {
    const { page } = await visit(browser);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (!request.isNavigationRequest())
        sent.push(`${request.url()} from “${request.headers().referer ?? ''}”`);
    });
    for (const [path, heading] of [
      ['/verify-email', 'Verify your email address'],
      ['/reset-password', 'This link doesn’t work'],
    ] as const) {
      const answer = await page.goto(`${path}?token=a-secret-of-hers`);
      expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
      await page.getByRole('heading', { name: heading }).waitFor();
      expect(new URL(page.url()).search).toBe('');
      await page.reload();
      await page.getByRole('heading', { name: heading }).waitFor();
    }
    expect(sent.length).toBeGreaterThan(5);
    expect(sent.filter((each) => !each.endsWith('from “”') || each.includes('a-secret-of-hers'))).toEqual([]);
  });

  it('is told that a link is wrong, and can ask for a new one', async () => {
    const { page } = await visit(browser);
    await page.goto('/verify-email?token=wrong');
    await page.getByRole('button', { name: /verify/i }).click();
    await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
    await page.getByLabel('Email').fill('nobody@example.org');
    await page.getByRole('button', { name: /link/i }).click();
    await page
      .getByText(/sent a new link/i)
      .first()
      .waitFor();
  });

  it('reads every validation text of the sign-up form', async () => {
    const { page } = await visit(browser);
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByText('Please fill in all required fields.').first().waitFor();
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    for (const [label, value] of [
      ['First Name', 'Ada'],
      ['Last Name', 'Marlow'],
      ['Email', 'ada@example.org'],
      ['Confirm Password', 'other'],
    ] as const) {
      await page.getByLabel(label).fill(value);
    }
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByText('Please make sure your passwords match.').first().waitFor();
    await page.getByLabel('Confirm Password').fill('short');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByText('Password must be at least 8 characters long.').first().waitFor();
  });
});

describe('two students', () => {
  it('see nothing of one another', async () => {
    const one = await visitAsNew(browser, 'one@example.org');
    await one.page.getByRole('button', { name: 'Create First Semester' }).click();
    await one.page.getByRole('textbox').fill('Secret Semester');
    await one.page.getByRole('button', { name: 'Create Semester' }).click();
    await one.page.getByText('Secret Semester').first().waitFor();
    const dashboard = one.page.getByRole('heading', { name: 'Dashboard', level: 1 });
    await expectAccessible(one.page, dashboard);
    const two = await visitAsNew(browser, 'two@example.org');
    await two.page.getByRole('heading', { name: 'No Semesters Yet' }).waitFor();
    expect(await two.page.getByText('Secret Semester').count()).toBe(0);
    // The other tab whose session is gone shows the sign-in page at its next visit.
    await one.context.clearCookies();
    await one.page.reload();
    await one.page.getByLabel('Email').waitFor();
    await signIn(one.page, one.student.email);
  });
});
