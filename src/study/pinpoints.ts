/** Finds and checks the words that a statement rests on. */
import { type Opinion, type Paragraph, type Passage, passagesOf } from '../opinion/opinion.ts';
import type { Pinpoint } from './material/schema.ts';

const fewestWordsBesideBreak = 4;

/** One pinpoint a page, so that their quotes in a row are the whole text from `start` to `end`. */
export function wholePinpointsFor(paragraph: Paragraph, start: number, end: number): Pinpoint[] {
  return passagesOf(paragraph).flatMap((passage) => {
    const quote = paragraph.text.slice(Math.max(start, passage.start), Math.min(end, passage.end)).trim();
    return quote ? [{ page: passage.page, paragraphId: passage.id, quote }] : [];
  });
}

/** One pinpoint a page; a scrap of fewer than four words on one side of a page break is dropped. */
export function pinpointsFor(paragraph: Paragraph, start: number, end: number): Pinpoint[] {
  const pieces = wholePinpointsFor(paragraph, start, end);
  if (pieces.length < 2) return pieces;
  const kept = pieces.filter(({ quote }) => quote.split(/\s+/).length >= fewestWordsBesideBreak);
  return kept.length > 0 ? kept : pieces;
}

/** `plain` is its text normalised: once, however many quotes are looked for in it. */
type Searched = Pick<Passage, 'page' | 'text'> & { plain?: string };

const passagesByOpinion = new WeakMap<Opinion, Map<string, Searched>>();

/** True when the words stand in the passage, whatever its white space, hyphenation, ligatures and quotation marks. */
export function quoteStandsIn(opinion: Opinion, pinpoint: Pinpoint): boolean {
  const passage = passagesIn(opinion).get(pinpoint.paragraphId);
  if (!passage || passage.page !== pinpoint.page) return false;
  if (passage.text.includes(pinpoint.quote)) return true;
  const quote = normalise(pinpoint.quote);
  passage.plain ??= normalise(passage.text);
  return quote.length > 0 && passage.plain.includes(quote);
}

/**
 * Drops every pinpoint whose quote is not there and marks the item that relied on it as unverified.
 * Serves brief, outline and question set alike, from whichever engine.
 */
export function checkPinpoints<T>(content: T, opinion: Opinion): T {
  return checked(content, opinion) as T; // The walk keeps every key and changes no shape.
}

function checked(value: unknown, opinion: Opinion): unknown {
  if (Array.isArray(value)) return value.map((each) => checked(each, opinion));
  if (typeof value !== 'object' || value === null) return value;
  const result: Record<string, unknown> = {};
  let isBroken = false;
  for (const [key, field] of Object.entries(value)) {
    if ((key !== 'pinpoints' && key !== 'reread') || !Array.isArray(field)) {
      result[key] = checked(field, opinion);
      continue;
    }
    const standing = field.filter((pinpoint: Pinpoint) => quoteStandsIn(opinion, pinpoint));
    result[key] = standing;
    isBroken ||= key === 'pinpoints' && standing.length < field.length;
  }
  if (isBroken && 'verified' in result) result.verified = false;
  return result;
}

function passagesIn(opinion: Opinion): Map<string, Searched> {
  const known = passagesByOpinion.get(opinion);
  if (known) return known;
  const passages = new Map<string, Searched>(
    opinion.paragraphs.flatMap((paragraph) =>
      passagesOf(paragraph).map(({ id, page, text }) => [id, { page, text }]),
    ),
  );
  passagesByOpinion.set(opinion, passages);
  return passages;
}

function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\u00ad/g, '')
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„‟″]|''/g, '"')
    .replace(/[‐‑‒–—−-]+\s*/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
