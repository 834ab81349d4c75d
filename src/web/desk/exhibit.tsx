/** A material that anybody may look at and nobody can change: the demo shows the screens of a case with it. */
import { createContext, type ReactNode, useContext } from 'react';

export type Exhibit = {
  /** Stands where the bar of a student's own material stands. */
  bar: ReactNode;
};

const ExhibitContext = createContext<Exhibit | undefined>(undefined);

export const ExhibitProvider = ExhibitContext.Provider;

/** Undefined round a student's own material. */
export const useExhibit = () => useContext(ExhibitContext);

/** True where nothing can be changed, made again or reported. */
export const useIsReadOnly = () => useExhibit() !== undefined;
