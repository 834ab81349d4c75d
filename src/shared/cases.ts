import { z } from 'zod';
import { materialKindSchema, tierSchema } from '../study/material/schema.ts';
import {
  byId,
  daySchema,
  endpoint,
  flagSchema,
  givenDaySchema,
  idSchema,
  instantSchema,
  noContent,
} from './endpoint.ts';
import { limits } from './prices.ts';

export const caseStatusSchema = z.enum([
  'queued',
  'extracting',
  'needs_answer',
  'analyzing',
  'ready',
  'failed',
  'cancelled',
]);
export type CaseStatus = z.infer<typeof caseStatusSchema>;

export const caseStepSchema = z.enum(['reading', 'brief', 'outline', 'questions']);
export type CaseStep = z.infer<typeof caseStepSchema>;

/** While reading, `done` and `total` count pages, of sentences what is in them; afterwards they count materials. */
export const progressSchema = z.object({
  step: z.enum([...caseStepSchema.options, 'sentences']),
  done: z.number().int(),
  total: z.number().int(),
  /** Set while a language model has asked to be left alone until then. */
  waitsUntil: instantSchema.optional(),
});
export type Progress = z.infer<typeof progressSchema>;

/** How a language model may fail; the embedded engine can do in each case what it could not. */
export const modelFailureCodes = [
  'rate_limited',
  'timeout',
  'provider_down',
  'key_rejected',
  'quota_exhausted',
  'misconfigured',
  'refused',
  'cut_off',
  'empty_answer',
  'wrong_shape',
  'ungrounded',
  'cut_prompt',
  'too_long',
  'budget_exceeded',
] as const;

export const isModelFailure = (failure: { code: string } | null): boolean =>
  modelFailureCodes.some((code) => code === failure?.code);

/** What the file looks like before anything is made of it; pages are those of the PDF, from 1. */
const fileQuestionSchema = z.object({
  kind: z.enum(['not_an_opinion', 'several_cases']),
  /** What it looks like instead of an opinion ("motion"), where that can be told. */
  documentKind: z.string().nullable(),
  found: z.array(z.object({ title: z.string(), firstPage: z.number().int(), lastPage: z.number().int() })),
});

/** What little was made of it: a holding, a rule, how many statements in the five parts of the brief, how many questions. */
const littleQuestionSchema = z.object({
  kind: z.literal('little_found'),
  found: z.object({
    holding: z.boolean(),
    rule: z.boolean(),
    statements: z.number().int(),
    questions: z.number().int(),
  }),
});

/** What is asked before anything is charged, as it is stored. */
export const storedQuestionSchema = z.discriminatedUnion('kind', [fileQuestionSchema, littleQuestionSchema]);
export type StoredQuestion = z.infer<typeof storedQuestionSchema>;

/** Without an answer until then the case is cancelled and its charge released. */
const answerBy = { answerBy: instantSchema };

export const caseQuestionSchema = z.discriminatedUnion('kind', [
  fileQuestionSchema.extend(answerBy),
  littleQuestionSchema.extend(answerBy),
]);
export type CaseQuestion = z.infer<typeof caseQuestionSchema>;
export type LittleQuestion = Extract<CaseQuestion, { kind: 'little_found' }>;
export type FileQuestion = Exclude<CaseQuestion, LittleQuestion>;

export const captionFieldSchema = z.enum([
  'citation',
  'court',
  'docket',
  'decidedOn',
  'author',
  'disposition',
]);
export type CaptionField = z.infer<typeof captionFieldSchema>;

/** How surely each field was found in the text, 0 to 1; 1 for what the student wrote herself. */
export const captionConfidenceSchema = z.partialRecord(
  z.enum(['title', ...captionFieldSchema.options]),
  z.number(),
);
export type CaptionConfidence = z.infer<typeof captionConfidenceSchema>;

/** Why an analysis failed or was cancelled. */
export const failureSchema = z.object({ code: z.string(), message: z.string(), retryable: z.boolean() });

