/** What a student on call has before her: her class session's cases, a few lines each, and what they have to do with each other. */
import { z } from 'zod';
import { documentFormats, fileFormats } from './downloads.ts';
import { byId, daySchema, endpoint } from './endpoint.ts';

export const sourceSchema = z.object({
  /** "p. 557" */
  name: z.string(),
  /** A path of the app; null where the text is gone. */
  href: z.string().nullable(),
  quotes: z.array(z.string()),
});
export type SheetSource = z.infer<typeof sourceSchema>;

const lineSchema = z.object({
  /** "Holding", "Against it"; empty where the text says it all. */
  name: z.string(),
  text: z.string(),
  /** All of the text, where it is cut. */
  whole: z.string().optional(),
  sources: z.array(sourceSchema),
  remarks: z.array(z.string()),
});
export type SheetLine = z.infer<typeof lineSchema>;

const sheetCaseSchema = z.object({
  caseId: z.number().int(),
  title: z.string(),
  /** "210 Frank. 3 · Supreme Court of Franklin · June 3, 2019" */
  reference: z.string(),
  briefId: z.number().int().nullable(),
  /** Empty until the brief is there. */
  lines: z.array(lineSchema),
});
export type SheetCase = z.infer<typeof sheetCaseSchema>;

const sessionSchema = z.object({
  sessionId: z.number().int(),
  title: z.string(),
  heldOn: daySchema.nullable(),
  classId: z.number().int(),
  className: z.string(),
});

export const sheetSchema = sessionSchema.extend({ cases: z.array(sheetCaseSchema) });
export type OnCallSheet = z.infer<typeof sheetSchema>;

export const getSheet = endpoint({
  method: 'GET',
  path: '/api/sessions/{id}/sheet',
  summary: 'The on-call sheet of a class session: the lines that matter in class, case by case.',
  request: byId,
  answer: sheetSchema,
});

export const synthesisSchema = z.object({
  sessionId: z.number().int(),
  /** Of which the text and the brief are there; fewer than two have nothing to do with each other. */
  caseCount: z.number().int(),
  groups: z.array(z.object({ title: z.string(), lines: z.array(lineSchema) })),
});
export type Synthesis = z.infer<typeof synthesisSchema>;

export const getSynthesis = endpoint({
  method: 'GET',
  path: '/api/sessions/{id}/synthesis',
  summary: 'How the cases of a class session relate to each other, in the words of their texts.',
  request: byId,
  answer: synthesisSchema,
});

export const downloadSheet = endpoint({
  method: 'GET',
  path: '/api/sessions/{id}/sheet/download',
  summary: 'The on-call sheet and synthesis as a file, on the paid plan.',
  request: byId.extend({ format: z.enum(documentFormats).default('pdf') }),
  answer: z.string(),
  answerType: documentFormats.map((format) => fileFormats[format].type),
});
