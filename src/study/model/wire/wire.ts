/**
 * What a model is asked to write: simpler than the material it becomes. Nothing is optional and nothing is bounded,
 * because not every provider can hold a model to more; what these shapes leave open is checked afterwards.
 */
import { z } from 'zod';
import { difficultySchema, questionKindSchema } from '../../material/schema.ts';

const support = z.object({ paragraph: z.string(), words: z.string() });
/** The words a statement rests on, and the paragraph where they stand. */
export type Support = z.infer<typeof support>;

const mark = z.enum(['none', 'inferred', 'dicta', 'own']);

/** The text comes first, so that it can be shown while its support is still being written. */
const shape = { text: z.string(), support: z.array(support), mark };

export const statementSchema = z.object(shape);
export type Statement = z.infer<typeof statementSchema>;
const pointSchema = z.object({ ...shape, children: z.array(statementSchema) });
export type Point = z.infer<typeof pointSchema>;
const branch = z.object({ ...shape, children: z.array(pointSchema) });

/** A statement with whatever stands below it. */
export type StatementTree = Statement & { children?: StatementTree[] | undefined };

export const briefWireSchema = z.object({
  holding: statementSchema,
  posture: z.object({
    court: statementSchema.nullable(),
    relief: statementSchema.nullable(),
    review: statementSchema.nullable(),
    below: statementSchema.nullable(),
  }),
  facts: z.array(statementSchema),
  issue: z.array(statementSchema),
  rule: z.array(pointSchema),
  analysis: z.array(pointSchema),
  conclusion: z.object({ narrow: statementSchema, broad: statementSchema, disposition: statementSchema }),
  separateOpinions: z.array(z.object({ part: z.string(), summary: z.array(statementSchema) })),
  keyTerms: z.array(z.object({ term: z.string(), ...shape })),
  whyAssigned: z.object({ adds: statementSchema, limit: statementSchema, flip: statementSchema }),
  notInExcerpt: z.array(z.string()),
});
export type BriefWire = z.infer<typeof briefWireSchema>;

export const outlineWireSchema = z.object({
  fits: z.array(pointSchema),
  rule: z.array(branch),
  exceptions: z.array(pointSchema),
  illustration: z.array(branch),
  policy: z.array(pointSchema),
  application: z.object({
    checklist: z.array(statementSchema),
    triggers: z.array(statementSchema),
    hypotheticals: z.array(pointSchema),
  }),
});
export type OutlineWire = z.infer<typeof outlineWireSchema>;

export const wireQuestionSchema = z.object({
  question: z.string(),
  difficulty: difficultySchema,
  kind: questionKindSchema,
  answer: z.array(statementSchema),
  followUp: z.string(),
  trap: z.string(),
  reread: z.array(support),
  /** Number, from 1, of the question of which this one is the counterpart. */
  pairWith: z.number().nullable(),
});
export type WireQuestion = z.infer<typeof wireQuestionSchema>;

export const questionsWireSchema = z.object({ questions: z.array(wireQuestionSchema) });
export type QuestionsWire = z.infer<typeof questionsWireSchema>;
