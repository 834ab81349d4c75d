/** The cases that she has seen sent or worked on since the page was opened, until she has put the word of them away. */
import { onSignOut } from '../../browser/on-sign-out.ts';
import { createStore } from '../../store.ts';

const none: ReadonlySet<number> = new Set();

export const followedCases = createStore(none);

export function followCases(ids: readonly number[]): void {
  const before = followedCases.get();
  if (ids.some((id) => !before.has(id))) followedCases.set(new Set([...before, ...ids]));
}

export function unfollowCases(ids: readonly number[]): void {
  const before = followedCases.get();
  if (ids.some((id) => before.has(id)))
    followedCases.set(new Set([...before].filter((id) => !ids.includes(id))));
}

onSignOut(() => followedCases.set(none));
