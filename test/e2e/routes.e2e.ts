/** Every line of the route table, for a visitor and for a student; and what it is to go from one screen to another. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answerOtherwise, openBrowser, pictureFailure, type Visit, visit } from './browser.ts';
import { makeStudies, type Studies } from './student.ts';

let browser: Browser;
let open: Visit;
let page: Page;
let studies: Studies;

beforeAll(async () => {
  browser = await openBrowser();
  studies = await makeStudies('routes@example.org');
});
afterAll(() => browser.close());
afterEach(async ({ task }) => {
  await pictureFailure(task, page);
  expect(open.complaints).toEqual([]);
  await open.context.close();
});

async function come(student?: Studies['student']): Promise<void> {
  open = await visit(browser, { viewport: { width: 1280, height: 640 } }, student);
  page = open.page;
}

const landing = /Cold Calls Got You Sweating/;
const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 }).first();

/** With the ids of the student's own things in the place of the letters. */
const addressOf = (path: string) =>
  path
    .replace('{class}', String(studies.classId))
    .replace('{brief}', String(studies.briefId))
    .replace('{outline}', String(studies.outlineId))
    .replace('{questions}', String(studies.questionSetId));

const isFocused = (selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.matches(':focus'));

describe('a visitor', () => {
  it.each([
    ['/', landing, 'Hotseat'],
    ['/dashboard', undefined, 'Sign In · Hotseat'],
    ['/auth', undefined, 'Sign In · Hotseat'],
    ['/terms', 'Terms of Service', 'Terms of Service · Hotseat'],
    ['/privacy', 'Privacy Policy', 'Privacy Policy · Hotseat'],
    ['/faq', undefined, 'FAQ · Hotseat'],
    ['/verify-email?token=x', undefined, 'Verify Your Email · Hotseat'],
    ['/reset-password?token=x', undefined, 'Reset Your Password · Hotseat'],
    ['/diagnostic', undefined, 'Diagnostic · Hotseat'],
    ['/error', undefined, 'Errors · Hotseat'],
    ['/admin/login', undefined, 'Admin Login · Hotseat'],
    ['/admin/analytics', 'Page Not Found', 'Page Not Found · Hotseat'],
    ['/class/{class}', landing, 'Hotseat'],
    ['/settings', landing, 'Hotseat'],
    ['/brief/{brief}', landing, 'Hotseat'],
    ['/outline/{outline}', landing, 'Hotseat'],
    ['/questions/{questions}', landing, 'Hotseat'],
    ['/no/such/page', 'Page Not Found', 'Page Not Found · Hotseat'],
  ])('finds at %s what the table says, under its title', async (path, name, title) => {
    await come();
    await page.goto(addressOf(path));
    await heading(name ?? /./).waitFor();
    await expect.poll(() => page.title()).toBe(title);
    if (path === '/dashboard') await page.getByLabel('Email').waitFor();
  });

  it('comes home from a page that is not there', async () => {
    await come();
    await page.goto('/no/such/page');
    await page.getByText("The page you're looking for doesn't exist or has been moved.").waitFor();
    await page.getByText('404').waitFor();
    await page.getByRole('link', { name: 'Return Home' }).click();
    await heading(landing).waitFor();
  });
});

