/** What rests on each sheet, the same object for as long as it says the same: a long text is not drawn again for a word of the brief. */
import { useMemo, useState } from 'react';
import type { Statement } from '../statements/statements.ts';
import type { Sheet } from './sheets.ts';

type Resting = ReadonlyMap<string, Statement[]>;

const nothing: Resting = new Map();

const said = (resting: Resting) =>
  JSON.stringify(
    [...resting].map(([id, list]) => [id, list.map((each) => [each.id, each.place, each.text])]),
  );

/** Those of each sheet that has any. */
export function restingBySheet(sheets: readonly Sheet[], restingOn: Resting): Map<string, Resting> {
  const found = new Map<string, Map<string, Statement[]>>();
  for (const { key, passages, notes } of sheets) {
    for (const { id } of [...passages, ...notes]) {
      const list = restingOn.get(id);
      if (!list) continue;
      const own = found.get(key) ?? new Map<string, Statement[]>();
      found.set(key, own.set(id, list));
    }
  }
  return found;
}

/** Takes from `before` what has not changed. */
export function keepSame(before: ReadonlyMap<string, Resting>, now: ReadonlyMap<string, Resting>) {
  return new Map(
    [...now].map(([key, resting]) => {
      const known = before.get(key);
      return [key, known && said(known) === said(resting) ? known : resting] as const;
    }),
  );
}

export function useRestingOf(sheets: readonly Sheet[], restingOn: Resting): (sheet: Sheet) => Resting {
  const [memory] = useState<{ last: ReadonlyMap<string, Resting> }>(() => ({ last: new Map() }));
  return useMemo(() => {
    memory.last = keepSame(memory.last, restingBySheet(sheets, restingOn));
    return ({ key }) => memory.last.get(key) ?? nothing;
  }, [memory, sheets, restingOn]);
}
