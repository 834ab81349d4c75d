/** On no screen are two controls called alike, so that whoever hears them knows which is which. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, visit } from './browser.ts';
import { type Screen, screensOfStudents, screensOfVisitors } from './every-screen.ts';
import { makeStudies, type Studies } from './student.ts';

let browser: Browser;
let studies: Studies;

beforeAll(async () => {
  browser = await openBrowser();
  studies = await makeStudies('names@example.org');
});
afterAll(() => browser.close());

/**
 * Those that are there twice in one part of the screen with another purpose: two links to one passage, or to one page,
 * have the same, and what the sidebar does the dashboard does too.
 */
const alike = `(() => {
  const nameOf = (one) => {
    const ids = one.getAttribute('aria-labelledby');
    if (ids) return ids.split(' ').map((id) => document.getElementById(id)?.textContent.trim()).join(' ');
    if (one.hasAttribute('aria-label')) return one.getAttribute('aria-label');
    if (one.labels?.length) return [...one.labels].map((label) => label.textContent.trim()).join(' ');
    const copy = one.cloneNode(true);
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return copy.textContent.trim().replace(/\\s+/g, ' ');
  };
  const purposeOf = (one) => {
    if (one.tagName !== 'A') return one;
    const { pathname, searchParams, hash } = new URL(one.href);
    return pathname + (searchParams.get('at') ?? '') + (searchParams.get('show') ?? '') + hash;
  };
  const known = new Map();
  const found = [];
  for (const one of document.querySelectorAll('a[href], button, input:not([type=hidden], [type=radio]), select, textarea, [role=tab]')) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[aria-hidden=true], [inert]')) continue;
    const name = nameOf(one);
    const part = one.closest('header, nav, main, footer, [role=dialog]')?.tagName;
    const key = part + ', ' + (one.getAttribute('role') ?? one.tagName) + ': ' + name;
    if (name === '' || (known.has(key) && known.get(key) !== purposeOf(one))) found.push(key);
    known.set(key, purposeOf(one));
  }
  return found;
})()`;

async function expectNamesApart(screen: Screen[1], student?: Studies['student']): Promise<void> {
  const { page, context } = await visit(browser, { viewport: { width: 1440, height: 900 } }, student);
  await page.goto(screen(studies));
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.waitForTimeout(1000);
  expect(await page.evaluate<string[]>(alike)).toEqual([]);
  await context.close();
}

it.concurrent.each(screensOfVisitors)('%s has no two controls that are called alike', (_, path) =>
  expectNamesApart(path),
);

it.concurrent.each(screensOfStudents)('%s has no two controls that are called alike', (_, path) =>
  expectNamesApart(path, studies.student),
);
