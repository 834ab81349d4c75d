/** Has a language model write one material, and lets through only what stands up to the opinion's text. */

import type { ProfessorStyle } from '../material/professor-style.ts';
import type { Check, MaterialKind, Tier } from '../material/schema.ts';
import { checkPinpoints } from '../pinpoints.ts';
import { ask } from './ask.ts';
import type { Grounding } from './assembly/item.ts';
import { type Contents, forms } from './assembly/kinds.ts';
import { followUpOf, trapOf } from './assembly/questions.ts';
import { linesOf } from './grounding/lines.ts';
import { mend } from './grounding/mend.ts';
import type { Problem } from './grounding/problem.ts';
import { findProblems } from './grounding/problems.ts';
import { structureFault } from './grounding/structure.ts';
import { tidied } from './grounding/tidied.ts';
import { addUsage, type Model, ModelError, type ModelLog, noUsage, type Usage } from './model.ts';
import { newFence } from './prompts/fence.ts';
import { groundRules, promptVersion } from './prompts/ground-rules.ts';
import { type Assigned, materialPrompt, openingOf } from './prompts/material.ts';
import {
  checkingOf,
  checksBy,
  misvoiced,
  noReading,
  objectionsIn,
  readBy,
  type SecondReading,
} from './second-reading/second-reading.ts';
import { isDecisive } from './second-reading/verification.ts';
import { freshPlaces, insistedOn, movedTo, withoutInsisted } from './second-reading/written-again.ts';
import type { OpinionSources } from './sources/opinion-sources.ts';
import { estimateTokens, overheadTokens, schemaTokens } from './tokens.ts';
import { readPartial } from './wire/partial.ts';
import { statementsIn } from './wire/places.ts';
import type { BriefWire, QuestionsWire, Wires } from './wire/wire.ts';

export type Writing<Kind extends MaterialKind> = {
  sources: OpinionSources;
  kind: Kind;
  tier: Tier;
  /** What the professor asks for; weights the questions alone. */
  style?: ProfessorStyle | null | undefined;
  /** Where the student's course has it: what it adds to its topic can be said only of a topic. */
  assigned?: Assigned | undefined;
  model: Model;
  signal: AbortSignal;
  /**
   * The material as far as it is written, in the shape of the whole, each time anew. Items may end in the middle of a
   * word; one is verified only where its words were found already. What the last check finds can still change it.
   */
  onPart?: ((content: Contents[Kind]) => void) | undefined;
  log?: ModelLog | undefined;
  /** False where the operator turned the second reading off. */
  isReadAgain?: boolean | undefined;
  /** What decides is read by two readings, which must agree. */
  isReadTwice?: boolean | undefined;
  /** Who reads again, where it is another model than the one that writes. */
  verifier?: Model | undefined;
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
    throw error.spending(addUsage(spent.usage, error.usage));
  }
}

async function write<Kind extends MaterialKind>(
  writing: Writing<Kind>,
  spent: { usage: Usage },
): Promise<Contents[Kind]> {
  const { sources, kind, tier, style = null } = writing;
  const task = forms[kind].task(sources.opinion, tier, style);
  const answer = tidied(kind, await askFor(writing, task, spent), sources);
  const first = await mendFlaws(writing, task, answer, findProblems(kind, answer, sources), spent);
  const reading = await secondReading(writing, first.wire, first.problems, spent);
  const objections = objectionsIn(reading, first, kind);
  if (objections.length === 0) return judge(writing, first, reading);
  // What a second reader objects to is written again once. Nobody reads that again: it is shown as not checked at best.
  const mended = await mendFlaws(writing, task, first.wire, [...first.problems, ...objections], spent);
  const wire = withoutInsisted(kind, first.wire, mended.wire, objections);
  const contradicted = objections.filter(({ isDoubted }) => !isDoubted);
  return judge(
    writing,
    {
      wire,
      problems: [...findProblems(kind, wire, sources), ...insistedOn(kind, first.wire, wire, contradicted)],
    },
    movedTo(kind, wire, first.wire, reading),
    freshPlaces(kind, first.wire, wire),
  );
}

export type Judged<Kind extends MaterialKind> = { wire: Wires[Kind]; problems: readonly Problem[] };

