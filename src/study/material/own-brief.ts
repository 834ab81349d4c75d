/** Her own brief, made of what she marked, beside the one that was made for her. */
import type { PassageText } from './anchors.ts';
import { fold } from './find-quote.ts';
import { type Colour, colours, type PlaceInText, partOf, type Use } from './highlights.ts';
import { itemsBelow } from './lists.ts';
import type { BriefContent, Item, Pinpoint } from './schema.ts';
import type { briefShape } from './shape.ts';

export type PlacedHighlight = {
  id: number;
  colour: Colour;
  use: Use | null;
  quote: string;
  /** Empty where the words are not in the text any more. */
  places: PlaceInText[];
};

/** `part` is where the other has the words, where that is another part. */
export type Match = { state: 'both' } | { state: 'elsewhere'; part: Colour } | { state: 'alone' };

export type Compared<Mark extends PlacedHighlight> = {
  part: Colour;
  /** What she uses as this part first, then in the order of the text; what has no place there last. */
  hers: { mark: Mark; match: Match }[];
  /** What the brief says here; her own words in it are not said to her again. */
  made: { item: Item; match: Match }[];
};

type BriefSections = Pick<BriefContent, (typeof briefShape)[number]['key']>;

/** Statements of the brief by the parts of hers; those that rest on no passage cannot be compared. */
function madeParts(brief: BriefSections | undefined): Map<Colour, Item[]> {
  const parts = new Map<Colour, Item[]>(colours.map((part) => [part, []]));
  if (!brief) return parts;
  const add = (part: Colour, items: readonly Item[]) => {
    for (const { children: _, ...item } of itemsBelow(items)) {
      if (item.pinpoints.length === 0 || item.marks.includes('own')) continue;
      parts.get(item.marks.includes('dicta') ? 'dicta' : part)?.push(item);
    }
  };
  add('facts', brief.facts);
  add('issue', brief.issue);
  add('rule', brief.rule);
  add('reasoning', brief.analysis);
  add('holding', [brief.holding, ...brief.conclusion]);
  return parts;
}

/** `passages` are empty where the text is gone: then the words alone are compared. */
export function compareBriefs<Mark extends PlacedHighlight>(
  marks: readonly Mark[],
  brief: BriefSections | undefined,
  passages: readonly PassageText[],
): Compared<Mark>[] {
  const made = madeParts(brief);
  const isSame = sameWords(passages);
  const all = [...made].flatMap(([part, items]) => items.map((item) => ({ part, item })));
  const order = new Map(passages.map(({ id }, index) => [id, index]));
  const sorted = marks.toSorted((a, b) => rankOf(a, order) - rankOf(b, order) || startOf(a) - startOf(b));
  return colours.map((part) => {
    const own = sorted.filter((mark) => partOf(mark) === part);
    return {
      part,
      hers: [...own.filter(({ use }) => use), ...own.filter(({ use }) => !use)].map((mark) => {
        const found = all.filter(({ item }) => isSame(mark, item));
        return { mark, match: matchIn(part, found) };
      }),
      made: (made.get(part) ?? []).map((item) => {
        const found = marks.filter((mark) => isSame(mark, item)).map((mark) => ({ part: partOf(mark) }));
        return { item, match: matchIn(part, found) };
      }),
    };
  });
}

function matchIn(part: Colour, found: readonly { part: Colour }[]): Match {
  const [first] = found;
  if (!first) return { state: 'alone' };
  if (found.some((each) => each.part === part)) return { state: 'both' };
  return { state: 'elsewhere', part: first.part };
}

const startOf = ({ places: [first] }: PlacedHighlight) => first?.start ?? 0;

const rankOf = ({ places: [first] }: PlacedHighlight, order: ReadonlyMap<string, number>) =>
  (first && order.get(first.paragraphId)) ?? Number.MAX_SAFE_INTEGER;

/** Whether she marked what the statement rests on: the shorter of the two stands in the other for its greater part. */
function sameWords(passages: readonly PassageText[]): (mark: PlacedHighlight, item: Item) => boolean {
  const folded = memory((text: string) => fold(text).text);
  const byId = new Map(passages.map(({ id, text }) => [id, text]));
  const rangeOf = memory((key: string) => {
    const [id = '', quote = ''] = key.split('\n', 2);
    const at = folded(byId.get(id) ?? '').indexOf(folded(quote));
    return at < 0 ? undefined : ([at, at + folded(quote).length] as const);
  });
  const lettersBefore = (id: string, offset: number) => folded((byId.get(id) ?? '').slice(0, offset)).length;
  const overlaps = ({ places }: PlacedHighlight, { paragraphId, quote }: Pinpoint) =>
    places.some((place) => {
      if (place.paragraphId !== paragraphId) return false;
      const range = rangeOf(`${paragraphId}\n${quote.replaceAll('\n', ' ')}`);
      if (!range) return false;
      const [start, end] = [lettersBefore(paragraphId, place.start), lettersBefore(paragraphId, place.end)];
      const common = Math.min(end, range[1]) - Math.max(start, range[0]);
      return common * 2 >= Math.min(end - start, range[1] - range[0]);
    });
  const contains = ({ quote: hers }: PlacedHighlight, { quote: theirs }: Pinpoint) =>
    folded(hers).includes(folded(theirs)) || folded(theirs).includes(folded(hers));
  return (mark, { pinpoints }) =>
    pinpoints.some((pinpoint) =>
      byId.size > 0 && mark.places.length > 0 ? overlaps(mark, pinpoint) : contains(mark, pinpoint),
    );
}

function memory<Value>(read: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, read(key));
    return known.get(key) as Value; // Set above.
  };
}
