/** An answer without what a model stutters, and with separate opinions named as the text numbers them. */
import type { Opinion } from '../../../opinion/opinion.ts';
import type { MaterialKind } from '../../material/schema.ts';
import { isNumberOfPart, isSeparate, numberOfPart } from '../wire/labels.ts';
import { changeStatements, listOf, statementsIn } from '../wire/places.ts';
import type { BriefWire, Wires } from '../wire/wire.ts';
import type { Locator } from './locate.ts';

type Ground = { opinion: Opinion; locator: Locator };

export function tidied<Kind extends MaterialKind>(
  kind: Kind,
  wire: Wires[Kind],
  ground: Ground,
): Wires[Kind] {
  const once = withoutCopies(wire);
  return kind === 'brief' ? (withParts(once as BriefWire, ground) as Wires[Kind]) : once; // The kind tells the wire.
}

/** Of copies in one list the first stays. */
function withoutCopies<Wire>(wire: Wire): Wire {
  const said = new Set<string>();
  const copies = new Set<string>();
  for (const { at, statement } of statementsIn(wire)) {
    const list = listOf(at);
    const key = `${list} ${statement.text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
    if (list !== undefined && said.has(key)) copies.add(at);
    said.add(key);
  }
  return copies.size === 0
    ? wire
    : changeStatements(wire, (statement, at) => (copies.has(at) ? undefined : statement));
}

/** By the part whose words they cite, else by the number or the name given. */
function withParts(wire: BriefWire, { opinion, locator }: Ground): BriefWire {
  const separateOpinions = wire.separateOpinions.map((entry) => {
    const cited = entry.summary
      .flatMap(({ support }) => support.flatMap((each) => locator.locate(each) ?? []))
      .map(({ part }) => part)
      .filter((part) => isSeparate(opinion.parts[part] ?? { kind: 'front' }));
    const only = new Set(cited).size === 1 ? cited[0] : undefined;
    const part = only ?? partNamed(entry.part, opinion);
    return part === undefined ? entry : { ...entry, part: numberOfPart(part) };
  });
  return { ...wire, separateOpinions };
}

function partNamed(given: string, { parts }: Opinion): number | undefined {
  const numbered = parts.findIndex((part, index) => isSeparate(part) && isNumberOfPart(given, index));
  if (numbered >= 0) return numbered;
  const said = given.toLowerCase();
  const fitting = (isFit: (part: Opinion['parts'][number]) => boolean) => {
    const found = parts.flatMap((part, index) => (isSeparate(part) && isFit(part) ? [index] : []));
    return found.length === 1 ? found[0] : undefined;
  };
  return (
    fitting(({ author }) => author !== undefined && said.includes(author.toLowerCase())) ??
    fitting(({ kind }) => said.includes(kind.replaceAll('_', ' ')))
  );
}
