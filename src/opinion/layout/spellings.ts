/** What a lost glyph stood for; some fonts name it by its first letter. */
const ligatures = ['fi', 'fl', 'ff', 'ffi', 'ffl'];

/** With one ligature put back: in the place of each "f" or "ff", or between any two letters. */
export function spelledWithLigature(word: string): string[] {
  const kept = [...word.matchAll(/ff?/g)].flatMap(({ 0: rest, index }) =>
    ligatures
      .filter((each) => each !== rest && each.startsWith(rest))
      .map((each) => word.slice(0, index) + each + word.slice(index + rest.length)),
  );
  if (kept.length > 0) return kept;
  return Array.from({ length: word.length + 1 }, (_, at) => at).flatMap((at) =>
    ligatures.map((each) => word.slice(0, at) + each + word.slice(at)),
  );
}
