/** One PDF before signing up: it belongs to whoever holds the signed cookie, and has no number that anybody could guess. */
import { z } from 'zod';
import { pinpointSchema } from '../study/material/schema.ts';
import { caseSchema, caseTextSchema } from './cases.ts';
import { instantSchema, noContent, noRequest, publicEndpoint } from './endpoint.ts';
import { briefSchema, outlineSchema, questionSetSchema } from './materials.ts';

/** No stored thing has it: what a browser remembers of a tryout meets nothing of a student's. */
export const unownedId = -1;

/** A case like a student's, with its materials; until it is ready they are null. */
export const tryoutSchema = caseSchema.extend({
  /** When it is deleted unless somebody has signed in with it. */
  expiresAt: instantSchema,
  brief: briefSchema.nullable(),
  outline: outlineSchema.nullable(),
  questionSet: questionSetSchema.nullable(),
});
export type Tryout = z.infer<typeof tryoutSchema>;

export const startTryout = publicEndpoint({
  method: 'POST',
  path: '/api/try',
  summary:
    'Try one PDF of at most 10 MB without an account; the body is the PDF itself. Replaces an earlier one. A signed cookie gives access for a day.',
  request: z.object({ fileName: z.string().trim().min(1).max(255) }),
  body: 'application/pdf',
  answer: tryoutSchema,
  status: 202,
});

export const getTryout = publicEndpoint({
  method: 'GET',
  path: '/api/try',
  summary: 'The file that was tried in this browser, with what has been made from it so far.',
  request: noRequest,
  answer: tryoutSchema,
});

export const getTryoutText = publicEndpoint({
  method: 'GET',
  path: '/api/try/text',
  summary: 'Its text by page, divided into the passages that pinpoints refer to.',
  request: noRequest,
  answer: caseTextSchema,
});

export const answerTryout = publicEndpoint({
  method: 'POST',
  path: '/api/try/answer',
  summary:
    'Continue with a file that isn’t an opinion, with one of several cases in it, or with all of it as one case.',
  request: z.object({ pick: z.number().int().min(0).optional() }),
  answer: tryoutSchema,
  status: 202,
});

export const askTryout = publicEndpoint({
  method: 'POST',
  path: '/api/try/ask',
  summary: 'Ask the text of the tried case: the passages that answer, word for word, or none.',
  request: z.object({ question: z.string().trim().min(1).max(1_000) }),
  answer: z.object({ passages: z.array(z.array(pinpointSchema)) }),
});

export const deleteTryout = publicEndpoint({
  method: 'DELETE',
  path: '/api/try',
  summary: 'Delete the file that was tried, its text and everything made from it.',
  request: noRequest,
  answer: noContent,
  status: 204,
});
