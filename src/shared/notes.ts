/** A student's own notes on a class session: plain text or Markdown, which no model reads. */
import { z } from 'zod';
import { byId, endpoint, instantSchema } from './endpoint.ts';

export const longestNotes = 200_000;

export const notesSchema = z.object({
  sessionId: z.number().int(),
  text: z.string(),
  /** 0 until there are any. */
  version: z.number().int(),
  updatedAt: instantSchema.nullable(),
});
export type Notes = z.infer<typeof notesSchema>;

export const getNotes = endpoint({
  method: 'GET',
  path: '/api/sessions/{id}/notes',
  summary: 'The student’s notes on a class session.',
  request: byId,
  answer: notesSchema,
});

export const putNotes = endpoint({
  method: 'PUT',
  path: '/api/sessions/{id}/notes',
  summary: 'Save the student’s notes on a class session; `version` is the one they were written on.',
  request: byId.extend({
    text: z
      .string('Send your notes as text.')
      .max(longestNotes, 'These notes are too long for one class session.'),
    version: z.number().int().min(0),
  }),
  answer: notesSchema,
});
