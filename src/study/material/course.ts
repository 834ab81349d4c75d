/** A class's course outline: what it consists of, as it is stored and as it travels. */
import { z } from 'zod';

export const courseKinds = [
  /** A category of the class, or one of its class sessions. */
  'topic',
  'issue',
  'rule',
  'element',
  'exception',
  /** What a case does not settle. */
  'open',
  /** How another case that carries the rule words it. */
  'wording',
  /** Where cases contradict each other. */
  'conflict',
  /** A case with its one-line holding. */
  'case',
  /** Where a case cites another of the class. */
  'cites',
  /** A rule that stands under another topic. */
  'see',
  /** The student's own line. */
  'note',
] as const;
export type CourseKind = (typeof courseKinds)[number];

export const courseRestSchema = z.object({
  caseId: z.number().int(),
  material: z.enum(['brief', 'outline']),
  statementId: z.string().optional(),
  /** "p. 557", with the passage and the words relied on. */
  places: z.array(z.object({ name: z.string(), passageId: z.string(), quotes: z.array(z.string()) })),
});
export type CourseRest = z.infer<typeof courseRestSchema>;

export type CourseNode = {
  /** The same each time the outline is compiled, as long as what it comes from says the same. */
  id: string;
  kind: CourseKind;
  text: string;
  rests: CourseRest[];
  /** In a word each, what is to be known of it before one relies on it. */
  remarks: string[];
  children: CourseNode[];
  /** What was compiled, where the student has put her words in its place. */
  generated?: string | undefined;
  /** True for a line that the student added. */
  isOwn?: boolean | undefined;
  /** True once nothing in the class says it any more. */
  isGone?: boolean | undefined;
  /** True where she put it in its place. */
  isMoved?: boolean | undefined;
  /** True for a rule that she merged into the one above it: it tells how another case words it. */
  isMerged?: boolean | undefined;
  /** Topics that she merged into this one. */
  merged?: string[] | undefined;
};

/** A line outside of the outline, and where it belongs; `below` are those that stood below it and stayed. */
export type PlacedNode = {
  node: CourseNode;
  under: string | null;
  after: string | null;
  below?: string[] | undefined;
};

export type CourseContent = {
  topics: CourseNode[];
  /** What was found since and she has not decided on. */
  offered: PlacedNode[];
  /** What she took out or left out; it comes back at her press alone. */
  aside: PlacedNode[];
  /** The cases that it was compiled from. */
  caseIds: number[];
};

export const emptyCourse: CourseContent = { topics: [], offered: [], aside: [], caseIds: [] };

export const courseLineSchema = z.string().trim().min(1, 'Write something first.').max(5000);

/** What a student changes: each list in its turn, in this order. */
export const courseEditsSchema = z.object({
  /** Her words; null brings the compiled ones back. */
  texts: z
    .array(z.object({ id: z.string(), text: courseLineSchema.nullable() }))
    .max(500)
    .optional(),
  /** Below a line, or at the outermost level a topic of her own. Behind `after`; without it, last. */
  added: z
    .array(
      z.object({
        under: z.string().nullable(),
        after: z.string().nullable().optional(),
        text: courseLineSchema,
      }),
    )
    .max(100)
    .optional(),
  /** Lines alone: what stands below one stays in its place. */
  removed: z.array(z.string()).max(500).optional(),
  /** A line with all below it, to behind `after` below `under`: first where `after` is null. Topics are moved among topics. */
  moved: z
    .array(z.object({ id: z.string(), under: z.string().nullable(), after: z.string().nullable() }))
    .max(100)
    .optional(),
  /** A topic into a topic, with all its lines; a rule into a rule, whose wording it becomes. */
  merged: z
    .array(z.object({ id: z.string(), into: z.string() }))
    .max(100)
    .optional(),
  restored: z.array(z.string()).max(500).optional(),
  /** Of what is offered: what she takes, and what she leaves out. */
  taken: z.array(z.string()).max(5000).optional(),
  declined: z.array(z.string()).max(5000).optional(),
});
export type CourseEdits = z.infer<typeof courseEditsSchema>;
