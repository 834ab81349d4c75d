/** A class's course outline: each rule once with the cases that carry it, and the student's changes. */
import { z } from 'zod';
import { courseEditsSchema, courseKinds } from '../study/material/course.ts';
import { documentFormats, fileFormats } from './downloads.ts';
import { byId, endpoint, instantSchema } from './endpoint.ts';
import { sourceSchema } from './sheets.ts';

export const outlineLengths = ['long', 'attack'] as const;
const lengthSchema = z.enum(outlineLengths);
export type OutlineLength = z.infer<typeof lengthSchema>;

export type CourseEntry = {
  id: string;
  kind: (typeof courseKinds)[number];
  text: string;
  /** "Marlow, p. 4": where it rests, in which case. */
  sources: z.infer<typeof sourceSchema>[];
  remarks: string[];
  children: CourseEntry[];
  /** What was compiled, where the student has put her words in its place. */
  generated?: string | undefined;
  /** True for a line that the student added. */
  isOwn?: boolean | undefined;
  /** True once nothing in the class says it anymore. */
  isGone?: boolean | undefined;
};

const courseEntrySchema: z.ZodType<CourseEntry> = z.object({
  id: z.string(),
  kind: z.enum(courseKinds),
  text: z.string(),
  sources: z.array(sourceSchema),
  remarks: z.array(z.string()),
  get children() {
    return z.array(courseEntrySchema);
  },
  generated: z.string().optional(),
  isOwn: z.boolean().optional(),
  isGone: z.boolean().optional(),
});

const placedSchema = z.object({
  entry: courseEntrySchema,
  /** The line above it, in words; null at the outermost level. */
  under: z.string().nullable(),
});
export type PlacedEntry = z.infer<typeof placedSchema>;

export const courseOutlineSchema = z.object({
  classId: z.number().int(),
  className: z.string(),
  length: lengthSchema,
  /** 0 until it is compiled. */
  version: z.number().int(),
  compiledAt: instantSchema.nullable(),
  topics: z.array(courseEntrySchema),
  /** What was found since she changed it, for her to take or leave. */
  offered: z.array(placedSchema),
  /** What she removed or left out. */
  aside: z.array(placedSchema),
  /** Of the attack outline: rules that only the long one has room for. */
  leftOutRules: z.number().int(),
  /** Cases with a brief in the class, and how many of them came after it was compiled. */
  caseCount: z.number().int(),
  newCaseCount: z.number().int(),
});
export type CourseOutline = z.infer<typeof courseOutlineSchema>;

export const getCourseOutline = endpoint({
  method: 'GET',
  path: '/api/classes/{id}/outline',
  summary: 'The course outline of a class: the long one, or the attack outline for the exam.',
  request: byId.extend({ length: lengthSchema.default('long') }),
  answer: courseOutlineSchema,
});

export const compileCourseOutline = endpoint({
  method: 'POST',
  path: '/api/classes/{id}/outline/compile',
  summary:
    'Compile the course outline from the class’s briefs and outlines. The student’s edits stay; anything new is then suggested.',
  request: byId,
  answer: courseOutlineSchema,
});

export const updateCourseOutline = endpoint({
  method: 'PATCH',
  path: '/api/classes/{id}/outline',
  summary: 'Edit, add or remove lines of the course outline, and accept or dismiss suggestions.',
  request: byId.extend({ version: z.number().int().min(1) }).extend(courseEditsSchema.shape),
  answer: courseOutlineSchema,
});

export const issueSpotterSchema = z.object({
  classId: z.number().int(),
  className: z.string(),
  /** Null without a course outline, or where too few of its cases state facts that can be told so. */
  pattern: z
    .object({
      round: z.number().int(),
      /** What happened in each case. In the place of a name that was altered stands a letter in brackets. */
      matters: z.array(
        z.object({
          caseId: z.number().int(),
          title: z.string(),
          facts: z.array(z.object({ text: z.string(), isAltered: z.boolean() })),
          sources: z.array(sourceSchema),
        }),
      ),
      /** What to spot: the rules of the course outline that these cases carry, with their elements. */
      issues: z.array(
        z.object({
          topic: z.object({ id: z.string(), text: z.string() }),
          rule: courseEntrySchema,
          caseIds: z.array(z.number().int()),
        }),
      ),
      /** Whether the next round tells of other cases. */
      hasAnother: z.boolean(),
    })
    .nullable(),
});
export type IssueSpotter = z.infer<typeof issueSpotterSchema>;
export type SpottedPattern = NonNullable<IssueSpotter['pattern']>;

export const getIssueSpotter = endpoint({
  method: 'GET',
  path: '/api/classes/{id}/issue-spotter',
  summary:
    'Facts from cases of a class, and the rules of its course outline that they raise, to practice issue spotting.',
  request: byId.extend({ round: z.coerce.number().int().min(0).max(100_000).default(0) }),
  answer: issueSpotterSchema,
});

export const getIssueSpotterOffer = endpoint({
  method: 'GET',
  path: '/api/classes/{id}/issue-spotter/offer',
  summary: 'Whether a class has issues to spot.',
  request: byId,
  answer: z.object({ isOffered: z.boolean() }),
});

export const downloadCourseOutline = endpoint({
  method: 'GET',
  path: '/api/classes/{id}/outline/download',
  summary: 'The course outline as a file, on the paid plan.',
  request: byId.extend({
    format: z.enum(documentFormats).default('pdf'),
    length: lengthSchema.default('long'),
  }),
  answer: z.string(),
  answerType: documentFormats.map((format) => fileFormats[format].type),
});
