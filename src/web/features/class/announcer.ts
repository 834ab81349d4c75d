/** What a screen reader is told of the class on the screen: events of its cases, and moves. */
import { onSignOut } from '../../browser/on-sign-out.ts';
import { createStore } from '../../store.ts';
import { useStore } from '../../use-store.ts';

const announcement = createStore('');

export const announce = (words: string) => announcement.set(words);
export const useAnnouncement = () => useStore(announcement);

onSignOut(() => announce(''));
