/** What statements and passages share: where the reader is, and the ways from one to the other. */
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useSearch } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { CaseText } from '../../shared/cases.ts';
import type { MaterialRecord } from '../../shared/materials.ts';
import type { Places } from '../../study/words/pages.ts';
import type { StarPages } from '../../study/words/star-pages.ts';
import { createStore, type Store } from '../store.ts';
import { useStore } from '../use-store.ts';
import { type DeskPlace, nowhere, readPlace, type Side, writePlace } from './desk-place.ts';
import type { MaterialName } from './material-name.ts';
import { pageNamesIn } from './opinion/page-names.ts';
import { type ContentsEntry, contentsOf, type PassagePlace, passagePlaces } from './opinion/sheets.ts';
import { type Statement, statementsByPassage } from './statements/statements.ts';

/** One way taken: to a passage or to a statement. A second press of the same link counts again. */
export type Step = { to: 'passage' | 'statement'; count: number };

/** "This is wrong": `words` are what is reported. */
export type ReportDialogProps = { itemId: string; words: ReactNode; onClose: () => void };

/** Of a reported part and the words proposed for it, keeps either. */
export type UseSettleReport = () => { settle: (itemId: string, take: boolean) => void; isPending: boolean };

/** What stays while one goes from place to place. */
export type Ground = Places & {
  name: MaterialName;
  material: MaterialRecord;
  /** True while the material is still being written: not every statement has been checked. */
  isGrowing: boolean;
  ReportDialog: ComponentType<ReportDialogProps>;
  useSettleReport: UseSettleReport;
  /** Empty until the text is there. */
  passages: ReadonlyMap<string, PassagePlace>;
  stars: StarPages | undefined;
  /** "pending" until it is known whether the text can be shown. */
  textState: 'pending' | 'shown' | 'absent';
  /** True while the opinion would give away what the student is to say herself. */
  isOpinionHidden: boolean;
  addressOf: (passageId: string, statementId?: string) => string;
  toPassage: (passageId: string, statementId?: string) => void;
  /** Brings a passage into view beside the statement that rests on it; the reader stays where she is. */
  showPassage: (passageId: string, statementId: string) => void;
  /** `passageId` is the passage that it is left from. */
  toStatement: (statementId: string, passageId?: string) => void;
  turnTo: (side: Side) => void;
};

/** Nothing in it changes with the place: React would look through every passage for components that read it. */
type Surroundings = Ground & {
  taken: Taken;
  statements: readonly Statement[];
  restingOn: ReadonlyMap<string, Statement[]>;
  contents: readonly ContentsEntry[];
};

export type Beside = Surroundings & {
  place: DeskPlace;
  /** The last way taken on this screen; undefined after opening it, and after Back. */
  step: Step | undefined;
};

const BesideContext = createContext<Surroundings | undefined>(undefined);

export function useBeside(): Beside {
  const surroundings = useContext(BesideContext);
  if (!surroundings) throw new Error('useReading stands outside a ReadingProvider');
  const { taken } = surroundings;
  const search = useSearch();
  const last = useStore(taken);
  // After Back the address is another: the step that led away from it is over.
  const step = last?.search === search ? last : undefined;
  return useMemo(() => ({ ...surroundings, place: readPlace(search), step }), [surroundings, search, step]);
}

const GroundContext = createContext<Ground | undefined>(undefined);

/** For the many statements and pinpoints, which are not drawn again wherever one goes. */
export function useGround(): Ground {
  const ground = useContext(GroundContext);
  if (!ground) throw new Error('useGround stands outside a ReadingProvider');
  return ground;
}

/** Whether the reader is where `isHere` says; of all that ask, those are drawn again whose answer has changed. */
export function useIsPlace(isHere: (place: DeskPlace) => boolean): boolean {
  return useLocationProperty(() => isHere(readPlace(location.search)));
}

