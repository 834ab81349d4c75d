import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
    exclude: ['test/e2e/**', 'node_modules/**'],
    globalSetup: ['test/database.ts'],
    setupFiles: ['test/no-console-errors.ts', 'test/real-timers.ts'],
    pool: 'forks',
    // Files share their modules: to load the server anew for each took as long as half of its tests. What a file replaces
    // (timers, globals) is put back after it.
    isolate: false,
    unstubGlobals: true,
    // By itself one core would be left idle: half of two.
    maxWorkers: '100%',
    // Tests that kill processes share two cores with whatever else a machine of CI does. `scripts/second-tries.ts` names them.
    retry: process.env.CI ? 1 : 0,
    // A command of two seconds takes twenty where as much else runs.
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
