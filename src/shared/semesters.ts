import { z } from 'zod';
import { byId, endpoint, noContent, noRequest } from './endpoint.ts';
import { limits } from './prices.ts';

export const semesterSchema = z.object({ id: z.number().int(), name: z.string() });
export type Semester = z.infer<typeof semesterSchema>;

export const semesterDraftSchema = z.object({
  name: z
    .string('Semester name is required')
    .trim()
    .min(1, 'Semester name is required')
    .max(limits.maxNameLength),
});
export type SemesterDraft = z.infer<typeof semesterDraftSchema>;

export const listSemesters = endpoint({
  method: 'GET',
  path: '/api/semesters',
  summary: "The student's semesters, newest first.",
  request: noRequest,
  answer: z.array(semesterSchema),
});

export const createSemester = endpoint({
  method: 'POST',
  path: '/api/semesters',
  summary: 'Create a semester.',
  request: semesterDraftSchema,
  answer: semesterSchema,
  status: 201,
});

export const updateSemester = endpoint({
  method: 'PUT',
  path: '/api/semesters/{id}',
  summary: 'Rename a semester.',
  request: byId.extend(semesterDraftSchema.shape),
  answer: semesterSchema,
});

export const deleteSemester = endpoint({
  method: 'DELETE',
  path: '/api/semesters/{id}',
  summary: 'Delete a semester, its classes and everything in them.',
  request: byId,
  answer: noContent,
  status: 204,
});

/** What a semester that holds this day is usually called: "Fall 2026". */
export function usualSemester(at: Date): string {
  const month = at.getMonth();
  const term = month < 5 ? 'Spring' : month < 7 ? 'Summer' : 'Fall';
  return `${term} ${at.getFullYear()}`;
}
