/** Brief, outline and question set: the schemas that every engine's output must fit. */
import { z } from 'zod';
import { difficulties, questionKindNames } from './questions.ts';
import { perSection } from './shape.ts';

export const tierSchema = z.enum(['standard', 'premium']);
export type Tier = z.infer<typeof tierSchema>;

export const pinpointSchema = z.object({
  /** PDF page, from 1. */
  page: z.number().int().min(1),
  /** Id of a passage of the case's text. */
  paragraphId: z.string(),
  /** Stands word for word in that passage. */
  quote: z.string().min(1),
});
export type Pinpoint = z.infer<typeof pinpointSchema>;

export const markSchema = z.enum(['inferred', 'dicta', 'likely', 'own']);

/**
 * How far a statement was checked beyond its quotes: `borne_out` by a verification too, `words_only` by code, which found
 * nothing against it, `not_checked` where neither could decide. Absent where the engine quotes and has nothing to check.
 */
export const checkSchema = z.enum(['borne_out', 'words_only', 'not_checked']);
export type Check = z.infer<typeof checkSchema>;

/** Words of a statement's text that the engine put in square brackets: no quote has them. Of its own words, where the student has put hers. */
export const bracketSchema = z.object({ start: z.number().int().min(0), end: z.number().int().min(1) });
export type Bracket = z.infer<typeof bracketSchema>;

/** What a statement of the posture tells. */
export const roleSchema = z.enum(['court', 'relief', 'ruling', 'standard', 'below']);
export type Role = z.infer<typeof roleSchema>;

/** One statement. `verified` is false where a quote was not found in the text. */
export type Item = {
  id: string;
  text: string;
  children?: Item[] | undefined;
  pinpoints: Pinpoint[];
  verified: boolean;
  /** `inferred` is the engine's own thought, `likely` a choice that it is less sure of, `own` the student's words. */
  marks: z.infer<typeof markSchema>[];
  check?: Check | undefined;
  brackets?: Bracket[] | undefined;
  /** The engine's words, where the student has put hers in their place. */
  generated?: string | undefined;
  role?: Role | undefined;
  /** Where the embedded engine weighed it: how surely it belongs in its part, 0 to 1, to choose by where there is room for few. */
  worth?: number | undefined;
};

export const itemSchema: z.ZodType<Item> = z.object({
  id: z.string(),
  text: z.string().min(1),
  get children() {
    return z.array(itemSchema).optional();
  },
  pinpoints: z.array(pinpointSchema),
  verified: z.boolean(),
  marks: z.array(markSchema),
  check: checkSchema.optional(),
  brackets: z.array(bracketSchema).optional(),
  generated: z.string().optional(),
  role: roleSchema.optional(),
  worth: z.number().optional(),
});

export const captionSchema = z.object({
  caseName: z.string(),
  citation: z.string().optional(),
  court: z.string().optional(),
  decidedOn: z.iso.date().optional(),
  docket: z.string().optional(),
  author: z.string().optional(),
  kind: z.enum(['majority', 'plurality', 'per_curiam']).optional(),
  disposition: z.string().optional(),
});

export const separateOpinionSchema = z.object({
  kind: z.enum(['concurrence', 'dissent', 'concurrence_in_part_and_dissent_in_part']),
  author: z.string().optional(),
  summary: z.array(itemSchema),
});

export const keyTermSchema = z.object({
  term: z.string(),
  meaning: z.string(),
  pinpoints: z.array(pinpointSchema),
  check: checkSchema.optional(),
  /** True where the student added the term herself. */
  isOwn: z.boolean().optional(),
  /** The engine's meaning, where the student has put hers in its place. */
  generated: z.string().optional(),
});
export type KeyTerm = z.infer<typeof keyTermSchema>;

/** Parts of a brief of which an engine may be unsure. */
export const unsurePartSchema = z.enum(['holding', 'issue', 'rule']);
export type UnsurePart = z.infer<typeof unsurePartSchema>;

/** Sentences among which the student chooses, of a part that the engine does not state: they are no statements. */
export const candidatesSchema = z.object({
  part: unsurePartSchema,
  items: z.array(itemSchema).min(1).max(3),
});

/** What became of the second reading of a material that a language model wrote. */
export const checkingSchema = z.object({
  /** `some`: there was no room for all lines; `failed` and `capped`: it ended before all were read. */
  reading: z.enum(['all', 'some', 'failed', 'capped', 'off']),
  lines: z.number().int().min(0),
  read: z.number().int().min(0),
  /** Lines that the reader did not bear out. */
  disagreed: z.number().int().min(0),
  /** The reader's model, as engines are named. */
  by: z.string().optional(),
});
export type Checking = z.infer<typeof checkingSchema>;
/** Absent where no language model wrote it, and of what was made before readings were told of. */
const checking = checkingSchema.optional();

export const briefContentSchema = z.object({
  caption: captionSchema,
  ...perSection({
    statement: itemSchema,
    statements: z.array(itemSchema),
    opinions: z.array(separateOpinionSchema),
    terms: z.array(keyTermSchema),
    lines: z.array(z.string()),
  }),
  candidates: z.array(candidatesSchema).optional(),
  /** The engine's list, once the student has changed it. */
  generatedGaps: z.array(z.string()).optional(),
  missingPages: z.array(z.number().int()),
  checking,
});
export type BriefContent = z.infer<typeof briefContentSchema>;

export const outlineTitles = [
  'Where this fits',
  'Black-letter rule',
  'Exceptions, defences and limits',
  'Case illustration',
  'Policy and competing arguments',
  'Application',
] as const;

export const outlineSectionSchema = z.object({
  title: z.enum(outlineTitles),
  items: z.array(itemSchema),
});
export const outlineContentSchema = z.object({
  sections: z.array(outlineSectionSchema).length(6),
  checking,
});
export type OutlineContent = z.infer<typeof outlineContentSchema>;

export const difficultySchema = z.enum(difficulties);
export type Difficulty = z.infer<typeof difficultySchema>;

export const questionKindSchema = z.enum(questionKindNames);

export const questionSchema = z.object({
  id: z.string(),
  question: z.string().min(1),
  answer: z.array(itemSchema).min(1),
  difficulty: difficultySchema,
  kind: questionKindSchema,
  followUps: z.array(z.string()),
  trap: z.string().optional(),
  reread: z.array(pinpointSchema),
  hypotheticalPairOf: z.string().optional(),
  /** Of the strings that have no passage of their own. */
  checks: z.object({ question: checkSchema, trap: checkSchema, followUp: checkSchema }).partial().optional(),
  /** The engine's words, where the student has put hers in their place; an empty trap where it set none. */
  generated: z
    .object({ question: z.string(), trap: z.string(), followUps: z.array(z.string()) })
    .partial()
    .optional(),
});
export type Question = z.infer<typeof questionSchema>;

export const questionSetContentSchema = z.object({ questions: z.array(questionSchema), checking });
export type QuestionSetContent = z.infer<typeof questionSetContentSchema>;

/** Questions by difficulty in a set of each tier. */
export const ladders: Record<Tier, Record<Difficulty, number>> = {
  standard: { Easy: 2, Medium: 2, Hard: 1 },
  premium: { Easy: 3, Medium: 4, Hard: 3 },
};

export const materialKindSchema = z.enum(['brief', 'outline', 'questions']);
export type MaterialKind = z.infer<typeof materialKindSchema>;
