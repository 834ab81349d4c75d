import { chromium } from 'playwright-core';
import { chromiumFlags, ensureChromium } from '../../../scripts/chromium.ts';
import type { Paper } from './print.ts';

export type Printer = { print(html: string, paper: Paper): Promise<Buffer>; close(): Promise<void> };

export async function openPrinter(): Promise<Printer> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  return {
    async print(html, { width, height, margin, head, foot }) {
      const page = await browser.newPage();
      const inches = (points: number) => `${points / 72}in`;
      try {
        await page.setContent(`<!doctype html><meta charset="utf-8">${html}`);
        return await page.pdf({
          width: inches(width),
          height: inches(height),
          margin: {
            top: inches(margin.top),
            bottom: inches(margin.bottom),
            left: inches(margin.left),
            right: inches(margin.right),
          },
          printBackground: false,
          displayHeaderFooter: head !== undefined || foot !== undefined,
          headerTemplate: head ?? '<span></span>',
          footerTemplate: foot ?? '<span></span>',
        });
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
}
