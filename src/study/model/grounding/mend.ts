/** Has the flaws of an answer mended by the model that wrote it: once, with the reasons. */
import { overlapOf, termsOf } from '../../language/words.ts';
import type { MaterialKind } from '../../material/schema.ts';
import { ask } from '../ask.ts';
import { type Model, ModelError, type ModelLog, noUsage, type Usage } from '../model.ts';
import { newFence } from '../prompts/fence.ts';
import { groundRules } from '../prompts/ground-rules.ts';
import { type Flaw, flawLines, type Repair, repairPrompt, repairSchema } from '../prompts/repair.ts';
import { estimateTokens, overheadTokens, schemaTokens } from '../tokens.ts';
import { labelOfParagraph } from '../wire/labels.ts';
import { changeStatements, statementsIn } from '../wire/places.ts';
import type { QuestionsWire, Wires } from '../wire/wire.ts';
import type { Ground } from './ground.ts';
import type { Problem } from './problem.ts';

type Mending<Kind extends MaterialKind> = {
  kind: Kind;
  wire: Wires[Kind];
  problems: readonly Problem[];
  ground: Ground;
  task: string;
  model: Model;
  signal: AbortSignal;
  log?: ModelLog | undefined;
};

export async function mend<Kind extends MaterialKind>(
  mending: Mending<Kind>,
): Promise<{ wire: Wires[Kind]; usage: Usage }> {
  const { wire, model, signal, log } = mending;
  try {
    const { value, usage } = await ask({
      model,
      signal,
      log,
      schema: repairSchema,
      schemaName: 'repair',
      system: groundRules,
      ...requestFor(mending),
    });
    return { wire: applyRepair(wire, value), usage };
  } catch (error) {
    // A repair that comes to nothing leaves the flaws, which are judged as they are.
    if (error instanceof ModelError && hopeless.has(error.code))
      return { wire, usage: error.usage ?? noUsage };
    throw error;
  }
}

const hopeless: ReadonlySet<string> = new Set([
  'wrong_shape',
  'empty_answer',
  'cut_off',
  'too_long',
  'refused',
  // The operator's ceiling leaves no room: what is written stands as it is.
  'budget_exceeded',
]);

/** As many flaws, gates first, as the context has room for, each with the paragraphs that may bear it out. */
function requestFor<Kind extends MaterialKind>({ wire, problems, ground, task, model }: Mending<Kind>) {
  const maxOutputTokens = Math.min(8_000, model.maxOutputTokens, Math.floor(model.contextTokens * 0.35));
  const frame =
    estimateTokens(groundRules + repairPrompt('', [], '', newFence()) + task) + schemaTokens(repairSchema);
  let room = Math.min(40_000, model.contextTokens - maxOutputTokens - frame - overheadTokens);
  const excerpt = new Map<number, string>();
  const flaws: Flaw[] = [];
  for (const flaw of flawsIn(wire, problems)) {
    const fresh = paragraphsFor(flaw, ground)
      .filter((index) => !excerpt.has(index))
      .map((index) => [index, lineOf(index, ground)] as const);
    const tokens = estimateTokens([flawLines(flaw), ...fresh.map(([, line]) => line)].join('\n')) + 2;
    if (tokens > room) continue;
    room -= tokens;
    flaws.push(flaw);
    for (const [index, line] of fresh) excerpt.set(index, line);
  }
  const inOrder = [...excerpt].toSorted(([one], [other]) => one - other).map(([, line]) => line);
  return { maxOutputTokens, prompt: repairPrompt(inOrder.join('\n'), flaws, task, newFence()) };
}

function flawsIn(wire: unknown, problems: readonly Problem[]): Flaw[] {
  const statements = new Map(statementsIn(wire).map(({ at, statement }) => [at, statement]));
  const questions = (wire as Partial<QuestionsWire>).questions ?? []; // Absent in the other two wires.
  const gatesFirst = problems.toSorted(
    (one, other) => Number(other.severity === 'gate') - Number(one.severity === 'gate'),
  );
  return [...Map.groupBy(gatesFirst, ({ at }) => at)].flatMap(([at, its]) => {
    const number = /^questions\.(\d+)$/.exec(at)?.[1];
    const { children: _, ...statement } = statements.get(at) ?? {};
    const piece = number === undefined ? statement : questions[Number(number)];
    return piece
      ? [{ at, piece, reasons: its.map(({ reason }) => reason), isQuestion: number !== undefined }]
      : [];
  });
}

const lineOf = (index: number, { opinion }: Ground): string => {
  const paragraph = opinion.paragraphs[index];
  return paragraph ? `${labelOfParagraph(opinion, paragraph)} ${paragraph.text}` : '';
};

/** Those it names, and those that speak most of what it speaks of. */
function paragraphsFor({ piece, isQuestion }: Flaw, { opinion }: Ground): number[] {
  const said = JSON.stringify(piece);
  const named = new Set(said.match(/p\d+/g));
  const terms = termsOf(said);
  const scored = opinion.paragraphs.map(({ id, text }, index) => ({
    index,
    score: named.has(id) ? 2 : shareSaid(terms, text),
  }));
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, isQuestion ? 6 : 4)
    .map(({ index }) => index);
}

/** Of the terms, the share that stands in the paragraph: a short paragraph is no better for being short. */
function shareSaid(terms: readonly string[], text: string): number {
  const said = new Set(termsOf(text));
  return said.size < 8
    ? overlapOf(terms, said) / 4
    : terms.filter((term) => said.has(term)).length / Math.max(1, terms.length);
}

export function applyRepair<Wire>(wire: Wire, { statements, questions }: Repair): Wire {
  const byPlace = new Map(statements.map(({ at, ...rest }) => [at, rest]));
  const mended = changeStatements(wire, (statement, at) => {
    const repair = byPlace.get(at);
    if (!repair) return statement;
    const { isKept, text, support, mark } = repair;
    // The holding is what the brief stands on: it is mended or fails, never left out.
    if (!isKept && at !== 'holding') return undefined;
    return isKept ? { ...statement, text, support, mark } : statement;
  });
  return questions.length > 0 ? withQuestions(mended, questions) : mended;
}

function withQuestions<Wire>(wire: Wire, repaired: Repair['questions']): Wire {
  const known = (wire as Partial<QuestionsWire>).questions; // Absent in the other two wires.
  if (!known) return wire;
  const byPlace = new Map(repaired.map(({ at, ...question }) => [at, question]));
  const questions = known.map((question, index) => byPlace.get(`questions.${index}`) ?? question);
  return { ...wire, questions };
}
