/** A pasted syllabus: the class sessions and cases it names, and which of those cases are still missing. */
import { z } from 'zod';
import { byId, daySchema, endpoint, idSchema, noContent } from './endpoint.ts';

const longestText = 200_000;

const plannedCaseSchema = z.object({
  name: z.string(),
  citation: z.string().nullable(),
  /** The class session names it already. */
  isThere: z.boolean(),
});

const plannedSessionSchema = z.object({
  heldOn: daySchema.nullable(),
  title: z.string(),
  /** Of the class session that there is already; null where it is to be created. */
  sessionId: z.number().int().nullable(),
  cases: z.array(plannedCaseSchema),
});
export type PlannedSession = z.infer<typeof plannedSessionSchema>;

/** Of the preview, by place: a whole class session, or one of its cases. */
const skippedPlanSchema = z.object({
  session: z.number().int().min(0),
  case: z.number().int().min(0).optional(),
});
export type SkippedPlan = z.infer<typeof skippedPlanSchema>;

export const readSyllabus = endpoint({
  method: 'POST',
  path: '/api/classes/{id}/syllabus',
  summary:
    'The class sessions and cases in a pasted syllabus. With `apply`, those that don’t exist yet are created, except the `skipped` ones, and `examOn` becomes the class’s exam day; sending the same text again creates nothing.',
  request: byId.extend({
    text: z
      .string('Paste your syllabus first.')
      .trim()
      .min(1, 'Paste your syllabus first.')
      .max(longestText, 'This is too long for a syllabus. Paste just the schedule.'),
    apply: z.boolean().optional(),
    skipped: z.array(skippedPlanSchema).max(5000).optional(),
    examOn: daySchema.nullish(),
  }),
  answer: z.object({
    sessions: z.array(plannedSessionSchema),
    /** The day of the final exam that the text names, where the class has none yet. */
    examOn: daySchema.nullable(),
    isApplied: z.boolean(),
  }),
});

export const missingCaseSchema = z.object({
  id: z.number().int(),
  sessionId: z.number().int(),
  name: z.string(),
  citation: z.string().nullable(),
});
export type MissingCase = z.infer<typeof missingCaseSchema>;

export const listMissingCases = endpoint({
  method: 'GET',
  path: '/api/classes/{id}/missing-cases',
  summary: 'Cases in the syllabus whose opinions are not in the class yet.',
  request: byId,
  answer: z.array(missingCaseSchema),
});

export const misplacedCaseSchema = z.object({
  assignedId: z.number().int(),
  caseId: z.number().int(),
  /** Where the syllabus has it. */
  sessionId: z.number().int(),
});
export type MisplacedCase = z.infer<typeof misplacedCaseSchema>;

export const listMisplacedCases = endpoint({
  method: 'GET',
  path: '/api/classes/{id}/misplaced-cases',
  summary: 'Cases of the class that the syllabus has in another class session.',
  request: byId,
  answer: z.array(misplacedCaseSchema),
});

export const dropMissingCase = endpoint({
  method: 'DELETE',
  path: '/api/classes/{id}/missing-cases',
  summary: 'Stop listing a case from the syllabus as missing or misplaced.',
  request: byId.extend({ assignedId: idSchema }),
  answer: noContent,
  status: 204,
});
