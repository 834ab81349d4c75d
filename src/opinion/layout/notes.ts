import type { Line } from './line.ts';

export type Note = { mark: string; page: number; lines: Line[] };

const plainMark = /^(?:\d{1,3}(?=\s)|[*†‡]{1,3}(?=\s?[\p{L}“"[]))/u;

/** Footnotes out of the small print under each column, in order. What has no mark of its own continues the note before. */
export function notesOf(stretches: Line[][]): Note[] {
  const notes: Note[] = [];
  for (const lines of stretches) {
    for (const line of lines) {
      const mark = line.mark ?? plainMarkOf(line, notes.at(-1));
      if (mark !== undefined) notes.push({ mark, page: line.page, lines: [line] });
      else if (notes.length > 0) notes.at(-1)!.lines.push(line);
      else notes.push({ mark: '', page: line.page, lines: [line] });
    }
  }
  return notes;
}

/** A number set level with the words is a mark only where it is the next in turn. */
function plainMarkOf(line: Line, last: Note | undefined): string | undefined {
  const mark = plainMark.exec(line.text)?.[0];
  if (mark === undefined) return undefined;
  if (!/^\d/.test(mark)) return mark;
  if (line.pieces[0]!.text.trim() !== mark) return undefined;
  const next = Number(last?.mark || 0) + 1;
  return Number(mark) === next || (mark === '1' && last?.page !== line.page) ? mark : undefined;
}
