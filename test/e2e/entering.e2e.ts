/** The ways in: sign-up, sign-in, forgotten passwords and mailed links, with every text that the specification gives them. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectAccessible,
  expectNoViolation,
  openBrowser,
  password,
  register,
  signIn,
  visit,
} from './browser.ts';
import { mailedLink } from './mails.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const says = (page: Page, ...texts: string[]) =>
  Promise.all(texts.map((text) => page.getByText(text).first().waitFor()));

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function fillSignUp(page: Page, email: string, confirmation = password): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Marlow');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(confirmation);
}

// One student for all that can follow on one another: registrations are limited by address, and all files share it.
const newcomer = 'newcomer@example.org';

describe('the sign-in page', () => {
  it('promises briefs, outlines and questions beside its two tabs', async () => {
    const { page } = await visit(browser);
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Sign In' }).waitFor();
    await page.getByRole('tab', { name: 'Sign Up' }).waitFor();
    await says(
      page,
      'AI-generated FIRAC case briefs',
      'Comprehensive course outlines',
      'Practice cold call questions',
    );
  });

  it('says which fields are missing, and that passwords differ or are too short', async () => {
    const { page } = await visit(browser);
    await page.goto('/auth');
    await press(page, 'Sign In');
    await says(page, 'Missing fields', 'Please fill in all required fields.');
    await fillSignUp(page, 'x@example.org', 'other words');
    await press(page, 'Create Account');
    await says(page, "Passwords don't match", 'Please make sure your passwords match.');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByLabel('Confirm Password').fill('short');
    await press(page, 'Create Account');
    await says(page, 'Password too short', 'Password must be at least 8 characters long.');
    await page.getByLabel('First Name').fill('');
    await press(page, 'Create Account');
    await says(page, 'Missing fields');
    const first = page.getByLabel('First Name');
    expect(await first.getAttribute('aria-invalid')).toBe('true');
    await first.fill('Ada');
    await expect.poll(() => first.getAttribute('aria-invalid')).toBe(null);
  });

  it('says of a password that it is guessed first, and takes it all the same', async () => {
    const { page } = await visit(browser);
    await fillSignUp(page, 'common@example.org', 'Password123');
    const field = page.getByLabel('Password', { exact: true });
    await page.getByText('At least 8 characters').waitFor();
    await field.fill('Password123');
    await says(page, 'This is a common password. Choose another.');
    await expectNoViolation(page, 'dark');
    await field.fill('Password123 and more');
    await page.getByText('At least 8 characters').waitFor();
    await field.fill('Password123');
    await press(page, 'Create Account');
    await page.getByRole('dialog', { name: 'Check Your Email' }).waitFor();
  });

  it('asks a new student to look into her mail, and lets go after "Got it!" and a second and a half', async () => {
    const { page } = await visit(browser);
    await fillSignUp(page, newcomer);
    await press(page, 'Create Account');
    const dialog = page.getByRole('dialog', { name: 'Check Your Email' });
    for (const text of [newcomer, /spam/, /no-reply/, /few minutes/])
      await dialog.getByText(text).first().waitFor();
    await dialog.getByText("You won't be able to sign in until you verify your email address.").waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    expect(await dialog.isVisible()).toBe(true);
    await page.clock.install();
    // Far enough ahead for a machine that is busy meanwhile: the clock goes on until then.
    await page.clock.pauseAt(Date.now() + 60_000);
    await dialog.getByRole('button', { name: "I Understand - I'll Check My Email" }).click();
    await dialog.getByRole('button', { name: 'Got it!' }).waitFor();
    await page.clock.runFor(1490);
    await page.waitForTimeout(200);
    expect(await dialog.isVisible()).toBe(true);
    await page.clock.runFor(20);
    await dialog.waitFor({ state: 'detached' });
    await page.clock.resume();
    expect(await page.getByLabel('Email').inputValue()).toBe(newcomer);
    await expect
      .poll(() => page.getByLabel('Password', { exact: true }).evaluate((field) => field.matches(':focus')))
      .toBe(true);
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe('');
  });

  it('says that a login failed, in the words of the server', async () => {
    const { page } = await visit(browser);
    await page.goto('/auth');
    await page.getByLabel('Email').fill('nobody@example.org');
    await page.getByLabel('Password', { exact: true }).fill('wrong password');
    await press(page, 'Sign In');
    await says(page, 'Login failed', 'The email address or password is incorrect.');
    expect(new URL(page.url()).pathname).toBe('/auth');
  });

  it('says what it can where the server has no words of its own, and asks for nothing to be typed again', async () => {
    const { page } = await visit(browser);
    await page.route(/\/api\/auth\/(login|register|forgot-password)$/, (route) =>
      route.fulfill({ status: 400, body: '' }),
    );
    await page.goto('/auth');
    await page.getByLabel('Email').fill('nobody@example.org');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await press(page, 'Sign In');
    await says(page, 'Login failed', 'Please check your credentials and try again.');
    await press(page, 'Forgot your password?');
    await page.getByLabel('Email').fill('nobody@example.org');
    await press(page, 'Send Reset Link');
    await says(page, 'Error', 'Failed to send reset link. Please try again.');
    await fillSignUp(page, 'nobody@example.org');
    await press(page, 'Create Account');
    await says(page, 'Registration failed', 'Please try again.');
    expect(await page.getByLabel('Email').inputValue()).toBe('nobody@example.org');
  });

  it('says of a registration what the server says', async () => {
    const { page } = await visit(browser);
    await page.route('**/api/auth/register', (route) =>
      route.fulfill({ status: 429, json: { error: { code: 'rate_limited', message: 'Not so many.' } } }),
    );
    await fillSignUp(page, 'nobody@example.org');
    await press(page, 'Create Account');
    await says(page, 'Registration failed', 'Not so many.');
  });

  it('offers Google only when both halves of it are configured, and goes there by address', async () => {
    const { page } = await visit(browser);
    const google = page.getByRole('button', { name: 'Continue with Google' });
    const answer = (both: boolean) =>
      page.route('**/api/auth/debug', (route) =>
        route.fulfill({ json: { hasGoogleClientId: true, hasGoogleClientSecret: both } }),
      );
    await answer(false);
    await page.goto('/auth');
    await page.waitForResponse('**/api/auth/debug');
    await page.getByRole('button', { name: 'Forgot your password?' }).waitFor();
    expect(await google.count()).toBe(0);
    await answer(true);
    await page.reload();
    await google.waitFor();
    await page.route('**/api/auth/google', (route) => route.fulfill({ body: 'Google' }));
    await google.click();
    await page.waitForURL('**/api/auth/google');
  });

  it('offers Google on the own machine when the server cannot tell', async () => {
    const { page } = await visit(browser);
    await page.route('**/api/auth/debug', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
  });
});

