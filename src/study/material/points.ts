/** The points of a professor's answer, and what a student's answer made of each. */
import { z } from 'zod';
import type { Item, Question } from './schema.ts';

export const ratings = ['again', 'hard', 'good', 'easy'] as const;
export const ratingSchema = z.enum(ratings);
export type Rating = z.infer<typeof ratingSchema>;

/** Below this share of the points an answer was hard to give. */
const goodShare = 0.6;

/** What the points that she said make of an answer; `easy` she says herself. */
export function ratingOf(said: number, points: number): Exclude<Rating, 'easy'> {
  if (said === 0) return 'again';
  return said / points < goodShare ? 'hard' : 'good';
}

export const pointVerdictSchema = z.enum(['covered', 'missed', 'wrong']);

export const gradedPointSchema = z.object({
  /** Of the statement in the professor's answer. */
  itemId: z.string().max(300),
  verdict: pointVerdictSchema,
  /** Her own words, as they stand in her answer. */
  quote: z.string().max(10_000).optional(),
});
export type GradedPoint = z.infer<typeof gradedPointSchema>;

export type Point = Pick<Item, 'id' | 'text'>;

/** Words that only lead on to the next statements are no point: the court's before its list, or ours. */
const leadsOn = ({ text, pinpoints, marks, children = [] }: Item) =>
  text.trimEnd().endsWith(':') &&
  (pinpoints.length === 0 || children.length > 0 || marks.includes('inferred'));

/** Where the court takes a statement from is not said in class. */
export const isSource = ({ text }: Pick<Item, 'text'>) => text.startsWith('Source: ');

/** `under` is what leads on to it: "A plaintiff must prove:". */
export type StatedPoint = Item & { under?: string | undefined };

function stated(items: readonly Item[], above?: string): StatedPoint[] {
  let under = above;
  return items.flatMap((item) => {
    const below = item.children ?? [];
    if (isSource(item)) return [];
    if (!leadsOn(item)) return [{ ...item, under }, ...stated(below, under)];
    if (below.length > 0) return stated(below, item.text);
    under = item.text;
    return [];
  });
}

/** In words: what is shorter says nothing alone. */
const leastWords = 4;

/** What semicolons part stands alone as sentences do: each is said, or forgotten, by itself. */
function propositionsIn(item: StatedPoint): StatedPoint[] {
  const parts = item.text.split(/;\s+(?:and |but |or )?(?![^“]*”)/);
  const areWhole = parts.length > 1 && parts.every((part) => part.split(/\s+/).length >= leastWords);
  if (!areWhole) return [item];
  return parts.map((part, at) => ({
    ...item,
    id: at === 0 ? item.id : `${item.id}~${at + 1}`,
    text: `${part.charAt(0).toUpperCase()}${part.slice(1)}${at < parts.length - 1 ? '.' : ''}`,
  }));
}

/** The points of an answer: its statements, one proposition each, with where each stands. */
export const statedPoints = ({ answer }: Pick<Question, 'answer'>): StatedPoint[] =>
  stated(answer).flatMap(propositionsIn);

export const pointsOf = (question: Pick<Question, 'answer'>): Point[] =>
  statedPoints(question).map(({ id, text }) => ({ id, text }));

/** Graded by herself: what she ticked she said. */
export const tickedPoints = (points: readonly Point[], ticked: readonly string[]): GradedPoint[] =>
  points.map(({ id }) => ({ itemId: id, verdict: ticked.includes(id) ? 'covered' : 'missed' }));
