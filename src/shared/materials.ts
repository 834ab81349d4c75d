/** The three study materials as the API answers them. */
import { z } from 'zod';
import {
  briefContentSchema,
  outlineContentSchema,
  questionSetContentSchema,
  tierSchema,
} from '../study/material.ts';
import { captionConfidenceSchema } from './cases.ts';
import { byId, endpoint, instantSchema } from './endpoint.ts';

/** What every material carries beside its content: where it came from and where it stands. */
export const materialSchema = z.object({
  id: z.number().int(),
  caseId: z.number().int(),
  classId: z.number().int(),
  caseTitle: z.string(),
  tier: tierSchema,
  engine: z.string(),
  createdAt: instantSchema,
  version: z.number().int(),
  edited: z.boolean(),
});
export type MaterialRecord = z.infer<typeof materialSchema>;

export const briefSchema = materialSchema.extend({
  ...briefContentSchema.shape,
  captionConfidence: captionConfidenceSchema,
  /** Printed page numbers that the file passes over: "558", "560–563". */
  pageGaps: z.array(z.string()),
  /** True where an editor has cut the opinion. */
  isExcerpt: z.boolean(),
});
export type Brief = z.infer<typeof briefSchema>;

export const outlineSchema = materialSchema.extend(outlineContentSchema.shape);
export type Outline = z.infer<typeof outlineSchema>;

export const questionSetSchema = materialSchema.extend(questionSetContentSchema.shape);
export type QuestionSet = z.infer<typeof questionSetSchema>;

export const getBrief = endpoint({
  method: 'GET',
  path: '/api/briefs/{id}',
  summary: 'A case brief.',
  request: byId,
  answer: briefSchema,
});

export const getOutline = endpoint({
  method: 'GET',
  path: '/api/outlines/{id}',
  summary: 'An outline in six sections.',
  request: byId,
  answer: outlineSchema,
});

export const getQuestionSet = endpoint({
  method: 'GET',
  path: '/api/questions/{id}',
  summary: 'A question set, Easy to Hard.',
  request: byId,
  answer: questionSetSchema,
});

const downloadRequest = byId.extend({ format: z.literal('pdf').default('pdf') });

export const downloadBrief = endpoint({
  method: 'GET',
  path: '/api/briefs/{id}/download',
  summary: 'A case brief as PDF, on the paid plan.',
  request: downloadRequest,
  answer: z.string(),
  answerType: 'application/pdf',
});

export const downloadOutline = endpoint({
  method: 'GET',
  path: '/api/outlines/{id}/download',
  summary: 'An outline as PDF, on the paid plan.',
  request: downloadRequest,
  answer: z.string(),
  answerType: 'application/pdf',
});

export const downloadQuestions = endpoint({
  method: 'GET',
  path: '/api/questions/{id}/download',
  summary: 'A question set as PDF, on the paid plan.',
  request: downloadRequest,
  answer: z.string(),
  answerType: 'application/pdf',
});
