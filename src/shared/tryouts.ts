/** One PDF before signing up: it belongs to whoever holds the signed cookie, and has no number that anybody could guess. */
import { z } from 'zod';
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
    'Try one PDF of at most 10 MB without an account: the PDF itself is the body. Takes the place of an earlier one; a signed cookie opens it for a day.',
  request: z.object({ fileName: z.string().trim().min(1).max(255) }),
  body: 'application/pdf',
  answer: tryoutSchema,
  status: 202,
});

export const getTryout = publicEndpoint({
  method: 'GET',
  path: '/api/try',
  summary: 'The file that was tried in this browser, with what is made of it so far.',
  request: noRequest,
  answer: tryoutSchema,
});

export const getTryoutText = publicEndpoint({
  method: 'GET',
  path: '/api/try/text',
  summary: 'Its text by page, in passages that pinpoints name.',
  request: noRequest,
  answer: caseTextSchema,
});

export const answerTryout = publicEndpoint({
  method: 'POST',
  path: '/api/try/answer',
  summary: 'Go on with a file that is no opinion, or with one of the several cases in it.',
  request: z.object({ pick: z.number().int().min(0).optional() }),
  answer: tryoutSchema,
  status: 202,
});

export const deleteTryout = publicEndpoint({
  method: 'DELETE',
  path: '/api/try',
  summary: 'Delete the file that was tried, with its text and all that was made of it.',
  request: noRequest,
  answer: noContent,
  status: 204,
});
