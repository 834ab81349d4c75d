/** A hand at mouse and keyboard: a press that lasts no time would make one wait of the press, the release and the click. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';

/** From the pointer's arrival to the press. */
const restMs = 250;
/** From the press to the release. */
const holdMs = 80;
/** A quick typist's ten keys a second. */
const betweenKeysMs = 100;

export async function pressOn(target: Locator): Promise<void> {
  const page = target.page();
  await target.hover();
  await sleep(restMs);
  await page.mouse.down();
  await paintSomething(page);
  await sleep(holdMs);
  await page.mouse.up();
}

export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.pressSequentially(text, { delay: betweenKeysMs });
}

/** What leaves nothing to paint, as letting go of a key does, would seem to last until something else is painted. */
export async function paintSomething(page: Page): Promise<void> {
  await page.evaluate(`new Promise((painted) => {
    const dot = document.body.appendChild(document.createElement('i'));
    dot.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; background: currentColor';
    requestAnimationFrame(() => requestAnimationFrame(() => painted(dot.remove())));
  })`);
}
