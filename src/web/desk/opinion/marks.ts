/** What a student marked in the opinion, as its passages show it. */
import type { Colour, PlaceInText } from '../../../study/material/highlights.ts';

export type OwnMark = {
  id: number;
  colour: Colour;
  quote: string;
  note: string | null;
  places: readonly PlaceInText[];
};

/** Of one passage. */
export type MarkPiece = {
  id: number;
  colour: Colour;
  start: number;
  end: number;
  /** True where the mark begins: its letter stands there. */
  isFirst: boolean;
  quote: string;
  hasNote: boolean;
};

/** `from` is what was pressed. */
export type OpenMark = (markId: number, from: HTMLElement) => void;

export function piecesByPassage(marks: readonly OwnMark[]): Map<string, MarkPiece[]> {
  const found = new Map<string, MarkPiece[]>();
  for (const { id, colour, quote, note, places } of marks) {
    for (const [index, { paragraphId, start, end }] of places.entries()) {
      const piece = { id, colour, start, end, isFirst: index === 0, quote, hasNote: note !== null };
      found.set(paragraphId, [...(found.get(paragraphId) ?? []), piece]);
    }
  }
  return found;
}
