/** Reads an opinion in overlapping pieces, side by side, and joins what they hold. */
import { leadPart, type Opinion } from '../../../opinion/opinion.ts';
import { ask } from '../ask.ts';
import type { Locator } from '../grounding/locate.ts';
import { addUsage, type Model, ModelError, type ModelLog, noUsage, type Usage } from '../model.ts';
import { newFence } from '../prompts/fence.ts';
import { groundRules } from '../prompts/ground-rules.ts';
import { condensePrompt, notesSchema, piecePrompt } from '../prompts/notes.ts';
import type { Source } from '../prompts/source.ts';
import { estimateTokens, overheadTokens, schemaTokens } from '../tokens.ts';
import { headOfPart } from '../wire/labels.ts';
import { inTurns } from './in-turns.ts';
import { linesOfNotes } from './note-lines.ts';
import { cutIntoPieces } from './pieces.ts';

type Task = {
  opinion: Opinion;
  locator: Locator;
  model: Model;
  /** What the joined notes may take. */
  roomTokens: number;
  signal: AbortSignal;
  log?: ModelLog | undefined;
};

/** A longer piece is noted less closely, and takes longer than the others it runs beside. */
const mostPieceTokens = 24_000;
const mostAtOnce = 6;
/** About what one note takes, with its words. */
const noteTokens = 90;
/** More notes of one piece than about a hundred say the same twice. */
const mostNoteTokens = 10_000;
/** With less than half a page to read at once nothing would come of it. */
const leastRoomTokens = 500;
/** Each round halves the notes: more would mean that the model does not. */
const mostRounds = 6;

export async function takeNotes(task: Task): Promise<{ source: Source; usage: Usage }> {
  const { opinion, model, roomTokens, log } = task;
  const { answerTokens, roomForText } = roomFor(model);
  if (Math.min(roomForText, roomTokens) < leastRoomTokens) {
    throw new ModelError('too_long', {
      reason: `${model.name}, a context of ${model.contextTokens} tokens is too small`,
    });
  }
  const pieces = cutIntoPieces(opinion, Math.min(mostPieceTokens, roomForText));
  log?.info({ model: model.name, pieces: pieces.length, roomTokens }, 'An opinion is read in pieces');
  const notesOf = shareOut(pieces, task, answerTokens);
  let { lines, usage } = await noteAll(
    task,
    pieces.map((piece, index) =>
      piecePrompt(piece, { number: index + 1, count: pieces.length }, notesOf(piece), newFence()),
    ),
    answerTokens,
  );
  for (let round = 0; tokensOf(lines) > roomTokens; round += 1) {
    if (round === mostRounds)
      throw new ModelError('too_long', { reason: `${model.name}, notes stay too long`, usage });
    const groups = group(lines, roomForText);
    const condensed = await noteAll(
      task,
      groups.map((each) =>
        condensePrompt(each.join('\n'), Math.max(3, Math.ceil(each.length / 2)), newFence()),
      ),
      answerTokens,
    );
    usage = addUsage(usage, condensed.usage);
    lines = condensed.lines;
  }
  const text = lines.join('\n');
  return { source: { what: 'notes', text, tokens: estimateTokens(text) }, usage };
}

/** What is too little to tell of a piece. */
const fewestNotes = 12;

/** As many notes of a piece as the room for all has, within one answer; of the lead opinion twice as many as of others. */
function shareOut(
  pieces: readonly string[],
  { opinion, roomTokens }: Pick<Task, 'opinion' | 'roomTokens'>,
  answerTokens: number,
): (piece: string) => number {
  const lead = leadPart(opinion);
  const head = lead ? headOfPart(opinion, opinion.parts.indexOf(lead)) : undefined;
  const weightOf = (piece: string) => (head !== undefined && piece.includes(head) ? 2 : 1);
  const total = pieces.reduce((sum, piece) => sum + weightOf(piece), 0);
  const room = Math.floor((0.9 * roomTokens) / noteTokens / Math.max(1, total));
  const most = Math.floor(answerTokens / noteTokens);
  return (piece) => Math.min(most, Math.max(fewestNotes, room * weightOf(piece)));
}

/** Answer and instructions first; the text gets what is left of the context. */
function roomFor({ contextTokens, maxOutputTokens }: Model) {
  const answerTokens = Math.min(mostNoteTokens, maxOutputTokens, Math.floor(contextTokens * 0.25));
  const frame =
    estimateTokens(groundRules + piecePrompt('', { number: 1_000, count: 1_000 }, 100, newFence())) +
    schemaTokens(notesSchema) +
    overheadTokens;
  return { answerTokens, roomForText: contextTokens - answerTokens - frame };
}

async function noteAll(
  { opinion, locator, model, signal, log }: Task,
  prompts: string[],
  maxOutputTokens: number,
) {
  const answers = await inTurns(prompts, mostAtOnce, signal, (prompt, whole) =>
    ask({
      model,
      schema: notesSchema,
      schemaName: 'notes',
      system: groundRules,
      prompt,
      maxOutputTokens,
      signal: whole,
      log,
    }),
  );
  const { lines, dropped } = linesOfNotes(
    answers.flatMap(({ value }) => value.notes),
    opinion,
    locator,
  );
  const usage = answers.map((answer) => answer.usage).reduce(addUsage, noUsage);
  log?.info(
    { model: model.name, calls: prompts.length, notes: lines.length, dropped, ...usage },
    'Notes were taken',
  );
  if (lines.length === 0) {
    throw new ModelError('ungrounded', { reason: `${model.name}, no note stands in the text`, usage });
  }
  return { lines, usage };
}

const tokensOf = (lines: readonly string[]) => estimateTokens(lines.join('\n'));

function group(lines: readonly string[], room: number): string[][] {
  const groups: string[][] = [[]];
  let used = 0;
  for (const line of lines) {
    const tokens = estimateTokens(line) + 1;
    if (used + tokens > room && used > 0) {
      groups.push([]);
      used = 0;
    }
    groups.at(-1)?.push(line);
    used += tokens;
  }
  return groups;
}