/** A trap, a follow-up or a gap is left out rather than mended. */
const isLeftOut = ({ at }: Pick<Problem, 'at'>) => /\.(?:trap|followUp)$|^notInExcerpt\./.test(at);
const isMended = (problem: Problem) => problem.severity !== 'doubt' && !isLeftOut(problem);

async function mendFlaws<Kind extends MaterialKind>(
  { sources, kind, model, signal, log }: Writing<Kind>,
  task: string,
  wire: Wires[Kind],
  problems: readonly Problem[],
  spent: { usage: Usage },
): Promise<Judged<Kind>> {
  const flaws = problems.filter(isMended);
  if (flaws.length === 0) return { wire, problems };
  log?.info(
    { model: model.name, form: kind, flaws: flaws.length, gates: gatesIn(flaws).length },
    'Flaws are sent back',
  );
  const mended = await mend({ kind, wire, problems: flaws, ground: sources, task, model, signal, log });
  spent.usage = addUsage(spent.usage, mended.usage);
  return { wire: mended.wire, problems: findProblems(kind, mended.wire, sources) };
}

async function secondReading<Kind extends MaterialKind>(
  {
    sources,
    kind,
    model,
    verifier = model,
    signal,
    log,
    isReadAgain = true,
    isReadTwice = false,
  }: Writing<Kind>,
  wire: Wires[Kind],
  problems: readonly Problem[],
  spent: { usage: Usage },
): Promise<SecondReading> {
  if (!isReadAgain) return noReading;
  const placesOf = (isOf: (problem: Problem) => boolean) =>
    new Set(problems.filter(isOf).map(({ at }) => at));
  const wanting = placesOf(({ severity }) => severity !== 'doubt');
  const doubtful = placesOf(({ severity }) => severity === 'doubt');
  const lines = linesOf(kind, wire, sources).filter(({ at }) => !wanting.has(at));
  const source = sources.given(model);
  const shared =
    verifier.name === model.name && source ? { text: openingOf(source, sources.fence), source } : undefined;
  const reading = await readBy({
    lines,
    rankOf: (at) => (isDecisive(kind, at) ? 0 : doubtful.has(at) ? 1 : 2),
    isDecisive: (at) => isDecisive(kind, at),
    isTwice: isReadTwice,
    opinion: sources.opinion,
    shared,
    model: verifier,
    signal,
    log,
  });
  // A verifier's tokens have a price of their own: who meters it counts them.
  if (verifier === model) spent.usage = addUsage(spent.usage, reading.usage);
  return reading;
}

async function askFor<Kind extends MaterialKind>(
  { sources, kind, tier, model, signal, onPart, log, assigned }: Writing<Kind>,
  task: string,
  spent: { usage: Usage },
): Promise<Wires[Kind]> {
  const form = forms[kind];
  const { roomTokens, answerTokens } = roomFor(model, sources);
  const { source, usage: notesUsage } = await sources.sourceFor(model, roomTokens);
  spent.usage = addUsage(spent.usage, notesUsage);
  const locate = sources.locator.locateHere;
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
    prompt: materialPrompt(source, task, sources.fence, assigned),
    sharedLetters: openingOf(source, sources.fence).length,
    maxOutputTokens: Math.min(form.answerTokens(tier), answerTokens),
    findFault: (wire) => structureFault(kind, tidied(kind, wire, sources), sources.opinion, tier),
    onPartial:
      onPart && ((partial) => onPart(form.build(readPartial(kind, partial), sources.opinion, soFar))),
  });
  spent.usage = addUsage(spent.usage, usage);
  return value;
}

/** The same for the three materials, so that they share one set of notes: what the largest of them leaves. */
function roomFor({ contextTokens, maxOutputTokens }: Model, { opinion }: OpinionSources) {
  const answerTokens = Math.min(maxOutputTokens, Math.floor(contextTokens * 0.4));
  const frames = Object.values(forms).map(
    (form) =>
      estimateTokens(
        materialPrompt(
          { what: 'notes', text: '' },
          form.task(opinion, 'premium', 'facts'),
          newFence(),
          longestAssigned,
        ),
      ) +
      schemaTokens(form.wire) +
      Math.min(form.answerTokens('premium'), answerTokens),
  );
  const roomTokens = contextTokens - Math.max(...frames) - estimateTokens(groundRules) - 2 * overheadTokens;
  return { roomTokens, answerTokens };
}

