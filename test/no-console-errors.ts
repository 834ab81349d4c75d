/** An unexpected error on the console fails the test that caused it. */
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let spy: MockInstance<typeof console.error>;

beforeEach(() => {
  spy = vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(spy).not.toHaveBeenCalled();
  spy.mockRestore();
});
