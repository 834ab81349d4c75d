/** Solves a symmetric positive system by elimination; enough for some fifty unknowns. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const rows = matrix.map((line, at) => [...line, right[at] ?? 0]);
  for (let column = 0; column < size; column += 1) {
    const pivot = rows[column] ?? [];
    const scale = pivot[column] || 1e-9;
    for (let below = column + 1; below < size; below += 1) {
      const line = rows[below] ?? [];
      const factor = (line[column] ?? 0) / scale;
      if (factor === 0) continue;
      for (let at = column; at <= size; at += 1) line[at] = (line[at] ?? 0) - factor * (pivot[at] ?? 0);
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let at = size - 1; at >= 0; at -= 1) {
    const line = rows[at] ?? [];
    const known = solution.reduce(
      (sum, value, index) => (index > at ? sum + value * (line[index] ?? 0) : sum),
      0,
    );
    solution[at] = ((line[size] ?? 0) - known) / (line[at] || 1e-9);
  }
  return solution;
}
