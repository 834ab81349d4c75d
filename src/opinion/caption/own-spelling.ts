const word = /[\p{L}\d](?:[\p{L}\d.&]*[\p{L}\d])?/gu;
/** Words longer than this are set in capitals for their looks and are no initials. */
const longestInitials = 6;

/**
 * The name with the capitals that the opinion's sentences give its words ("ConsumerInfo.com", "eBay", "SEIU"):
 * a caption set in capitals does not tell them. What the sentences never spell otherwise than the name does stays.
 */
export function inOwnSpelling(name: string, sentences: string[]): string {
  const names = (name.match(word) ?? []).filter((each) => each.length > 1 && /\p{Lu}/u.test(each));
  const wanted = new Set(names.map((each) => each.toLowerCase()));
  const spellings = new Map<string, Map<string, number>>();
  for (const sentence of sentences) {
    if (wanted.size === 0) break;
    if (!mentions(sentence, wanted) || !isMixedCase(sentence)) continue;
    for (const [found] of sentence.matchAll(word)) {
      const key = found.toLowerCase();
      if (!wanted.has(key)) continue;
      // One sentence that spells it as the name does settles it.
      if (names.includes(found)) wanted.delete(key);
      const counts = spellings.get(key) ?? new Map<string, number>();
      spellings.set(key, counts.set(found, (counts.get(found) ?? 0) + 1));
    }
  }
  return name.replace(word, (each) => ownSpelling(each, spellings.get(each.toLowerCase())));
}

function ownSpelling(each: string, counts: Map<string, number> | undefined): string {
  if (!counts || counts.has(each)) return each;
  const [best] = [...counts].filter(([found]) => bearsCapitals(found)).sort((a, b) => b[1] - a[1])[0] ?? [];
  return best ?? each;
}

/** A capital after a small letter, or initials. */
function bearsCapitals(found: string): boolean {
  return /\p{Ll}\p{Lu}/u.test(found) || (/^\p{Lu}{2,}$/u.test(found) && found.length <= longestInitials);
}

/** Asked of every paragraph: a search for a few words is far cheaper than taking all of them apart. */
function mentions(sentence: string, wanted: Set<string>): boolean {
  const lower = sentence.toLowerCase();
  for (const each of wanted) if (lower.includes(each)) return true;
  return false;
}

function isMixedCase(sentence: string): boolean {
  const capitals = sentence.match(/\p{Lu}/gu)?.length ?? 0;
  const small = sentence.match(/\p{Ll}/gu)?.length ?? 0;
  return small > 2 * capitals;
}
