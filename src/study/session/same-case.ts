/** Whether a citation, or a name, means a case that is known by its title. */
import { calledName, shortCaseName } from '../../opinion/caption/short-name.ts';

type ReporterCitation = Partial<Record<'volume' | 'reporter' | 'page', string | undefined>>;

export const isSamePlace = (one: ReporterCitation, other: ReporterCitation): boolean => {
  const place = placeOf(one);
  return place !== undefined && place === placeOf(other);
};

/** "248 N.Y. 339"; undefined where a part of it is not known. */
export function placeOf({ volume, reporter, page }: ReporterCitation): string | undefined {
  return volume && reporter && page ? `${volume} ${reporter.replaceAll(' ', '')} ${page}` : undefined;
}

/**
 * Whether a reader’s name for a case means the one with this title: "US v. Long", a firm that is cut at its "&", the parties in
 * either order, or the one party who names it ("Whitworth").
 */
export function isCalled(name: string, title: string): boolean {
  const [mine, theirs] = [sidesOf(name), sidesOf(title)];
  if (mine.length === 2 && theirs.length === 2)
    return [theirs, theirs.toReversed()].some((sides) => mine.every((side, at) => isSide(side, sides[at])));
  const [one, other] = mine.length === 1 ? [mine, title] : [theirs, name];
  return one.length === 1 && isSide(one[0] ?? [], wordsOfName(calledName(other)));
}

const sidesOf = (name: string): string[][] =>
  shortCaseName(
    name.replace(/^U\.? ?S\.?(?= v)/, 'United States').replace(/(?<= v\.? )U\.? ?S\.?$/, 'United States'),
  )
    .replace(/^(?:In re|Ex parte|Matter of) /, '')
    .split(' v. ')
    .map(wordsOfName);

const wordsOfName = (party: string): string[] =>
  (
    party
      .toLowerCase()
      .replaceAll(/[’'.]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => word !== 'and');

/** The first word of one is among the words of the other; a name that everybody has is compared whole. */
function isSide([first = '', ...more]: readonly string[], other: readonly string[] = []): boolean {
  if (first === '' || other.length === 0) return false;
  if (anybody.has(first) || anybody.has(other[0] ?? ''))
    return [first, ...more].join(' ') === other.join(' ');
  return other.includes(first) || [first, ...more].includes(other[0] ?? '');
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
