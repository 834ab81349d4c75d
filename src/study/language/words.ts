/** Words, stems and their weight in one opinion. */

/** Words that are written one after another. */
export const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const stopWords = listed(
  `a about above after again against all also although am an and any are as at be because been before being below
between both but by can cannot could did do does doing down during each even ever few first for from further had has
have having he her here hers herself him himself his how however i if in into is it its itself just may me might more
most must my nor not now of off on once only or other our ours out over own per said same second see shall she should
so some such than that the their them then there thereby therefore these they third this those thus through to too
under until up upon us very was we were what when where whether which while who whom why will with within without
would yet you your no cf id ibid supra infra eg ie et al app cert op court courts case cases ante post`,
);

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? [];
}

/** The words as a part of a pattern, which they alone fit. */
export const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Words and numbers of the plain alphabet, as briefs are compared by. */
export function plainWordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** A rough stem: enough to see that "taxes" and "taxed" speak of one thing. */
export function stemOf(word: string): string {
  const bare = word.replace(/['’]s?$/, '');
  if (bare.length < 5) return bare;
  return bare
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ations?|ments?|ings?|edly|ers?|ors?|ed|es|ly|s|e)$/, '');
}

/** Stems that carry matter: no stop words, no numbers. */
export function termsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => word.length > 2 && !stopWords.has(word) && !/^\d/.test(word))
    .map(stemOf);
}

export function countTerms(texts: Iterable<readonly string[]>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const terms of texts) {
    for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

/** A set where one list of terms is compared with many: it is made of a list at each comparison. */
type Terms = readonly string[] | ReadonlySet<string>;

/** Share of the smaller set of terms that the larger one holds too, 0 to 1. */
export function overlapOf(one: Terms, other: Terms): number {
  const [first, second] = [setOf(one), setOf(other)];
  const [small, large] = first.size < second.size ? [first, second] : [second, first];
  if (small.size === 0) return 0;
  let shared = 0;
  for (const term of small) if (large.has(term)) shared += 1;
  return shared / small.size;
}

const setOf = (terms: Terms): ReadonlySet<string> => (terms instanceof Set ? terms : new Set(terms));
