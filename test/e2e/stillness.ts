/** How much a screen moves while it comes, on a line where each answer is a moment later than the one before. */
import type { Page, Request } from 'playwright-core';
import { expect, vi } from 'vitest';

const most = 0.05;
const slownessMs = 60;
/** From the title on. */
const lookMs = 1500;

const observer = `
  window.shifts = [];
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
    if (entry.hadRecentInput) return;
    const moved = entry.sources.map(({ node, previousRect, currentRect }) =>
      [node?.nodeName, (node?.textContent ?? '').slice(0, 30), previousRect.y, '→', currentRect.y].join(' '));
    shifts.push({ value: entry.value, moved });
  })).observe({ type: 'layout-shift', buffered: true });
`;

/** Opens the path on a page that has shown nothing yet. */
export async function expectStill(page: Page, path: string): Promise<void> {
  let answers = 0;
  const underWay = new Set<Request>();
  const end = (request: Request) => void underWay.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await page.route('**/api/**', async (route) => {
    if (route.request().url().endsWith('/events')) return route.continue();
    underWay.add(route.request());
    answers += 1;
    await new Promise((resolve) => setTimeout(resolve, slownessMs * Math.min(answers, 8)));
    await route.continue().catch(() => undefined);
  });
  await page.addInitScript(observer);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.waitForTimeout(lookMs);
  // Beside others, on a busy machine, the last answers take longer.
  await vi.waitFor(() => expect(underWay.size).toBe(0), { timeout: 20_000 });
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  const shifts = await page.evaluate<{ value: number; moved: string[] }[]>('shifts');
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(most);
}
