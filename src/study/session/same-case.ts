/** Whether a citation, or a name, means a case that is known by its title. */

type Placed = Partial<Record<'volume' | 'reporter' | 'page', string | undefined>>;
type Parties = Partial<Record<'plaintiff' | 'defendant', string | undefined>>;

export const isSamePlace = (one: Placed, other: Placed): boolean => {
  const place = placeOf(one);
  return place !== undefined && place === placeOf(other);
};

/** "248 N.Y. 339"; undefined where a part of it is not known. */
export function placeOf({ volume, reporter, page }: Placed): string | undefined {
  return volume && reporter && page ? `${volume} ${reporter.replaceAll(' ', '')} ${page}` : undefined;
}

/** By the first words of both parties, whichever stands first: on appeal they change places. */
export function namesCase({ plaintiff, defendant }: Parties, title: string): boolean {
  const key = partiesKey([plaintiff, defendant]);
  return key !== undefined && key === titleKey(title);
}

/** Of many titles: the same for what means one case by its parties. Undefined where they do not tell. */
export const titleKey = (title: string) => partiesKey(title.split(/\s+v(?:s)?\.\s+/i));

export function partiesKey(parties: readonly (string | undefined)[]): string | undefined {
  const words = parties.map((party) => keyWord(party ?? ''));
  return words.length !== 2 || words.includes('') ? undefined : words.toSorted().join(' ');
}

/** Too many parties are called so to tell one case from another. */
const anybody = new Set([
  'united',
  'state',
  'people',
  'commonwealth',
  'the',
  'city',
  'county',
  'matter',
  'estate',
]);

function keyWord(party: string): string {
  const words = party.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = ''] = words;
  // The whole name, where its first word tells nothing.
  return anybody.has(first) ? words.join('') : first;
}
