/** Has a language model write one more question, which passes what every question of a set must. */
import type { QuestionCriteria } from '../../asking/more.ts';
import type { Check, Question } from '../../material/schema.ts';
import { ask } from '../ask.ts';
import { followUpOf, questionFrom, trapOf } from '../assembly/questions.ts';
import { linesOf } from '../grounding/lines.ts';
import { mend } from '../grounding/mend.ts';
import type { Problem } from '../grounding/problem.ts';
import { findProblems } from '../grounding/problems.ts';
import { type Model, ModelError, type ModelLog } from '../model.ts';
import { newFence } from '../prompts/fence.ts';
import { groundRules } from '../prompts/ground-rules.ts';
import { materialPrompt, openingOf } from '../prompts/material.ts';
import type { Source } from '../prompts/source.ts';
import { questionWire } from '../rewrite.ts';
import { checksBy, misvoiced, noReading, objectionsIn, readBy } from '../second-reading/second-reading.ts';
import type { OpinionSources } from '../sources/opinion-sources.ts';
import { estimateTokens, overheadTokens, schemaTokens } from '../tokens.ts';
import { type QuestionsWire, questionsWireSchema, type WireQuestion } from '../wire/wire.ts';
import { moreTask } from './more-prompt.ts';

type Task = {
  sources: OpinionSources;
  present: readonly Question[];
  wanted: QuestionCriteria;
  /** Of the question that is made. */
  id: string;
  model: Model;
  signal: AbortSignal;
  log?: ModelLog | undefined;
  isReadAgain?: boolean | undefined;
  verifier?: Model | undefined;
  /** The question as it is being written, unchecked: to be shown as such, never kept. */
  onText?: ((text: string) => void) | undefined;
};

const mostAnswerTokens = 4_000;

/** Throws ModelError; `ungrounded` where what came does not hold up against the text. */
export async function writeQuestion(task: Task): Promise<Question> {
  const { sources, present, wanted, model, signal, log, onText } = task;
  const words = moreTask(
    wanted,
    present.map(({ question }) => question),
    newFence(),
  );
  const maxOutputTokens = Math.min(mostAnswerTokens, model.maxOutputTokens);
  const frame = estimateTokens(groundRules + words) + schemaTokens(questionsWireSchema) + maxOutputTokens;
  const { source } = await sources.sourceFor(model, model.contextTokens - frame - 2 * overheadTokens);
  const { value } = await ask({
    model,
    signal,
    log,
    schema: questionsWireSchema,
    schemaName: 'questions',
    system: groundRules,
    prompt: materialPrompt(source, words, sources.fence),
    sharedLetters: openingOf(source, sources.fence).length,
    maxOutputTokens,
    findFault: (wire) => faultIn(wire, wanted),
    onPartial: onText && ((partial) => onText(textIn(partial))),
  });
  const at = `questions.${present.length}`;
  // Behind all others: of two that ask for the same, the later is found wanting.
  let wire: QuestionsWire = { questions: [...present.map(questionWire), ...value.questions] };
  const problemsHere = () =>
    findProblems('questions', wire, sources).filter((each) => each.at === at || each.at.startsWith(`${at}.`));
  let problems = problemsHere();
  if (problems.some(isMended)) {
    const mending = {
      kind: 'questions' as const,
      wire,
      problems,
      ground: sources,
      task: words,
      model,
      signal,
      log,
    };
    wire = (await mend(mending)).wire;
    problems = problemsHere();
  }
  const made = wire.questions[present.length];
  const standing = problems.filter(isMended);
  if (!made || made.answer.length === 0 || standing.length > 0) {
    const places = standing.map(({ at: place }) => place).join(', ');
    throw new ModelError('ungrounded', {
      reason: `${model.name}, one more question: does not hold up at ${places}`,
    });
  }
  const isLeftOut = (place: string) =>
    problems.some((each) => each.at === `${at}.${place}` && each.severity === 'flaw');
  if (isLeftOut('trap')) made.trap = '';
  if (isLeftOut('followUp')) made.followUp = '';
  return readQuestionAgain(task, wire, problems, source);
}

/** One more request: what it contradicts is not asked, and a trap or follow-up it does not bear out is left out. */
async function readQuestionAgain(
  { sources, present, id, model, verifier = model, signal, log, isReadAgain = true }: Task,
  wire: QuestionsWire,
  problems: readonly Problem[],
  source: Source,
): Promise<Question> {
  const at = `questions.${present.length}`;
  const isHere = (place: string) => place === at || place.startsWith(`${at}.`);
  const made = wire.questions[present.length] as WireQuestion; // It was found there before.
  const reading = isReadAgain
    ? await readBy({
        lines: linesOf('questions', wire, sources).filter((line) => isHere(line.at)),
        rankOf: () => 0,
        isDecisive: () => false,
        isTwice: false,
        opinion: sources.opinion,
        shared: verifier.name === model.name ? { text: openingOf(source, sources.fence), source } : undefined,
        model: verifier,
        signal,
        log,
      })
    : noReading;
  const checkAt = checksBy(reading, problems, new Set(), misvoiced('questions', wire, reading));
  for (const { at: place, isDoubted } of objectionsIn(reading, { wire, problems }, 'questions')) {
    if (place === `${at}.trap`) made.trap = '';
    else if (place === `${at}.followUp`) made.followUp = '';
    else if (!isDoubted) {
      const reason = `${model.name}, one more question: contradicted at ${place}`;
      throw new ModelError('ungrounded', { reason });
    }
  }
  const checks = new Map<unknown, Check>([
    [made, checkAt(at)],
    [trapOf(made), checkAt(`${at}.trap`)],
    [followUpOf(made), checkAt(`${at}.followUp`)],
    ...made.answer.map((statement, index) => [statement, checkAt(`${at}.answer.${index}`)] as const),
  ]);
  return questionFrom(made, id, {
    locator: sources.locator,
    isSound: () => true,
    checkOf: (what) => checks.get(what),
  });
}

function textIn(partial: unknown): string {
  const { questions } = (partial ?? {}) as { questions?: { question?: unknown }[] };
  const text = Array.isArray(questions) ? questions[0]?.question : undefined;
  return typeof text === 'string' ? text.trim() : '';
}

/** A trap or a follow-up that does not hold up is left out instead. */
const isMended = ({ at, severity }: Problem) => severity !== 'doubt' && !/\.(?:trap|followUp)$/.test(at);

function faultIn({ questions }: QuestionsWire, { kind, difficulty }: QuestionCriteria): string | undefined {
  const [question, ...others] = questions;
  if (!question || others.length > 0) return 'it is not exactly one question';
  if (kind && question.kind !== kind) return `its kind is not "${kind}"`;
  return difficulty && question.difficulty !== difficulty ? `its difficulty is not ${difficulty}` : undefined;
}
