/** A part of which the engine was not sure, as the student decides it. */
import { type BriefContent, type Item, type UnsurePart, unsurePartSchema } from './schema.ts';

/** The chosen sentence stands in the part as hers; undefined where it is not among those to choose from. */
export function chooseCandidate(
  brief: BriefContent,
  part: UnsurePart,
  itemId: string,
): BriefContent | undefined {
  const item = brief.candidates?.find((each) => each.part === part)?.items.find(({ id }) => id === itemId);
  return item && chooseItem(brief, part, item);
}

/** Undefined where there is nothing to choose, or no longer. */
export function chooseItem(brief: BriefContent, part: UnsurePart, item: Item): BriefContent | undefined {
  const candidates = brief.candidates ?? [];
  if (!candidates.some((each) => each.part === part)) return undefined;
  const chosen: Item = { ...item, marks: [...item.marks, 'own'] };
  return {
    ...brief,
    ...(part === 'holding'
      ? { holding: { ...chosen, id: 'holding' } }
      : { [part]: [...brief[part], chosen] }),
    candidates: candidates.filter((each) => each.part !== part),
  };
}

export const isUnsurePart = (part: string): part is UnsurePart => unsurePartSchema.safeParse(part).success;

/** One sentence alone is no choice: it would answer itself. */
const fewest = 2;

/** What there is to choose from, as long as nothing stands in the part. */
export function candidatesFor(brief: Pick<BriefContent, 'candidates' | UnsurePart>, part: string): Item[] {
  if (!isUnsurePart(part)) return [];
  const isFilled = part === 'holding' ? brief.holding.marks.includes('own') : brief[part].length > 0;
  const items = brief.candidates?.find((each) => each.part === part)?.items ?? [];
  return isFilled || items.length < fewest ? [] : items;
}
