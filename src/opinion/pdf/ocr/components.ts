import type { Box, Grey } from './grey.ts';

/** Boxes around the ink that hangs together inside the band, from left to right. */
export function componentsIn({ width, pixels }: Grey, band: Box, threshold: number): Box[] {
  const columns = band.x1 - band.x0;
  const rows = band.y1 - band.y0;
  if (columns <= 0 || rows <= 0) return [];
  const isSeen = new Uint8Array(columns * rows);
  const isInk = (at: number) =>
    pixels[(band.y0 + Math.floor(at / columns)) * width + band.x0 + (at % columns)]! < threshold;
  const boxes: Box[] = [];
  const stack: number[] = [];
  for (let start = 0; start < isSeen.length; start++) {
    if (isSeen[start] || !isInk(start)) continue;
    const box: Box = { x0: columns, y0: rows, x1: 0, y1: 0 };
    isSeen[start] = 1;
    stack.push(start);
    while (stack.length > 0) {
      const at = stack.pop()!;
      const x = at % columns;
      const y = Math.floor(at / columns);
      box.x0 = Math.min(box.x0, x);
      box.x1 = Math.max(box.x1, x + 1);
      box.y0 = Math.min(box.y0, y);
      box.y1 = Math.max(box.y1, y + 1);
      for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row++) {
        for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column++) {
          const next = row * columns + column;
          if (isSeen[next] || !isInk(next)) continue;
          isSeen[next] = 1;
          stack.push(next);
        }
      }
    }
    boxes.push({ x0: box.x0 + band.x0, x1: box.x1 + band.x0, y0: box.y0 + band.y0, y1: box.y1 + band.y0 });
  }
  return boxes.sort((a, b) => a.x0 - b.x0);
}
