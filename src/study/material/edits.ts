/** What a student may change in a material by hand: the schemas of her edits, and what becomes of a part that she words anew. */
import { z } from 'zod';
import {
  type BriefContent,
  type Item,
  type KeyTerm,
  outlineTitles,
  type Question,
  separateOpinionSchema,
} from './schema.ts';
import { perSection } from './shape.ts';

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
  .object(
    perSection({
      statement: itemDraftSchema,
      statements: itemDraftsSchema,
      opinions: z
        .array(separateOpinionSchema.pick({ kind: true, author: true }).extend({ summary: itemDraftsSchema }))
        .max(30),
      terms: z.array(z.object({ term: wordsSchema, meaning: wordsSchema })).max(100),
      lines: z.array(wordsSchema).max(50),
    }),
  )
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

/** A statement of hers beside those that were made. */
export const ownItem = (id: string, text: string): Item => ({
  id,
  text,
  pinpoints: [],
  verified: true,
  marks: ['own'],
});

/** Back at the engine's words it is as if she had never touched it. */
export function rewordedItem(before: Item, text: string): Item {
  if (text === before.text) return before;
  const { generated, ...rest } = before;
  const marks = before.marks.filter((mark) => mark !== 'own');
  if (text === generated) return { ...rest, text, marks };
  // A sentence that she chose rests on its passage: other words in its place are hers.
  const isAdded =
    marks.length < before.marks.length && generated === undefined && before.pinpoints.length === 0;
  return {
    ...rest,
    text,
    marks: [...marks, 'own'],
    ...(isAdded ? {} : { generated: generated ?? before.text }),
  };
}

export function rewordedTerm(before: KeyTerm, meaning: string): KeyTerm {
  if (before.isOwn) return { ...before, meaning };
  const { generated = before.meaning, ...rest } = before;
  return { ...rest, meaning, ...(meaning === generated ? {} : { generated }) };
}

/** The lines of what is not in the excerpt as she leaves them; back at those that were made, none is hers. */
export function rewordedGaps(
  { generatedGaps, notInExcerpt: before }: Pick<BriefContent, 'generatedGaps' | 'notInExcerpt'>,
  notInExcerpt: string[],
) {
  const made = generatedGaps ?? before;
  return { notInExcerpt, generatedGaps: isSame(made, notInExcerpt) ? undefined : made };
}

/** Her words beside the answer, with the engine's kept where they differ. */
export function rewordedQuestion(
  { generated: made = {}, ...before }: Question,
  changes: Omit<QuestionEdits, 'id' | 'answer'>,
): Question {
  const after: Question = { ...before, ...withoutGaps(changes) };
  const generated = withoutGaps({
    question: otherThan(after.question, made.question ?? before.question),
    trap: otherThan(after.trap ?? '', made.trap ?? before.trap ?? ''),
    followUps: otherThan(after.followUps, made.followUps ?? before.followUps),
  });
  return Object.keys(generated).length > 0 ? { ...after, generated } : after;
}

/** Of plain words or lists of them. */
export const isSame = (one: string | string[], other: string | string[]) =>
  JSON.stringify(one) === JSON.stringify(other);

const otherThan = <Value extends string | string[]>(present: Value, made: Value): Value | undefined =>
  isSame(present, made) ? undefined : made;

type Filled<Draft> = { [Key in keyof Draft]: Exclude<Draft[Key], undefined> };

/** Of an object's fields those that are set. */
export function withoutGaps<Draft extends object>(draft: Draft): Partial<Filled<Draft>> {
  const filled = Object.entries(draft).filter(([, value]) => value !== undefined);
  // Only keys and values of the draft, less those that are undefined.
  return Object.fromEntries(filled) as Partial<Filled<Draft>>;
}
