/** What a student may change in a material by hand: the schemas of her edits. */
import { z } from 'zod';
import { outlineTitles, separateOpinionSchema } from './material.ts';

const wordsSchema = z.string().trim().min(1, 'Write something, or take the line out').max(5000);

/** A statement as she leaves it; without an id, or with one that is not there, it is new: "own-" and 12 hex digits name it. */
export type ItemDraft = { id?: string | undefined; text: string; children?: ItemDraft[] | undefined };

const itemDraftSchema: z.ZodType<ItemDraft> = z.object({
  id: z.string().max(100).optional(),
  text: wordsSchema,
  get children() {
    return z.array(itemDraftSchema).max(50).optional();
  },
});
const itemDraftsSchema = z.array(itemDraftSchema).max(100);

/** Parts that are left out stay as they are. */
export const briefEditsSchema = z
  .object({
    holding: itemDraftSchema,
    posture: itemDraftsSchema,
    facts: itemDraftsSchema,
    issue: itemDraftsSchema,
    rule: itemDraftsSchema,
    analysis: itemDraftsSchema,
    conclusion: itemDraftsSchema,
    separateOpinions: z
      .array(separateOpinionSchema.pick({ kind: true, author: true }).extend({ summary: itemDraftsSchema }))
      .max(30),
    keyTerms: z.array(z.object({ term: wordsSchema, meaning: wordsSchema })).max(100),
    whyAssigned: itemDraftsSchema,
    notInExcerpt: z.array(wordsSchema).max(50),
  })
  .partial();
export type BriefEdits = z.infer<typeof briefEditsSchema>;

export const outlineEditsSchema = z.object({
  sections: z.array(z.object({ title: z.enum(outlineTitles), items: itemDraftsSchema })).max(6),
});
export type OutlineEdits = z.infer<typeof outlineEditsSchema>;

const questionEditsSchema = z.object({
  id: z.string().max(100),
  question: wordsSchema.optional(),
  answer: itemDraftsSchema.min(1, 'A question needs an answer').optional(),
  followUps: z.array(wordsSchema).max(20).optional(),
  trap: wordsSchema.optional(),
});
export type QuestionEdits = z.infer<typeof questionEditsSchema>;

export const questionSetEditsSchema = z.object({ questions: z.array(questionEditsSchema).max(50) });
export type QuestionSetEdits = z.infer<typeof questionSetEditsSchema>;
