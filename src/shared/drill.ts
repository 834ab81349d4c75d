/** Drill: questions that are due, reviews, what is ready, settings and exam days. */
import { z } from 'zod';
import { ratingSchema } from '../study/material/points.ts';
import { questionSchema } from '../study/material/schema.ts';
import {
  byId,
  daySchema,
  endpoint,
  flagSchema,
  givenDaySchema,
  idSchema,
  instantSchema,
  noContent,
  noRequest,
} from './endpoint.ts';

/** How much of what is due the scheduler aims to have recalled. */
export const retentionRange = { least: 0.75, default: 0.85, most: 0.95 } as const;

export const deckSchema = z.enum(['tonight', 'long_term']);
export type Deck = z.infer<typeof deckSchema>;

const surenessSchema = z.number().int().min(1).max(3);

/** Her own calendar day, where it is another than the server's. */
const day = givenDaySchema.optional();

const scope = z.object({
  classId: idSchema.optional(),
  sessionId: idSchema.optional(),
  questionSetId: idSchema.optional(),
});
export type DrillScope = z.infer<typeof scope>;

export const drillItemSchema = z.object({
  questionSetId: z.number().int(),
  itemId: z.string(),
  caseId: z.number().int(),
  caseTitle: z.string(),
  classId: z.number().int(),
  sessionId: z.number().int(),
  sessionTitle: z.string(),
  categoryId: z.number().int().nullable(),
  deck: deckSchema,
  /** Null for what was never asked. */
  due: daySchema.nullable(),
  /** She was sure last time, and wrong. */
  isSureMiss: z.boolean(),
  /** Days until it returns after each grade, before they are spread; absent where it does not return once it is learned, or an exam is near. */
  intervals: z.record(ratingSchema, z.number().int()).optional(),
  question: questionSchema,
  /** The numbers printed on the pages of the PDF, by its page. */
  pageLabels: z.record(z.string(), z.string()).nullable(),
  /** Of a hard question: another case of the class session that came out otherwise. */
  pairedWith: z.object({ caseId: z.number().int(), title: z.string(), disposition: z.string() }).optional(),
});
export type DrillItem = z.infer<typeof drillItemSchema>;

export const getDrill = endpoint({
  method: 'GET',
  path: '/api/drill',
  summary:
    'The questions to drill now, in order: those of a class, class session or question set, or everything due. `ahead` returns questions that aren’t due yet.',
  request: scope.extend({
    day,
    ahead: flagSchema.optional(),
    limit: z.coerce.number<number>().int().min(1).max(200).default(60),
  }),
  answer: z.object({
    items: z.array(drillItemSchema),
    /** What the drill is of: "Torts", "Class 3"; null for everything. */
    title: z.string().nullable(),
    /** Of that scope, whether an exam is near and asks for more. */
    isExamNear: z.boolean(),
  }),
});
export type Drill = z.infer<(typeof getDrill)['answer']>;

export const reviewDraftSchema = z.object({
  questionSetId: idSchema,
  itemId: z.string().min(1).max(300),
  /** The question's words: a set that was made again meanwhile may have another question under the same id. */
  question: z.string().max(5_000).optional(),
  /** Left out where she did not say. */
  sureness: surenessSchema.optional(),
  /** Ids of the statements in the professor's answer that she said. */
  points: z.array(z.string().min(1).max(300)).max(200),
  /** By hand; otherwise the points decide. */
  rating: ratingSchema.optional(),
  answer: z.string().trim().max(10_000).optional(),
  reviewedAt: instantSchema,
  /** The study day it was for her. */
  reviewedOn: day,
  elapsedMs: z
    .number()
    .int()
    .min(0)
    .max(24 * 60 * 60 * 1000),
});
export type ReviewDraft = z.infer<typeof reviewDraftSchema>;

export const postReview = endpoint({
  method: 'POST',
  path: '/api/drill/reviews',
  summary:
    'Record how a question went and schedule it again. The same question at the same instant counts once; offline reviews may arrive late and in any order.',
  request: reviewDraftSchema,
  answer: z.object({
    rating: ratingSchema,
    /** Null where it does not return once it is learned. */
    dueOn: daySchema.nullable(),
    isLearned: z.boolean(),
    /** False where this very review was kept before. */
    isNew: z.boolean(),
  }),
});
export type Reviewed = z.infer<(typeof postReview)['answer']>;

const named = reviewDraftSchema.pick({ questionSetId: true, itemId: true });

export const undoReview = endpoint({
  method: 'DELETE',
  path: '/api/drill/reviews',
  summary: 'Take back the last grade of a question: it is scheduled as it was before.',
  request: named.extend({ reviewedAt: instantSchema }),
  answer: noContent,
  status: 204,
});

export const holdSchema = z.enum(['tomorrow', 'suspended', 'none']);
export type Hold = z.infer<typeof holdSchema>;

