/** The three study materials as the API answers them. */
import { z } from 'zod';
import { briefEditsSchema, outlineEditsSchema, questionSetEditsSchema } from '../study/material/edits.ts';
import {
  briefContentSchema,
  candidatesSchema,
  outlineContentSchema,
  pinpointSchema,
  questionSetContentSchema,
  tierSchema,
  unsurePartSchema,
} from '../study/material/schema.ts';
import { captionConfidenceSchema } from './cases.ts';
import { byId, endpoint, idSchema, instantSchema } from './endpoint.ts';
import { limits } from './prices.ts';

export const remakeStateSchema = z.enum(['running', 'failed']);

/** What came of saying that a part is wrong. */
export const reportOutcomeSchema = z.enum([
  'running',
  /** Other words are there: she has yet to choose. */
  'proposed',
  /** She chose the other words. */
  'remade',
  /** She had it removed: the opinion does not bear it out. */
  'taken_out',
  /** She chose to keep what she had. */
  'declined',
  /** Nothing better was found. */
  'kept',
  /** It had been made again before. */
  'once_already',
  /** The opinion's text was deleted before. */
  'no_text',
  /** A language model failed. */
  'failed',
]);
export type ReportOutcome = z.infer<typeof reportOutcomeSchema>;

export const proposedLineSchema = z.object({ text: z.string(), pinpoints: z.array(pinpointSchema) });
export type ProposedLine = z.infer<typeof proposedLineSchema>;

/** A part that the student said is wrong, and what came of it. */
export const materialReportSchema = z.object({
  /** Of the part as it was, and its words then: what stands there now may be another. */
  itemId: z.string(),
  words: z.string(),
  outcome: reportOutcomeSchema,
  /** Of what was made in its place. */
  madeId: z.string().nullable(),
  /** While she has yet to choose: the other words, line by line; none where all that can be done is to remove the part. */
  proposal: z.array(proposedLineSchema).nullable(),
});
export type MaterialReport = z.infer<typeof materialReportSchema>;

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
  /** `running` while it is made again; the present one stays until the new one is there. */
  remake: remakeStateSchema.nullable(),
  /** Why making it again failed, as a sentence. */
  remakeFailure: z.string().nullable(),
  freeRemakesLeft: z.number().int(),
  /** Certain before it is tried: made again in its tier, it would be the same, word for word. */
  isSameAgain: z.boolean().default(false),
  /** How long it took to make; null where nobody measured. No part of it takes longer. */
  durationMs: z.number().int().nullable().default(null),
  /** The numbers printed on the pages of the PDF, by its page: null while the text has them, or where nobody kept them. */
  pageLabels: z.record(z.string(), z.string()).nullable().default(null),
  reports: z.array(materialReportSchema),
});
export type MaterialRecord = z.infer<typeof materialSchema>;

