/** What a second reading says of a material, and what follows from it line by line. */
import type { Check, Checking, MaterialKind } from '../../material/schema.ts';
import { namesSpeaker } from '../grounding/claims/told.ts';
import type { Problem } from '../grounding/problem.ts';
import { wantsCourt } from '../grounding/problems.ts';
import { addUsage, noUsage, type Usage } from '../model.ts';
import { statementsIn } from '../wire/places.ts';
import type { Wires } from '../wire/wire.ts';
import { type Answer, both, type ReadingEnd, readAgain } from './verification.ts';

export type SecondReading = {
  answers: ReadonlyMap<string, Answer>;
  unread: ReadonlySet<string>;
  end: ReadingEnd | 'off';
  lines: number;
  usage: Usage;
};

export const noReading: SecondReading = {
  answers: new Map(),
  unread: new Set(),
  end: 'off',
  lines: 0,
  usage: noUsage,
};

type Task = Parameters<typeof readAgain>[0] & { isDecisive: (at: string) => boolean; isTwice: boolean };

/** Once, or twice where what decides must be borne out by two readings. */
export async function readBy({ isDecisive, isTwice, ...task }: Task): Promise<SecondReading> {
  const once = await readAgain(task);
  const reading = { ...once, lines: task.lines.length };
  if (!isTwice || once.end !== 'done') return reading;
  // In another order and without the rest, so that the two do not err alike.
  const again = await readAgain({
    ...task,
    lines: task.lines.filter(({ at }) => isDecisive(at) && once.answers.has(at)).toReversed(),
    rankOf: () => 0,
  });
  const answers = new Map(once.answers);
  for (const [at, answer] of again.answers) answers.set(at, both(once.answers.get(at), answer));
  return { ...reading, answers, end: again.end, usage: addUsage(once.usage, again.usage) };
}

const others: ReadonlySet<string> = new Set(['party', 'lower court', 'separate opinion']);

/** Somebody else's words, and the statement does not say so. */
const isOthersWord = ({ whose }: Answer, text: string) => others.has(whose) && !namesSpeaker(text);

/** `isDoubted` where nothing contradicts it: reader and code both find it unshown, or somebody else says it. */
export type Objection = Problem & { isDoubted: boolean };

/** What a reader objects to so far that it is written again, or left out. */
export function objectionsIn<Kind extends MaterialKind>(
  { answers }: SecondReading,
  { wire, problems }: { wire: Wires[Kind]; problems: readonly Problem[] },
  kind: Kind,
): Objection[] {
  const texts = new Map(statementsIn(wire).map(({ at, statement }) => [at, statement.text]));
  const doubts = new Map(
    problems.filter(({ severity }) => severity === 'doubt').map(({ at, reason }) => [at, reason]),
  );
  const wants = wantsCourt(kind, wire);
  return [...answers].flatMap(([at, answer]): Objection[] => {
    const object = (reason: string, isDoubted = true): Objection[] => [
      { at, reason, severity: 'flaw', isDoubted },
    ];
    if (answer.verdict === 'contradicts')
      return object('a second reader finds that the words cited contradict it', false);
    const doubt = doubts.get(at);
    if (answer.verdict === 'does not say' && doubt)
      return object(`a second reader finds that the text does not say so, and ${doubt}`);
    return wants(at) === 'decides' && isOthersWord(answer, texts.get(at) ?? '')
      ? object(`a second reader finds that the words cited are of another voice: ${answer.whose}`)
      : [];
  });
}

/** How far each place was checked. */
export function checksBy(
  { answers, unread, end }: SecondReading,
  problems: readonly Problem[],
  rewritten: ReadonlySet<string>,
  isMisvoiced: (at: string) => boolean,
): (at: string) => Check {
  const at = (isOf: (problem: Problem) => boolean) => new Set(problems.filter(isOf).map((each) => each.at));
  const firm = at(({ isSlight }) => !isSlight);
  const slight = at(({ isSlight }) => isSlight === true);
  return (place) => {
    if (rewritten.has(place) || firm.has(place)) return 'not_checked';
    const answer = answers.get(place);
    if (answer) return answer.verdict === 'bears out' && !isMisvoiced(place) ? 'borne_out' : 'not_checked';
    return slight.has(place) || (end === 'done' && unread.has(place)) ? 'not_checked' : 'words_only';
  };
}

/** A decision or a reason of the court's, in words that a reader finds to be another's. */
export function misvoiced<Kind extends MaterialKind>(
  kind: Kind,
  wire: Wires[Kind],
  { answers }: SecondReading,
): (at: string) => boolean {
  const texts = new Map(statementsIn(wire).map(({ at, statement }) => [at, statement.text]));
  const wants = wantsCourt(kind, wire);
  return (at) => {
    const answer = answers.get(at);
    return answer !== undefined && wants(at) !== 'anyone' && isOthersWord(answer, texts.get(at) ?? '');
  };
}

export function checkingOf({ answers, lines, end }: SecondReading, by: string): Checking {
  const read = answers.size;
  const disagreed = [...answers.values()].filter(({ verdict }) => verdict !== 'bears out').length;
  const reading = end === 'done' ? (read < lines ? 'some' : 'all') : end;
  return { reading, lines, read, disagreed, ...(end === 'off' ? {} : { by }) };
}
