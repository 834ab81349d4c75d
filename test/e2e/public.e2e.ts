/** Screens that anybody may open: the demo, the questions and answers, the diagnostic, and what is shown where something fails. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { supportEmail } from './administrator.ts';
import { expectAccessible, openBrowser, pictureFailure, register, type Visit, visit } from './browser.ts';
import { visitAsNew } from './student.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const wide = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

async function open(path: string, options = {}): Promise<Visit> {
  const visitor = await visit(browser, options);
  onTestFailed((context) => pictureFailure(context.task, visitor.page));
  await visitor.page.goto(path);
  return visitor;
}

/** What the page asked of the API, without who is asking. */
function followCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/auth/user') calls.push(pathname);
  });
  return calls;
}

describe('the demo', () => {
  it('says that the opinion is invented and shows its brief beside the text, asking no server', async () => {
    const visitor = await visit(browser, wide);
    const calls = followCalls(visitor.page);
    const { page } = visitor;
    await page.goto('/demo');
    await page.getByText('An invented opinion. Its court, parties, and events don’t exist.').waitFor();
    await page.getByRole('heading', { name: /^Marlow v. Tidewater Ferry/, level: 1 }).waitFor();
    for (const part of ['Facts', 'Issue', 'Rule', 'Analysis', 'Conclusion', 'Separate opinions'])
      await page.getByRole('region', { name: 'Brief' }).getByRole('heading', { name: part }).waitFor();
    await page
      .getByRole('region', { name: 'Opinion' })
      .getByText('Supreme Court of Jefferson')
      .first()
      .waitFor();
    await page.getByText(/^Made by the embedded engine/).waitFor();
    expect(calls).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });

  it('leads from a statement to its passage and back', async () => {
    const { page } = await open('/demo', wide);
    await page
      .getByRole('link', { name: /^p\. 7.*“/ })
      .first()
      .click();
    const marked = page.getByRole('region', { name: 'Opinion' }).locator('mark').first();
    await marked.waitFor();
    expect(new URL(page.url()).searchParams.get('at')).not.toBeNull();
    await page.keyboard.press('Escape');
    await page
      .getByRole('status')
      .getByText(/^Back at/)
      .waitFor();
  });

  it('folds its outline', async () => {
    const { page } = await open('/demo', wide);
    await page.getByRole('link', { name: 'Outline' }).click();
    const rule = page.getByRole('button', { name: 'II. Black-letter rule' });
    await rule.waitFor();
    expect(await rule.getAttribute('aria-expanded')).toBe('true');
    await rule.click();
    expect(await rule.getAttribute('aria-expanded')).toBe('false');
    await page.getByRole('button', { name: 'Expand all' }).click();
    expect(await rule.getAttribute('aria-expanded')).toBe('true');
  });

  it('asks its questions and shows an answer once one has tried', async () => {
    const { page } = await open('/demo?show=questions', wide);
    await page.getByText('Question 1 of 5').waitFor();
    expect(await page.getByRole('heading', { name: 'The professor’s answer' }).count()).toBe(0);
    await page.getByLabel('Your answer').fill('A ferry came in with its gate down.');
    await page.getByRole('button', { name: 'Show the professor’s answer' }).click();
    await page.getByRole('heading', { name: 'The professor’s answer' }).waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByText('Question 2 of 5').waitFor();
    await page.getByRole('button', { name: 'Previous', exact: true }).click();
    expect(await page.getByLabel('Your answer').inputValue()).toBe('A ferry came in with its gate down.');
  });

  it('lists its keys with a question mark', async () => {
    const { page } = await open('/demo?show=questions', wide);
    await page.getByText('Question 1 of 5').waitFor();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
    await list.getByText('Show these shortcuts').waitFor();
    expect(await list.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await page.keyboard.press('j');
    await page.getByText('Question 2 of 5').waitFor();
  });

  it('offers nothing that needs an account, but the account itself', async () => {
    const { page } = await open('/demo', wide);
    await page.getByRole('heading', { name: /^Marlow/, level: 1 }).waitFor();
    for (const name of [/^edit/i, /^this is wrong/i, /^(again|regenerate)/i, /^download/i, /versions?$/i])
      expect(await page.getByRole('main').getByRole('button', { name }).count(), String(name)).toBe(0);
    await page.getByRole('link', { name: 'Get Started Free' }).click();
    await page.getByRole('tab', { name: 'Sign Up', selected: true }).waitFor();
  });

  it('is read on a phone, one side at a time', async () => {
    const { page } = await open('/demo', phone);
    await page.getByRole('tab', { name: 'Brief', selected: true }).waitFor();
    await page
      .getByRole('link', { name: /^p\. 6.*“/ })
      .first()
      .click();
    await page.getByRole('tab', { name: 'Opinion', selected: true }).waitFor();
    await page.locator('mark').first().waitFor();
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect(width).toBe(360);
  });

  it.each(['/demo', '/demo?show=outline', '/demo?show=questions'])('is accessible at %s', async (path) => {
    const { page } = await open(path, wide);
    await expectAccessible(page, page.getByRole('heading', { name: /^Marlow/, level: 1 }));
  });
});

describe('the questions and answers', () => {
  it('answer what it does, what becomes of the PDF, what it costs, and what a school may say', async () => {
    const { page } = await open('/faq');
    await page.getByRole('heading', { name: 'Frequently asked questions', level: 1 }).waitFor();
    for (const topic of [/does$/, 'Your PDF and your data', 'How far you can trust it', 'Files and scans'])
      await page.getByRole('heading', { name: topic, level: 2 }).waitFor();
    for (const question of [
      'What happens to my PDF?',
      'What does it cost?',
      'How do I cancel?',
      'Am I allowed to use this?',
    ])
      await page.getByRole('heading', { name: question, level: 3 }).waitFor();
    await page.getByText(/\$15 per month: 10 case analyses per week/).waitFor();
    await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Your school' }).click();
    expect(new URL(page.url()).hash).toBe('#school');
  });

  it('are accessible, and open within the app too', async () => {
    const { page } = await open('/faq');
    await expectAccessible(page, page.getByRole('heading', { name: 'Frequently asked questions' }));
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Sign In' }).waitFor();
    await page.getByRole('link', { name: /home$/ }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await page.getByRole('heading', { name: 'Frequently asked questions' }).waitFor();
  });
});

describe('where students write', () => {
  it('stands in the FAQ, in the diagnostic and in mails', async () => {
    const { page } = await open('/faq');
    const another = page.getByRole('region', { name: 'Another question?' });
    await another.getByRole('link', { name: supportEmail }).waitFor();
    await page.goto('/diagnostic');
    await page
      .getByText(/email it to support at/)
      .getByRole('link', { name: supportEmail })
      .waitFor();
    await register(page, 'asker@example.org');
    const { mails } = await (await page.request.get('/api/dev/outbox')).json();
    const { text } = mails.find(({ to }: { to: string }) => to === 'asker@example.org');
    expect(text).toContain(`Questions? Write to ${supportEmail}.`);
  });
});

describe('the diagnostic', () => {
  it('says what support would ask, and is copied as text', async () => {
    const visitor = await open('/diagnostic', { permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = visitor;
    const line = async (name: string, value: RegExp) => {
      const term = page.getByRole('term').filter({ hasText: name });
      await term.locator('xpath=following-sibling::dd').filter({ hasText: value }).waitFor();
    };
    await line('Server', /Reachable, answered in \d+ ms/);
    await line('Version', /^Hotseat \d+\.\d+\.\d+$/);
    await line('Signed in', /^No$/);
    await line('Clock', /The same as the server’s|This device is/);
    await line('Cookies', /Allowed/);
    await line('Storage', /Works/);
    await line('Theme', /Dark/);
    await line('Speech recognition', /^(Not s|S)upported$/);
    await line('Sign-in with Google', /Not set up on this server/);
    await page.getByRole('button', { name: 'Copy for Support' }).click();
    await page.getByText('Copied', { exact: true }).first().waitFor();
    const copied = String(await page.evaluate('navigator.clipboard.readText()'));
    expect(copied).toMatch(/^Diagnostic of .*\nServer: Reachable.*\nVersion: Hotseat/);
    expect(visitor.complaints).toEqual([]);
    await expectAccessible(page, page.getByText(/Allowed$/));
  });

  it('says that the server cannot be reached, and whether somebody is signed in', async () => {
    const { page } = await visitAsNew(browser, 'diagnosed@example.org');
    await page.goto('/diagnostic');
    await page.getByText('Yes', { exact: true }).waitFor();
    await page.route('**/api/health/ready', (route) => route.abort());
    await page.reload();
    await page.getByText('Unable to connect. Please check your internet connection.').waitFor();
  });
});

describe('what is shown where something fails', () => {
  it('is a fallback for a screen that cannot be drawn, with Try Again, Reload Page and the way to support', async () => {
    const { page } = await open('/error');
    const breakIt = page.getByRole('button', { name: 'Break the Screen' });
    await breakIt.click();
    const fallback = page.getByRole('alert');
    await fallback.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    await fallback.getByText(/contact support at/).waitFor();
    const support = fallback.getByRole('link', { name: supportEmail });
    expect(await support.getAttribute('href')).toBe(`mailto:${supportEmail}`);
    await fallback.getByRole('button', { name: 'Try Again' }).click();
    await breakIt.click();
    await fallback.getByRole('button', { name: 'Reload Page' }).click();
    await breakIt.waitFor();
    await breakIt.click();
    await fallback.getByRole('link', { name: 'the diagnostic' }).click();
    await page.getByRole('heading', { name: 'Diagnostic' }).waitFor();
  });

  it('is a sentence with Try Again for a call that fails, and a toast', async () => {
    const { page } = await open('/error');
    await page.getByRole('button', { name: 'Make a Failing Call' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'This couldn’t be loaded' });
    await failure.waitFor();
    await page.getByText("404: Not Found - The requested resource doesn't exist").waitFor();
    await failure.getByRole('button', { name: 'Try Again' }).click();
    await failure.waitFor();
    await page.getByRole('button', { name: 'Show It as a Toast' }).click();
    await page.getByRole('listitem').getByText('Error', { exact: true }).waitFor();
  });

  it('is the not-found page for a page that is not there', async () => {
    const { page } = await open('/error');
    await page.getByRole('link', { name: 'Go to a Missing Page' }).click();
    await page.getByText('404', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    await page.getByText("The page you're looking for doesn't exist or has been moved.").waitFor();
    await page.getByRole('link', { name: 'Return Home' }).click();
    await page.getByRole('heading', { name: /Cold Calls/ }).waitFor();
  });

  it('is a notice with a refresh and a test of the server where the app cannot start', async () => {
    const { page } = await visit(browser);
    const isApp = /\/assets\/index-.*\.js$/;
    await page.route(isApp, (route) => route.abort());
    await page.goto('/auth');
    const notice = page.getByRole('alert');
    await notice.getByRole('heading', { name: 'Hotseat could not start' }).waitFor();
    await notice.getByText(`contact support at ${supportEmail}`).waitFor();
    expect(await notice.getByRole('link', { name: 'Test the Server' }).getAttribute('href')).toBe(
      '/api/health/ready',
    );
    await page.unroute(isApp);
    await notice.getByRole('button', { name: 'Refresh' }).click();
    await page.getByRole('tab', { name: 'Sign In' }).waitFor();
    expect(await notice.count()).toBe(0);
  });

  it('is the same notice for an error while it starts', async () => {
    const { page } = await visit(browser);
    await page.route(/\/assets\/index-.*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("too early")' }),
    );
    await page.goto('/auth');
    await page.getByRole('heading', { name: 'Hotseat could not start' }).waitFor();
  });

  it('can be tried out on a screen that is accessible', async () => {
    const { page } = await open('/error');
    await expectAccessible(page, page.getByRole('heading', { name: 'When something fails' }));
  });
});
