/** What stands round every screen: toasts, tooltips, themes, the header and its menus. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getCurrentUser } from '../../src/shared/auth.ts';
import type { Client } from '../client.ts';
import { beforeTests, openBrowser, pictureFailure, type Visit, visit } from './browser.ts';
import { makeStudent } from './student.ts';

let browser: Browser;
let open: Visit;
let page: Page;
let student: Client;

beforeAll(async () => {
  browser = await openBrowser();
});
beforeTests(async () => {
  student = await makeStudent('frame@example.org');
  await student.makeSession();
});
afterAll(() => browser.close());
afterEach(async ({ task }) => {
  await pictureFailure(task, page);
  expect(open.complaints).toEqual([]);
  await open.context.close();
});

async function openDashboard(width = 1280): Promise<void> {
  open = await visit(browser, { viewport: { width, height: 800 } }, student);
  page = open.page;
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Torts' }).first().waitFor();
}

const toasts = () => page.getByRole('region', { name: /Notification/ }).getByRole('listitem');
const heart = () => page.getByRole('button', { name: /favorite/i, disabled: false }).last();
const isFocused = (one: Locator) => one.evaluate((element) => element.matches(':focus'));

async function stopClock(): Promise<void> {
  const began = Date.now();
  await page.clock.install({ time: began });
  await page.clock.pauseAt(began + 1000);
}

/** Something that ends with a toast. */
async function causeToast(): Promise<void> {
  await heart().click();
  await toasts().getByText('Favorite status updated').waitFor();
}

describe('a menu', () => {
  it('opens by a key with its first item in focus, by a press without, and returns the focus', async () => {
    await openDashboard();
    const trigger = page.getByRole('button', { name: 'Account of Ada Marlow' });
    const settings = page.getByRole('menuitem', { name: 'Settings' });
    for (const key of ['Enter', 'ArrowDown', ' ']) {
      await trigger.focus();
      await page.keyboard.press(key);
      await expect.poll(() => isFocused(settings)).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => isFocused(trigger)).toBe(true);
    }
    const theme = page.getByRole('button', { name: 'Theme: dark' });
    await theme.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(page.getByRole('menuitemradio', { name: 'Light' }))).toBe(true);
    await page.keyboard.press('Escape');
    await trigger.click();
    await settings.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => isFocused(trigger)).toBe(true);
  });

  it('is walked through by arrows and first letters, and closed by Tab, a press outside and a second press', async () => {
    await openDashboard();
    const trigger = page.getByRole('button', { name: 'Account of Ada Marlow' });
    const menu = page.getByRole('menu', { name: 'Account of Ada Marlow' });
    const item = (name: string) => page.getByRole('menuitem', { name });
    await trigger.click();
    for (const [key, name] of [
      ['ArrowDown', 'Settings'],
      ['ArrowDown', 'Sign Out'],
      ['ArrowDown', 'Settings'],
      ['End', 'Sign Out'],
      ['s', 'Settings'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => isFocused(item(name))).toBe(true);
    }
    await page.keyboard.press('Tab');
    await menu.waitFor({ state: 'detached' });
    expect(await isFocused(trigger)).toBe(false);
    await trigger.click();
    await item('Sign Out').hover();
    await expect.poll(() => isFocused(item('Sign Out'))).toBe(true);
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).click();
    await menu.waitFor({ state: 'detached' });
    await trigger.click();
    await menu.waitFor();
    await trigger.click();
    await menu.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(trigger)).toBe(true);
  });
});

describe('a toast', () => {
  it('closes by itself after five seconds', async () => {
    await openDashboard();
    await stopClock();
    await causeToast();
    await page.clock.runFor(4900);
    expect(await toasts().count()).toBe(1);
    await page.clock.runFor(200);
    await toasts().first().waitFor({ state: 'detached' });
  });

  it('is the only one: the next takes its place', async () => {
    await openDashboard();
    await causeToast();
    await causeToast();
    expect(await toasts().count()).toBe(1);
  });

  it('is as wide as 420 px at most, and no wider than a phone', async () => {
    await openDashboard();
    await causeToast();
    const list = page.getByRole('region', { name: /Notification/ }).getByRole('list');
    expect((await list.boundingBox())?.width).toBe(420);
    await page.setViewportSize({ width: 360, height: 740 });
    expect((await list.boundingBox())?.width).toBe(360);
  });

  it('takes the focus by F8, and waits while it has it', async () => {
    await openDashboard();
    // Else the toast could go while a slow machine presses the keys.
    await stopClock();
    await causeToast();
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    const close = toasts().getByRole('button', { name: 'Close' });
    await expect.poll(() => isFocused(toasts().first())).toBe(true);
    await page.clock.runFor(10_000);
    expect(await toasts().count()).toBe(1);
    await page.clock.resume();
    await close.click();
    await toasts().first().waitFor({ state: 'detached' });
  });

  it('stays after a swipe of less than 50 px to the right, and goes after one of more', async () => {
    await openDashboard();
    await causeToast();
    const swipe = async (distance: number) => {
      const box = await toasts().first().boundingBox();
      if (!box) throw new Error('There is no toast');
      const [x, y] = [box.x + 40, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 12, y, { steps: 3 });
      await page.mouse.move(x + distance, y, { steps: 6 });
      await page.mouse.up();
    };
    await swipe(40);
    await page.waitForTimeout(400);
    expect(await toasts().count()).toBe(1);
    await swipe(70);
    await toasts().first().waitFor({ state: 'detached', timeout: 2000 });
  });

  it('of a failure is shown in the destructive style, with its words', async () => {
    await openDashboard();
    const look = (of: string) => (one: Locator) =>
      one.evaluate((element, name) => String(element.computedStyleMap().get(name)), of);
    const [color, border] = [look('color'), look('border-top-color')];
    // What the theme has for what is wrong, as the browser writes it.
    const danger = await page.evaluate(`(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--danger-ink, var(--color-danger-ink))';
      const found = String(probe.computedStyleMap().get('color'));
      probe.remove();
      return found;
    })()`);
    await causeToast();
    expect(await color(toasts().getByText('Favorite status updated'))).not.toBe(danger);
    expect(await border(toasts())).not.toBe(danger);
    await page.route('**/api/classes/*/favorite', (route) => route.fulfill({ status: 400, body: '{}' }));
    await heart().click();
    await toasts().getByText('Failed to update favorite status').waitFor();
    const title = toasts().getByText('Error', { exact: true });
    await title.waitFor();
    expect(await color(title)).toBe(danger);
    expect(await border(toasts())).toBe(danger);
  });
});

