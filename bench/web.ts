/** What the web app costs on a slow line and a slow machine: bytes, paints, waits and stutters. */
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { chromiumFlags, ensureChromium } from '../scripts/chromium.ts';
import { inventDataDir, removeDataDir, startServer } from '../scripts/server-process.ts';
import { openEmbeddedPostgres } from '../src/server/db/embedded-postgres.ts';
import { barePage } from './bare-page.ts';
import { paintSomething, pressOn, typeInto } from './hand.ts';
import type { Row, Table } from './table.ts';
import { openSlowPage, type SlowPage } from './web-browser.ts';
import { casesInClass, type Desk, pagesOfText, setDesk } from './web-desk.ts';

type Landing = {
  script: number;
  stylesheet: number;
  font: number;
  largestPaint: number;
  layoutShift: number;
};
type Screen = { response: number; worst: string; longestTask: number };
type Run = {
  landing: Landing;
  firstScreen: number;
  dashboard: Screen;
  class: Screen;
  brief: Screen;
  bare: Screen;
};

/** For what a page loads after it can be seen. */
const settleMs = 3_000;

export async function measureWeb(runs: number): Promise<Table> {
  const dataDir = await inventDataDir();
  const database = await openEmbeddedPostgres({ dataDir, log: () => {} });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  try {
    const server = await startServer({ dataDir });
    const desk = await setDesk(server, database.url);
    const measured: Run[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await measureOnce(browser, server.url, desk));
    await server.stop();
    return tableOf(measured);
  } finally {
    await browser.close();
    await database.close();
    await removeDataDir(dataDir);
  }
}

async function measureOnce(browser: Browser, url: string, desk: Desk): Promise<Run> {
  const landing = await visit(browser, url, undefined, measureLanding);
  const dashboard = await visit(browser, url, desk.cookie, measureDashboard);
  return {
    landing,
    firstScreen: dashboard.firstScreen,
    dashboard,
    class: await visit(browser, url, desk.cookie, (slow) => measureClass(slow, desk)),
    brief: await visit(browser, url, desk.cookie, (slow) => measureBrief(slow, desk)),
    bare: await visit(browser, url, undefined, measureBare),
  };
}

async function visit<Measured>(
  browser: Browser,
  url: string,
  cookie: string | undefined,
  measure: (slow: SlowPage) => Promise<Measured>,
): Promise<Measured> {
  const slow = await openSlowPage(browser, url, cookie);
  try {
    return await measure(slow);
  } finally {
    await slow.context.close();
  }
}

async function measureLanding({ page, felt, loaded }: SlowPage): Promise<Landing> {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(settleMs);
  const { largestPaint, layoutShift } = await felt();
  return { ...(await loaded()), largestPaint, layoutShift };
}

async function measureDashboard(slow: SlowPage): Promise<Screen & { firstScreen: number }> {
  const { page } = slow;
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await page.waitForTimeout(settleMs);
  const { script, stylesheet } = await slow.loaded();
  const screen = await interact(slow, {
    'the account’s menu': press(page.getByRole('button', { name: /^Account of/ })),
    'a favourite': (on) => pressOn(on.getByRole('button', { name: /favou?rite/i }).first()),
    'a semester’s dialog': press(page.getByRole('button', { name: 'Add Semester' }).first()),
  });
  return { ...screen, firstScreen: script + stylesheet };
}

async function measureClass(slow: SlowPage, { classId }: Desk): Promise<Screen> {
  const { page } = slow;
  await page.goto(`/class/${classId}`);
  const menus = page.getByRole('button', { name: /^More for Marlow v\. / });
  await menus.nth(casesInClass - 1).waitFor();
  await page.waitForTimeout(settleMs);
  const screen = await interact(slow, {
    'a case’s menu': press(menus.first()),
    'a case’s dialog': async (on) => {
      await pressOn(menus.nth(1));
      await pressOn(on.getByRole('menuitem', { name: 'Rename' }));
      await typeInto(on.getByRole('dialog').getByRole('textbox'), ' et al.');
      await on.keyboard.press('Escape');
    },
    'the account’s menu': press(page.getByRole('button', { name: /^Account of/ })),
  });
  return { ...screen, longestTask: await scroll(slow, page.locator('html')) };
}

async function measureBrief(slow: SlowPage, { briefId }: Desk): Promise<Screen> {
  const { page } = slow;
  await page.goto(`/brief/${briefId}`);
  const pinpoints = page.getByRole('link', { name: /^p\. \w+.*“/ });
  await pinpoints.first().waitFor();
  const opinion = page.getByRole('region', { name: 'Opinion', exact: true });
  await opinion.locator('[id^="passage-"]').first().waitFor();
  await page.waitForTimeout(settleMs);
  const screen = await interact(slow, {
    'a pinpoint': () => pressOn(pinpoints.first()),
    'another pinpoint': () => pressOn(pinpoints.last()),
    'the versions': press(page.getByRole('button', { name: /Regenerate the brief/ })),
  });
  return { ...screen, longestTask: await scroll(slow, opinion) };
}

