import type { Run } from '../page.ts';
import { isMark, type Line, lineOf, type Piece } from './line.ts';

type Row = { y: number; x: number; right: number; size: number; pieces: Piece[] };

/** Baselines closer than this share of the size are one line. */
const sameBaseline = 0.22;
/** How far a mark may stand above, and a subscript below, the baseline it belongs to. */
const raise = { least: 0.12, most: 0.66 };
const drop = 0.36;
const smaller = 0.86;

/** Runs of one column, or of a page that has one, as lines from top to bottom. */
export function linesOf(page: number, runs: Run[]): Line[] {
  return joinRaised(rowsOf(runs)).map(({ pieces }) =>
    lineOf(page, pieces.length > 1 ? pieces.sort((a, b) => a.x - b.x) : pieces),
  );
}

function rowsOf(runs: Run[]): Row[] {
  const rows: Row[] = [];
  const ordered = [...runs].sort((a, b) => a.y - b.y || a.x - b.x);
  let row: Row | undefined;
  for (const run of ordered) {
    const piece = { ...run, raised: false };
    if (row && run.y - row.y <= sameBaseline * Math.min(run.size, row.size)) {
      row.pieces.push(piece);
      row.x = Math.min(row.x, run.x);
      row.right = Math.max(row.right, run.right);
      row.size = Math.max(row.size, run.size);
    } else {
      row = { y: run.y, x: run.x, right: run.right, size: run.size, pieces: [piece] };
      rows.push(row);
    }
  }
  return rows;
}

function joinRaised(rows: Row[]): Row[] {
  const kept: Row[] = [];
  rows.forEach((row, index) => {
    const below = rows[index + 1];
    if (below && standsAbove(row, below)) {
      below.pieces.push(...row.pieces.map((piece) => ({ ...piece, raised: true })));
      return;
    }
    const above = kept.at(-1);
    if (
      above &&
      row.size < smaller * above.size &&
      row.y - above.y <= drop * above.size &&
      touches(row, above)
    ) {
      above.pieces.push(...row.pieces);
      return;
    }
    kept.push(row);
  });
  return kept;
}

function standsAbove(row: Row, below: Row): boolean {
  const rise = below.y - row.y;
  if (rise < raise.least * below.size || rise > raise.most * below.size) return false;
  const isSmall = row.size < smaller * below.size;
  if (!isSmall && !row.pieces.every((piece) => isMark(piece.text.trim()))) return false;
  return touches(row, below);
}

/** Beside the other row's text; a footnote's own mark may stand in the margin, a first line's indent away. */
function touches(row: Row, other: Row): boolean {
  const isMarginal = row.pieces.length === 1 && isMark(row.pieces[0]!.text.trim()) && row.right < other.x;
  if (isMarginal) return other.x - row.right < 6 * other.size;
  return row.x > other.x - 2.5 * other.size && row.right < other.right + 2.5 * other.size;
}
