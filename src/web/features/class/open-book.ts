import { createStore } from '../../store.ts';

/** Which casebook of the shelf is open. Adding its file again opens it too. */
export const openBook = createStore<{ classId: number; bookId: number } | undefined>(undefined);
