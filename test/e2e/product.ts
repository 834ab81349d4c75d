/** The built product on an empty data folder; browser tests share it. */
import type { TestProject } from 'vitest/node';
import { ensureChromium } from '../../scripts/chromium.ts';
import { administratorEmail, supportEmail } from './administrator.ts';
import { startProduct } from './start-product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    productUrl: string;
    dataDir: string;
    chromium: string;
  }
}

// Vitest asks for a default export here.
// biome-ignore lint/style/noDefaultExport: see above
export default async function openProduct(project: TestProject) {
  const chromium = await ensureChromium();
  const product = await startProduct({ ADMIN_EMAIL: administratorEmail, SUPPORT_EMAIL: supportEmail });
  project.provide('productUrl', product.url);
  project.provide('dataDir', product.dataDir);
  project.provide('chromium', chromium);
  return () => product.stop();
}
