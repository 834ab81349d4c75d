/** Without network: what a student read last is there, what needs the network says so, and nobody sees another's. */
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listSemesters } from '../../src/shared/semesters.ts';
import {
  beforeTests,
  enterAs,
  openBrowser,
  password,
  pictureFailure,
  type Visit,
  visit,
  visitAgain,
} from './browser.ts';
import { makeStudent, makeStudies, type Studies } from './student.ts';

let browser: Browser;
/** Keeps the app's files from the first test that needs them on: to fetch them takes longer than most tests. */
let installed: BrowserContext | undefined;
let open: Visit;
let page: Page;
let studies: Studies;

beforeAll(async () => {
  browser = await openBrowser();
});
beforeTests(async () => {
  studies = await makeStudies('offline@example.org');
});
afterAll(() => browser.close());
afterEach(async ({ task }) => {
  await pictureFailure(task, page);
  expect(open.complaints).toEqual([]);
  if (open.context !== installed) return open.context.close();
  await open.context.setOffline(false);
  await Promise.all(open.context.pages().map((tab) => tab.close()));
});

/** A browser of its own, which keeps nothing yet, in which she is signed in. */
async function enter(student = studies.student): Promise<void> {
  open = await visit(browser, { viewport: { width: 1280, height: 800 }, serviceWorkers: 'allow' }, student);
  page = open.page;
}

/** A browser that keeps the app's files and nothing that anybody read, in which she is signed in. */
async function enterInstalled(student = studies.student): Promise<void> {
  if (!installed) {
    await enter(student);
    await page.goto('/dashboard');
    await dashboard().waitFor();
    await untilWorking();
    installed = open.context;
    await page.close();
  }
  await installed.clearCookies();
  open = await visitAgain(installed);
  page = open.page;
  // A page without any script of the app: nothing is kept again behind this.
  await page.goto('/terms');
  await page.evaluate(`(async () => {
    localStorage.clear();
    for (const name of await caches.keys()) if (name.startsWith('read-by-')) await caches.delete(name);
  })()`);
  await enterAs(installed, student);
}

const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const dashboard = () => heading('Dashboard');
const landing = () => heading(/Cold Calls Got You Sweating/);
const offlineMark = () => page.getByRole('button', { name: 'You’re offline. Try to connect again.' });

const keptNames = () =>
  page.evaluate<string[]>(
    `caches.keys().then((names) => names.filter((name) => name.startsWith('read-by-')))`,
  );

/** Of every cache its name and the paths in it. */
const kept = () =>
  page.evaluate<[name: string, paths: string[]][]>(`(async () => {
    const paths = async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return Promise.all((await caches.keys()).map(async (name) => [name, await paths(name)]));
  })()`);

async function untilKept(path: string): Promise<void> {
  await expect.poll(async () => (await kept()).flatMap(([, paths]) => paths)).toContain(path);
}

/** The worker is there and has taken over the page: it comes to who uses the app, and reading turns the wheel. */
async function untilWorking(): Promise<void> {
  await page.mouse.wheel(0, 100);
  await expect
    .poll(() => page.evaluate(`navigator.serviceWorker.controller !== null`), { timeout: 30_000 })
    .toBe(true);
}

/** Reads everything that there is, as a student does before she gets on the train. */
async function readAll(): Promise<void> {
  const { classId, caseId, briefId, outlineId, questionSetId } = studies;
  await page.goto('/');
  // The sidebar is there sooner than what the dashboard leads with.
  await page.locator('#tonight').waitFor();
  await untilKept('/api/next-sessions');
  await page.getByRole('link', { name: 'Torts' }).first().waitFor();
  await untilKept('/api/favorite-classes');
  await page.goto(`/class/${classId}`);
  await heading('Torts').waitFor();
  await untilKept(`/api/classes/${classId}/sessions`);
  for (const [path, api] of [
    [`/questions/${questionSetId}`, `/api/questions/${questionSetId}`],
    [`/outline/${outlineId}`, `/api/outlines/${outlineId}`],
    [`/brief/${briefId}`, `/api/briefs/${briefId}`],
  ] as const) {
    await page.goto(path);
    await heading(studies.title).first().waitFor();
    await untilKept(api);
  }
  await untilKept(`/api/cases/${caseId}/text`);
  await untilWorking();
}