describe('a tooltip', () => {
  it('comes after 700 ms, and the next one at once', async () => {
    await openDashboard();
    const tooltip = page.getByRole('tooltip');
    const search = page.getByRole('button', { name: 'Search' });
    const add = page.getByRole('button', { name: 'Add Semester' }).first();
    const from = performance.now();
    await search.hover();
    await tooltip.filter({ hasText: 'Search' }).waitFor({ state: 'attached' });
    expect(performance.now() - from).toBeGreaterThan(690);
    const next = await add.boundingBox();
    if (!next) throw new Error('There is no second button');
    await page.mouse.move(next.x + 10, next.y + 10);
    const leftAt = performance.now();
    await tooltip.filter({ hasText: 'Add Semester' }).waitFor();
    expect(performance.now() - leftAt).toBeLessThan(690);
    // It says what the button is called, which a screen reader has said already.
    expect(await add.getAttribute('aria-describedby')).toBeNull();
    await page.keyboard.press('Escape');
    await tooltip.waitFor({ state: 'detached' });
  });
});

describe('a theme', () => {
  const shown = () => page.locator('html').getAttribute('data-theme');

  it('is dark at first, and follows the system live once that is chosen', async () => {
    await openDashboard();
    expect(await shown()).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await shown()).toBe('dark');
    await page.getByRole('button', { name: 'Theme: dark' }).click();
    await page.getByRole('menuitemradio', { name: 'System' }).click();
    await expect.poll(shown).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(shown).toBe('dark');
    expect(await page.evaluate(`localStorage.getItem('theme')`)).toBe('system');
  });

  it('is light on paper whatever the screen is, on the pages of visitors too', async () => {
    await openDashboard();
    const scheme = () => page.evaluate('getComputedStyle(document.documentElement).colorScheme');
    for (const path of ['/dashboard', '/terms']) {
      await page.goto(path);
      await page.emulateMedia({ media: 'screen' });
      expect(await scheme()).toBe('dark');
      await page.emulateMedia({ media: 'print' });
      expect(await scheme()).toBe('light');
    }
  });

  it('is there before the first paint, and in every tab', async () => {
    await openDashboard();
    await page.getByRole('button', { name: 'Theme: dark' }).click();
    await page.getByRole('menuitemradio', { name: 'Light' }).click();
    await expect.poll(shown).toBe('light');
    const other = await open.context.newPage();
    // Nothing of the app comes: what is shown is what the page itself brought.
    await other.route('**/assets/*.js', () => undefined);
    await other.goto('/dashboard', { waitUntil: 'commit' });
    await expect.poll(() => other.locator('html').getAttribute('data-theme')).toBe('light');
    await page.getByRole('button', { name: 'Theme: light' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    const third = await open.context.newPage();
    await third.goto('/dashboard');
    await third.getByRole('button', { name: 'Theme: dark' }).waitFor();
    await page.getByRole('button', { name: 'Theme: dark' }).click();
    await page.getByRole('menuitemradio', { name: 'Light' }).click();
    await third.locator('html[data-theme="light"]').waitFor();
  });
});

describe('the header', () => {
  it('leads home and to the settings, and names the student by her initials and name', async () => {
    await openDashboard();
    const account = page.getByRole('button', { name: 'Account of Ada Marlow' });
    await account.getByText('AM', { exact: true }).waitFor();
    await account.getByText('Ada Marlow', { exact: true }).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
    await page.waitForURL('**/settings');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await account.click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => isFocused(account)).toBe(true);
  });

  it('signs her out by the menu, and nothing of hers is left on the screen', async () => {
    const leaving = await makeStudent('frame-leaving@example.org');
    open = await visit(browser, {}, leaving);
    page = open.page;
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Account of Ada Marlow' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await toasts().getByText('Logged out successfully').waitFor();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('heading', { name: 'Law School Cold Calls Got You Sweating?' }).waitFor();
    expect(await page.getByRole('button', { name: /Account of/ }).count()).toBe(0);
    expect((await leaving.send(getCurrentUser, {})).status).toBe(401);
  });

  it('says that a logout failed, with the message', async () => {
    await openDashboard();
    await page.route('**/api/auth/logout', (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/json',
        body: JSON.stringify({ error: { code: 'invalid_request', message: 'Not just now.' } }),
      }),
    );
    await page.getByRole('button', { name: 'Account of Ada Marlow' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await toasts().getByText('Logout failed').waitFor();
    await toasts().getByText('Not just now.').waitFor();
  });
});
