/** Has a language model grade a student's answer, and lets no verdict stand that her own words do not show. */
import type { Opinion } from '../../../opinion/opinion.ts';
import { overlapOf } from '../../language/words.ts';
import { ownQuote } from '../../material/own-quote.ts';
import { type GradedPoint, type Point, pointsOf } from '../../material/points.ts';
import type { Question } from '../../material/schema.ts';
import { ask } from '../ask.ts';
import { wordsIn } from '../grounding/claims/align.ts';
import { statementFaults } from '../grounding/claims/check.ts';
import { isBorneBy } from '../grounding/claims/synonyms.ts';
import { readWinner } from '../grounding/claims/winner.ts';
import { openLocator } from '../grounding/locate.ts';
import { looseFault } from '../grounding/loose.ts';
import { outcomeProblem } from '../grounding/outcome.ts';
import { openVocabulary } from '../grounding/vocabulary.ts';
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
  const missed: GradedPoint = { itemId: id, verdict: 'missed' };
  if (!entry || quote === undefined) return missed;
  // Who speaks of something else than the case says nothing wrong of it.
  if (entry.verdict === 'wrong')
    return !opinion || isOfCase(quote, opinion) ? { itemId: id, verdict: 'wrong', quote } : missed;
  // She repeats the question, or speaks of something else: that covers nothing.
  if (!bearsOn(quote, text, question.question)) return missed;
  const tellsWrongly = (said: string) =>
    opinion && (outcomeProblem(said, opinion, 'partly') ?? readWinner(said, opinion).fault);
  const isContrary = tellsWrongly(quote) !== undefined && tellsWrongly(text) === undefined;
  return { itemId: id, verdict: isContrary ? 'wrong' : 'covered', quote };
}

/** More than half of her telling words stand in the opinion, or words near them in meaning. */
function isOfCase(quote: string, { paragraphs }: Opinion): boolean {
  const said = new Set(paragraphs.flatMap(({ text }) => wordsIn(text).map(({ stem }) => stem)));
  const telling = wordsIn(quote).filter(({ isContent }) => isContent);
  return telling.filter(({ stem }) => isBorneBy(stem, said)).length > telling.length / 2;
}

/** So many of her words must be the point's, or near them in meaning; of a few words fewer. */
const fewestBearing = 2;
const fewWords = 4;

/** In whatever words she says it: what shares nothing with the point, or only what was asked, says nothing of it. */
export function bearsOn(quote: string, point: string, question: string): boolean {
  const asked = new Set(wordsIn(question).map(({ stem }) => stem));
  const tellingIn = (text: string) => [
    ...new Set(
      wordsIn(text)
        .filter(({ isContent }) => isContent)
        .map(({ stem }) => stem),
    ),
  ];
  const said = tellingIn(quote);
  const points = tellingIn(point);
  const wanted = new Set(points);
  const bearing = said.filter((stem) => isBorneBy(stem, wanted));
  const fresh = bearing.filter((stem) => !asked.has(stem));
  const fewest = Math.min(said.length <= fewWords ? 1 : fewestBearing, points.length);
  return bearing.length >= Math.max(1, fewest) && (fresh.length > 0 || overlapOf(said, points) > 0.5);
}

/** The model's own, where nothing speaks against what it takes for granted; else the one that the set has. */
function followUpFor(written: string, { question, opinion }: Task): string | undefined {
  const followUp = written.replace(/\s+/g, ' ').trim();
  const isSound =
    /\?$/.test(followUp) && followUp.length <= 400 && opinion && isBorneOut(followUp, question, opinion);
  return isSound ? followUp : question.followUps[0];
}

function isBorneOut(followUp: string, { answer }: Task['question'], opinion: Opinion): boolean {
  const locator = openLocator(opinion);
  if (looseFault(followUp, { opinion, vocabulary: openVocabulary(opinion) })) return false;
  const located = answer
    .flatMap(({ pinpoints }) => pinpoints)
    .flatMap(({ paragraphId, quote }) => locator.locate({ paragraph: paragraphId, words: quote }) ?? []);
  const told = { children: 0, isCourts: false };
  return (
    located.length === 0 ||
    statementFaults(followUp, located, opinion, told).every(({ isSlight }) => isSlight === true)
  );
}
