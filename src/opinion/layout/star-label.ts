import type { Region } from './columns.ts';
import type { PageFurniture } from './furniture.ts';
import { lineOf } from './line.ts';

const star = /^\[?\*(\d{1,4})\]$/;

/** Takes a bracketed page number that stands before a page's first words ("[*12]") and keeps it as the page's label. */
export function takeStarLabel(regions: Region[], furniture: PageFurniture): void {
  const lines = regions[0]?.lines;
  const first = lines?.[0];
  const label = star.exec(first?.pieces[0]?.text.trim() ?? '')?.[1];
  if (!lines || !first || !label) return;
  furniture.label = label;
  if (first.pieces.length === 1) lines.shift();
  else lines[0] = lineOf(first.page, first.pieces.slice(1));
}