describe('a student without network', () => {
  it('opens the app and reads what she read last: dashboard, class, brief with its text, outline, questions', async () => {
    await enterInstalled();
    await readAll();
    await open.context.setOffline(true);
    await page
      .getByText(/You can still read what you opened before\./)
      .first()
      .waitFor();
    await page.reload();
    await heading(studies.title).first().waitFor();
    await page.getByRole('region', { name: 'Opinion' }).getByText('A car ferry came in').first().waitFor();
    await offlineMark().waitFor();
    await page.getByRole('button', { name: 'Account of Ada Marlow' }).waitFor();
    await page.goto(`/questions/${studies.questionSetId}`);
    await page.getByText(/Question 1 of \d/).waitFor();
    // It is said once in a tab, however often that is loaded again.
    await offlineMark().waitFor();
    await page.evaluate('new Promise((passed) => setTimeout(passed, 500))');
    expect(await page.getByText(/Answers and edits are kept on this device/).count()).toBe(0);
    await page.goto(`/outline/${studies.outlineId}`);
    await page.getByRole('heading', { level: 2 }).nth(5).waitFor();
    await page.goto('/');
    await page.getByRole('link', { name: 'Torts' }).first().click();
    await page.getByRole('link', { name: /Brief/ }).first().click();
    await page.waitForURL(`/brief/${studies.briefId}`);
    await heading(studies.title).first().waitFor();
  });

  it('has the files of this build one after another, and only those that an installation cut off has left out', async () => {
    await enter();
    await page.goto('/terms');
    await page.evaluate(
      `caches.open('app-of-an-older-build').then((cache) => cache.put('/old', new Response('')))`,
    );
    const asked: string[] = [];
    let underWay = 0;
    let most = 0;
    const isByWorker = (request: Request) =>
      request.serviceWorker() !== null && !request.url().endsWith('/service-worker.js');
    open.context.on('request', (request) => {
      if (!isByWorker(request)) return;
      asked.push(new URL(request.url()).pathname);
      underWay += 1;
      most = Math.max(most, underWay);
    });
    const end = (request: Request) => {
      if (isByWorker(request)) underWay -= 1;
    };
    open.context.on('requestfinished', end);
    open.context.on('requestfailed', end);
    const ofApp = async () =>
      (await kept()).find(([name]) => name.startsWith('app-')) ?? ['', [] as string[]];

    await page.goto('/dashboard');
    await dashboard().waitFor();
    await untilWorking();
    expect((await kept()).map(([name]) => name)).not.toContain('app-of-an-older-build');
    const [cache, files] = await ofApp();
    expect(files.length).toBeGreaterThan(50);
    expect(asked.toSorted()).toEqual(files.toSorted());
    expect(most).toBe(1);

    const missing = files.find((path) => path.startsWith('/assets/brief-screen'));
    await page.evaluate(`(async () => {
      await (await caches.open('${cache}')).delete('${missing}');
      await (await navigator.serviceWorker.getRegistration()).unregister();
    })()`);
    asked.length = 0;
    await page.goto('about:blank');
    await page.goto('/dashboard');
    await dashboard().waitFor();
    await untilWorking();
    expect(asked).toEqual([missing, '/dashboard']);
    expect((await ofApp())[1]).toContain(missing);
  });

  it('is told of a change that it needs the network, and makes it once she is back', async () => {
    await enterInstalled();
    await readAll();
    await open.context.setOffline(true);
    await page.goto('/dashboard');
    await dashboard().waitFor();
    await offlineMark().waitFor();
    const add = async () => {
      await page.getByRole('button', { name: 'Add Semester' }).first().click();
      await page.getByRole('textbox').fill('Spring 2027');
      await page.getByRole('button', { name: 'Create Semester' }).click();
    };
    await add();
    await page
      .getByText('Failed to create semester. Unable to connect. Please check your internet connection.')
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const failure = page.locator('li[data-state="open"]').filter({ hasText: 'Failed to create semester.' });
    // Under the pointer it would stay for as long as that rests there.
    await failure.hover();
    await open.context.setOffline(false);
    await offlineMark().waitFor({ state: 'detached' });
    // Its cause is mended.
    await failure.waitFor({ state: 'detached', timeout: 3000 });
    await add();
    await page.getByText('Semester created successfully').first().waitFor();
    await page.getByRole('button', { name: 'Account of Ada Marlow' }).waitFor();
  });

  it('is told of what she has not read yet that it cannot be loaded', async () => {
    await enterInstalled();
    await page.goto('/dashboard');
    await dashboard().waitFor();
    await untilWorking();
    await open.context.setOffline(true);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const unread = 1_999_999;
    await page.goto(`/brief/${unread}`);
    await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
    await page.getByText('This isn’t saved on this device yet.', { exact: false }).first().waitFor();
    // To try again would take her seven seconds to hear the same.
    expect(asked.filter((path) => path === `/api/briefs/${unread}`)).toHaveLength(1);
    await open.context.setOffline(false);
    await page.getByRole('heading', { name: 'We can’t find this' }).waitFor();
  });

  it('has the next class session with her, though she has opened none of it', async () => {
    await enterInstalled();
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Open the Class' }).waitFor();
    const { classId, caseId, briefId, outlineId, questionSetId } = studies;
    for (const path of [
      `/api/classes/${classId}/sessions`,
      `/api/briefs/${briefId}`,
      `/api/cases/${caseId}/text`,
      `/api/outlines/${outlineId}`,
      `/api/questions/${questionSetId}`,
    ])
      await untilKept(path);
    await untilWorking();
    await open.context.setOffline(true);
    await page.goto(`/brief/${briefId}`);
    await heading(studies.title).first().waitFor();
    await page.getByRole('region', { name: 'Opinion' }).getByText('A car ferry came in').first().waitFor();
  });
});

