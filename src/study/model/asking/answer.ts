/** Has a language model answer a question from an opinion, and lets through only what the opinion's words hold up. */
import type { Item } from '../../material/schema.ts';
import { ask } from '../ask.ts';
import { itemOf } from '../assembly/item.ts';
import { linesOf } from '../grounding/lines.ts';
import { mend } from '../grounding/mend.ts';
import type { Problem } from '../grounding/problem.ts';
import { findProblems } from '../grounding/problems.ts';
import { addUsage, type Model, type ModelLog, type Usage } from '../model.ts';
import { newFence } from '../prompts/fence.ts';
import { groundRules } from '../prompts/ground-rules.ts';
import { materialPrompt, openingOf } from '../prompts/material.ts';
import type { Source } from '../prompts/source.ts';
import {
  checksBy,
  misvoiced,
  noReading,
  objectionsIn,
  readBy,
  type SecondReading,
} from '../second-reading/second-reading.ts';
import type { OpinionSources } from '../sources/opinion-sources.ts';
import { estimateTokens, overheadTokens, schemaTokens } from '../tokens.ts';
import type { Point, Wires } from '../wire/wire.ts';
import { answerSchema, answerTask, type StudentQuestion } from './answer-prompt.ts';

type Task = {
  sources: OpinionSources;
  asked: StudentQuestion;
  model: Model;
  signal: AbortSignal;
  log?: ModelLog | undefined;
  /** Words as they are written, unchecked: to be shown as being written, never kept. */
  onText?: ((text: string) => void) | undefined;
  /** The answer is written, and is being read again. */
  onChecking?: (() => void) | undefined;
  isReadAgain?: boolean | undefined;
  verifier?: Model | undefined;
};

/** No item where the opinion does not answer, or where nothing of the answer holds up. */
export type MeteredAnswer = { items: Item[]; usage: Usage };

const mostAnswerTokens = 4_000;

/** Throws ModelError. */
export async function answerFrom(given: Task): Promise<MeteredAnswer> {
  const { sources, asked, model, signal, log, onText } = given;
  const task = answerTask(asked, newFence());
  const maxOutputTokens = Math.min(mostAnswerTokens, model.maxOutputTokens);
  const frame = estimateTokens(groundRules + task) + schemaTokens(answerSchema) + maxOutputTokens;
  const { source, usage: notesUsage } = await sources.sourceFor(
    model,
    model.contextTokens - frame - 2 * overheadTokens,
  );
  const { value, usage } = await ask({
    model,
    signal,
    log,
    schema: answerSchema,
    schemaName: 'answer',
    system: groundRules,
    prompt: materialPrompt(source, task, sources.fence),
    sharedLetters: openingOf(source, sources.fence).length,
    maxOutputTokens,
    onPartial: onText && ((partial) => onText(textIn(partial))),
  });
  let spent = addUsage(notesUsage, usage);
  if (!value.isInText) return { items: [], usage: spent };
  // Held to what holds for an outline's statements of argument: whoever speaks, words of the text, no thought of its own.
  let wire = wireOf(value.statements.map((statement) => ({ ...statement, children: [] })));
  let problems = findProblems('outline', wire, sources);
  if (problems.some(({ severity }) => severity !== 'doubt')) {
    const mended = await mend({ kind: 'outline', wire, problems, ground: sources, task, model, signal, log });
    spent = addUsage(spent, mended.usage);
    wire = mended.wire;
    problems = findProblems('outline', wire, sources);
  }
  const reading = await readAnswerAgain(given, wire, problems, source);
  if ((given.verifier ?? model) === model) spent = addUsage(spent, reading.usage);
  const { locator } = sources;
  const checkAt = checksBy(reading, problems, new Set(), misvoiced('outline', wire, reading));
  // Nothing is written again here: what is contradicted, or doubted by both, is left out.
  const objected = new Set(objectionsIn(reading, { wire, problems }, 'outline').map(({ at }) => at));
  const items = wire.policy.flatMap((statement, index) => {
    const at = `policy.${index}`;
    const isFlawed = problems.some((each) => each.at === at && each.severity !== 'doubt');
    if (statement.text.trim() === '' || isFlawed || objected.has(at)) return [];
    const checkOf = () => checkAt(at);
    const item = itemOf(statement, `answer-${index + 1}`, { locator, isSound: () => true, checkOf });
    return item.pinpoints.length > 0 ? [item] : [];
  });
  return { items, usage: spent };
}

/** One short request: the answer has a handful of lines. */
async function readAnswerAgain(
  { sources, model, verifier = model, signal, log, onChecking, isReadAgain = true }: Task,
  wire: Wires['outline'],
  problems: readonly Problem[],
  source: Source,
): Promise<SecondReading> {
  const wanting = new Set(problems.filter(({ severity }) => severity !== 'doubt').map(({ at }) => at));
  const lines = linesOf('outline', wire, sources).filter(({ at }) => !wanting.has(at));
  if (!isReadAgain || lines.length === 0) return noReading;
  onChecking?.();
  const shared =
    verifier.name === model.name ? { text: openingOf(source, sources.fence), source } : undefined;
  return readBy({
    lines,
    rankOf: () => 0,
    isDecisive: () => false,
    isTwice: false,
    opinion: sources.opinion,
    shared,
    model: verifier,
    signal,
    log,
  });
}

const wireOf = (policy: Point[]): Wires['outline'] => ({
  fits: [],
  rule: [],
  exceptions: [],
  illustration: [],
  policy,
  application: { checklist: [], triggers: [], hypotheticals: [] },
});

function textIn(partial: unknown): string {
  const { statements } = (partial ?? {}) as { statements?: unknown };
  if (!Array.isArray(statements)) return '';
  return statements
    .map((each: { text?: unknown }) => (typeof each?.text === 'string' ? each.text : ''))
    .join(' ')
    .trim();
}
