/** What was measured, as plain text that can be pasted into a note. */

export type Row = {
  what: string;
  unit: 'ms' | 's' | 'kB' | 'MB' | '/s' | 'pages/s' | 'tokens' | '×' | '';
  /** One value a run. */
  values: number[];
  target?: number;
  /** Whether the target is the most (usual) or the least that is wanted. */
  wanted?: 'most' | 'least';
  peer?: string;
};

export type Table = { title: string; rows: Row[]; notes: string[] };

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) return Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

const head = ['', 'median', 'least–most', 'target', '', 'peer'];

export function formatTable({ title, rows, notes }: Table): string {
  const lines = [head, ...rows.map(formatRow)];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const body = lines.map((line) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return [title, ...body.map((line) => `  ${line}`), ...notes.map((note) => `  · ${note}`)].join('\n');
}

function formatRow({ what, unit, values, target, wanted = 'most', peer = '' }: Row): string[] {
  if (values.length === 0) return [what, 'not measured', '', '', '', peer];
  const middle = median(values);
  const isMet = target === undefined || (wanted === 'most' ? middle <= target : middle >= target);
  return [
    what,
    `${round(middle)} ${unit}`.trim(),
    values.length > 1 ? `${round(Math.min(...values))}–${round(Math.max(...values))}` : '',
    target === undefined ? '' : `${wanted === 'most' ? '≤' : '≥'} ${target} ${unit}`.trim(),
    target === undefined ? '' : isMet ? 'met' : 'MISSED',
    peer,
  ];
}

function round(value: number): string {
  return Math.abs(value) < 10 ? String(Math.round(value * 100) / 100) : String(Math.round(value));
}
