/** Ask, and be asked: graded attempts at a question, questions to the text, one more question, a brief in half a minute. */
import { z } from 'zod';
import { gradedPointSchema } from '../study/material/points.ts';
import {
  difficultySchema,
  itemSchema,
  pinpointSchema,
  questionKindSchema,
  questionSchema,
} from '../study/material/schema.ts';
import { byId, endpoint, idSchema, instantSchema } from './endpoint.ts';

export const runStateSchema = z.enum(['running', 'done', 'failed', 'cancelled']);

/** Why a language model did not answer, as a sentence; never anything of the text. */
const failureSchema = z.object({ code: z.string(), message: z.string() }).nullable();

/** The embedded engine in place of a language model: it has no daily number. */
const engineChoice = z.literal('extractive').optional();

export const graderSchema = z.enum(['self', 'model', 'browser']);

export const attemptSchema = z.object({
  id: z.number().int(),
  /** Of the question. */
  itemId: z.string(),
  answer: z.string(),
  sureness: z.number().int().nullable(),
  state: runStateSchema,
  /** `self`: she ticked what she said; `browser`: the model of her own browser, of which the server knows no more. */
  gradedBy: graderSchema,
  engine: z.string(),
  points: z.array(gradedPointSchema),
  followUp: z.string().optional(),
  failure: failureSchema,
  createdAt: instantSchema,
});
export type Attempt = z.infer<typeof attemptSchema>;

/** What a language model may still be asked for today; null where the embedded engine answers. */
const modelAsksLeft = z.number().int().nullable();

const itemId = z.string().min(1).max(300);
const points = z.array(itemId).max(200);

export const makeAttempt = endpoint({
  method: 'POST',
  path: '/api/questions/{id}/attempts',
  summary:
    'Save an answer to a question and grade it point by point against the professor’s: with a language model if one is configured (as server-sent events if the request accepts them), otherwise by the points the student ticks. `graded` carries the result of a model in her own browser.',
  request: byId.extend({
    itemId,
    answer: z.string().trim().min(1, 'Write an answer first.').max(10_000),
    sureness: z.number().int().min(1).max(3).optional(),
    points: points.optional(),
    graded: z
      .object({
        points: z.array(gradedPointSchema).max(200),
        followUp: z.string().trim().max(400).optional(),
      })
      .optional(),
    engine: engineChoice,
  }),
  answer: attemptSchema,
  status: 201,
});

export const listAttempts = endpoint({
  method: 'GET',
  path: '/api/questions/{id}/attempts',
  summary: 'Recent attempts at a set’s questions, newest first.',
  request: byId,
  answer: z.object({ items: z.array(attemptSchema), modelAsksLeft }),
});

const ofAttempt = byId.extend({ attemptId: idSchema });

export const tickPoints = endpoint({
  method: 'PUT',
  path: '/api/questions/{id}/attempts/{attemptId}',
  summary: 'Record which points of the professor’s answer an attempt made, if no model graded it.',
  request: ofAttempt.extend({ points }),
  answer: attemptSchema,
});

export const cancelAttempt = endpoint({
  method: 'POST',
  path: '/api/questions/{id}/attempts/{attemptId}/cancel',
  summary: 'Stop grading an attempt. The student’s answer is kept.',
  request: ofAttempt,
  answer: attemptSchema,
  status: 202,
  isOpenBeforeTerms: true,
});

export const selectionSchema = z.object({
  paragraphId: z.string().min(1).max(40),
  quote: z.string().trim().min(1).max(4_000),
});

export const askSchema = z.object({
  id: z.number().int(),
  question: z.string(),
  selection: selectionSchema.nullable(),
  state: runStateSchema,
  engine: z.string(),
  /** Of the embedded engine: best first, the words of one sentence each. */
  passages: z.array(z.array(pinpointSchema)),
  /** Of a language model; each rests on words of the text. */
  statements: z.array(itemSchema),
  /** True where the text does not answer. */
  notInThisExcerpt: z.boolean(),
  failure: failureSchema,
  createdAt: instantSchema,
});
export type Ask = z.infer<typeof askSchema>;

