import type { Region } from '../layout/columns.ts';
import type { Source } from './source.ts';

/** Marks the lines with which notes begin behind the opinion, each with its own. */
export function markNotes(regions: Region[], { beforeNote }: NonNullable<Source['noteMarks']>): void {
  for (const { lines, zone } of regions) {
    if (zone !== 'notes') continue;
    for (const line of lines) {
      const mark = beforeNote.line.exec(line.text.trim())?.groups?.mark;
      if (mark) line.mark = mark;
      else delete line.mark;
    }
  }
}
