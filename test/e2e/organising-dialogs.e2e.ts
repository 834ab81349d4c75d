/** Every dialog and menu of dashboard, sidebar and class view, open: axe finds nothing in either theme. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { updateClassPreferences } from '../../src/shared/classes.ts';
import { createCategory } from '../../src/shared/sessions.ts';
import { opinionPdfNamed } from '../fixtures/make.ts';
import {
  answerOtherwise,
  beforeTests,
  expectNoViolation,
  openBrowser,
  pictureFailure,
  type Visit,
  visit,
} from './browser.ts';
import { makeStudies, type Studies } from './student.ts';

let browser: Browser;
let open: Visit;
let page: Page;
let studies: Studies;

beforeAll(async () => {
  browser = await openBrowser();
});
beforeTests(async () => {
  studies = await makeStudies('dialogs@example.org');
  const { student, classId, sessionId } = studies;
  await student.call(createCategory, { id: sessionId, name: 'Duty' });
  await student.call(updateClassPreferences, {
    id: classId,
    aiPolicy: 'not_allowed',
    professorStyle: 'facts',
  });
  open = await visit(browser, { viewport: { width: 1280, height: 900 } }, student);
  page = open.page;
  const paid = { limit: 10, premiumTokens: 2 };
  await answerOtherwise<object>(page, '/api/subscription/status', (status) => ({ ...status, ...paid }));
});
afterAll(() => browser.close());
afterEach(async ({ task }) => {
  await pictureFailure(task, page);
  expect(open.complaints).toEqual([]);
});

type Opening = (page: Page) => Promise<unknown>;

const shown = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const press =
  (name: string | RegExp): Opening =>
  (on) =>
    on.getByRole('button', { name }).first().click();
const choose =
  (menuOf: string | RegExp, item: string): Opening =>
  async (on) => {
    await press(menuOf)(on);
    await on.getByRole('menuitem', { name: item, exact: true }).click();
    await on.locator('[role="menu"]').waitFor({ state: 'detached' });
  };
/** In the sidebar a row's buttons come with the pointer or the focus. */
const pressInSidebar =
  (name: string): Opening =>
  async (on) => {
    const button = on
      .getByRole('navigation', { name: 'Academic Year' })
      .getByRole('button', { name, exact: true });
    await button.focus();
    await button.press('Enter');
  };

async function expectEachWhole(on: Page, path: string, ready: string, openings: Record<string, Opening>) {
  for (const theme of ['light', 'dark']) {
    await on.goto(path);
    await on.evaluate(`localStorage.setItem('theme', '${theme}')`);
    await on.reload();
    await on.getByText(ready).first().waitFor();
    for (const [name, opening] of Object.entries(openings)) {
      await opening(on);
      await on.locator(shown).first().waitFor();
      await expectNoViolation(on, `${theme}, ${name}`);
      await on.keyboard.press('Escape');
      await on.locator(shown).first().waitFor({ state: 'detached' });
    }
  }
}

describe('what opens', () => {
  it('on the dashboard and in the sidebar is found whole by axe in both themes', {
    timeout: 180_000,
  }, async () => {
    await expectEachWhole(page, '/dashboard', 'Created', {
      'add semester': press('Add Semester'),
      'edit semester': pressInSidebar('Edit Fall 2026'),
      'delete semester': pressInSidebar('Delete Fall 2026'),
      'add class': press('Add Class'),
      'edit class': pressInSidebar('Edit Torts'),
      'delete class': pressInSidebar('Delete Torts'),
      'menu of a semester': press('More for Fall 2026'),
    });
  });

  it('on the class screen is found whole by axe in both themes', { timeout: 240_000 }, async () => {
    await expectEachWhole(page, `/class/${studies.classId}`, studies.title, {
      'menu of a case': press(`More for ${studies.title}`),
      'rename case': choose(`More for ${studies.title}`, 'Rename'),
      'move case': choose(`More for ${studies.title}`, 'Move'),
      'menu of the class': press('More for Torts'),
      'add class session': press('Add Class Session'),
      'edit class session': choose('More for Negligence', 'Edit Class Session'),
      'delete class session': choose('More for Negligence', 'Delete Class Session'),
      'add category': choose('More for Negligence', 'Add Category'),
      'rename category': choose('More for Duty', 'Rename'),
      'order of class sessions': press('Next first'),
      preferences: choose('More for Torts', 'Class Preferences'),
      'a policy that forbids': async (on) => {
        const buffer = opinionPdfNamed(21);
        const file = { name: 'forbidden.pdf', mimeType: 'application/pdf', buffer };
        await on.getByLabel('Choose PDFs').setInputFiles(file);
        await on.getByText(/Uses (1 of )?your/).waitFor();
        await expectNoViolation(on, 'upload panel');
        await press('Analyze Documents')(on);
      },
    });
  });

  it('on a phone is the academic year, whole by axe in both themes, each target large enough', {
    timeout: 120_000,
  }, async () => {
    const phone = await visit(
      browser,
      {
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
      },
      studies.student,
    );
    await expectEachWhole(phone.page, `/class/${studies.classId}`, studies.title, {
      'academic year': press('Open the academic year'),
      'menu of a case': press(`More for ${studies.title}`),
      preferences: choose('More for Torts', 'Class Preferences'),
    });
    await phone.page.goto(`/class/${studies.classId}`);
    await phone.page.getByText(studies.title).first().waitFor();
    const buttons = await phone.page.getByRole('main').locator('button').all();
    for (const button of buttons) {
      const box = await button.boundingBox();
      if (box)
        expect(Math.min(box.width, box.height), (await button.textContent()) ?? '').toBeGreaterThanOrEqual(
          44,
        );
    }
    expect(await phone.page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(360);
    expect(phone.complaints).toEqual([]);
  });
});
