import type { Page } from 'playwright-core';
import type { Client } from '../../test/client.ts';

export type Shot = {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<unknown>;
  /** Before the page is opened: what the server will say, or not. */
  before?: (page: Page) => Promise<unknown>;
  /** The page to its end, not only what the window shows. */
  whole?: boolean;
};

/** Who looks, and at what; nobody is signed in without a student. */
export type Tour = { student?: Client; shots: Shot[] };

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).last().click();

export const pressFirst = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** What a menu button leads to. */
export const pick = (menu: string | RegExp, item: string) => async (page: Page) => {
  await pressFirst(menu)(page);
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

/** Leads to the passage that the first statement rests on. */
export const pinpoint = (page: Page) =>
  page
    .getByRole('link', { name: /^p\. \w+.*“/ })
    .first()
    .click();

/** Where only one side is seen at a time. */
export async function turnToOpinion(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Opinion' });
  if (await tab.isVisible()) await tab.click();
}
