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

/** Words that only lead on to the next statement are no point. */
const leadsOn = ({ text, pinpoints }: Item) => pinpoints.length === 0 && text.trimEnd().endsWith(':');

const withChildren = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...withChildren(item.children ?? [])]);

/** The statements of an answer that are points, each with where it stands. */
export const statedPoints = ({ answer }: Pick<Question, 'answer'>): Item[] =>
  withChildren(answer).filter((item) => !leadsOn(item));

export const pointsOf = (question: Pick<Question, 'answer'>): Point[] =>
  statedPoints(question).map(({ id, text }) => ({ id, text }));

/** Graded by herself: what she ticked she said. */
export const tickedPoints = (points: readonly Point[], ticked: readonly string[]): GradedPoint[] =>
  points.map(({ id }) => ({ itemId: id, verdict: ticked.includes(id) ? 'covered' : 'missed' }));
