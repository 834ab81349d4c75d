/** Has a language model write one material, and lets through only what stands up to the opinion's text. */
import type { MaterialKind, ProfessorStyle, Tier } from '../material.ts';
import { checkPinpoints } from '../pinpoints.ts';
import { ask } from './ask.ts';
import { mend } from './grounding/mend.ts';
import type { Problem } from './grounding/problem.ts';
import { findProblems } from './grounding/problems.ts';
import { structureFault } from './grounding/structure.ts';
import type { Grounding } from './material/item.ts';
import { type Contents, forms, type Wires } from './material/kinds.ts';
import { addUsage, type Model, ModelError, type ModelLog, noUsage, type Usage } from './model.ts';
import { newFence } from './prompts/fence.ts';
import { groundRules, promptVersion } from './prompts/ground-rules.ts';
import { materialPrompt } from './prompts/material.ts';
import type { OpinionReading } from './reading/opinion-reading.ts';
import { estimateTokens, overheadTokens, schemaTokens } from './tokens.ts';
import { readPartial } from './wire/partial.ts';
import { statementsIn } from './wire/places.ts';

export type Writing<Kind extends MaterialKind> = {
  reading: OpinionReading;
  kind: Kind;
  tier: Tier;
  /** What the professor asks for; weights the questions alone. */
  style?: ProfessorStyle | null | undefined;
  model: Model;
  signal: AbortSignal;
  /**
   * The material as far as it is written, in the shape of the whole, each time anew. Items may end in the middle of a
   * word; one is verified only where its words were found already. What the last check finds can still change it.
   */
  onPart?: ((content: Contents[Kind]) => void) | undefined;
  log?: ModelLog | undefined;
};

export type Written<Kind extends MaterialKind> = {
  content: Contents[Kind];
  itemCount: number;
  /** The model's name. */
  engine: string;
  engineVersion: string;
  usage: Usage;
  durationMs: number;
};

/** Throws ModelError with the usage of all its calls; never answers what does not fit its schema. */
export async function writeMaterial<Kind extends MaterialKind>(
  writing: Writing<Kind>,
): Promise<Written<Kind>> {
  const startedAt = performance.now();
  const spent = { usage: noUsage };
  try {
    const content = await write(writing, spent);
    return {
      content,
      itemCount: forms[writing.kind].count(content),
      engine: writing.model.name,
      engineVersion: promptVersion,
      usage: spent.usage,
      durationMs: Math.round(performance.now() - startedAt),
    };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const { code, reason, retryAfterMs } = error;
    throw new ModelError(code, { reason, retryAfterMs, usage: addUsage(spent.usage, error.usage) });
  }
}

async function write<Kind extends MaterialKind>(
  writing: Writing<Kind>,
  spent: { usage: Usage },
): Promise<Contents[Kind]> {
  const { reading, kind, tier, style = null, model, signal, log } = writing;
  const task = forms[kind].task(reading.opinion, tier, style);
  const answer = await askFor(writing, task, spent);
  let wire = answer;
  let problems = findProblems(kind, wire, reading);
  if (problems.length > 0) {
    log?.info(
      { model: model.name, form: kind, flaws: problems.length, gates: gatesIn(problems).length },
      'Flaws are sent back',
    );
    const mended = await mend({ kind, wire, problems, ground: reading, task, model, signal, log });
    spent.usage = addUsage(spent.usage, mended.usage);
    wire = mended.wire;
    problems = findProblems(kind, wire, reading);
  }
  return judge(writing, wire, problems);
}

async function askFor<Kind extends MaterialKind>(
  { reading, kind, tier, model, signal, onPart, log }: Writing<Kind>,
  task: string,
  spent: { usage: Usage },
): Promise<Wires[Kind]> {
  const form = forms[kind];
  const { roomTokens, answerTokens } = roomFor(model, reading);
  const { source, usage: notesUsage } = await reading.sourceFor(model, roomTokens);
  spent.usage = addUsage(spent.usage, notesUsage);
  const locate = reading.locator.locateHere;
  const soFar: Grounding = {
    locator: { locate },
    isSound: ({ support, mark }) => (support.length > 0 ? support.every(locate) : mark === 'own'),
  };
  const { value, usage } = await ask({
    model,
    signal,
    log,
    schema: form.wire,
    schemaName: kind,
    system: groundRules,
    prompt: materialPrompt(source, task, newFence()),
    maxOutputTokens: Math.min(form.answerTokens(tier), answerTokens),
    findFault: (wire) => structureFault(kind, wire, reading.opinion, tier),
    onPartial:
      onPart && ((partial) => onPart(form.build(readPartial(kind, partial), reading.opinion, soFar))),
  });
  spent.usage = addUsage(spent.usage, usage);
  return value;
}

/** The same for the three materials, so that they share one reading: what the largest of them leaves. */
function roomFor({ contextTokens, maxOutputTokens }: Model, { opinion }: OpinionReading) {
  const answerTokens = Math.min(maxOutputTokens, Math.floor(contextTokens * 0.4));
  const frames = Object.values(forms).map(
    (form) =>
      estimateTokens(
        materialPrompt({ what: 'notes', text: '' }, form.task(opinion, 'premium', 'facts'), newFence()),
      ) +
      schemaTokens(form.wire) +
      Math.min(form.answerTokens('premium'), answerTokens),
  );
  const roomTokens = contextTokens - Math.max(...frames) - estimateTokens(groundRules) - 2 * overheadTokens;
  return { roomTokens, answerTokens };
}

/** The share of statements that may stay without proof: beyond it nothing of the rest deserves trust. */
const mostUnsound = 0.4;

const gatesIn = (problems: readonly Problem[]) => problems.filter(({ isGate }) => isGate);

/** What failed a gate is not shown at all; what else is wanting is shown as not verified. */
function judge<Kind extends MaterialKind>(
  { reading, kind, tier, model, log }: Writing<Kind>,
  wire: Wires[Kind],
  problems: readonly Problem[],
): Contents[Kind] {
  const { opinion, locator } = reading;
  const gates = gatesIn(problems);
  if (gates.length > 0) {
    const places = gates.map(({ at }) => at).join(', ');
    throw new ModelError('ungrounded', { reason: `${model.name}, ${kind}: does not hold up at ${places}` });
  }
  const statements = statementsIn(wire).filter(({ statement }) => statement.text.trim());
  const unsound = new Set<unknown>(
    statements.filter(({ at }) => problems.some((each) => each.at === at)).map(({ statement }) => statement),
  );
  const tooMany = unsound.size > mostUnsound * statements.length;
  if (tooMany || structureFault(kind, wire, opinion, tier)) {
    throw new ModelError('ungrounded', { reason: `${model.name}, ${kind}: too little holds up` });
  }
  const content = forms[kind].build(wire, opinion, {
    locator,
    isSound: (statement) => !unsound.has(statement),
  });
  const parsed = forms[kind].content.safeParse(checkPinpoints(content, opinion));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ModelError('wrong_shape', {
      reason: `${model.name}, ${kind}: ${issue?.path.join('.')} ${issue?.code}`,
    });
  }
  log?.info({ model: model.name, form: kind, unverified: unsound.size }, 'A material stands');
  return parsed.data;
}