describe('a student who forgot her password', () => {
  const email = 'forgetful@example.org';
  const fresh = 'a new and better one';

  it('is asked for her address, and told the same whatever it is', async () => {
    const { page } = await visit(browser);
    await register(page, email);
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    const field = page.getByLabel('Email');
    expect(await field.getAttribute('type')).toBe('email');
    await page.getByRole('button', { name: 'Back to Login' }).click();
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await press(page, 'Send Reset Link');
    await says(page, 'Email required', 'Please enter your email address.');
    await field.fill('not an address');
    await press(page, 'Send Reset Link');
    await says(page, 'Please enter a valid email address.');
    for (const address of ['stranger@example.org', email]) {
      await field.fill(address);
      await press(page, 'Send Reset Link');
      await says(
        page,
        'Reset link sent',
        'If an account with this email exists, a password reset link has been sent.',
      );
      await page.getByLabel('Password', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      expect(await field.inputValue()).toBe('');
    }
  });

  it('chooses a new one by the mailed link, which opening alone does not burn, and every sign-in ends', async () => {
    const other = await visit(browser);
    await signIn(other.page, email);
    const { page } = await visit(browser);
    const link = await mailedLink(page, email, '/reset-password');
    await page.goto(link);
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    await page.reload();
    await press(page, 'Change Password');
    await says(page, 'Missing fields');
    await page.getByLabel('New Password').fill(fresh);
    await page.getByLabel('Confirm Password').fill('another');
    await press(page, 'Change Password');
    await says(page, "Passwords don't match");
    await page.getByLabel('Confirm Password').fill(fresh);
    await press(page, 'Change Password');
    await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
    await other.page.reload();
    await other.page.getByLabel('Email').waitFor();
    await page.getByRole('link', { name: 'Sign In' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(fresh);
    await press(page, 'Sign In');
    await says(page, 'Login successful');
    await page.waitForURL('**/dashboard');
  });

  it('is told that a link was used, is wrong or is not complete, and can ask for another', async () => {
    const { page } = await visit(browser);
    // At once: no password is asked for that could not be set.
    await page.goto(await mailedLink(page, email, '/reset-password'));
    await page.getByRole('heading', { name: 'This link has already been used' }).waitFor();
    expect(await page.getByLabel('New Password').count()).toBe(0);
    await page.goto('/reset-password?token=wrong');
    await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
    const { page: another } = await visit(browser);
    await another.goto('/reset-password');
    const incomplete = another.getByRole('heading', { name: 'This link is incomplete' });
    await incomplete.waitFor();
    await expectAccessible(another, incomplete);
    await another.getByLabel('Email').fill('stranger2@example.org');
    await press(another, 'Send Reset Link');
    await says(another, 'Reset link sent');
  });

  it('is told when a link has expired', async () => {
    const { page } = await visit(browser);
    // A link expires after a day at the earliest: the server's answer is given here in its place.
    const expired = { status: 410, json: { error: { code: 'link_expired', message: 'Expired.' } } };
    await page.route('**/api/auth/verify-email', (route) => route.fulfill(expired));
    await page.goto('/verify-email?token=old');
    await page.getByRole('button', { name: 'Verify My Email Address' }).click();
    await page.getByRole('heading', { name: 'This link has expired' }).waitFor();
    await page.getByRole('button', { name: 'Send a New Link' }).waitFor();
  });
});

describe('a mailed verification link', () => {
  it('that is still unused is asked for at sign-in, and a new one can be sent', async () => {
    const { page } = await visit(browser);
    await page.goto('/auth');
    await page.getByLabel('Email').fill(newcomer);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await press(page, 'Sign In');
    await says(page, 'Login failed', 'Your email address isn’t verified yet.');
    await page.getByRole('button', { name: 'Send a New Link' }).click();
    await says(page, 'we’ve sent a new link');
  });

  it('waits for a press, works once, and says afterwards that it was used', async () => {
    const { page } = await visit(browser);
    const link = await mailedLink(page, newcomer, '/verify-email');
    for (let opening = 0; opening < 2; opening += 1) {
      await page.goto(link);
      await page.getByRole('heading', { name: 'Verify your email address' }).waitFor();
    }
    await page.getByRole('button', { name: 'Verify My Email Address' }).click();
    await page.getByRole('heading', { name: 'Your email address is verified' }).waitFor();
    await page.getByRole('link', { name: 'Sign In' }).click();
    // Her address is known here, and nothing of it stands in the address bar.
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(newcomer);
    expect(new URL(page.url()).search).toBe('');
    await page.keyboard.type(password);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(password);
    await page.goto(link);
    await page.getByRole('button', { name: 'Verify My Email Address' }).click();
    await page.getByRole('heading', { name: 'This link has already been used' }).waitFor();
  });
});

describe('a student who signs in', () => {
  it('is told so, and led to the dashboard a tenth of a second later', async () => {
    const { page } = await visit(browser);
    await page.goto('/auth');
    await page.getByLabel('Email').fill(newcomer);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.clock.install();
    // Far enough ahead for a machine that is busy meanwhile: the clock goes on until then.
    await page.clock.pauseAt(Date.now() + 60_000);
    const answered = page.waitForResponse('**/api/auth/login');
    await press(page, 'Sign In');
    await answered;
    await says(page, 'Login successful');
    await page.clock.runFor(80);
    expect(new URL(page.url()).pathname).toBe('/auth');
    await page.clock.runFor(40);
    await page.waitForURL('**/dashboard');
  });
});

describe('a student who is signed in', () => {
  it('is sent home from the sign-in page', async () => {
    const { page } = await visit(browser);
    await signIn(page, newcomer);
    await page.goto('/auth');
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('who logs out is told so and finds the landing page', async () => {
    const { page } = await visit(browser);
    await signIn(page, newcomer);
    await page.getByRole('button', { name: 'Decline & Logout' }).click();
    const confirm = page.getByRole('alertdialog', { name: 'Decline Terms of Service' });
    await confirm.getByRole('button', { name: 'Go Back' }).click();
    await page.getByRole('button', { name: 'Decline & Logout' }).click();
    await confirm.getByRole('button', { name: 'Logout' }).click();
    await says(page, 'Logged out successfully');
    await page.getByRole('heading', { name: /Cold Calls Got You Sweating/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