async function measureBare(slow: SlowPage): Promise<Screen> {
  await slow.page.goto(`data:text/html,${encodeURIComponent(barePage(casesInClass))}`);
  await slow.page.waitForTimeout(settleMs);
  const buttons = slow.page.getByRole('listitem').getByRole('button');
  const screen = await interact(slow, {
    'a dialog': press(buttons.first()),
    'it again': press(buttons.nth(1)),
  });
  return { ...screen, longestTask: await scroll(slow, slow.page.locator('html')) };
}

/** Presses, and closes what that opened once it is there. */
const press = (locator: Locator) => async (page: Page) => {
  await pressOn(locator);
  await page.locator('[role="menu"], [role="dialog"]').first().waitFor();
  await page.waitForTimeout(400);
  await page.keyboard.press('Escape');
};

/** The slowest answer to what was pressed or typed, and what that was. */
async function interact(
  { page, felt, forget }: SlowPage,
  steps: Record<string, (page: Page) => Promise<void>>,
): Promise<Screen> {
  let response = 0;
  let worst = '';
  for (const [name, take] of Object.entries(steps)) {
    await forget();
    await take(page);
    await paintSomething(page);
    await page.waitForTimeout(800);
    const took = Math.max(0, ...(await felt()).interactions.map((each) => each.took));
    if (took <= response) continue;
    response = took;
    worst = name;
  }
  return { response, worst, longestTask: 0 };
}

const wheelStep = 700;

/** From top to end, and the longest task on the way. */
async function scroll({ page, felt, forget }: SlowPage, pane: Locator): Promise<number> {
  const height = await pane.evaluate((element) => element.scrollHeight);
  const box = await pane.boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, 400);
  await forget();
  for (let at = 0; at < height; at += wheelStep) {
    await page.mouse.wheel(0, wheelStep);
    await page.waitForTimeout(50);
  }
  await page.waitForTimeout(1_000);
  return Math.max(0, ...(await felt()).tasks);
}

function tableOf(runs: Run[]): Table {
  const row = (what: string, unit: Row['unit'], value: (run: Run) => number, target: number): Row => ({
    what,
    unit,
    values: runs.map(value),
    target,
  });
  const screen = (name: 'dashboard' | 'class' | 'brief') =>
    row(`${name}: slowest interaction to the next paint`, 'ms', (run) => run[name].response, 150);
  const worst = (['dashboard', 'class', 'brief'] as const)
    .map((name) => `${name} ${[...new Set(runs.map((run) => run[name].worst))].join(' or ')}`)
    .join(', ');
  return {
    title: 'The web app in Chromium, four times slower than this machine, over slow 4G (150 ms, 1.6 Mbit/s)',
    rows: [
      row('Landing, first visit: JavaScript, gzip', 'kB', ({ landing }) => landing.script, 80),
      row('  style sheets, gzip', 'kB', ({ landing }) => landing.stylesheet, 12),
      row('  fonts', 'kB', ({ landing }) => landing.font, 120),
      row('  largest contentful paint', 'ms', ({ landing }) => landing.largestPaint, 2_000),
      row('  layout shift', '', ({ landing }) => landing.layoutShift, 0.02),
      row(
        'First screen signed in: JavaScript and style sheets, gzip',
        'kB',
        ({ firstScreen }) => firstScreen,
        160,
      ),
      screen('dashboard'),
      screen('class'),
      row(
        `  longest task, scrolled through ${casesInClass} cases`,
        'ms',
        (run) => run.class.longestTask,
        100,
      ),
      screen('brief'),
      row(`  longest task, scrolled through ${pagesOfText} pages`, 'ms', (run) => run.brief.longestTask, 100),
      {
        what: 'a page of plain HTML: slowest interaction',
        unit: 'ms',
        values: runs.map(({ bare }) => bare.response),
      },
      {
        what: '  longest task, scrolled through',
        unit: 'ms',
        values: runs.map(({ bare }) => bare.longestTask),
      },
    ],
    notes: [
      'Each figure from a visit with an empty cache; bytes are those of an answer to a browser that takes gzip.',
      'The pointer rests before a press, which lasts 80 ms; ten keys are typed a second. The page of plain HTML has as many rows and the browser’s own dialog: what it needs is what this machine needs just now.',
      `Slowest to answer: ${worst}. Tasks of less than 50 ms are not told by the browser and count as 0.`,
    ],
  };
}