/** What the stream of an asking tells, in this order; `text` is being written and unchecked, each time whole; `checking`: it is written and being read again. */
export const askEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ask'), id: z.number().int() }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('checking') }),
  z.object({ type: z.literal('passage'), pinpoints: z.array(pinpointSchema) }),
  z.object({ type: z.literal('statement'), statement: itemSchema }),
  z.object({ type: z.literal('not_in_this_excerpt') }),
  z.object({ type: z.literal('done'), ask: askSchema }),
]);
export type AskEvent = z.infer<typeof askEventSchema>;

export const attemptEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('attempt'), id: z.number().int() }),
  z.object({ type: z.literal('point'), point: gradedPointSchema }),
  z.object({ type: z.literal('done'), attempt: attemptSchema }),
]);
export type AttemptEvent = z.infer<typeof attemptEventSchema>;

export const askText = endpoint({
  method: 'POST',
  path: '/api/cases/{id}/ask',
  summary:
    'Ask a question about a case’s text. Answers with the relevant passages and, with a language model, statements with pinpoints, as server-sent events (`ask`, `text`, `checking`, `passage`, `statement`, `not_in_this_excerpt`, `done`). It continues if the connection drops, until it is canceled.',
  request: byId.extend({
    question: z.string().trim().min(1, 'Ask a question first.').max(1_000),
    selection: selectionSchema.optional(),
    engine: engineChoice,
  }),
  answer: z.string(),
  answerType: 'text/event-stream',
});

export const listAsks = endpoint({
  method: 'GET',
  path: '/api/cases/{id}/asks',
  summary: 'Recent questions about a case’s text with their answers, newest first.',
  request: byId,
  answer: z.object({ items: z.array(askSchema), modelAsksLeft }),
});

export const cancelAsk = endpoint({
  method: 'POST',
  path: '/api/cases/{id}/asks/{askId}/cancel',
  summary: 'Stop an answer that is being written.',
  request: byId.extend({ askId: idSchema }),
  answer: askSchema,
  status: 202,
  isOpenBeforeTerms: true,
});

export const moreSchema = z.object({
  id: z.number().int(),
  kind: questionKindSchema.nullable(),
  difficulty: difficultySchema.nullable(),
  state: runStateSchema,
  /** As it stands in the set now; null until it does, and where it was deleted since. */
  question: questionSchema.nullable(),
  failure: failureSchema,
  createdAt: instantSchema,
});
export type More = z.infer<typeof moreSchema>;

/** `text` is the question as it is being written, unchecked, each time whole. */
export const moreEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('more'), id: z.number().int() }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('done'), more: moreSchema }),
]);
export type MoreEvent = z.infer<typeof moreEventSchema>;

export const askForMore = endpoint({
  method: 'POST',
  path: '/api/questions/{id}/more',
  summary:
    'Add one more question to a set, of a given kind or difficulty if one is named. Answers with server-sent events (`more`, `text`, `done`) if the request accepts them. It continues if the connection drops, until it is canceled.',
  request: byId.extend({
    kind: questionKindSchema.optional(),
    difficulty: difficultySchema.optional(),
    engine: engineChoice,
  }),
  answer: questionSchema,
  status: 202,
});

export const listMore = endpoint({
  method: 'GET',
  path: '/api/questions/{id}/more',
  summary: 'Recent requests for extra questions in a set with their outcomes, newest first.',
  request: byId,
  answer: z.object({ items: z.array(moreSchema) }),
});

export const cancelMore = endpoint({
  method: 'POST',
  path: '/api/questions/{id}/more/{moreId}/cancel',
  summary: 'Stop writing an extra question; none is added.',
  request: byId.extend({ moreId: idSchema }),
  answer: moreSchema,
  status: 202,
  isOpenBeforeTerms: true,
});

export const shortBriefLengths = ['thirty_seconds', 'two_minutes', 'five_minutes'] as const;

export const getShortBrief = endpoint({
  method: 'GET',
  path: '/api/briefs/{id}/short',
  summary:
    'The brief to say aloud in thirty seconds or two minutes: its own statements, most important first. The five-minute version goes beyond the brief and adds sentences from the opinion while its text is kept.',
  request: byId.extend({ length: z.enum(shortBriefLengths).default('thirty_seconds') }),
  answer: z.object({
    length: z.enum(shortBriefLengths),
    words: z.number().int(),
    items: z.array(itemSchema),
  }),
});
export type ShortBrief = z.infer<(typeof getShortBrief)['answer']>;
