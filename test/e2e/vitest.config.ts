import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: join(import.meta.dirname, '../../node_modules/.vite-e2e'),
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: ['./product.ts'],
    pool: 'forks',
    // One product serves all files. A page that is waited for leaves half of two cores idle.
    maxWorkers: 2,
    // A test that finds both cores busy with the other file is given another chance, as in Playwright's own runner,
    // and named at the end (`scripts/second-tries.ts`).
    retry: process.env.CI ? 1 : 0,
    // One second is not enough where two cores serve server, worker and browser.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    // What a whole file stands on is tried once: it may take its time on a busy machine.
    hookTimeout: 180_000,
  },
});
