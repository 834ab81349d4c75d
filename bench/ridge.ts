/** Ridge regression within each case: what makes one sentence, word or question worth more than its neighbours. */
import { solve } from './linear.ts';

export type Row = { measures: Readonly<Record<string, number>>; worth: number };

export function ridgeFit(ridge: number) {
  let names: string[] = [];
  let squares: number[][] = [];
  let products: number[] = [];
  let cases = 0;
  return {
    add(rows: readonly Row[]): void {
      const [first] = rows;
      if (!first) return;
      if (cases === 0) {
        names = Object.keys(first.measures);
        squares = names.map(() => names.map(() => 0));
        products = names.map(() => 0);
      }
      cases += 1;
      const values = rows.map(({ measures }) => names.map((name) => measures[name] ?? 0));
      const means = names.map((_, at) => mean(values.map((line) => line[at] ?? 0)));
      const meanWorth = mean(rows.map(({ worth }) => worth));
      const weight = 1 / Math.sqrt(rows.length);
      values.forEach((line, index) => {
        const centred = line.map((value, at) => value - (means[at] ?? 0));
        const worth = (rows[index]?.worth ?? 0) - meanWorth;
        centred.forEach((one, i) => {
          if (one === 0) return;
          products[i] = (products[i] ?? 0) + weight * one * worth;
          const square = squares[i] ?? [];
          centred.forEach((other, j) => {
            square[j] = (square[j] ?? 0) + weight * one * other;
          });
        });
      });
    },
    weights(): Record<string, number> {
      const held = squares.map((line, i) =>
        line.map((value, j) => (i === j ? value + (ridge * cases) / 10 : value)),
      );
      const solved = solve(held, products);
      return Object.fromEntries(names.map((name, at) => [name, solved[at] ?? 0]));
    },
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