export const briefSchema = materialSchema.extend({
  ...briefContentSchema.shape,
  /** Of parts that are not stated: the student chooses one, or writes her own. */
  candidates: z.array(candidatesSchema).default([]),
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

/** The version that was edited: another one in the meantime is a conflict, so that nobody's words are lost. */
const editsOf = byId.extend({ version: z.number().int().min(1) });

export const updateBrief = endpoint({
  method: 'PATCH',
  path: '/api/briefs/{id}',
  summary: 'Save a student’s edits to a brief; parts left out don’t change.',
  request: editsOf.extend(briefEditsSchema.shape),
  answer: briefSchema,
});

export const chooseForBrief = endpoint({
  method: 'POST',
  path: '/api/briefs/{id}/choose',
  summary:
    'Choose one of the sentences a brief suggests for a part the opinion doesn’t state. It then counts as the student’s own.',
  request: byId.extend({ part: unsurePartSchema, itemId: z.string().min(1).max(100) }),
  answer: briefSchema,
});

export const updateOutline = endpoint({
  method: 'PATCH',
  path: '/api/outlines/{id}',
  summary: 'Save a student’s edits to an outline; sections left out don’t change.',
  request: editsOf.extend(outlineEditsSchema.shape),
  answer: outlineSchema,
});

export const updateQuestionSet = endpoint({
  method: 'PATCH',
  path: '/api/questions/{id}',
  summary: 'Save a student’s edits to a question set; questions left out don’t change.',
  request: editsOf.extend(questionSetEditsSchema.shape),
  answer: questionSetSchema,
});

export const materialVersionSchema = z.object({
  version: z.number().int(),
  tier: tierSchema,
  engine: z.string(),
  /** False for what an engine made and nobody changed. */
  edited: z.boolean(),
  createdAt: instantSchema,
  isCurrent: z.boolean(),
  /** The first of its words that the present one does not have; null where the present one has them all. */
  firstChange: z.string().nullable(),
});
export type MaterialVersion = z.infer<typeof materialVersionSchema>;

const listVersions = (path: `/api/${string}`, what: string) =>
  endpoint({
    method: 'GET',
    path,
    summary: `The versions of ${what}, newest first.`,
    request: byId,
    answer: z.array(materialVersionSchema),
  });

export const listBriefVersions = listVersions('/api/briefs/{id}/versions', 'a brief');
export const listOutlineVersions = listVersions('/api/outlines/{id}/versions', 'an outline');
export const listQuestionSetVersions = listVersions('/api/questions/{id}/versions', 'a question set');

const restoreVersion = <Answer extends z.ZodType>(path: `/api/${string}`, what: string, answer: Answer) =>
  endpoint({
    method: 'POST',
    path,
    summary: `Restore an earlier version of ${what}; the current one is kept as a version.`,
    request: byId.extend({ n: idSchema }),
    answer,
  });

export const restoreBriefVersion = restoreVersion(
  '/api/briefs/{id}/versions/{n}/restore',
  'a brief',
  briefSchema,
);
export const restoreOutlineVersion = restoreVersion(
  '/api/outlines/{id}/versions/{n}/restore',
  'an outline',
  outlineSchema,
);
export const restoreQuestionSetVersion = restoreVersion(
  '/api/questions/{id}/versions/{n}/restore',
  'a question set',
  questionSetSchema,
);

const regenerate = <Answer extends z.ZodType>(path: `/api/${string}`, what: string, answer: Answer) =>
  endpoint({
    method: 'POST',
    path,
    summary: `Regenerate ${what}: ${limits.freeRemakes} times free in its own tier, or as premium for a token.`,
    request: byId.extend({ usePremiumToken: z.boolean().optional() }),
    answer,
    status: 202,
  });

export const regenerateBrief = regenerate('/api/briefs/{id}/regenerate', 'a brief', briefSchema);
export const regenerateOutline = regenerate('/api/outlines/{id}/regenerate', 'an outline', outlineSchema);
export const regenerateQuestionSet = regenerate(
  '/api/questions/{id}/regenerate',
  'a question set',
  questionSetSchema,
);

const report = <Answer extends z.ZodType>(path: `/api/${string}`, what: string, answer: Answer) =>
  endpoint({
    method: 'POST',
    path,
    summary: `Report that a part of ${what} is wrong. A replacement is looked for once, at no charge.`,
    request: byId.extend({
      /**
       * Of a statement or question; `section …` for a whole section (`facts`, `sections.3`), `term …` for a key term,
       * `gap …` for a line of what is not in the excerpt, `caption`.
       */
      itemId: z.string().min(1).max(300),
      reason: z.string().trim().max(1000).optional(),
    }),
    answer,
    status: 202,
  });

export const reportBrief = report('/api/briefs/{id}/reports', 'a brief', briefSchema);
export const reportOutline = report('/api/outlines/{id}/reports', 'an outline', outlineSchema);
export const reportQuestionSet = report('/api/questions/{id}/reports', 'a question set', questionSetSchema);

const settleReport = <Answer extends z.ZodType>(path: `/api/${string}`, what: string, answer: Answer) =>
  endpoint({
    method: 'POST',
    path,
    summary: `Accept the replacement proposed for a reported part of ${what}, or keep the current text.`,
    request: byId.extend({
      /** As the report names the part. */
      itemId: z.string().min(1).max(300),
      take: z.boolean(),
    }),
    answer,
  });

export const settleBriefReport = settleReport('/api/briefs/{id}/reports/settle', 'a brief', briefSchema);
export const settleOutlineReport = settleReport(
  '/api/outlines/{id}/reports/settle',
  'an outline',
  outlineSchema,
);
export const settleQuestionSetReport = settleReport(
  '/api/questions/{id}/reports/settle',
  'a question set',
  questionSetSchema,
);
