/** Words quoted by what is no statement of the material, as an answer about the text: pressed, they are marked in the opinion too. */
import type { Pinpoint } from '../../study/material/schema.ts';

const kept = new Map<string, readonly Pinpoint[]>();

export const keepQuoted = (id: string, pinpoints: readonly Pinpoint[]) => void kept.set(id, pinpoints);

export const quotedElsewhere = (id: string | undefined): readonly Pinpoint[] =>
  (id !== undefined && kept.get(id)) || [];
