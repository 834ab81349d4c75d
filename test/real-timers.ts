/** A file that leaves a clock that stands still would have the files after it wait for ever. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
});