export const caseSchema = z.object({
  id: z.number().int(),
  classId: z.number().int(),
  sessionId: z.number().int(),
  categoryId: z.number().int().nullable(),
  title: z.string(),
  fileName: z.string(),
  fileSize: z.number().int(),
  citation: z.string().nullable(),
  court: z.string().nullable(),
  decidedOn: daySchema.nullable(),
  docket: z.string().nullable(),
  author: z.string().nullable(),
  disposition: z.string().nullable(),
  captionConfidence: captionConfidenceSchema,
  pageCount: z.number().int().nullable(),
  missingPages: z.array(z.number().int()),
  /** Printed page numbers that the file passes over: "558", "560–563". */
  pageGaps: z.array(z.string()),
  /** True where an editor has cut the opinion. */
  isExcerpt: z.boolean(),
  status: caseStatusSchema,
  /** Set while the case needs an answer. */
  question: caseQuestionSchema.nullable(),
  progress: progressSchema.nullable(),
  failure: failureSchema.nullable(),
  tier: tierSchema,
  engine: z.string().nullable(),
  pdfDeletedAt: instantSchema.nullable(),
  /** Set once the student has had the text deleted: the materials stay, without passages. */
  textDeletedAt: instantSchema.nullable(),
  createdAt: instantSchema,
  briefId: z.number().int().nullable(),
  /** Of the brief alone: on the paid plan it is premium, whatever the rest is. Absent where none is there. */
  briefTier: tierSchema.nullable().optional(),
  outlineId: z.number().int().nullable(),
  questionSetId: z.number().int().nullable(),
  /** How many questions the set holds; null until it is ready. */
  questionCount: z.number().int().nullable(),
  /** The brief's one-line holding; null until it is ready, and where none was found. */
  holding: z.string().nullable(),
  /** The materials that are being made again, while the present ones stay. */
  remaking: z.array(materialKindSchema),
});
export type CourtCase = z.infer<typeof caseSchema>;

export const isRunning = ({ status }: Pick<CourtCase, 'status'>): boolean =>
  status === 'queued' || status === 'extracting' || status === 'analyzing';

/** How many pages' text is kept: none before it is read, nor once the student has had it deleted. */
export function pagesKept({
  pageCount,
  missingPages,
  textDeletedAt,
}: Pick<CourtCase, 'pageCount' | 'missingPages' | 'textDeletedAt'>): number {
  return pageCount === null || textDeletedAt ? 0 : pageCount - missingPages.length;
}

export const uploadCase = endpoint({
  method: 'POST',
  path: '/api/sessions/{id}/cases',
  summary: 'Add a case; the body is the PDF itself. Reserves one analysis.',
  request: byId.extend({
    fileName: z.string().trim().min(1).max(255),
    categoryId: idSchema.optional(),
    usePremiumToken: flagSchema.optional(),
    allowDuplicate: flagSchema.optional(),
  }),
  body: 'application/pdf',
  answer: caseSchema,
  status: 202,
});

export const getCase = endpoint({
  method: 'GET',
  path: '/api/cases/{id}',
  summary: 'A case and its status.',
  request: byId,
  answer: caseSchema,
});

const captionTextSchema = z.string().trim().min(1).max(limits.maxNameLength).nullable().optional();

export const updateCase = endpoint({
  method: 'PATCH',
  path: '/api/cases/{id}',
  summary:
    'Rename a case, correct its caption, or move it to another class session or category or in front of another case.',
  request: byId.extend({
    title: z
      .string()
      .trim()
      .min(1, 'A case needs a name')
      .max(limits.maxNameLength * 2)
      .optional(),
    sessionId: idSchema.optional(),
    categoryId: idSchema.nullable().optional(),
    /** Its place among the cases of its category, or of none: before this one; null for the last place. */
    beforeId: idSchema.nullable().optional(),
    /** Caption fields as the student has them; null where there is none. They stand whatever the reader finds later. */
    citation: captionTextSchema,
    court: captionTextSchema,
    docket: captionTextSchema,
    decidedOn: givenDaySchema.nullable().optional(),
    author: captionTextSchema,
    disposition: captionTextSchema,
  }),
  answer: caseSchema,
});

export const answerCase = endpoint({
  method: 'POST',
  path: '/api/cases/{id}/answer',
  summary:
    'Answer a case’s question. Each pick after the first becomes a separate case with its own charge; declining releases the charge.',
  request: byId.extend({
    proceed: z.boolean(),
    /** Indexes into the found cases, in the order in which they are wanted; without them the file is one case. */
    picks: z.array(z.number().int().min(0)).min(1, 'Choose at least one of the cases').optional(),
  }),
  answer: caseSchema,
  status: 202,
});

export const retryCase = endpoint({
  method: 'POST',
  path: '/api/cases/{id}/retry',
  summary:
    'Rerun a failed or canceled analysis, from the stored text if there is one, optionally with the embedded engine.',
  request: byId.extend({ engine: z.literal('extractive').optional() }),
  answer: caseSchema,
  status: 202,
});

export const cancelCase = endpoint({
  method: 'POST',
  path: '/api/cases/{id}/cancel',
  isOpenBeforeTerms: true,
  summary: 'Stop a running analysis. Its charge is released unless a material is already done.',
  request: byId,
  answer: caseSchema,
  status: 202,
});

export const deleteCase = endpoint({
  method: 'DELETE',
  path: '/api/cases/{id}',
  summary: `Delete a case with its text and materials. It can be restored for ${limits.restoreWindowSeconds} seconds.`,
  request: byId,
  answer: noContent,
  status: 204,
});

