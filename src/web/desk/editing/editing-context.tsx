/** The desk of the material on the screen, for whatever shows or changes its words. */
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { keepUnsent, takeUnsent } from '../../browser/unsent-words.ts';
import type { MaterialName } from '../material-name.ts';
import { pendingSchema } from './changes.ts';
import { type Material, withChanges } from './content.ts';
import { type Desk, openDesk, type Saving } from './desk.ts';

const DeskContext = createContext<Desk | undefined>(undefined);

/** Undefined where the material is only read. */
export const useDesk = () => useContext(DeskContext);

const noDesk = () => () => undefined;

export function useIsOpen(at: string): boolean {
  const desk = useDesk();
  return useSyncExternalStore(desk?.subscribe ?? noDesk, () => desk?.isOpen(at) ?? false);
}

/** Whether a press on any words opens them. */
export function useIsEditing(): boolean {
  const desk = useDesk();
  return useSyncExternalStore(desk?.subscribe ?? noDesk, () => desk?.isEditing() ?? false);
}

type EditableProps<M extends Material> = {
  name: MaterialName;
  material: M;
  saving: Saving<M>;
  /** Is handed the material as it reads with what was not sent yet. */
  children: (material: M) => ReactNode;
};

export function Editable<M extends Material>({ name, material, saving, children }: EditableProps<M>) {
  const of = `${name.toLowerCase()}.${material.id}`;
  const [desk] = useState(() => {
    const unsent = takeUnsent(of).flatMap((each) => pendingSchema.array().catch([]).parse(each));
    const keep = (changes: readonly unknown[]) => keepUnsent(of, changes.length > 0 ? changes : undefined);
    keep(unsent);
    return openDesk<M>({ material, unsent, keep, ...saving });
  });
  useEffect(() => desk.handle({ type: 'read', material }), [desk, material]);
  useEffect(() => {
    const flush = () => desk.flush();
    desk.handle({ type: 'arrive' });
    const hide = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', hide);
      desk.handle({ type: 'leave' });
    };
  }, [desk]);
  const changes = useSyncExternalStore(desk.subscribe, desk.shownChanges);
  const known = useSyncExternalStore(desk.subscribe, desk.material);
  // What was saved is handed down a moment later: until then her words would be gone, and the focus with them.
  const newest = known.version > material.version ? known : material;
  const edited = useMemo(() => withChanges(newest, changes), [newest, changes]);
  return (
    // What is saved and shown depends on this one material alone, whatever its kind.
    <DeskContext value={desk as unknown as Desk}>{children(edited)}</DeskContext>
  );
}
