/** What stands on each sheet beside its words, the same object for as long as it says the same: a long text is not drawn again for a word of the brief. */
import { useMemo, useState } from 'react';
import type { Statement } from '../statements/statements.ts';
import type { MarkPiece } from './marks.ts';
import type { Sheet } from './sheets.ts';

type ByPassage<Value> = ReadonlyMap<string, Value[]>;
type BySheet<Value> = ReadonlyMap<string, ByPassage<Value>>;

/** Those of each sheet that has any. */
export function bySheet<Value>(
  sheets: readonly Sheet[],
  byPassage: ByPassage<Value>,
): Map<string, ByPassage<Value>> {
  const found = new Map<string, Map<string, Value[]>>();
  for (const { key, passages, notes } of sheets) {
    for (const { id } of [...passages, ...notes]) {
      const list = byPassage.get(id);
      if (!list) continue;
      const own = found.get(key) ?? new Map<string, Value[]>();
      found.set(key, own.set(id, list));
    }
  }
  return found;
}

/** Takes from `before` what says the same. */
export function keepSame<Value>(
  before: BySheet<Value>,
  now: BySheet<Value>,
  said: (value: Value) => unknown,
) {
  const words = (found: ByPassage<Value>) =>
    JSON.stringify([...found].map(([id, list]) => [id, list.map(said)]));
  return new Map(
    [...now].map(([key, found]) => {
      const known = before.get(key);
      return [key, known && words(known) === words(found) ? known : found] as const;
    }),
  );
}

const ofStatement = ({ id, place, text }: Statement) => [id, place, text];

export const keepSameStatements = (before: BySheet<Statement>, now: BySheet<Statement>) =>
  keepSame(before, now, ofStatement);

function useBySheet<Value>(
  sheets: readonly Sheet[],
  byPassage: ByPassage<Value>,
  said: (value: Value) => unknown,
): (sheet: Sheet) => ByPassage<Value> {
  const [memory] = useState<{ last: BySheet<Value>; nothing: ByPassage<Value> }>(() => ({
    last: new Map(),
    nothing: new Map(),
  }));
  return useMemo(() => {
    memory.last = keepSame(memory.last, bySheet(sheets, byPassage), said);
    return ({ key }) => memory.last.get(key) ?? memory.nothing;
  }, [memory, sheets, byPassage, said]);
}

export const useRestingOf = (sheets: readonly Sheet[], restingOn: ByPassage<Statement>) =>
  useBySheet(sheets, restingOn, ofStatement);

const ofMark = (mark: MarkPiece) => mark;

export const useMarksOf = (sheets: readonly Sheet[], marked: ByPassage<MarkPiece>) =>
  useBySheet(sheets, marked, ofMark);
