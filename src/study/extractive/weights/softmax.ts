/** Scores as odds that sum to one; of none, none. */
export function softmax(scores: readonly number[]): number[] {
  const most = scores.reduce((highest, score) => Math.max(highest, score), Number.NEGATIVE_INFINITY);
  const odds = scores.map((score) => Math.exp(score - most));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}
