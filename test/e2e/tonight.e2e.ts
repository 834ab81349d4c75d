/** What the dashboard leads with: the next class session, what is ready of it and what waits; money stands below. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createClassSession } from '../../src/shared/sessions.ts';
import { motionPdf } from '../fixtures/fixtures.ts';
import {
  answerOtherwise,
  beforeTests,
  expectAccessible,
  openBrowser,
  pictureFailure,
  type Visit,
  visit,
} from './browser.ts';
import { grant, makeStudies, type Studies } from './student.ts';

let browser: Browser;
let studies: Studies;
let open: Visit;

beforeAll(async () => {
  browser = await openBrowser();
});
beforeTests(async () => {
  studies = await makeStudies('tonight@example.org');
});
afterAll(() => browser.close());
afterEach(async ({ task }) => {
  await pictureFailure(task, open.page);
  expect(open.complaints).toEqual([]);
  await open.context.close();
});

async function openDashboard(width = 1280, height = 800): Promise<Page> {
  open = await visit(browser, { viewport: { width, height } }, studies.student);
  await open.page.goto('/dashboard');
  await card(open.page).waitFor();
  return open.page;
}

const card = (page: Page) => page.locator('section[aria-labelledby="tonight"]');
const topOf = async (part: ReturnType<Page['locator']>) => (await part.boundingBox())?.y ?? -1;

describe('the dashboard', () => {
  it('leads with the latest class session where none is dated, before classes and money', async () => {
    const page = await openDashboard();
    await card(page).getByText('Latest class session').waitFor();
    await card(page)
      .getByText(/1 case ready/)
      .waitFor();
    const title = await topOf(card(page).getByRole('heading', { name: 'Negligence' }));
    const classes = await topOf(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Torts/ })
        .first(),
    );
    const plan = await topOf(page.getByRole('region', { name: 'Your plan' }));
    const tokens = await topOf(page.getByRole('link', { name: 'Purchase ($3)' }));
    expect(title).toBeLessThan(classes);
    expect(classes).toBeLessThan(plan);
    expect(plan).toBeLessThan(tokens);
    await card(page).getByRole('link', { name: studies.title, exact: true }).click();
    await page.waitForURL(`**/brief/${studies.briefId}`);
  });

  it('shows the first class without scrolling on a phone', async () => {
    const page = await openDashboard(360, 740);
    await answerOtherwise<{ cases: { id: number; title: string }[] }[]>(
      page,
      '/api/next-sessions*',
      (sessions) =>
        sessions.map((session) => ({
          ...session,
          missing: ['Palsgraf v. Long Island Railroad Company', 'Katko v. Briney', 'Farwell v. Keaton'],
          cases: session.cases.flatMap((one) =>
            [0, 1, 2, 3].map((n) => ({ ...one, id: one.id + n * 1000, title: `${one.title} ${n}` })),
          ),
        })),
    );
    await page.reload();
    await card(page).getByText('3 cases to upload:').waitFor();
    const rest = card(page).getByRole('link', { name: '2 more cases' });
    expect(await rest.getAttribute('href')).toBe(`/class/${studies.classId}#session-${studies.sessionId}`);
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /^Torts/ })
      .first();
    const { y = 0, height = 0 } = (await row.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThanOrEqual(740);
  });

  it('leads with the next class session by its day, says what waits, and goes there', async () => {
    const { student, classId } = studies;
    await grant(student, 'analyses', 5);
    const heldOn = new Date().toLocaleDateString('en-CA');
    const { id } = await student.call(createClassSession, { id: classId, title: 'Class 8: Breach', heldOn });
    const { body } = await student.upload(id, motionPdf, { fileName: 'motion.pdf' });
    await student.waitForCase(body.id, ({ status }) => status === 'needs_answer');
    const page = await openDashboard();
    await card(page)
      .getByText(/^Next class session\s· Today$/)
      .waitFor();
    await card(page)
      .getByText(/0 of 1 case ready ·\s1 needs you/)
      .waitFor();
    await card(page).getByText('A question for you').waitFor();
    await expectAccessible(page, card(page));
    await card(page).getByRole('link', { name: 'Class 8: Breach' }).click();
    await page.waitForURL(`**/class/${classId}#session-${id}`);
  });
});
