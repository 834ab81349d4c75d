/** A material that anybody may look at and nobody can change: the demo shows the screens of a case with it. */
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

export type Exhibit = {
  /** Stands where the bar of a student's own material stands. */
  bar: ReactNode;
  /** Stands over the desk while its text is asked; absent where nothing can be asked. */
  Asking?: ComponentType | undefined;
};

const ExhibitContext = createContext<Exhibit | undefined>(undefined);

export const ExhibitProvider = ExhibitContext.Provider;

/** Undefined round a student's own material. */
export const useExhibit = () => useContext(ExhibitContext);

/** True where nothing can be changed, made again or reported. */
export const useIsReadOnly = () => useExhibit() !== undefined;
