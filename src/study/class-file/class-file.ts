/**
 * A class as one file that a friend can bring in: texts and study material, nothing of an account. What comes in is
 * trusted in nothing: every quote and statement is checked again against the text that comes with it, and no mark of the
 * file counts.
 */
import { z } from 'zod';

/** What a student may call a class, a class session or a category. */
const mostLetters = 200;
const named = (most: number) =>
  z
    .string()
    .max(most)
    .refine((name) => name.trim() !== '');
const name = named(mostLetters);
/** A reader takes it from the opinion, a survey of a casebook from a heading. */
const title = named(10 * mostLetters);

/** More than a semester has, and few enough for one request. */
export const classBounds = {
  /** Packed. */
  bytes: 32 * 1024 * 1024,
  unpackedBytes: 160 * 1024 * 1024,
  cases: 500,
  sessions: 500,
  categories: 100,
} as const;

const caseSchema = z.object({
  title,
  /** Index of its class session, and of its category in that. */
  session: z.number().int().min(0),
  category: z.number().int().min(0).nullable(),
  isExcerpt: z.boolean(),
});

/** `class.json`; what belongs to the case at index 0 lies in `cases/1/`. */
export const classFileSchema = z.object({
  format: z.literal('hotseat-class'),
  version: z.literal(1),
  name,
  sessions: z
    .array(
      z.object({
        title: name,
        heldOn: z.iso
          .date()
          .refine((day) => /^[12]/.test(day))
          .nullable()
          .catch(null),
        categories: z.array(name).max(classBounds.categories),
      }),
    )
    .max(classBounds.sessions),
  cases: z.array(caseSchema).max(classBounds.cases),
  /** Names of cases that could not come along, and why. */
  leftOut: z
    .array(z.object({ title, reason: z.enum(['no_text', 'too_many']) }))
    .max(10 * classBounds.cases)
    .default([]),
});
export type ClassFile = z.infer<typeof classFileSchema>;

export const classFilePath = 'class.json';
export const pathsOfCase = (index: number) => ({
  opinion: `cases/${index + 1}/opinion.json`,
  brief: `cases/${index + 1}/brief.json`,
  outline: `cases/${index + 1}/outline.json`,
  questions: `cases/${index + 1}/questions.json`,
});
