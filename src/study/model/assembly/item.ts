/** From a model's statement to an item of the material, with the opinion's own words as its pinpoints. */
import type { Check, Item, Pinpoint } from '../../material/schema.ts';
import type { Locator } from '../grounding/locate.ts';
import type { Statement, StatementTree, Support } from '../wire/wire.ts';

export type Grounding = {
  locator: Pick<Locator, 'locate'>;
  /** False for a statement that was found wanting: it is shown as not verified. */
  isSound(statement: Statement): boolean;
  /** Absent while an answer is still being written. */
  checkOf?: ((at: unknown) => Check | undefined) | undefined;
};

export const pinpointsOf = (support: readonly Support[], locator: Pick<Locator, 'locate'>): Pinpoint[] => {
  const found = support.flatMap((each) => locator.locate(each) ?? []).flatMap(({ pinpoints }) => pinpoints);
  const seen = new Set<string>();
  return found.filter(({ paragraphId, quote }) => {
    const key = `${paragraphId} ${quote}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

export function itemOf(statement: StatementTree, id: string, grounding: Grounding): Item {
  const { text, support, mark, children } = statement;
  const below = itemsOf(children ?? [], id, grounding, '.');
  return {
    id,
    text: text.replace(/\s+/g, ' ').trim(),
    pinpoints: pinpointsOf(support, grounding.locator),
    verified: grounding.isSound(statement),
    // The model's thought is inferred; `own` is the student's alone.
    marks: mark === 'none' ? [] : [mark === 'own' ? 'inferred' : mark],
    ...checkedAs(grounding.checkOf?.(statement)),
    ...(below.length > 0 ? { children: below } : {}),
  };
}

export const checkedAs = (check: Check | undefined): { check?: Check } => (check ? { check } : {});

/** Numbers a list: "facts-1", and below it "facts-1.1". A statement without a word is left out. */
export function itemsOf(
  statements: readonly (StatementTree | null)[],
  prefix: string,
  grounding: Grounding,
  separator = '-',
): Item[] {
  return statements
    .filter((statement): statement is StatementTree => Boolean(statement?.text.trim()))
    .map((statement, index) => itemOf(statement, `${prefix}${separator}${index + 1}`, grounding));
}
