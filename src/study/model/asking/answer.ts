/** Has a language model answer a question from an opinion, and lets through only what the opinion's words hold up. */
import type { Item } from '../../material/schema.ts';
import { ask } from '../ask.ts';
import { mend } from '../grounding/mend.ts';
import { findProblems } from '../grounding/problems.ts';
import { itemOf } from '../material/item.ts';
import type { Wires } from '../material/kinds.ts';
import { addUsage, type Model, type ModelLog, type Usage } from '../model.ts';
import { newFence } from '../prompts/fence.ts';
import { groundRules } from '../prompts/ground-rules.ts';
import { materialPrompt } from '../prompts/material.ts';
import type { OpinionSources } from '../sources/opinion-sources.ts';
import { estimateTokens, overheadTokens, schemaTokens } from '../tokens.ts';
import type { Point } from '../wire/wire.ts';
import { type Asked, answerSchema, answerTask } from './answer-prompt.ts';

type Task = {
  sources: OpinionSources;
  asked: Asked;
  model: Model;
  signal: AbortSignal;
  log?: ModelLog | undefined;
  /** Words as they are written, unchecked: to be shown as being written, never kept. */
  onText?: ((text: string) => void) | undefined;
};

/** No item where the opinion does not answer, or where nothing of the answer holds up. */
export type Answered = { items: Item[]; usage: Usage };

const mostAnswerTokens = 4_000;

/** Throws ModelError. */
export async function answerFrom({ sources, asked, model, signal, log, onText }: Task): Promise<Answered> {
  const fence = newFence();
  const task = answerTask(asked, fence);
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
    prompt: materialPrompt(source, task, fence),
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
  const severities = (at: string) =>
    problems.filter((each) => each.at === at).map(({ severity }) => severity);
  const items = wire.policy.flatMap((statement, index) => {
    const found = severities(`policy.${index}`);
    const isSound = statement.text.trim() !== '' && found.every((severity) => severity === 'doubt');
    if (!isSound) return [];
    const check = found.length > 0 ? ('not_checked' as const) : ('words_only' as const);
    const { locator } = sources;
    const item = itemOf(statement, `answer-${index + 1}`, {
      locator,
      isSound: () => true,
      checkOf: () => check,
    });
    return item.pinpoints.length > 0 ? [item] : [];
  });
  return { items, usage: spent };
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
