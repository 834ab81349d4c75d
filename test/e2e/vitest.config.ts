import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: join(import.meta.dirname, '../../node_modules/.vite-e2e'),
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: ['./product.ts'],
    pool: 'forks',
    // One product and one browser serve all files, one after the other: two cores have no more to give.
    fileParallelism: false,
    // One second is not enough where two cores serve server, worker and browser.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
