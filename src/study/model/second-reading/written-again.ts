/** An answer beside what it was before it was written again: what is left out moves the places of the rest. */
import type { MaterialKind } from '../../material/schema.ts';
import { linesOf } from '../grounding/lines.ts';
import type { Problem } from '../grounding/problem.ts';
import { changeStatements, listOf, statementsIn } from '../wire/places.ts';
import type { Wires } from '../wire/wire.ts';
import type { Objection, SecondReading } from './second-reading.ts';

/** Every string by its place. */
const textsIn = <Kind extends MaterialKind>(kind: Kind, wire: Wires[Kind]): Map<string, string> =>
  new Map(linesOf(kind, wire, { locator: { locate: () => [] } }).map(({ at, statement }) => [at, statement]));

/** What was read of a string holds wherever the same string stands now. */
export function movedTo<Kind extends MaterialKind>(
  kind: Kind,
  now: Wires[Kind],
  before: Wires[Kind],
  reading: SecondReading,
): SecondReading {
  const was = textsIn(kind, before);
  const placeOf = new Map([...was].map(([at, text]) => [text, at]));
  const moved = [...textsIn(kind, now)].map(([at, text]) => [
    at,
    was.get(at) === text ? at : placeOf.get(text),
  ]);
  const answers = moved.flatMap(([at = '', old = '']) => {
    const answer = reading.answers.get(old);
    return answer ? [[at, answer] as const] : [];
  });
  const unread = moved.flatMap(([at = '', old = '']) => (reading.unread.has(old) ? [at] : []));
  return { ...reading, answers: new Map(answers), unread: new Set(unread) };
}

/** Places of strings that were not there before. */
export function freshPlaces<Kind extends MaterialKind>(
  kind: Kind,
  before: Wires[Kind],
  now: Wires[Kind],
): Set<string> {
  const known = new Set(textsIn(kind, before).values());
  return new Set([...textsIn(kind, now)].filter(([, text]) => !known.has(text)).map(([at]) => at));
}

/** Objections to what came back as it was, at the places where it stands now. */
export function insistedOn<Kind extends MaterialKind>(
  kind: Kind,
  before: Wires[Kind],
  now: Wires[Kind],
  objections: readonly Problem[],
): Problem[] {
  const was = textsIn(kind, before);
  const reasons = new Map(objections.map((each) => [was.get(each.at), each]));
  return [...textsIn(kind, now)].flatMap(([at, text]) => {
    const objection = reasons.get(text);
    return objection ? [{ ...objection, at }] : [];
  });
}

/** Without what neither reader nor code finds shown and the writer insists on, where the list it stands in has more. */
export function withoutInsisted<Kind extends MaterialKind>(
  kind: Kind,
  before: Wires[Kind],
  now: Wires[Kind],
  objections: readonly Objection[],
): Wires[Kind] {
  const insisted = new Set(
    insistedOn(
      kind,
      before,
      now,
      objections.filter(({ isDoubted }) => isDoubted),
    ).map(({ at }) => at),
  );
  if (insisted.size === 0) return now;
  const left = new Map<string, number>();
  for (const { at } of statementsIn(now)) {
    const list = listOf(at);
    if (list !== undefined) left.set(list, (left.get(list) ?? 0) + 1);
  }
  const dropped = new Set<string>();
  for (const at of insisted) {
    const list = listOf(at);
    const count = list === undefined ? 0 : (left.get(list) ?? 0);
    if (list === undefined || count < 2) continue;
    left.set(list, count - 1);
    dropped.add(at);
  }
  return changeStatements(now, (statement, at) => (dropped.has(at) ? undefined : statement));
}
