/** ROUGE-1 F of two texts: the harmonic mean of the shares of words they have in common. */
export function rougeOne(candidate: string, reference: string): number {
  const ours = counted(candidate);
  const theirs = counted(reference);
  let shared = 0;
  for (const [word, count] of ours.counts) shared += Math.min(count, theirs.counts.get(word) ?? 0);
  if (shared === 0) return 0;
  const precision = shared / ours.total;
  const recall = shared / theirs.total;
  return (2 * precision * recall) / (precision + recall);
}

function counted(text: string): { counts: Map<string, number>; total: number } {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, total: words.length };
}
