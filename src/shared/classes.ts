import { z } from 'zod';
import { professorStyleSchema } from '../study/material/professor-style.ts';
import { byId, endpoint, idSchema, instantSchema, noContent, noRequest } from './endpoint.ts';
import { limits } from './prices.ts';
import { semesterSchema } from './semesters.ts';

/** What the school says about such tools; shown before anything is analysed. */
export const aiPolicySchema = z.enum(['allowed', 'ask', 'not_allowed']);
export type AiPolicy = z.infer<typeof aiPolicySchema>;

export const classSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  semesterId: z.number().int(),
  isFavorite: z.boolean(),
  professorStyle: professorStyleSchema.nullable(),
  aiPolicy: aiPolicySchema.nullable(),
  createdAt: instantSchema,
});
export type Class = z.infer<typeof classSchema>;

export const favoriteClassSchema = classSchema.extend({ semesterName: z.string() });
export type FavoriteClass = z.infer<typeof favoriteClassSchema>;

export const classDraftSchema = z.object({
  name: z.string('Class name is required').trim().min(1, 'Class name is required').max(limits.maxNameLength),
  semesterId: z.coerce
    .number<number>('Please select a semester')
    .int('Please select a semester')
    .min(1, 'Please select a semester')
    .max(2_147_483_647, 'Please select a semester'),
});
export type ClassDraft = z.infer<typeof classDraftSchema>;

export const listClasses = endpoint({
  method: 'GET',
  path: '/api/classes',
  summary: "The student's classes.",
  request: noRequest,
  answer: z.array(classSchema),
});

export const createClass = endpoint({
  method: 'POST',
  path: '/api/classes',
  summary: 'Create a class in a semester.',
  request: classDraftSchema,
  answer: classSchema,
  status: 201,
});

export const getClass = endpoint({
  method: 'GET',
  path: '/api/classes/{id}',
  summary: 'A class with its semester.',
  request: byId,
  answer: classSchema.extend({ semester: semesterSchema }),
});
export type ClassWithSemester = z.infer<(typeof getClass)['answer']>;

export const updateClass = endpoint({
  method: 'PUT',
  path: '/api/classes/{id}',
  summary: 'Rename a class or move it to another semester.',
  request: byId.extend(classDraftSchema.shape),
  answer: classSchema,
});

export const deleteClass = endpoint({
  method: 'DELETE',
  path: '/api/classes/{id}',
  summary: 'Delete a class and everything in it.',
  request: byId,
  answer: noContent,
  status: 204,
});

export const toggleFavorite = endpoint({
  method: 'PATCH',
  path: '/api/classes/{id}/favorite',
  summary: 'Make a class a favorite, or stop.',
  request: z.object({ id: idSchema }),
  answer: classSchema,
});

export const updateClassPreferences = endpoint({
  method: 'PATCH',
  path: '/api/classes/{id}/preferences',
  summary: "Save the professor's style and the school's AI policy; null clears one.",
  request: byId.extend({
    professorStyle: professorStyleSchema.nullable().optional(),
    aiPolicy: aiPolicySchema.nullable().optional(),
  }),
  answer: classSchema,
});

export const listFavoriteClasses = endpoint({
  method: 'GET',
  path: '/api/favorite-classes',
  summary: 'The favorite classes, each with the name of its semester.',
  request: noRequest,
  answer: z.array(favoriteClassSchema),
});
