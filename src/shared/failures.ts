/** Analyses that failed, for those who run the server: nothing here says what a file was called or held. */
import { z } from 'zod';
import { tierSchema } from '../study/material/schema.ts';
import { pageOf, pageRequest } from './audit.ts';
import { adminEndpoint, idSchema, instantSchema } from './endpoint.ts';

export const failedAnalysisSchema = z.object({
  caseId: z.number().int(),
  userId: z.number().int(),
  tier: tierSchema,
  fileSize: z.number().int(),
  pageCount: z.number().int().nullable(),
  code: z.string(),
  /** What the student was told. */
  message: z.string(),
  /** What the operator is told beside it; never a word of the opinion, or a key. */
  reason: z.string().nullable(),
  retryable: z.boolean(),
  uploadedAt: instantSchema,
});
export type FailedAnalysis = z.infer<typeof failedAnalysisSchema>;

export const listFailures = adminEndpoint({
  method: 'GET',
  path: '/api/admin/failures',
  summary: 'Failed analyses that have not been rerun, newest first.',
  request: z.object(pageRequest),
  answer: pageOf(failedAnalysisSchema),
});

export const mostRetries = 100;

export const retryFailures = adminEndpoint({
  method: 'POST',
  path: '/api/admin/failures/retry',
  summary: `Rerun failed analyses: the ones listed, or the newest ${mostRetries} that can be. \`skipped\` counts those that couldn’t be rerun, \`left\` those that still can.`,
  request: z.object({
    ids: z.array(idSchema).min(1).max(mostRetries).optional(),
    all: z.literal(true).optional(),
  }),
  answer: z.object({ retried: z.number().int(), skipped: z.number().int(), left: z.number().int() }),
});