describe('a student who loses the network before the app is kept', () => {
  it('keeps the screen that she has, without what had still to come', async () => {
    await enter();
    await page.route(/assets\/(toast-view|organising-dialogs).*\.js$/, (route) => route.abort());
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Torts' }).first().waitFor();
    await open.context.setOffline(true);
    await offlineMark().waitFor();
    await page.getByRole('button', { name: 'Add Semester' }).first().click();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).waitFor();
    await dashboard().waitFor();
  });
});

describe('what is kept in the browser', () => {
  it('is her reading and the app’s files of this build, and nothing of /api/auth/', async () => {
    await enterInstalled();
    await readAll();
    const caches = await kept();
    expect(caches.map(([name]) => name.replace(/-\w+$/, '')).toSorted()).toEqual(['app', 'read-by']);
    for (const [name, paths] of caches) {
      expect(paths.filter((path) => path.startsWith('/api/auth'))).toEqual([]);
      if (name.startsWith('app-')) expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([]);
      else expect(paths.filter((path) => !path.startsWith('/api/'))).toEqual([]);
    }
  });

  it('goes when she signs out, in every tab, and offline nothing of hers is left', async () => {
    const student = await makeStudent('leaves@example.org');
    await student.makeSession();
    await enterInstalled(student);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Torts' }).first().waitFor();
    await untilWorking();
    const other = await open.context.newPage();
    await other.goto('/dashboard');
    await other.getByRole('link', { name: 'Torts' }).first().waitFor();
    expect(await keptNames()).toHaveLength(1);
    await page.getByRole('button', { name: /account of/i }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.getByText('Logged out successfully').first().waitFor();
    await expect.poll(keptNames).toEqual([]);
    await other.getByText('Torts').first().waitFor({ state: 'detached' });
    await other.getByLabel('Email').waitFor();
    await open.context.setOffline(true);
    for (const tab of [page, other]) {
      await tab.goto('/dashboard');
      await tab.getByRole('heading', { name: 'You’re offline' }).waitFor();
      expect(await tab.getByText('Torts').count()).toBe(0);
    }
    expect(await keptNames()).toEqual([]);
  });

  it('goes when she signs out without network, and the server is told once it is reached', async () => {
    const student = await makeStudent('leaves-offline@example.org');
    await student.makeSession();
    await enterInstalled(student);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Torts' }).first().waitFor();
    await untilWorking();
    await open.context.setOffline(true);
    await page.getByRole('button', { name: /account of/i }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.getByText('Signed out on this device').first().waitFor();
    await expect.poll(keptNames).toEqual([]);
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
    expect(await page.getByText('Torts').count()).toBe(0);
    await open.context.setOffline(false);
    await page.goto('/dashboard');
    await page.getByLabel('Email').waitFor();
    expect((await student.fail(listSemesters, {})).status).toBe(401);
  });

  it('goes when the session has ended elsewhere', async () => {
    await enterInstalled();
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Torts' }).first().waitFor();
    await untilKept('/api/classes');
    await open.context.clearCookies();
    await page.reload();
    await page.getByLabel('Email').waitFor();
    await expect.poll(keptNames).toEqual([]);
  });

  it('is never shown to another student of the same browser, nor by a tab that the former left open', async () => {
    const second = await makeStudent('second@example.org');
    await enterInstalled();
    await readAll();
    const former = await open.context.newPage();
    await former.goto(`/brief/${studies.briefId}`);
    await former.getByRole('heading', { name: studies.title, level: 1 }).first().waitFor();
    // Signed in by another tab, without signing out before: only the cookie has changed.
    await open.context.clearCookies();
    await page.goto('/auth');
    await page.getByLabel('Email').fill(second.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('heading', { name: 'No Semesters Yet' }).waitFor();
    await former.getByRole('heading', { name: 'We can’t find this' }).waitFor();
    expect(await former.getByText(studies.title).count()).toBe(0);
    await expect.poll(keptNames).toHaveLength(1);
    await untilKept('/api/semesters');
    await open.context.setOffline(true);
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'No Semesters Yet' }).waitFor();
    await page.goto(`/brief/${studies.briefId}`);
    await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
    expect(await page.getByText(studies.title).count()).toBe(0);
  });
});

describe('on a slow line', () => {
  it('a screen that waits for its answers shows where they will stand', async () => {
    await enterInstalled();
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.goto(`/class/${studies.classId}`);
    await page.getByRole('status').filter({ hasText: 'Loading' }).first().waitFor();
    await heading('Torts').waitFor();
    await page.getByRole('link', { name: /Brief/ }).first().click();
    await page.getByRole('status').filter({ hasText: 'Loading' }).first().waitFor();
    await heading(studies.title).first().waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('the page itself says that it is on its way before any script has come', async () => {
    await enter();
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await page.getByRole('status').filter({ hasText: 'Loading' }).first().waitFor();
    release?.();
    await dashboard().waitFor();
    await landing().waitFor({ state: 'detached' });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
