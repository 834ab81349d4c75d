/** Has a material's decisive statements read again, each beside its passage alone. */
import type { Opinion } from '../../../opinion/opinion.ts';
import type { MaterialKind } from '../../material/schema.ts';
import { ask } from '../ask.ts';
import type { Wires } from '../material/kinds.ts';
import { type Model, ModelError, type ModelLog, noUsage, type Usage } from '../model.ts';
import { newFence } from '../prompts/fence.ts';
import {
  type Pair,
  type Verdict,
  verificationPrompt,
  verificationRules,
  verificationSchema,
} from '../prompts/verification.ts';
import { estimateTokens } from '../tokens.ts';
import { statementsIn } from '../wire/places.ts';
import type { QuestionsWire, Support } from '../wire/wire.ts';
import { evidenceOf } from './claims/evidence.ts';
import type { Locator } from './locate.ts';

export type Verification = { verdicts: ReadonlyMap<string, Verdict>; usage: Usage };

type Task<Kind extends MaterialKind> = {
  kind: Kind;
  wire: Wires[Kind];
  /** Places that are read before others that decide nothing: those of which code cannot tell. */
  doubtful: ReadonlySet<string>;
  /** Places that are known to be wanting. */
  wanting: ReadonlySet<string>;
  ground: { opinion: Opinion; locator: Locator };
  model: Model;
  signal: AbortSignal;
  log?: ModelLog | undefined;
};

/** What a student would be called out for in class. */
const decisive: Record<MaterialKind, RegExp> = {
  brief: /^(?:holding|conclusion|rule|separateOpinions)\b/,
  outline: /^(?:rule|illustration)\b/,
  questions: /\.answer\.\d+$|\.trap$/,
};

const mostPassageLetters = 420;
/** A verdict takes about a dozen tokens. */
const tokensAVerdict = 24;
/** As tokens are estimated. */
const lettersAToken = 3;
const none: Verification = { verdicts: new Map(), usage: noUsage };

/** By place. A reading that fails leaves every statement as code found it: it costs what it cost, and never the material. */
export async function verifyByModel<Kind extends MaterialKind>(task: Task<Kind>): Promise<Verification> {
  const { model, ground, signal, log } = task;
  const placed = pairsOf(task);
  if (placed.length === 0) return none;
  const isFirst = (at: string) => decisive[task.kind].test(at) || task.doubtful.has(at);
  const pairs = fitting(placed, isFirst, model, ground.opinion);
  const { caseName } = ground.opinion.caption;
  const about = caseName ? ` The opinion decides ${JSON.stringify(caseName)}.` : '';
  try {
    const { value, usage } = await ask({
      model,
      signal,
      log,
      schema: verificationSchema,
      schemaName: 'verification',
      system: verificationRules,
      prompt: verificationPrompt(pairs, about, newFence()),
      maxOutputTokens: Math.min(model.maxOutputTokens, 300 + pairs.length * tokensAVerdict),
    });
    const places = new Map(pairs.map(({ number, at }) => [number, at]));
    const verdicts = new Map<string, Verdict>();
    for (const { number, verdict } of value.verdicts) {
      const at = places.get(number);
      // Of two answers on one statement neither counts.
      if (at) verdicts.set(at, verdicts.has(at) && verdicts.get(at) !== verdict ? 'does not say' : verdict);
    }
    return { verdicts, usage };
  } catch (error) {
    if (!(error instanceof ModelError) || error.code === 'aborted') throw error;
    log?.warn({ model: model.name, code: error.code }, 'A verification came to nothing');
    return { verdicts: none.verdicts, usage: error.usage };
  }
}

type Placed = Pair & { at: string };

function pairsOf<Kind extends MaterialKind>({ kind, wire, wanting, ground }: Task<Kind>): Placed[] {
  const isRead = (at: string) => !wanting.has(at);
  const statements = statementsIn(wire).map(({ at, statement }) => ({ at, ...statement }));
  const traps = kind === 'questions' ? trapsOf(wire as QuestionsWire) : []; // The kind tells the wire.
  return [...statements, ...traps]
    .filter(({ at, text }) => text.trim() !== '' && isRead(at))
    .flatMap(({ at, text, support }) => {
      const passage = passageOf(support, ground);
      return passage === '' ? [] : [{ at, statement: text.replace(/\s+/g, ' ').trim(), passage }];
    })
    .map((each, index) => ({ ...each, number: index + 1 }));
}

const trapsOf = ({ questions }: QuestionsWire) =>
  questions.map(({ trap, answer, reread }, index) => ({
    at: `questions.${index}.trap`,
    text: trap.trim() && `It would be wrong to answer: ${trap}`,
    support: [...answer.flatMap(({ support }) => support).slice(0, 2), ...reread.slice(0, 1)],
  }));

function passageOf(support: readonly Support[], { opinion, locator }: Task<MaterialKind>['ground']): string {
  const located = support.flatMap((each) => locator.locate(each) ?? []);
  if (located.length === 0) return '';
  const sentences = evidenceOf(located, opinion).focus.map(({ text }) => text);
  return sentences
    .map((text) => text.slice(0, mostPassageLetters))
    .join(' … ')
    .slice(0, 2 * mostPassageLetters);
}

/** Of the tokens that the opinion takes, the share that reading statements again may take which decide nothing. */
const shareForRest = 0.7;

/** As many as the context has room for, those that decide or are doubtful before others, in the order of the material. */
function fitting(
  pairs: readonly Placed[],
  isFirst: (at: string) => boolean,
  { contextTokens }: Model,
  opinion: Opinion,
): Placed[] {
  const letters = opinion.paragraphs.reduce((sum, { text }) => sum + text.length, 0);
  let room = contextTokens * 0.6 - 600;
  let roomForRest = (shareForRest * letters) / lettersAToken;
  const taken = new Set<Placed>();
  for (const pair of [...pairs].sort((one, other) => Number(isFirst(other.at)) - Number(isFirst(one.at)))) {
    const tokens = estimateTokens(pair.passage + pair.statement) + 20 + tokensAVerdict;
    room -= tokens;
    roomForRest -= tokens;
    if (room > 0 && (isFirst(pair.at) || roomForRest > 0)) taken.add(pair);
  }
  return pairs.filter((pair) => taken.has(pair)).map((pair, index) => ({ ...pair, number: index + 1 }));
}
