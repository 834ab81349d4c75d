/** Has a material read again, line by line, by a reader who is not told who wrote it. */
import type { Opinion } from '../../../opinion/opinion.ts';
import type { MaterialKind } from '../../material/schema.ts';
import { squash } from '../../material/squash.ts';
import { ask } from '../ask.ts';
import { evidenceOf } from '../grounding/claims/evidence.ts';
import { toldAs } from '../grounding/claims/told.ts';
import type { Line } from '../grounding/lines.ts';
import { addUsage, type Model, ModelError, type ModelLog, noUsage, type Usage } from '../model.ts';
import { newFence } from '../prompts/fence.ts';
import { groundRules } from '../prompts/ground-rules.ts';
import type { Source } from '../prompts/source.ts';
import {
  type Pair,
  readVerdict,
  type Speaking,
  type Verdict,
  verificationBehind,
  verificationPrompt,
  verificationRules,
  verificationSchema,
} from '../prompts/verification.ts';
import { excerptOf } from '../sources/pieces.ts';
import { estimateTokens, overheadTokens, schemaTokens } from '../tokens.ts';
import { nameOfPart } from '../wire/labels.ts';

export type Answer = { verdict: Verdict; whose: Speaking };

/** `capped` by the operator's ceilings. */
export type ReadingEnd = 'done' | 'failed' | 'capped';

export type Verification = {
  answers: ReadonlyMap<string, Answer>;
  /** Places that no room was left for. */
  unread: ReadonlySet<string>;
  end: ReadingEnd;
  usage: Usage;
};

type Task = {
  lines: readonly Line[];
  /** Of two lines, the one that is read where there is room for one: the lower comes first. */
  rankOf(at: string): number;
  opinion: Opinion;
  /** What the writer read, where the same words may begin this request too. */
  shared?: { text: string; source: Source } | undefined;
  model: Model;
  signal: AbortSignal;
  log?: ModelLog | undefined;
};

/** "112 does not say, separate opinion" and its quotes, estimated, with some room. */
const tokensAVerdict = 16;
/** Requests of one reading. */
const mostRequests = 4;
/** What a provider takes for what it had kept, of its usual price. */
const keptShare = 0.1;

/** What a student would be called out for in class. */
const decisive: Record<MaterialKind, RegExp> = {
  brief: /^(?:holding|conclusion|rule|issue|separateOpinions)\b/,
  outline: /^(?:rule|illustration|exceptions)\b/,
  questions: /^questions\.\d+(?:$|\.answer\.0$|\.trap$)/,
};

export const isDecisive = (kind: MaterialKind, at: string): boolean => decisive[kind].test(at);

/** A reading that fails leaves every line as code found it: it costs what it cost, and never the material. */
export async function readAgain(task: Task): Promise<Verification> {
  const { lines, model, signal, log, opinion } = task;
  const answers = new Map<string, Answer>();
  let usage = noUsage;
  let left = lines.toSorted((one, other) => task.rankOf(one.at) - task.rankOf(other.at));
  let end: ReadingEnd = 'done';
  const { caseName } = opinion.caption;
  const about = caseName ? ` The opinion decides ${JSON.stringify(caseName)}.` : '';
  for (let requests = 0; requests < mostRequests && left.length > 0; requests += 1) {
    const request = requestFor(task, left, about);
    if (request.taken.length === 0) break;
    left = left.slice(request.taken.length);
    try {
      const { value, usage: its } = await ask({
        model,
        signal,
        log,
        schema: verificationSchema,
        schemaName: 'verification',
        ...request.call,
      });
      usage = addUsage(usage, its);
      for (const [at, answer] of answersIn(value, request.taken)) answers.set(at, answer);
    } catch (error) {
      if (!(error instanceof ModelError) || error.code === 'aborted') throw error;
      log?.warn({ model: model.name, code: error.code }, 'A verification came to nothing');
      usage = addUsage(usage, error.usage);
      end = error.code === 'budget_exceeded' ? 'capped' : 'failed';
      left = [...request.taken, ...left];
      break;
    }
  }
  const unread = new Set(left.map(({ at }) => at));
  return { answers, unread, end, usage };
}

function answersIn({ verdicts }: { verdicts: string[] }, taken: readonly Line[]): Map<string, Answer> {
  const found = new Map<string, Answer>();
  for (const { number, verdict, whose } of verdicts.flatMap((each) => readVerdict(each) ?? [])) {
    const at = taken[number - 1]?.at;
    if (at) found.set(at, both(found.get(at), { verdict, whose }));
  }
  // What it passed over it does not bear out.
  for (const { at } of taken)
    if (!found.has(at)) found.set(at, { verdict: 'does not say', whose: 'unclear' });
  return found;
}

