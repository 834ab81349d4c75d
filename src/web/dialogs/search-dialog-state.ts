/** Which of the ways to find something is open: keys, header and palette all open the same ones. */
import { createStore } from '../store.ts';
import { useStore } from '../use-store.ts';

export type SearchDialog = { by: 'palette' } | { by: 'search'; words?: string } | { by: 'shortcuts' };

const open = createStore<SearchDialog | undefined>(undefined);

export const openSearchDialog = (dialog: SearchDialog) => open.set(dialog);
export const closeSearchDialog = () => open.set(undefined);
export const useSearchDialog = () => useStore(open);
