/** Where the reader is, as the address says it: a passage, the statement it was reached from, the side a phone shows. */

export type Side = 'material' | 'opinion';

export type DeskPlace = {
  /** Id of a passage. */
  at: string | undefined;
  /** Id of the statement whose words are marked there. */
  from: string | undefined;
  side: Side;
};

export const nowhere: DeskPlace = { at: undefined, from: undefined, side: 'material' };

export function readPlace(search: string): DeskPlace {
  const query = new URLSearchParams(search);
  return {
    at: query.get('at') || undefined,
    from: query.get('from') || undefined,
    side: query.get('side') === 'opinion' ? 'opinion' : 'material',
  };
}

/** The query string with this place in it; whatever else it said stays. */
export function writePlace(search: string, { at, from, side }: DeskPlace): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of [
    ['at', at],
    ['from', from],
    ['side', side === 'opinion' ? side : undefined],
  ] as const) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return query.toString();
}
