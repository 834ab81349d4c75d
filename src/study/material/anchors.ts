/** Finds marked words again in a text that may have been read anew since. */
import { fold } from './find-quote.ts';
import type { Anchor, PlaceInText } from './highlights.ts';

/** In the order of the text. */
export type PassageText = { id: string; page: number; text: string };

/** How much of what stood round the words is kept. */
const lettersAround = 48;

/** Where a text says the same words more than once, this much of what stood round them must be there too. */
const fewestAround = 6;

export function anchorAt({ id, page, text }: PassageText, start: number, end: number): Anchor {
  return {
    ...{ paragraphId: id, page, start, end },
    quote: text.slice(start, end),
    before: text.slice(Math.max(0, start - lettersAround), start),
    after: text.slice(end, end + lettersAround),
  };
}

/** Of one text; whatever was looked for in it before makes the next search cheap. */
export type Placer = (anchor: Anchor) => PlaceInText[];

/**
 * The places of the words, one a passage that they reach into; none where they are not there any more, or where it cannot
 * be told which of several places is meant.
 */
export function placer(passages: readonly PassageText[]): Placer {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  let known: Joined | undefined;
  return (anchor) => {
    const { paragraphId, start, end, quote } = anchor;
    const passage = byId.get(paragraphId);
    if (passage?.text.slice(start, end) === quote) return [{ paragraphId, page: passage.page, start, end }];
    known ??= join(passages);
    const wanted = fold(quote).text;
    const at = wanted === '' ? undefined : bestOf(known.text, wanted, anchor);
    return at === undefined ? [] : piecesOf(passages, known, at, at + wanted.length);
  };
}

/** All passages as one folded text; `starts` are where each begins in it. */
type Joined = { text: string; starts: number[]; folded: ReturnType<typeof fold>[] };

function join(passages: readonly PassageText[]): Joined {
  const folded = passages.map(({ text }) => fold(text));
  const starts: number[] = [];
  let length = 0;
  for (const { text } of folded) {
    starts.push(length);
    length += text.length;
  }
  return { text: folded.map(({ text }) => text).join(''), starts, folded };
}

function bestOf(text: string, wanted: string, { before, after }: Anchor): number | undefined {
  const [lead, rest] = [fold(before).text, fold(after).text];
  const found: { at: number; around: number }[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const around = alikeBefore(text, at, lead) + alikeAfter(text, at + wanted.length, rest);
    found.push({ at, around });
  }
  const [best, second] = found.toSorted((a, b) => b.around - a.around);
  if (!best) return undefined;
  if (!second) return best.at;
  return best.around >= fewestAround && best.around > second.around ? best.at : undefined;
}

function alikeBefore(text: string, at: number, lead: string): number {
  let count = 0;
  while (count < lead.length && count < at && text[at - 1 - count] === lead[lead.length - 1 - count])
    count += 1;
  return count;
}

function alikeAfter(text: string, at: number, rest: string): number {
  let count = 0;
  while (count < rest.length && text[at + count] === rest[count]) count += 1;
  return count;
}

function piecesOf(
  passages: readonly PassageText[],
  { starts, folded }: Joined,
  from: number,
  to: number,
): PlaceInText[] {
  return passages.flatMap(({ id, page }, index) => {
    const offset = starts[index] ?? 0;
    const own = folded[index];
    if (!own) return [];
    const first = Math.max(from - offset, 0);
    const last = Math.min(to - offset, own.text.length) - 1;
    const [start, end] = [own.starts[first], own.ends[last]];
    if (last < first || start === undefined || end === undefined) return [];
    return [{ paragraphId: id, page, start, end }];
  });
}
