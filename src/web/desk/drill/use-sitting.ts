import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { z } from 'zod';
import { type DrillItem, drillItemSchema } from '../../../shared/drill.ts';
import { ratings } from '../../../study/material/points.ts';
import { keepAnswers, readAnswers } from '../../browser/typed-answers.ts';
import { type AnsweredQuestion, act, beginSitting, type Sitting, steps } from './sitting.ts';

type Options = {
  onAnswered: (answered: AnsweredQuestion) => void;
  /** Of a grade that she takes back. */
  onUndone?: (answered: AnsweredQuestion) => void;
  /** Under which it is kept in this tab, so that a reload loses nothing. */
  keptAs?: string;
};

/** `onAnswered` hears of each answer once. */
export function useSitting(items: readonly DrillItem[], { onAnswered, onUndone, keptAs }: Options) {
  const [begun] = useState(() => (keptAs && readSitting(keptAs)) || beginSitting(items, Date.now()));
  const [sitting, change] = useReducer(act, begun);
  const told = useRef(begun.answered);
  const tell = useEffectEvent(onAnswered);
  const tellUndone = useEffectEvent((answered: AnsweredQuestion) => onUndone?.(answered));
  useEffect(() => {
    for (const answered of sitting.answered.slice(told.current.length)) tell(answered);
    for (const answered of told.current.slice(sitting.answered.length)) tellUndone(answered);
    told.current = sitting.answered;
    const { before: _, ...kept } = sitting;
    if (keptAs) keepAnswers(keptAs, JSON.stringify({ ...kept, keptAt: Date.now() }));
  }, [sitting, keptAs]);
  return { sitting, change };
}

export type Ways = ReturnType<typeof useSitting>['change'];

const surenessSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const stored = z.object({
  queue: z.array(drillItemSchema).min(1),
  step: z.enum(steps),
  sureness: surenessSchema.optional(),
  hasSaid: z.boolean().default(false),
  answer: z.string(),
  probes: z.array(z.string()),
  replies: z.array(z.string()),
  ticked: z.array(z.string()),
  askedAt: z.number(),
  /** When it was kept: the clock stands while she is away. */
  keptAt: z.number().optional(),
  drafts: z.record(z.string(), z.string()).default({}),
  answered: z.array(
    z.object({
      item: drillItemSchema,
      sureness: surenessSchema.optional(),
      ticked: z.array(z.string()),
      rating: z.enum(ratings),
      answer: z.string(),
      reviewedAt: z.number(),
      elapsedMs: z.number(),
    }),
  ),
});

const longestMs = 6 * 60 * 60 * 1000;

/** One that was not ended, and is not of yesterday. */
function readSitting(keptAs: string): Sitting | undefined {
  try {
    const now = Date.now();
    const { data } = stored.safeParse(JSON.parse(readAnswers(keptAs) ?? 'null'));
    if (!data || now - data.askedAt > longestMs) return undefined;
    const { keptAt = now, ...kept } = data;
    const answered = data.answered.map((each) => ({ ...each, sureness: each.sureness }));
    return { ...kept, sureness: data.sureness, askedAt: data.askedAt + now - keptAt, answered };
  } catch {
    return undefined;
  }
}
