import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, shownToast, toast } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('one message is shown at a time: a new one takes the place of the one before', () => {
  const dismissFirst = toast({ title: 'One' });
  toast({ title: 'Two' });
  dismissFirst();
  expect(shownToast()).toMatchObject({ title: 'Two', open: true });
});

it('a dismissed message is closed at once and removed after 1,000,000 ms', () => {
  const dismiss = toast({ title: 'Saved' });
  dismiss();
  expect(shownToast()).toMatchObject({ title: 'Saved', open: false });
  vi.advanceTimersByTime(999_999);
  expect(shownToast()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(shownToast()).toBeUndefined();
});

it('the removal of a dismissed message leaves a newer one alone', () => {
  toast({ title: 'One' })();
  toast({ title: 'Two' });
  vi.advanceTimersByTime(1_000_000);
  expect(shownToast()).toMatchObject({ title: 'Two', open: true });
});

it('what a message offers is done once, however often it is pressed while the message leaves', () => {
  const undo = vi.fn();
  toast({ title: 'Deleted', action: { label: 'Undo', onPress: undo } });
  const { onPress } = shownToast()?.action ?? {};
  onPress?.();
  onPress?.();
  expect(undo).toHaveBeenCalledTimes(1);
});

const offer = (onPress = () => {}) =>
  toast({ title: 'Deleted', action: { label: 'Undo', onPress }, durationMs: 30_000 });

it('what can be pressed for longer comes back for the rest of its time when another that took its place goes', () => {
  const undo = vi.fn();
  offer(undo);
  vi.advanceTimersByTime(10_000);
  const dismissOther = toast({ title: 'Saved' });
  expect(shownToast()).toMatchObject({ title: 'Saved', open: true });
  vi.advanceTimersByTime(5000);
  dismissOther();
  expect(shownToast()).toMatchObject({ title: 'Deleted', open: true, durationMs: 15_000 });
  shownToast()?.action?.onPress();
  expect(undo).toHaveBeenCalledTimes(1);
  expect(shownToast()).toMatchObject({ title: 'Deleted', open: false });
});

it('does not come back once it is dismissed or its time is over, nor after everything is', () => {
  const dismissOffer = offer();
  const dismissOther = toast({ title: 'Saved' });
  dismissOffer();
  dismissOther();
  expect(shownToast()).toMatchObject({ title: 'Saved', open: false });

  offer();
  const dismissLate = toast({ title: 'Late' });
  vi.advanceTimersByTime(30_000);
  dismissLate();
  expect(shownToast()).toMatchObject({ title: 'Late', open: false });

  offer();
  toast({ title: 'Signed out' });
  dismissToast();
  expect(shownToast()).toMatchObject({ title: 'Signed out', open: false });
});
