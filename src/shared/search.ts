import { z } from 'zod';
import { materialKindSchema } from '../study/material/schema.ts';
import { daySchema, endpoint, idSchema, noRequest } from './endpoint.ts';

export const searchSourceSchema = z.enum(['case', 'text', ...materialKindSchema.options]);

export const searchHitSchema = z.object({
  caseId: z.number().int(),
  caseTitle: z.string(),
  classId: z.number().int(),
  className: z.string(),
  /** `case` is a hit in the caption, `text` one on a page of the opinion. */
  source: searchSourceSchema,
  materialId: z.number().int().nullable(),
  /** The brief of the case, beside which its text is read; null until it is ready. */
  briefId: z.number().int().nullable(),
  /** The part of a brief, the title of an outline's section, or the id of a question. */
  place: z.string().nullable(),
  page: z.number().int().nullable(),
  /** The words around the match, in pieces; never markup. */
  snippet: z.array(z.object({ text: z.string(), isMatch: z.boolean() })),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

export const noteHitSchema = z.object({
  sessionId: z.number().int(),
  sessionTitle: z.string(),
  classId: z.number().int(),
  className: z.string(),
  snippet: searchHitSchema.shape.snippet,
});
export type NoteHit = z.infer<typeof noteHitSchema>;

export const maxSearchLength = 200;

export const search = endpoint({
  method: 'GET',
  path: '/api/search',
  summary:
    "Search the student's cases, texts, materials and notes, in one class or all of them. Answers to questions stay hidden.",
  request: z.object({
    q: z.string('Type what to search for').trim().min(1, 'Type what to search for').max(maxSearchLength),
    classId: idSchema.optional(),
    cursor: z.coerce.number<number>().int().min(0).max(1000).optional(),
    limit: z.coerce.number<number>().int().min(1).max(50).optional(),
  }),
  answer: z.object({
    items: z.array(searchHitSchema),
    /** Her own notes with these words, with the first hits alone. */
    notes: z.array(noteHitSchema).default([]),
    nextCursor: z.number().int().nullable(),
  }),
});

export const placesSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.number().int(),
      classId: z.number().int(),
      title: z.string(),
      heldOn: daySchema.nullable(),
    }),
  ),
  cases: z.array(
    z.object({
      id: z.number().int(),
      classId: z.number().int(),
      sessionId: z.number().int(),
      title: z.string(),
      briefId: z.number().int().nullable(),
      outlineId: z.number().int().nullable(),
      questionSetId: z.number().int().nullable(),
    }),
  ),
});
export type Places = z.infer<typeof placesSchema>;

export const listPlaces = endpoint({
  method: 'GET',
  path: '/api/places',
  summary: 'Every class session and case by name with its materials, for jumping to them.',
  request: noRequest,
  answer: placesSchema,
});