/** Room for the longest names that a class, a session and a category can have. */
const longestAssigned: Assigned = {
  className: 'x'.repeat(200),
  session: 'x'.repeat(200),
  category: 'x'.repeat(200),
};

/** The share of statements that may stay without proof: beyond it nothing of the rest deserves trust. */
const mostUnsound = 0.4;

const gatesIn = (problems: readonly Problem[]) => problems.filter(({ severity }) => severity === 'gate');

/** What failed a gate is not shown at all; what else is wanting is shown as not verified, or as not checked. */
function judge<Kind extends MaterialKind>(
  { sources, kind, tier, model, verifier = model, log }: Writing<Kind>,
  { wire, problems }: Judged<Kind>,
  reading: SecondReading,
  rewritten: ReadonlySet<string> = new Set(),
): Contents[Kind] {
  const { opinion, locator } = sources;
  const gates = gatesIn(problems);
  if (gates.length > 0) {
    const places = gates.map(({ at }) => at).join(', ');
    throw new ModelError('ungrounded', { reason: `${model.name}, ${kind}: does not hold up at ${places}` });
  }
  const placed = checkedPlaces(wire).filter(({ text }) => text.trim());
  const flawed = new Set(problems.filter(({ severity }) => severity === 'flaw').map(({ at }) => at));
  const unsound = new Set<unknown>(placed.filter((each) => flawed.has(each.at)).map(({ what }) => what));
  const statements = statementsIn(wire).filter(({ statement }) => statement.text.trim());
  const tooMany = statements.filter((each) => flawed.has(each.at)).length > mostUnsound * statements.length;
  if (tooMany || structureFault(kind, wire, opinion, tier)) {
    throw new ModelError('ungrounded', { reason: `${model.name}, ${kind}: too little holds up` });
  }
  const checkAt = checksBy(reading, problems, rewritten, misvoiced(kind, wire, reading));
  const checks = new Map(placed.map(({ at, what }): [unknown, Check] => [what, checkAt(at)]));
  const content = forms[kind].build(withoutFlawed(wire, flawed, checkAt), opinion, {
    locator,
    isSound: (statement) => !unsound.has(statement),
    checkOf: (what) => checks.get(what),
  });
  const parsed = forms[kind].content.safeParse({
    ...checkPinpoints(content, opinion),
    checking: checkingOf(reading, verifier.name),
  });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ModelError('wrong_shape', {
      reason: `${model.name}, ${kind}: ${issue?.path.join('.')} ${issue?.code}`,
    });
  }
  const unchecked = [...checks.values()].filter((check) => check === 'not_checked').length;
  log?.info(
    { model: model.name, form: kind, unverified: unsound.size, unchecked, reading: reading.end },
    'A material stands',
  );
  return parsed.data;
}

/** Statements, questions, follow-ups and traps by their place: `what` is what the material is built from. */
function checkedPlaces(wire: unknown): { at: string; text: string; what: unknown }[] {
  const { questions = [] } = wire as Partial<QuestionsWire>; // Absent in the other two wires.
  return [
    ...statementsIn(wire).map(({ at, statement }) => ({ at, text: statement.text, what: statement })),
    ...questions.flatMap((question, index) => [
      { at: `questions.${index}`, text: question.question, what: question },
      { at: `questions.${index}.followUp`, text: question.followUp, what: followUpOf(question) },
      { at: `questions.${index}.trap`, text: question.trap, what: trapOf(question) },
    ]),
  ];
}

/** Strings that nothing holds up are left out; the objects that checks are kept by stay the same. */
function withoutFlawed<Wire>(wire: Wire, flawed: ReadonlySet<string>, checkAt: (at: string) => Check): Wire {
  const { questions, notInExcerpt } = wire as Partial<QuestionsWire & BriefWire>;
  for (const [index, question] of (questions ?? []).entries()) {
    if (flawed.has(`questions.${index}.trap`)) question.trap = '';
    if (flawed.has(`questions.${index}.followUp`)) question.followUp = '';
  }
  if (!notInExcerpt) return wire;
  // A gap carries no mark: what is doubted is not listed.
  const isListed = (at: string) => !flawed.has(at) && checkAt(at) !== 'not_checked';
  return { ...wire, notInExcerpt: notInExcerpt.filter((_, index) => isListed(`notInExcerpt.${index}`)) };
}
