/** What a student marks in an opinion, and the brief that she makes of it. */
import { z } from 'zod';
import { colourSchema, highlightLimits, placeInTextSchema, useSchema } from '../study/material/highlights.ts';
import { pinpointSchema } from '../study/material/schema.ts';
import { documentFormats, fileFormats } from './downloads.ts';
import { byId, endpoint, idSchema, instantSchema, noContent } from './endpoint.ts';
import { limits } from './prices.ts';

export const highlightSchema = z.object({
  id: z.number().int(),
  colour: colourSchema,
  /** The words, as they stood when she marked them. */
  quote: z.string(),
  note: z.string().nullable(),
  use: useSchema.nullable(),
  /** Of the PDF, when she marked them. */
  page: z.number().int(),
  /** Where the words stand now; none where the text no longer has them. */
  places: z.array(placeInTextSchema),
  createdAt: instantSchema,
});
export type Highlight = z.infer<typeof highlightSchema>;

const note = z.string().trim().max(highlightLimits.lettersOfNote).nullable();
const path = '/api/cases/{id}/highlights';

export const listHighlights = endpoint({
  method: 'GET',
  path,
  summary: 'The student’s highlights in a case’s text, in the order she made them.',
  request: byId,
  answer: z.object({ items: z.array(highlightSchema) }),
});

export const addHighlight = endpoint({
  method: 'POST',
  path,
  summary:
    'Highlight words in one passage, from offset `start` up to but not including offset `end` of its text. Highlighting the same words again changes their color.',
  request: byId.extend({
    paragraphId: z.string().min(1).max(40),
    start: z.number().int().min(0),
    end: z.number().int().min(1),
    colour: colourSchema,
    note: note.optional(),
    use: useSchema.nullable().optional(),
  }),
  answer: highlightSchema,
  status: 201,
});

const ofHighlight = byId.extend({ highlightId: idSchema });

export const changeHighlight = endpoint({
  method: 'PATCH',
  path,
  summary: 'Change a highlight’s color, note or use; fields left out don’t change.',
  request: ofHighlight.extend({
    colour: colourSchema.optional(),
    note: note.optional(),
    use: useSchema.nullable().optional(),
  }),
  answer: highlightSchema,
});

export const removeHighlight = endpoint({
  method: 'DELETE',
  path,
  summary: `Remove a highlight and its note. It can be restored for ${limits.restoreWindowSeconds} seconds.`,
  request: ofHighlight,
  answer: noContent,
  status: 204,
});

export const restoreHighlight = endpoint({
  method: 'POST',
  path: `${path}/restore`,
  isOpenBeforeTerms: true,
  summary: 'Restore a highlight that was just removed.',
  request: ofHighlight,
  answer: highlightSchema,
});

/** Whether the other brief has the same words: in the same part, in another, or not at all. */
const matchSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('both') }),
  z.object({ state: z.literal('elsewhere'), part: colourSchema }),
  z.object({ state: z.literal('alone') }),
]);
export type Match = z.infer<typeof matchSchema>;

export const ownBriefSchema = z.object({
  caseId: z.number().int(),
  /** Null where no brief was made: then there is nothing to compare with. */
  briefId: z.number().int().nullable(),
  sections: z.array(
    z.object({
      part: colourSchema,
      hers: z.array(z.object({ highlight: highlightSchema, pageName: z.string(), match: matchSchema })),
      made: z.array(
        z.object({
          id: z.string(),
          text: z.string(),
          pinpoints: z.array(pinpointSchema),
          match: matchSchema,
        }),
      ),
    }),
  ),
});
export type OwnBrief = z.infer<typeof ownBriefSchema>;

export const getOwnBrief = endpoint({
  method: 'GET',
  path: '/api/cases/{id}/own-brief',
  summary:
    'The student’s own brief, made from her highlights, next to the generated brief part by part: what both have, and what only one has.',
  request: byId,
  answer: ownBriefSchema,
});

export const downloadOwnBrief = endpoint({
  method: 'GET',
  path: '/api/cases/{id}/own-brief/download',
  summary:
    'The student’s own brief as a file, with only her highlights and notes: free as Markdown and CSV; PDF and Word are on the paid plan.',
  request: byId.extend({ format: z.enum(documentFormats).default('pdf') }),
  answer: z.string(),
  answerType: documentFormats.map((format) => fileFormats[format].type),
});
