/** What statements and passages share: where the reader is, and the ways from one to the other. */
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { CaseText } from '../../../shared/cases.ts';
import type { MaterialRecord } from '../../../shared/materials.ts';
import { type Place, readPlace, type Side, writePlace } from './place.ts';
import type { MaterialName } from './queries.ts';
import { type ContentsEntry, contentsOf, type PassagePlace, pageName, passagePlaces } from './sheets.ts';
import { type Statement, statementsByPassage } from './statements.ts';

/** One way taken: to a passage or to a statement. A second press of the same way counts anew. */
export type Step = { to: 'passage' | 'statement'; count: number };

/** What stays while one goes from place to place. */
export type Ground = {
  name: MaterialName;
  material: MaterialRecord;
  /** True while the material is still being written: not every statement has been checked. */
  isGrowing: boolean;
  /** Empty until the text is there. */
  passages: ReadonlyMap<string, PassagePlace>;
  /** "pending" until it is known whether the text can be shown. */
  textState: 'pending' | 'shown' | 'absent';
  pageNameOf: (page: number) => string;
};

export type Reading = Ground & {
  place: Place;
  /** The last way taken on this screen; undefined after opening it, and after Back. */
  step: Step | undefined;
  statements: readonly Statement[];
  restingOn: ReadonlyMap<string, Statement[]>;
  contents: readonly ContentsEntry[];
  addressOf: (passageId: string, statementId?: string) => string;
  toPassage: (passageId: string, statementId?: string) => void;
  /** `passageId` is the passage that it is left from. */
  toStatement: (statementId: string, passageId?: string) => void;
  turnTo: (side: Side) => void;
};

const ReadingContext = createContext<Reading | undefined>(undefined);

export function useReading(): Reading {
  const reading = useContext(ReadingContext);
  if (!reading) throw new Error('useReading stands outside a ReadingProvider');
  return reading;
}

const GroundContext = createContext<Ground | undefined>(undefined);

/** For the many statements, which are not drawn again wherever one goes. */
export function useGround(): Ground {
  const ground = useContext(GroundContext);
  if (!ground) throw new Error('useGround stands outside a ReadingProvider');
  return ground;
}

type ProviderProps = {
  name: MaterialName;
  material: MaterialRecord;
  statements: readonly Statement[];
  text: CaseText | undefined;
  textState: Reading['textState'];
  isGrowing: boolean;
  /** What else the address must say for a statement to be on the screen. */
  queryFor?: ((statementId: string) => Record<string, string>) | undefined;
  children: ReactNode;
};

const noPassages: ReadonlyMap<string, PassagePlace> = new Map();

export function ReadingProvider({
  name,
  material,
  statements,
  text,
  textState,
  isGrowing,
  queryFor,
  children,
}: ProviderProps) {
  const ways = useWays(queryFor);
  const passages = useMemo(() => (text ? passagePlaces(text) : noPassages), [text]);
  const contents = useMemo(() => (text ? contentsOf(text) : []), [text]);
  const restingOn = useMemo(() => statementsByPassage(statements), [statements]);
  const pageNameOf = useMemo(() => {
    const pages = new Map(text?.pages.map((page) => [page.number, page]));
    // Without its text nobody knows how a page is numbered in print.
    const hasLabels = text?.pages.some(({ label }) => label !== null) ?? true;
    return (page: number) => pageName({ page, label: pages.get(page)?.label ?? null }, hasLabels);
  }, [text]);
  const ground = useMemo(
    () => ({ name, material, isGrowing, passages, textState, pageNameOf }),
    [name, material, isGrowing, passages, textState, pageNameOf],
  );
  const reading = useMemo(
    () => ({ ...ways, ...ground, statements, restingOn, contents }),
    [ways, ground, statements, restingOn, contents],
  );
  return (
    <GroundContext value={ground}>
      <ReadingContext value={reading}>{children}</ReadingContext>
    </GroundContext>
  );
}

function useWays(queryFor: ProviderProps['queryFor']) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const place = useMemo(() => readPlace(search), [search]);
  const [taken, setTaken] = useState<Step & { search: string }>();

  // The ways stay the same functions for good: thousands of passages hold them.
  const latest = useRef({ path, search, place, navigate, queryFor });
  useLayoutEffect(() => {
    latest.current = { path, search, place, navigate, queryFor };
  });

  const ways = useMemo(() => {
    let count = 0;
    const go = (to: Step['to'] | undefined, next: Place, more: Record<string, string> = {}) => {
      const now = latest.current;
      const query = new URLSearchParams(writePlace(now.search, next));
      for (const [name, value] of Object.entries(more)) query.set(name, value);
      const target = query.toString();
      count += 1;
      setTaken(to && { to, count, search: target });
      if (target === now.search) return;
      now.navigate(target ? `${now.path}?${target}` : now.path, { replace: to === undefined });
    };
    return {
      toPassage: (at: string, from?: string) => go('passage', { at, from, side: 'opinion' }),
      toStatement: (from: string, at?: string) => {
        const { place: now, queryFor: query } = latest.current;
        go('statement', { at: at ?? now.at, from, side: 'material' }, query?.(from));
      },
      turnTo: (side: Side) => go(undefined, { ...latest.current.place, side }),
    };
  }, []);

  return useMemo(
    () => ({
      ...ways,
      place,
      // After Back the address is another: the step that led away from it is over.
      step: taken?.search === search ? taken : undefined,
      addressOf: (at: string, from?: string) =>
        `${path}?${writePlace(search, { at, from, side: 'opinion' })}`,
    }),
    [ways, place, taken, search, path],
  );
}
