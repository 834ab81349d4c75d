/** Class sessions and categories: the meetings of a class and the groups of cases inside one. */
import { z } from 'zod';
import { caseSchema } from './cases.ts';
import { byId, daySchema, endpoint, givenDaySchema, idSchema, noContent, noRequest } from './endpoint.ts';
import { limits } from './prices.ts';

export const categorySchema = z.object({
  id: z.number().int(),
  sessionId: z.number().int(),
  name: z.string(),
  position: z.number().int(),
});
export type Category = z.infer<typeof categorySchema>;

export const classSessionSchema = z.object({
  id: z.number().int(),
  classId: z.number().int(),
  title: z.string(),
  heldOn: daySchema.nullable(),
  position: z.number().int(),
});
export type ClassSession = z.infer<typeof classSessionSchema>;

export const classSessionWithCasesSchema = classSessionSchema.extend({
  categories: z.array(categorySchema),
  cases: z.array(caseSchema),
});
export type ClassSessionWithCases = z.infer<typeof classSessionWithCasesSchema>;

const titleSchema = z
  .string('A class session needs a title')
  .trim()
  .min(1, 'A class session needs a title')
  .max(limits.maxNameLength);
const categoryNameSchema = z
  .string('A category needs a name')
  .trim()
  .min(1, 'A category needs a name')
  .max(limits.maxNameLength);
const positionSchema = z.number().int().min(0).max(100_000);

export const listClassSessions = endpoint({
  method: 'GET',
  path: '/api/classes/{id}/sessions',
  summary: 'The class sessions of a class, newest first, with categories and cases.',
  request: byId,
  answer: z.array(classSessionWithCasesSchema),
});

export const nextSessionSchema = classSessionSchema.extend({
  className: z.string(),
  cases: z.array(caseSchema),
  /** Cases that the syllabus names and that are not uploaded. An answer kept by an older version has none. */
  missing: z.array(z.string()).default([]),
});
export type NextSession = z.infer<typeof nextSessionSchema>;

export const listNextSessions = endpoint({
  method: 'GET',
  path: '/api/next-sessions',
  summary:
    'The class sessions from yesterday on with their cases and the names of those still to upload, soonest first; if none is dated, the newest one. Which one is next depends on the student’s own calendar day.',
  request: noRequest,
  answer: z.array(nextSessionSchema),
});

export const createClassSession = endpoint({
  method: 'POST',
  path: '/api/classes/{id}/sessions',
  summary: 'Create a class session.',
  request: byId.extend({ title: titleSchema, heldOn: givenDaySchema.nullable().optional() }),
  answer: classSessionSchema,
  status: 201,
});

export const updateClassSession = endpoint({
  method: 'PUT',
  path: '/api/sessions/{id}',
  summary: 'Change the title, date or position of a class session.',
  request: byId.extend({
    title: titleSchema,
    heldOn: givenDaySchema.nullable().optional(),
    position: positionSchema.optional(),
  }),
  answer: classSessionSchema,
});

export const deleteClassSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/{id}',
  summary: `Delete a class session and its cases. It can be restored for ${limits.restoreWindowSeconds} seconds.`,
  request: byId,
  answer: noContent,
  status: 204,
});

export const restoreClassSession = endpoint({
  method: 'POST',
  path: '/api/sessions/{id}/restore',
  isOpenBeforeTerms: true,
  summary: 'Restore a class session that was just deleted, with its cases.',
  request: byId,
  answer: classSessionSchema,
});

export const createCategory = endpoint({
  method: 'POST',
  path: '/api/sessions/{id}/categories',
  summary:
    'Create a category in a class session, optionally at a given position and with cases that have no category yet.',
  request: byId.extend({
    name: categoryNameSchema,
    position: positionSchema.optional(),
    caseIds: z.array(idSchema).max(1000).optional(),
  }),
  answer: categorySchema,
  status: 201,
});

export const updateCategory = endpoint({
  method: 'PUT',
  path: '/api/categories/{id}',
  summary: 'Rename or reorder a category.',
  request: byId.extend({ name: categoryNameSchema, position: positionSchema.optional() }),
  answer: categorySchema,
});

export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/api/categories/{id}',
  summary: 'Delete a category; its cases stay in the class session.',
  request: byId,
  answer: noContent,
  status: 204,
});
