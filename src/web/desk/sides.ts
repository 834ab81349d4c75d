/** Where there is room for one of the two sides: which it is, and the way to the other. */
import { createContext, useContext } from 'react';
import type { Side } from './desk-place.ts';

export type Sides = {
  /** What the ids of tabs and panels begin with. */
  id: string;
  side: Side;
  turnTo: (side: Side) => void;
};

const SidesContext = createContext<Sides | undefined>(undefined);

export const SidesProvider = SidesContext.Provider;

/** Undefined where both are seen. */
export const useSides = () => useContext(SidesContext);

export const tabId = (id: string, side: Side) => `${id}-${side}-tab`;
