/**
 * A class as one file that a friend can bring in: texts and study material, nothing of an account. What comes in is
 * trusted in nothing: every quote is checked again against the text that comes with it, and no mark of the file counts.
 */
import { z } from 'zod';
import type { Opinion } from '../../opinion/opinion.ts';
import {
  briefContentSchema,
  type Item,
  type MaterialKind,
  outlineContentSchema,
  questionSetContentSchema,
} from '../material/schema.ts';
import { checkPinpoints } from '../pinpoints.ts';

const name = z.string().trim().min(1).max(200);

const classFileCaseSchema = z.object({
  title: name,
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
        heldOn: z.iso.date().nullable(),
        categories: z.array(name).max(100),
      }),
    )
    .max(500),
  cases: z.array(classFileCaseSchema).max(500),
});
export type ClassFile = z.infer<typeof classFileSchema>;

export const classFilePath = 'class.json';
export const pathsOfCase = (index: number) => ({
  opinion: `cases/${index + 1}/opinion.json`,
  brief: `cases/${index + 1}/brief.json`,
  outline: `cases/${index + 1}/outline.json`,
  questions: `cases/${index + 1}/questions.json`,
});

const schemas = {
  brief: briefContentSchema,
  outline: outlineContentSchema,
  questions: questionSetContentSchema,
};

export type BroughtIn = { kind: MaterialKind; content: object; quotes: number; lostQuotes: number };

/** Undefined for what is no material of this kind. */
export function readForeignMaterial(
  kind: MaterialKind,
  value: unknown,
  opinion: Opinion,
): BroughtIn | undefined {
  const read = schemas[kind].safeParse(value);
  if (!read.success) return undefined;
  const content = withoutClaims(checkPinpoints(read.data, opinion));
  const quotes = countQuotes(read.data);
  return { kind, content: content as object, quotes, lostQuotes: quotes - countQuotes(content) };
}

function countQuotes(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + countQuotes(each), 0);
  if (typeof value !== 'object' || value === null) return 0;
  const own = 'quote' in value && 'paragraphId' in value ? 1 : 0;
  return Object.values(value).reduce<number>((sum, each) => sum + countQuotes(each), own);
}

/** What somebody else's product and somebody else said of a statement is not known to be so here. */
function withoutClaims(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutClaims);
  if (typeof value !== 'object' || value === null) return value;
  const {
    generated: _,
    generatedGaps: __,
    isOwn: ___,
    checks: ____,
    ...rest
  } = value as Record<string, unknown>;
  const walked = Object.fromEntries(Object.entries(rest).map(([key, field]) => [key, withoutClaims(field)]));
  return isItem(walked) ? judged(walked) : walked;
}

const isItem = (value: object): value is Item =>
  'marks' in value && 'pinpoints' in value && 'verified' in value;

/** The friend's own words are marked as hers in nobody else's library; what stands word for word in its quotes needs no check. */
function judged({ check: _, brackets: __, marks, ...item }: Item): Item {
  const isHers = marks.includes('own');
  const words = squeezed(item.text);
  const isQuoted = item.pinpoints.some(({ quote }) => squeezed(quote).includes(words));
  return {
    ...item,
    marks: marks.filter((mark) => mark !== 'own'),
    verified: isHers ? isQuoted : item.verified && (isQuoted || item.pinpoints.length > 0 || isHeading(item)),
    ...(isQuoted || isHeading(item) ? {} : { check: 'not_checked' as const }),
  };
}

/** It only names what stands below it. */
const isHeading = ({ children = [], pinpoints }: Pick<Item, 'children' | 'pinpoints'>) =>
  pinpoints.length === 0 && children.length > 0;

const squeezed = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
