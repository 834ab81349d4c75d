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
  const sides = title.split(/\s+v(?:s)?\.\s+/i).map(keyWord);
  const named = [plaintiff, defendant].map((party) => keyWord(party ?? ''));
  if (sides.length !== 2 || named.includes('') || sides.includes('')) return false;
  return sides.toSorted().join(' ') === named.toSorted().join(' ');
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
