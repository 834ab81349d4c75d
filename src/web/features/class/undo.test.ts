import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetStudent } from '../../browser/on-sign-out.ts';
import { type ApiError, failureOf, networkFailure } from '../../client/errors.ts';
import { dismissToast, shownToast } from '../../ui/toast.tsx';
import { offerUndo } from './undo.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  forgetStudent();
  dismissToast();
  vi.useRealTimers();
});

const words = () => [shownToast()?.title, shownToast()?.description, shownToast()?.action?.label];

async function press() {
  shownToast()?.action?.onPress();
  await vi.advanceTimersByTimeAsync(0);
}

describe('what is deleted', () => {
  it('comes back by one press with what was deleted shortly before, the last first', async () => {
    const undone: string[] = [];
    const remove = (what: 'Case' | 'Category', name: string) =>
      offerUndo({ what, name, undo: async () => undone.push(name) });
    remove('Case', 'Alder v. Birch');
    expect(words()).toEqual(['Case deleted', 'Alder v. Birch', 'Undo']);
    remove('Case', 'Cedar v. Dogwood');
    expect(words()).toEqual(['2 cases deleted', 'Alder v. Birch and Cedar v. Dogwood', 'Undo All']);
    remove('Category', 'Duty');
    expect(words()).toEqual(['3 things deleted', 'Alder v. Birch, Cedar v. Dogwood, and Duty', 'Undo All']);
    await press();
    expect(undone).toEqual(['Duty', 'Cedar v. Dogwood', 'Alder v. Birch']);
    expect(words()[0]).toBe('3 things restored');
    remove('Category', 'Breach');
    expect(words()).toEqual(['Category deleted', 'Breach', 'Undo']);
  });

  it('is offered as long as the server can bring it back', () => {
    const remove = (name: string) => offerUndo({ what: 'Case', name, undo: async () => {} });
    remove('Alder v. Birch');
    vi.advanceTimersByTime(30_000);
    remove('Cedar v. Dogwood');
    expect(words()).toEqual(['Case deleted', 'Cedar v. Dogwood', 'Undo']);
  });

  it('is named by the last three where it is much', () => {
    for (const name of ['A', 'B', 'C', 'D', 'E']) offerUndo({ what: 'Case', name, undo: async () => {} });
    expect(words()).toEqual(['5 cases deleted', 'C, D, E, and 2 more', 'Undo All']);
  });

  it('is told by name where it does not come back, and why', async () => {
    const refuse = (error: ApiError) =>
      offerUndo({ what: 'Case', name: 'Alder v. Birch', undo: () => Promise.reject(error) });
    refuse(networkFailure());
    await press();
    expect(words().slice(0, 2)).toEqual([
      'Error',
      '“Alder v. Birch” couldn’t be restored. Unable to connect. Please check your internet connection.',
    ]);
    forgetStudent();
    refuse(failureOf(404, 'Not Found', '{"error":{"code":"not_found"}}'));
    await press();
    expect(words().slice(0, 2)).toEqual(['Error', '“Alder v. Birch” can no longer be restored.']);
  });

  it('is no longer told of once she has left', () => {
    offerUndo({ what: 'Case', name: 'Alder v. Birch', undo: async () => {} });
    forgetStudent();
    offerUndo({ what: 'Case', name: 'Cedar v. Dogwood', undo: async () => {} });
    expect(words()[1]).toBe('Cedar v. Dogwood');
  });
});
