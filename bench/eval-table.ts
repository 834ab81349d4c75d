import type { EvalGroup, EvalRow } from './eval-rows.ts';

const head = ['', 'figure', 'reach', '', 'beside'];

/** One table for all groups: columns stand under each other from the first group to the last. */
export function formatGroups(groups: EvalGroup[]): string {
  const rows = groups.flatMap((group) => group.rows.map(cellsOf));
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd();
  return groups
    .map(({ title, rows: own, notes = [] }, index) =>
      [
        title,
        ...(index === 0 ? [line(head)] : []),
        ...own.map((row) => line(cellsOf(row))),
        ...notes.map((note) => `    · ${note}`),
      ].join('\n'),
    )
    .join('\n\n');
}

function cellsOf({ what, figure, reach = '', isMet, beside = '' }: EvalRow): string[] {
  return [what, figure, reach, isMet === undefined ? '' : isMet ? 'met' : 'MISSED', beside];
}
