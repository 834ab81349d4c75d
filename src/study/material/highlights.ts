/** What a student marks in an opinion: words of it, in one of six colors, with a note or without. */
import { z } from 'zod';

/** Also the parts of her own brief, in its order. */
export const colours = ['facts', 'issue', 'rule', 'reasoning', 'holding', 'dicta'] as const;
export const colourSchema = z.enum(colours);
export type Colour = z.infer<typeof colourSchema>;

/** "Use as holding": the part of her own brief in which the words stand first, whatever their color. */
export const uses = ['holding', 'rule', 'fact'] as const;
export const useSchema = z.enum(uses);
export type Use = z.infer<typeof useSchema>;

export const placeInTextSchema = z.object({
  /** Of a passage. */
  paragraphId: z.string(),
  page: z.number().int().min(1),
  /** Half-open offsets into the passage's text. */
  start: z.number().int().min(0),
  end: z.number().int().min(1),
});
export type PlaceInText = z.infer<typeof placeInTextSchema>;

/** Where the words stood when she marked them, and what stood round them. */
export type Anchor = PlaceInText & { quote: string; before: string; after: string };

type Sorted = { colour: Colour; use: Use | null };

const partOfUse: Record<Use, Colour> = { holding: 'holding', rule: 'rule', fact: 'facts' };

export const partOf = ({ colour, use }: Sorted): Colour => (use ? partOfUse[use] : colour);

/** Not in the list of prices and limits: the first screen brings that along. */
export const highlightLimits = { aCase: 2_000, letters: 5_000, lettersOfNote: 2_000 } as const;
