/** Quarter turns, counter-clockwise, of text against its page. */
export type Turn = 0 | 1 | 2 | 3;

/** The visible page in its own coordinates, whose y grows upward. */
export type Frame = { left: number; top: number; right: number; bottom: number };

export type GlyphSpan = { x: number; right: number; y: number };

export function turnOf(a: number, b: number): Turn {
  if (Math.abs(a) >= Math.abs(b)) return a >= 0 ? 0 : 2;
  return b > 0 ? 1 : 3;
}

/** Text beyond this slope runs across the page: a watermark or a stamp. Recognised layers of scans slope less. */
const mostSlope = 0.1;

/** Whether text stands neither level nor upright. */
export function isAslant(a: number, b: number): boolean {
  const across = Math.abs(a);
  const up = Math.abs(b);
  return Math.min(across, up) > mostSlope * Math.max(across, up);
}

export function uprightSize(frame: Frame, turn: Turn): { width: number; height: number } {
  const across = frame.right - frame.left;
  const up = frame.top - frame.bottom;
  return turn % 2 === 0 ? { width: across, height: up } : { width: up, height: across };
}

/** Writes a glyph's upright place into `at`; false when it lies outside the visible page. Writes instead of answering: called per glyph. */
export function place(
  at: GlyphSpan,
  turn: Turn,
  frame: Frame,
  origins: Float64Array,
  originAt: number,
  boxes: Float32Array,
  boxAt: number,
): boolean {
  const x = origins[originAt]!;
  const y = origins[originAt + 1]!;
  if (!(x > frame.left - 1 && x < frame.right + 1 && y > frame.bottom - 1 && y < frame.top + 1)) return false;
  const left = boxes[boxAt]!;
  const top = boxes[boxAt + 1]!;
  const right = boxes[boxAt + 2]!;
  const bottom = boxes[boxAt + 3]!;
  if (turn === 0) {
    at.x = left - frame.left;
    at.right = right - frame.left;
    at.y = frame.top - y;
  } else if (turn === 1) {
    at.x = bottom - frame.bottom;
    at.right = top - frame.bottom;
    at.y = x - frame.left;
  } else if (turn === 2) {
    at.x = frame.right - right;
    at.right = frame.right - left;
    at.y = y - frame.bottom;
  } else {
    at.x = frame.top - top;
    at.right = frame.top - bottom;
    at.y = frame.right - x;
  }
  return true;
}