export const holdQuestion = endpoint({
  method: 'PUT',
  path: '/api/drill/hold',
  summary:
    'Keep a question out of the drill until tomorrow or until it is brought back; `none` takes that back.',
  request: named.extend({ question: reviewDraftSchema.shape.question, hold: holdSchema, day }),
  answer: noContent,
  status: 204,
});

export const releaseQuestions = endpoint({
  method: 'POST',
  path: '/api/drill/release',
  summary: 'Bring back the questions that are held, of one class or of all.',
  request: z.object({ classId: idSchema.optional() }),
  answer: z.object({ released: z.number().int() }),
});

export const readinessSchema = z.enum(['new', 'shaky', 'ready']);
export type Readiness = z.infer<typeof readinessSchema>;

const caseReadinessSchema = z.object({
  caseId: z.number().int(),
  title: z.string(),
  questionSetId: z.number().int(),
  readiness: readinessSchema,
  questions: z.number().int(),
  learned: z.number().int(),
  /** To be answered right once, less those kept out for the day. */
  left: z.number().int(),
});

export const sessionReadinessSchema = z.object({
  sessionId: z.number().int(),
  classId: z.number().int(),
  title: z.string(),
  heldOn: daySchema.nullable(),
  cases: z.array(caseReadinessSchema),
});
export type SessionReadiness = z.infer<typeof sessionReadinessSchema>;

export const getDrillStats = endpoint({
  method: 'GET',
  path: '/api/drill/stats',
  summary:
    'What is due and what is learned, how ready each class session is, how well the student judges herself, and the days she drilled.',
  request: z.object({ classId: idSchema.optional(), day }),
  answer: z.object({
    due: z.object({ tonight: z.number().int(), longTerm: z.number().int() }),
    learned: z.number().int(),
    /** Kept out until she brings them back. */
    suspended: z.number().int().default(0),
    readiness: z.array(sessionReadinessSchema),
    /** Days drilled in a row; a single day off, and an easy day, do not end it. */
    streak: z.object({ days: z.number().int(), isTodayDone: z.boolean() }),
    /** The days on which she drilled, oldest first. */
    history: z.array(z.object({ day: daySchema, answers: z.number().int(), right: z.number().int() })),
    /** From today; what is overdue is due today. */
    dueByDay: z.array(z.object({ day: daySchema, due: z.number().int() })),
    calibration: z.array(
      z.object({ sureness: surenessSchema, times: z.number().int(), right: z.number().int() }),
    ),
  }),
});
export type DrillStats = z.infer<(typeof getDrillStats)['answer']>;

export const getTonight = endpoint({
  method: 'GET',
  path: '/api/drill/tonight',
  summary:
    'For a class session, or the next one by default: how ready each case is, and how many minutes of drill are left.',
  request: z.object({ sessionId: idSchema.optional(), day }),
  answer: z.object({
    session: z
      .object({
        id: z.number().int(),
        cases: z.array(
          z.object({
            caseId: z.number().int(),
            questionSetId: z.number().int(),
            readiness: readinessSchema,
            /** To be answered right once, less those kept out for the day. */
            left: z.number().int(),
          }),
        ),
        minutesLeft: z.number().int(),
      })
      .nullable(),
    /** In the long-term deck, of every class. */
    due: z.number().int(),
  }),
});
export type Tonight = z.infer<(typeof getTonight)['answer']>;

export const drillSettingsSchema = z.object({
  retention: z.number().min(retentionRange.least).max(retentionRange.most),
  /** Weekdays, 0 for Sunday. */
  easyDays: z.array(z.number().int().min(0).max(6)).max(6),
  dailyLimit: z.number().int().min(1).max(500).nullable(),
});
export type DrillSettings = z.infer<typeof drillSettingsSchema>;

export const getDrillSettings = endpoint({
  method: 'GET',
  path: '/api/drill/settings',
  summary: 'The student’s drill settings.',
  request: noRequest,
  answer: drillSettingsSchema,
});

export const putDrillSettings = endpoint({
  method: 'PUT',
  path: '/api/drill/settings',
  summary: 'Change the student’s drill settings: target retention, lighter weekdays, a daily limit.',
  request: drillSettingsSchema,
  answer: drillSettingsSchema,
});

const examSchema = z.object({ examOn: daySchema.nullable() });

export const getExam = endpoint({
  method: 'GET',
  path: '/api/classes/{id}/exam',
  summary: 'The exam day of a class.',
  request: byId,
  answer: examSchema,
});

export const putExam = endpoint({
  method: 'PUT',
  path: '/api/classes/{id}/exam',
  summary: 'Set a class’s exam day, or clear it with null.',
  request: byId.extend({ examOn: givenDaySchema.nullable() }),
  answer: examSchema,
});