export const restoreCase = endpoint({
  method: 'POST',
  path: '/api/cases/{id}/restore',
  isOpenBeforeTerms: true,
  summary: 'Restore a case that was just deleted.',
  request: byId,
  answer: caseSchema,
});

export const passageSchema = z.object({
  id: z.string(),
  text: z.string(),
  kind: z.enum(['caption', 'heading', 'text', 'quote', 'footnote', 'note', 'table']),
  /** Depth of a heading, from 1. */
  level: z.number().int().optional(),
  /** The mark of a footnote. */
  mark: z.string().optional(),
  /** Set where this passage goes on a paragraph begun on an earlier page. */
  continues: z.string().optional(),
  italics: z.array(z.tuple([z.number().int(), z.number().int()])).optional(),
  marks: z.array(z.object({ offset: z.number().int(), mark: z.string() })).optional(),
  /** Where pages of a reporter begin, as a database tells them; parallel ones are another reporter's than that by which places are named. */
  stars: z
    .array(z.object({ offset: z.number().int(), label: z.string(), isParallel: z.literal(true).optional() }))
    .optional(),
  /** Words of a scan that were recognised with little confidence. */
  uncertain: z.array(z.tuple([z.number().int(), z.number().int()])).optional(),
  /** Who wrote it, where it is not the court. */
  publisher: z.string().optional(),
});
export type TextPassage = z.infer<typeof passageSchema>;

export const caseTextSchema = z.object({
  pages: z.array(
    z.object({
      number: z.number().int(),
      label: z.string().nullable(),
      source: z.enum(['text', 'ocr']),
      /** How far the words of a page can be relied on, recognised from a scan or brought by the file, 0 to 1; null where there are too few to tell. */
      confidence: z.number().nullable(),
      paragraphs: z.array(passageSchema),
    }),
  ),
  parts: z.array(
    z.object({
      kind: z.string(),
      author: z.string().nullable(),
      firstPage: z.number().int(),
      firstParagraphId: z.string(),
    }),
  ),
});
export type CaseText = z.infer<typeof caseTextSchema>;

export const getCaseText = endpoint({
  method: 'GET',
  path: '/api/cases/{id}/text',
  summary: "The opinion's text by page, divided into the passages that pinpoints refer to.",
  request: byId,
  answer: caseTextSchema,
});

export const deleteCaseText = endpoint({
  method: 'DELETE',
  path: '/api/cases/{id}/text',
  summary: 'Permanently delete a case’s text. Its materials stay, without passages.',
  request: byId,
  answer: noContent,
  status: 204,
});

/**
 * A section of a material as it is being written; each later one of the same name replaces it. Its last item may end
 * in the middle of a word. Of a brief a field of its content, of an outline the items of the section of this number,
 * of a question set its questions without their answers.
 */
export const casePartSchema = z.object({
  type: z.literal('part'),
  caseId: z.number().int(),
  kind: materialKindSchema,
  part: z.string(),
  content: z.unknown(),
});
export type CasePart = z.infer<typeof casePartSchema>;

/** The data of one server-sent event; its type is the event's name, its id the cursor to resume from. */
export const caseEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('progress'),
    caseId: z.number().int(),
    status: caseStatusSchema,
    progress: progressSchema.nullable(),
  }),
  z.object({
    type: z.literal('material'),
    caseId: z.number().int(),
    kind: materialKindSchema,
    id: z.number().int(),
  }),
  // Carries no id: a stream that resumes is sent what is being written then.
  casePartSchema,
  z.object({ type: z.literal('question'), caseId: z.number().int(), question: caseQuestionSchema }),
  z.object({ type: z.literal('done'), caseId: z.number().int(), status: caseStatusSchema }),
  z.object({ type: z.literal('failed'), caseId: z.number().int(), failure: failureSchema }),
  /** Renamed, corrected or moved: read it again. With a kind, it began or ended to be made again. */
  z.object({ type: z.literal('changed'), caseId: z.number().int(), kind: materialKindSchema.optional() }),
  z.object({ type: z.literal('deleted'), caseId: z.number().int() }),
  z.object({ type: z.literal('restored'), caseId: z.number().int() }),
]);
export type CaseEvent = z.infer<typeof caseEventSchema>;

export const streamClassEvents = endpoint({
  method: 'GET',
  path: '/api/classes/{id}/events',
  summary: 'Live events of all cases in a class; resumes with Last-Event-ID.',
  request: byId,
  answer: z.string(),
  answerType: 'text/event-stream',
});

export const streamCaseEvents = endpoint({
  method: 'GET',
  path: '/api/cases/{id}/events',
  summary: 'Live events of one case; resumes with Last-Event-ID.',
  request: byId,
  answer: z.string(),
  answerType: 'text/event-stream',
});
