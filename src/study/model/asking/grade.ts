/** Has a language model grade a student's answer, and lets no verdict stand that her own words do not show. */
import type { Opinion } from '../../../opinion/opinion.ts';
import { overlapOf, termsOf } from '../../extractive/text/words.ts';
import { ownQuote } from '../../material/own-quote.ts';
import { type GradedPoint, type Point, pointsOf } from '../../material/points.ts';
import type { Question } from '../../material/schema.ts';
import { ask } from '../ask.ts';
import { stringFaults } from '../grounding/claims/check.ts';
import { outcomeProblem } from '../grounding/outcome.ts';
import type { Model, ModelLog, Usage } from '../model.ts';
import { newFence } from '../prompts/fence.ts';
import { type GradingWire, gradingPrompt, gradingRules, gradingSchema } from './grading-prompt.ts';

type Task = {
  question: Pick<Question, 'question' | 'answer' | 'followUps'>;
  answer: string;
  /** Absent once its text was deleted: then what she says of the outcome is not held against it. */
  opinion?: Opinion | undefined;
  model: Model;
  signal: AbortSignal;
  log?: ModelLog | undefined;
  /** Called once for each point, as soon as its verdict is written. */
  onPoint?: ((point: GradedPoint) => void) | undefined;
};

export type Graded = { points: GradedPoint[]; followUp: string | undefined; usage: Usage };

const answerTokens = 3_000;

/** Throws ModelError. */
export async function gradeAnswer(task: Task): Promise<Graded> {
  const { question, answer, model, signal, log, onPoint } = task;
  const points = pointsOf(question);
  const told = new Set<number>();
  const { value, usage } = await ask({
    model,
    signal,
    log,
    schema: gradingSchema,
    schemaName: 'grading',
    system: gradingRules,
    prompt: gradingPrompt({ question: question.question, points, answer }, newFence()),
    maxOutputTokens: Math.min(answerTokens, model.maxOutputTokens),
    findFault: (wire) => faultIn(wire, points, answer),
    onPartial:
      onPoint &&
      ((partial) => {
        // The last one may still be growing.
        for (const entry of entriesIn(partial).slice(0, -1)) {
          const point = points[entry.number - 1];
          if (!point || told.has(entry.number)) continue;
          told.add(entry.number);
          onPoint(settled(point, entry, task));
        }
      }),
  });
  const graded = points.map((point, index) =>
    settled(
      point,
      value.points.find(({ number }) => number === index + 1),
      task,
    ),
  );
  return { points: graded, followUp: followUpFor(value.followUp, task), usage };
}

type Entry = GradingWire['points'][number];

function entriesIn(partial: unknown): Entry[] {
  const { points } = (partial ?? {}) as { points?: unknown };
  if (!Array.isArray(points)) return [];
  return points.flatMap((each) => gradingSchema.shape.points.element.safeParse(each).data ?? []);
}

function faultIn({ points: graded }: GradingWire, points: readonly Point[], answer: string) {
  const missing = points.findIndex((_, index) => !graded.some(({ number }) => number === index + 1));
  if (missing >= 0) return `point ${missing + 1} has no verdict`;
  const invented = graded.find(({ verdict, words }) => verdict !== 'missed' && !ownQuote(answer, words));
  return (
    invented &&
    `the words for point ${invented.number} do not stand in her answer: copy them from it, or say "missed"`
  );
}

/** What nobody can show in her own words is missed: neither praised nor blamed. */
function settled(
  { id, text }: Point,
  entry: Entry | undefined,
  { answer, opinion, question }: Task,
): GradedPoint {
  const quote = entry && entry.verdict !== 'missed' ? ownQuote(answer, entry.words) : undefined;
  if (!entry || quote === undefined) return { itemId: id, verdict: 'missed' };
  if (entry.verdict === 'wrong') return { itemId: id, verdict: 'wrong', quote };
  // She repeats the question, or speaks of something else: that covers nothing.
  if (!speaksOf(quote, text, question.question)) return { itemId: id, verdict: 'missed' };
  const isContrary =
    opinion && outcomeProblem(quote, opinion, 'partly') && !outcomeProblem(text, opinion, 'partly');
  return { itemId: id, verdict: isContrary ? 'wrong' : 'covered', quote };
}

/** An answer can say a thing in words of its own; what says only what was asked says nothing. */
function speaksOf(quote: string, point: string, question: string): boolean {
  const said = termsOf(quote);
  const asked = new Set(termsOf(question));
  const fresh = said.filter((term) => !asked.has(term));
  return fresh.length > 0 || overlapOf(said, termsOf(point)) > 0.5;
}

function followUpFor(written: string, { question, opinion }: Task): string | undefined {
  const followUp = written.replace(/\s+/g, ' ').trim();
  const isSound =
    /\?$/.test(followUp) &&
    followUp.length <= 400 &&
    (!opinion || stringFaults(followUp, opinion).length === 0);
  return isSound ? followUp : question.followUps[0];
}