describe('a student', () => {
  it.each([
    ['/', 'Dashboard', 'Dashboard · Hotseat'],
    ['/dashboard', 'Dashboard', 'Dashboard · Hotseat'],
    ['/class/{class}', 'Torts', 'Torts · Hotseat'],
    ['/class/999999', undefined, 'Class not found · Hotseat'],
    ['/settings', 'Settings', 'Settings · Hotseat'],
    ['/brief/{brief}', undefined, 'Brief · Marlow v. Tidewater Ferry Co. · Hotseat'],
    ['/outline/{outline}', undefined, 'Outline · Marlow v. Tidewater Ferry Co. · Hotseat'],
    ['/questions/{questions}', undefined, 'Questions · Marlow v. Tidewater Ferry Co. · Hotseat'],
    ['/class/none', 'Page Not Found', 'Page Not Found · Hotseat'],
    ['/admin/analytics', 'Page Not Found', 'Page Not Found · Hotseat'],
    ['/no/such/page', 'Page Not Found', 'Page Not Found · Hotseat'],
  ])('finds at %s what the table says, under its title', async (path, name, title) => {
    await come(studies.student);
    await page.goto(addressOf(path));
    if (name) await heading(name).waitFor();
    await expect.poll(() => page.title()).toBe(title);
  });

  it('is sent home from the sign-in page', async () => {
    await come(studies.student);
    await page.goto('/auth');
    await heading('Dashboard').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('waits at the gate while it is asked who she is; the administrators’ area has no gate', async () => {
    await come(studies.student);
    let answer: (() => void) | undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/user', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/settings');
    await page.getByRole('status').filter({ hasText: 'Loading' }).first().waitFor();
    expect(await heading('Settings').count()).toBe(0);
    const [admin] = [await open.context.newPage()];
    await admin.route('**/api/auth/user', () => undefined);
    await admin.goto('/admin/login');
    await admin.getByRole('heading', { level: 1 }).waitFor();
    answer?.();
    await heading('Settings').waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('is told when the server does not say who she is, and can ask again', async () => {
    await come(studies.student);
    await page.route('**/api/auth/user', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Hotseat can’t be reached' }).waitFor();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await heading('Dashboard').waitFor();
  });
});

describe('going from screen to screen', () => {
  const scrollY = () => page.evaluate<number>('scrollY');
  const scrollOf = (pane: string) =>
    page.locator(`[data-keeps-place="${pane}"]`).evaluate((one) => one.scrollTop);

  /** On a phone, the class as it is with ninety cases. */
  const openLongClass = async () => {
    await come(studies.student);
    await page.setViewportSize({ width: 360, height: 740 });
    await answerOtherwise<{ cases: { id: number; title: string }[] }[]>(
      page,
      '/api/classes/*/sessions',
      (sessions) =>
        sessions.map((session) => ({
          ...session,
          cases: session.cases.flatMap((one) =>
            Array.from({ length: 90 }, (_, n) => ({
              ...one,
              id: one.id + n * 1000,
              title: `${one.title} ${n}`,
            })),
          ),
        })),
    );
    await page.goto(addressOf('/class/{class}'));
  };
  const rowOf = (n: number) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: `${studies.title} ${n}`, exact: true }) });

  it('begins at the top with the focus there, and is said aloud', async () => {
    await come(studies.student);
    await page.goto('/settings/account');
    await page.getByRole('button', { name: 'Add a Passkey' }).waitFor();
    await page.evaluate('scrollTo(0, 600)');
    await expect.poll(scrollY).toBe(600);
    await page.getByRole('link', { name: 'Torts' }).first().click();
    await heading('Torts').waitFor();
    await expect.poll(scrollY).toBe(0);
    expect(await isFocused('#main')).toBe(true);
    await expect.poll(() => page.locator('[data-screen-name]').textContent()).toBe('Torts');
  });

  it('and back again leads to where one was, with the focus on the link one left by', async () => {
    await come(studies.student);
    await page.goto('/dashboard');
    const link = page.getByRole('link', { name: 'Privacy Policy' });
    // The sidebar names the class sooner, and what stands in for the desk until then is longer than the desk.
    await page.locator('#main').getByRole('link', { name: 'Torts' }).last().waitFor();
    // The page may still grow until she goes.
    await page.evaluate('addEventListener("click", () => (left = scrollY), { capture: true, once: true })');
    await link.click();
    await heading('Privacy Policy').waitFor();
    const before = await page.evaluate<number>('left');
    expect(before).toBeGreaterThan(50);
    await expect.poll(scrollY).toBe(0);
    await page.goBack();
    await heading('Dashboard').waitFor();
    await expect.poll(scrollY).toBe(before);
    await expect.poll(() => link.evaluate((element) => element.matches(':focus'))).toBe(true);
    await page.goForward();
    await heading('Privacy Policy').waitFor();
    await expect.poll(scrollY).toBe(0);
  });

  it('leads back to the very case in a long class, of which most was never drawn', async () => {
    await openLongClass();
    const brief = rowOf(80).getByRole('link', { name: 'Brief' });
    const y = async () => Math.round((await brief.boundingBox())?.y ?? Number.NaN);
    // Step by step, so that all above is drawn and has its own height.
    await brief.waitFor();
    await brief.evaluate(async (link) => {
      const view = link.ownerDocument.defaultView;
      if (!view) throw new Error('The link is on no page');
      const frame = () => new Promise((drawn) => view.requestAnimationFrame(drawn));
      while (link.getBoundingClientRect().top > 600) {
        view.scrollBy(0, 300);
        await frame();
      }
      await frame();
    });
    const before = await y();
    await brief.click();
    await heading(studies.title).waitFor();
    await page.goBack();
    await brief.waitFor();
    await expect.poll(y).toBe(before);
    await page.reload();
    await brief.waitFor();
    await expect.poll(y).toBe(before);
  });

  it('keeps the case in sight in a long class when the phone is turned', async () => {
    await openLongClass();
    const row = rowOf(60);
    await row.waitFor();
    await row.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    const isSeen = () =>
      row.evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return bottom > 0 && top < one.ownerDocument.documentElement.clientHeight;
      });
    // Read for a while, not turned in flight.
    await page.waitForTimeout(500);
    expect(await isSeen()).toBe(true);
    const near = async () => {
      await page.waitForTimeout(500);
      const { y = Number.NaN } = (await row.boundingBox()) ?? {};
      return Math.abs(y);
    };
    await page.setViewportSize({ width: 740, height: 360 });
    expect(await near()).toBeLessThan(740);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await near()).toBeLessThan(740);
  });

  it('keeps the place in both sides of a brief, over going away and a reload', async () => {
    await come(studies.student);
    await page.goto(addressOf('/brief/{brief}'));
    await page.getByRole('region', { name: 'Opinion' }).getByText('A car ferry came in').first().waitFor();
    const places = { material: 300, opinion: 900 };
    for (const [pane, top] of Object.entries(places)) {
      await page.locator(`[data-keeps-place="${pane}"]`).evaluate((one, to) => {
        one.scrollTop = to;
      }, top);
    }
    const areKept = async () => {
      for (const [pane, top] of Object.entries(places)) {
        await expect.poll(() => scrollOf(pane)).toBeGreaterThan(top - 3);
        await expect.poll(() => scrollOf(pane)).toBeLessThan(top + 3);
      }
    };
    await areKept();
    await page.getByRole('link', { name: 'Outline' }).click();
    await page.waitForURL(addressOf('**/outline/{outline}'));
    await page.getByRole('heading', { level: 2 }).nth(5).waitFor();
    await expect.poll(() => scrollOf('material')).toBe(0);
    await page.goBack();
    await areKept();
    await page.reload();
    await areKept();
  });

  it('leads to the passage that the address names where the window has another width since', async () => {
    await come(studies.student);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(addressOf('/brief/{brief}'));
    const pinpoints = page.getByRole('link', { name: /^p\. \d+ ¶ \d+: “/ });
    await pinpoints.last().waitFor();
    const address = (await pinpoints.last().getAttribute('href')) ?? '';
    const isInView = () =>
      page
        .locator('[data-keeps-place="opinion"] mark')
        .first()
        .evaluate((mark) => {
          const { top, bottom } = mark.getBoundingClientRect();
          return top > 0 && bottom < mark.ownerDocument.documentElement.clientHeight;
        });
    const seen = () => expect.poll(isInView).toBe(true);
    await page.goto(address);
    await seen();
    const scrollAway = () =>
      page.locator('[data-keeps-place="opinion"]').evaluate((one) => {
        one.dispatchEvent(new Event('wheel', { bubbles: true }));
        one.scrollTop = 40;
      });
    // Again and again: while the screen is still coming, it leads back to the passage.
    const readOn = () =>
      expect
        .poll(async () => {
          await scrollAway();
          return isInView();
        })
        .toBe(false);
    await readOn();
    await page.setViewportSize({ width: 768, height: 850 });
    await page.reload();
    await seen();
    await readOn();
    const leaveAndReturnAt = async (width: number) => {
      await page.goto(addressOf('/outline/{outline}'));
      await page.setViewportSize({ width, height: 850 });
      await page.goBack();
    };
    await leaveAndReturnAt(360);
    await seen();
    await readOn();
    await leaveAndReturnAt(1440);
    await seen();
  });

  it('names each class session in the address that leads to it', async () => {
    await come(studies.student);
    await page.goto(addressOf(`/class/{class}#session-${studies.sessionId}`));
    await expect.poll(() => isFocused(`#session-${studies.sessionId}`)).toBe(true);
  });
});
