/** Casebooks of a class whose cases are picked week by week. */
import { z } from 'zod';
import { caseSchema } from './cases.ts';
import { byId, endpoint, flagSchema, idSchema, instantSchema, noContent } from './endpoint.ts';
import { limits } from './prices.ts';

export const shelvedCaseSchema = z.object({
  title: z.string(),
  /** Of the PDF, from 1. */
  firstPage: z.number().int(),
  lastPage: z.number().int(),
  /** The case that it became when it was picked; null while it was not, or that one was deleted. */
  caseId: z.number().int().nullable(),
});
export type ShelvedCase = z.infer<typeof shelvedCaseSchema>;

export const bookSchema = z.object({
  id: z.number().int(),
  classId: z.number().int(),
  title: z.string(),
  fileName: z.string(),
  pageCount: z.number().int(),
  pdfDeletedAt: instantSchema.nullable(),
  createdAt: instantSchema,
  cases: z.array(shelvedCaseSchema),
});
export type Book = z.infer<typeof bookSchema>;

export const listShelf = endpoint({
  method: 'GET',
  path: '/api/classes/{id}/shelf',
  summary: 'The casebooks on a class’s shelf, with the cases in each.',
  request: byId,
  answer: z.array(bookSchema),
});

export const pickFromShelf = endpoint({
  method: 'POST',
  path: '/api/shelf/{id}/pick',
  summary:
    'Analyze cases from a casebook on the shelf: all of them or none. Each becomes a separate case with its own charge.',
  request: byId.extend({
    picks: z
      .array(
        z.object({
          firstPage: z.number().int().min(1),
          lastPage: z.number().int().min(1),
          /** Where two cases stand on the same pages. */
          title: z.string().optional(),
        }),
      )
      .min(1, 'Choose at least one of the cases')
      .max(limits.maxPicks),
    sessionId: idSchema,
    categoryId: idSchema.optional(),
    usePremiumToken: flagSchema.optional(),
  }),
  answer: z.array(caseSchema),
  status: 202,
});

export const deleteBook = endpoint({
  method: 'DELETE',
  path: '/api/shelf/{id}',
  summary: 'Delete a casebook and its text from the shelf. Cases picked from it stay.',
  request: byId,
  answer: noContent,
  status: 204,
});
