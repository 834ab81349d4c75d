/** A brief to be said aloud: its own statements, the most needed first, as many as fit the time. */
import type { Opinion } from '../../opinion/opinion.ts';
import { composeFurther } from '../extractive/engine.ts';
import { countWords } from '../language/words.ts';
import type { BriefContent, Item } from '../material/schema.ts';
import { byWorth } from '../material/worth.ts';

/** A speaker says about 150 words a minute. */
export const wordsIn = { thirty_seconds: 75, two_minutes: 300, five_minutes: 750 } as const;
export type ShortLength = keyof typeof wordsIn;

type Line = { section: keyof typeof order; item: Item };

/** As they are said; how many of each come before any second one of another. */
const order = { facts: 0, issue: 1, holding: 2, rule: 3, analysis: 4, conclusion: 5 } as const;

/** What a student called on cannot do without, and what she adds where there is time. */
function byNeed({ holding, facts, issue, rule, analysis, conclusion }: BriefContent): Line[] {
  const at = (section: Line['section'], items: readonly Item[], from: number, to?: number) =>
    items.slice(from, to).map((item) => ({ section, item }));
  const [told, reasons] = [byWorth(facts), byWorth(analysis)];
  return [
    { section: 'holding' as const, item: holding },
    ...at('conclusion', conclusion, -1),
    ...at('facts', told, 0, 1),
    ...at('rule', rule, 0, 1),
    ...at('issue', issue, 0, 1),
    ...at('analysis', reasons, 0, 1),
    ...at('facts', told, 1, 3),
    ...at('analysis', reasons, 1, 3),
    ...at('rule', rule, 1),
    ...at('facts', told, 3),
    ...at('analysis', reasons, 3),
    ...at('issue', issue, 1),
    ...at('conclusion', conclusion, 0, -1),
  ];
}

/** What the embedded engine would say besides, and this brief does not quote. */
function further(brief: BriefContent, opinion: Opinion): Line[] {
  const { facts, rule, analysis } = composeFurther(opinion);
  const begun = (item: Item) => item.pinpoints.map(({ quote }) => quote.slice(0, sameWords));
  const quoted = new Set(byNeed(brief).flatMap(({ item }) => begun(item)));
  return (Object.entries({ rule, analysis, facts }) as [Line['section'], Item[]][]).flatMap(
    ([section, items]) =>
      items
        .filter((item) => begun(item).every((words) => !quoted.has(words)))
        .map((item) => ({ section, item })),
  );
}

/** Quotes that begin with the same words are of one sentence. */
const sameWords = 40;

/** "Affirmed. We hold…": the order that it names need not be said once more. */
function opensWithOutcome(holding: string, conclusion: string): boolean {
  const [, outcome] = /^(\p{Lu}[\p{L} ,]+)\. /u.exec(holding) ?? [];
  const order = conclusion.toLowerCase();
  return (
    outcome
      ?.toLowerCase()
      .match(/\p{L}+/gu)
      // "Reversed", and "we reverse".
      ?.every((word) => order.includes(word.replace(/d$/, ''))) ?? false
  );
}

/**
 * Only what rests on the text, in the order of a brief; the holding is said whatever its length. In five minutes there is more to say
 * than a brief has: with the opinion at hand, further sentences of it.
 */
export function shortBrief(brief: BriefContent, length: ShortLength, opinion?: Opinion): Item[] {
  const isShort = length === 'thirty_seconds';
  let room: number = wordsIn[length];
  const taken: Line[] = [];
  const said = new Set<string>();
  const places = byNeed(brief);
  if (length === 'five_minutes' && opinion) places.push(...further(brief, opinion));
  for (const place of places) {
    const { text, pinpoints, marks } = place.item;
    // What only leads on to the points below it says nothing by itself, nor that the holding is not known.
    const rests = (pinpoints.length > 0 || marks.includes('own')) && !text.trimEnd().endsWith(':');
    const words = countWords(text);
    if (said.has(text) || !rests || (place.section !== 'holding' && words > room)) continue;
    if (isShort && place.section === 'conclusion' && opensWithOutcome(brief.holding.text, text)) continue;
    said.add(text);
    room -= words;
    taken.push(place);
  }
  const told = [...brief.facts, ...brief.analysis];
  const placeOf = ({ item }: Line) => (told.includes(item) ? told.indexOf(item) : told.length);
  return taken
    .toSorted((one, other) => order[one.section] - order[other.section] || placeOf(one) - placeOf(other))
    .map(({ item: { children: _, ...item } }) => item);
}