/** Of two answers on one line that differ neither counts. */
export function both(one: Answer | undefined, other: Answer): Answer {
  if (!one) return other;
  return {
    verdict: one.verdict === other.verdict ? one.verdict : 'does not say',
    whose: one.whose === other.whose ? one.whose : 'unclear',
  };
}

/** As many lines as the context has room for, with the text around their passages. */
function requestFor({ opinion, model, shared }: Task, lines: readonly Line[], about: string) {
  const frame = estimateTokens(groundRules + verificationRules) + schemaTokens(verificationSchema) + 1_000;
  let room = Math.min(model.contextTokens * 0.9, model.contextTokens - overheadTokens) - frame;
  let answerRoom = model.maxOutputTokens - 300;
  const taken: Line[] = [];
  const pairs: Pair[] = [];
  const around = new Set<number>();
  let textTokens = 0;
  for (const line of lines) {
    const pair = pairOf(line, pairs.length + 1, opinion);
    const fresh = [...placesAround(line, opinion)].filter((index) => !around.has(index));
    const freshTokens = fresh.reduce(
      (sum, index) => sum + estimateTokens(opinion.paragraphs[index]?.text ?? '') + 12,
      0,
    );
    const tokens = estimateTokens(pair.passage + pair.statement + pair.from) + 30 + tokensAVerdict;
    if (tokens + freshTokens > room || answerRoom < tokensAVerdict) break;
    room -= tokens + freshTokens;
    answerRoom -= tokensAVerdict;
    textTokens += freshTokens;
    for (const index of fresh) around.add(index);
    taken.push(line);
    pairs.push(pair);
  }
  const maxOutputTokens = Math.min(model.maxOutputTokens, 300 + taken.length * tokensAVerdict);
  const call =
    shared && isCheaper(shared.source, textTokens, model, room + textTokens)
      ? {
          system: groundRules,
          prompt: verificationBehind(shared.text, briefly(pairs, taken), about, newFence()),
          sharedLetters: shared.text.length,
          maxOutputTokens,
        }
      : {
          system: verificationRules,
          prompt: verificationPrompt(excerptOf(opinion, around), pairs, about, newFence()),
          maxOutputTokens,
        };
  return { taken, call };
}

/** The text stands above: what is cited leads to its place there, and is quoted once. */
function briefly(pairs: readonly Pair[], lines: readonly Line[]): Pair[] {
  const quoted = new Map<string, number>();
  return pairs.map((pair, index) => {
    const quotes = quotesOf(lines[index]);
    const number = quoted.get(quotes);
    if (number === undefined && quotes.length > leastRepeated) quoted.set(quotes, pair.number);
    const from = new Set(lines[index]?.located.map(({ paragraph }) => paragraph.id));
    return { ...pair, from: [...from].join('; '), passage: number ? `(as in ${number})` : quotes };
  });
}

/** What is shorter is repeated as it is: "(the same words)" is said of many. */
const leastRepeated = 30;

/** The words that a statement cites; a question's or a trap's place alone, which its answer cites already. */
function quotesOf(line: Line | undefined): string {
  if (!line || /^questions\.\d+(?:\.followUp|\.trap)?$/.test(line.at)) return '';
  const quotes = line.located.flatMap(({ pinpoints }) => pinpoints.map(({ quote }) => quote));
  const isSame = squash(quotes.join(' ')).text === squash(line.statement).text;
  return isSame ? '(the same words)' : quotes.join(' … ');
}

/** The whole opinion, which the provider has kept, beside paragraphs of it that it has not. */
const isCheaper = ({ what, tokens }: Source, excerptTokens: number, model: Model, room: number): boolean =>
  what === 'opinion' && model.keepsBeginnings === true && keptShare * tokens < excerptTokens && tokens < room;

/** The paragraphs cited, and the one before each, which may say whose argument is being told. */
function placesAround({ located }: Line, opinion: Opinion): Set<number> {
  const places = new Set<number>();
  for (const { paragraph } of located) {
    const at = opinion.paragraphs.indexOf(paragraph);
    const isSamePart = located.some(({ part }) => (opinion.parts[part]?.firstParagraph ?? at) < at);
    if (isSamePart && at > 0) places.add(at - 1);
    places.add(at);
  }
  return places;
}

function pairOf({ statement, located }: Line, number: number, opinion: Opinion): Pair {
  const evidence = evidenceOf(located, opinion);
  const from = [...new Set(located.map(({ part, paragraph }) => placeOf(opinion, part, paragraph)))];
  return {
    number,
    passage: evidence.focus.map(({ text }) => text).join(' … '),
    from: from.join('; '),
    told: toldAs(evidence)?.words,
    statement,
  };
}

function placeOf(opinion: Opinion, index: number, paragraph: Line['located'][number]['paragraph']): string {
  const part = opinion.parts[index];
  return part ? `${paragraph.id}, ${nameOfPart(part)}` : paragraph.id;
}