type ProviderProps = {
  name: MaterialName;
  material: MaterialRecord;
  statements: readonly Statement[];
  text: CaseText | undefined;
  textState: Beside['textState'];
  isGrowing: boolean;
  isOpinionHidden: boolean;
  ReportDialog: Ground['ReportDialog'];
  useSettleReport: UseSettleReport;
  /** What else the address must say for a statement to be on the screen. */
  queryFor?: ((statementId: string) => Record<string, string>) | undefined;
  children: ReactNode;
};

const noPassages: ReadonlyMap<string, PassagePlace> = new Map();

export function BesideProvider({
  name,
  material,
  statements,
  text,
  textState,
  isGrowing,
  isOpinionHidden,
  ReportDialog,
  useSettleReport,
  queryFor,
  children,
}: ProviderProps) {
  const { ways, taken } = useWays(queryFor);
  const passages = useMemo(() => (text ? passagePlaces(text) : noPassages), [text]);
  const contents = useMemo(() => (text && !isOpinionHidden ? contentsOf(text) : []), [text, isOpinionHidden]);
  const restingOn = useMemo(() => statementsByPassage(statements), [statements]);
  const { pageLabels } = material;
  const names = useMemo(() => pageNamesIn(text, pageLabels), [text, pageLabels]);
  const ground = useMemo(() => {
    const ordinalOf = (passageId: string) => passages.get(passageId)?.ordinal;
    const reporting = { ReportDialog, useSettleReport };
    const hiding = { isGrowing, isOpinionHidden };
    return { ...ways, name, material, ...hiding, ...reporting, passages, textState, ...names, ordinalOf };
  }, [
    ways,
    name,
    material,
    isGrowing,
    isOpinionHidden,
    ReportDialog,
    useSettleReport,
    passages,
    textState,
    names,
  ]);
  const beside = useMemo(
    () => ({ ...ground, taken, statements, restingOn, contents }),
    [ground, taken, statements, restingOn, contents],
  );
  return (
    <GroundContext value={ground}>
      <BesideContext value={beside}>{children}</BesideContext>
    </GroundContext>
  );
}

type TakenStep = Step & { search: string };

/** The last step, with the address that it led to. */
type Taken = Store<TakenStep | undefined>;

function useWays(queryFor: ProviderProps['queryFor']) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const elsewhere = writePlace(search, nowhere);
  const [taken] = useState(() => createStore<TakenStep | undefined>(undefined));

  // The ways stay the same functions for good: thousands of passages hold them.
  const latest = useRef({ path, search, navigate, queryFor });
  useLayoutEffect(() => {
    latest.current = { path, search, navigate, queryFor };
  });

  const going = useMemo(() => {
    let count = 0;
    const go = (to: Step['to'] | undefined, next: DeskPlace, more: Record<string, string> = {}) => {
      const now = latest.current;
      const query = new URLSearchParams(writePlace(now.search, next));
      for (const [name, value] of Object.entries(more)) query.set(name, value);
      const target = query.toString();
      count += 1;
      taken.set(to && { to, count, search: target });
      if (target === now.search) return;
      now.navigate(target ? `${now.path}?${target}` : now.path, { replace: to === undefined });
    };
    return {
      toPassage: (at: string, from?: string) => go('passage', { at, from, side: 'opinion' }),
      showPassage: (at: string, from: string) =>
        go(undefined, { ...readPlace(latest.current.search), at, from }),
      toStatement: (from: string, at?: string) => {
        const { search: now, queryFor: query } = latest.current;
        go('statement', { at: at ?? readPlace(now).at, from, side: 'material' }, query?.(from));
      },
      turnTo: (side: Side) => go(undefined, { ...readPlace(latest.current.search), side }),
    };
  }, [taken]);

  const ways = useMemo(
    () => ({
      ...going,
      addressOf: (at: string, from?: string) =>
        `${path}?${writePlace(elsewhere, { at, from, side: 'opinion' })}`,
    }),
    [going, path, elsewhere],
  );
  return { ways, taken };
}
