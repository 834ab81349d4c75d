/** Which highlight is open beside its words, and where on the screen. */
import { createStore } from '../../store.ts';

export type Spot = { top: number; left: number };

export type OpenHighlight = Spot & {
  id: number;
  /** Gets the focus back. */
  opener?: HTMLElement | undefined;
};

export const openHighlight = createStore<OpenHighlight | undefined>(undefined);

/** Of the panel, with a little room. */
const heightPx = 322;

/** Above the words where there is room: it hides what was read, not what is. */
export const besideWords = ({ top, bottom, left }: Pick<DOMRect, 'top' | 'bottom' | 'left'>): Spot => ({
  top: top > heightPx ? top - heightPx : bottom + 8,
  left,
});

/** On a phone it comes up from below: its words stay in sight above it. */
const phoneWidthPx = 640;

export function openFrom(id: number, opener: HTMLElement): void {
  if (innerWidth < phoneWidthPx) opener.scrollIntoView({ block: 'start' });
  openHighlight.set({ id, ...besideWords(opener.getBoundingClientRect()), opener });
}

/** A note that could not be saved is there when she opens it again. */
export const unsavedNotes = new Map<number, string>();
