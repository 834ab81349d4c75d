import type { Paragraph, Part } from '../opinion.ts';
import type { Zone } from '../zone.ts';

type Speaker = { kind: 'front' | 'syllabus' | 'publisher'; author?: string };
type Stretch = { speaker: Speaker | undefined; first: number; last: number };
type Zones = readonly (Zone | undefined)[];

/** The court's parts, found without a publisher's words, its captions and a reporter's syllabus, and each stretch of these as a part of its own. */
export function withPublishers(
  paragraphs: Paragraph[],
  zones: Zones,
  partsOf: (own: Paragraph[]) => Part[],
): Part[] {
  if (!paragraphs.some(({ publisher }) => publisher)) return partsOf(paragraphs);
  const stretches = stretchesOf(paragraphs, zones);
  const places = stretches.flatMap(({ speaker, first, last }) =>
    speaker ? [] : Array.from({ length: last - first + 1 }, (_, at) => first + at),
  );
  const own = partsOf(places.map((index) => paragraphs[index]!));
  return stretches.flatMap((stretch) =>
    stretch.speaker
      ? [partOf(stretch, paragraphs, stretch.speaker)]
      : own.flatMap((part) => within(part, stretch, places, paragraphs)),
  );
}

function stretchesOf(paragraphs: Paragraph[], zones: Zones): Stretch[] {
  const stretches: Stretch[] = [];
  for (const index of paragraphs.keys()) {
    const speaker = speakerOf(paragraphs[index]!, zones[index]);
    const last = stretches.at(-1);
    if (last && last.speaker?.kind === speaker?.kind && last.speaker?.author === speaker?.author)
      last.last = index;
    else stretches.push({ speaker, first: index, last: index });
  }
  return stretches;
}

function speakerOf({ publisher }: Paragraph, zone: Zone | undefined): Speaker | undefined {
  if (publisher) return { kind: 'publisher', author: publisher };
  if (zone === 'caption') return { kind: 'front' };
  return zone === 'syllabus' ? { kind: 'syllabus' } : undefined;
}

/** What of a part lies in a stretch; its places count the court's paragraphs alone. */
function within(part: Part, { first, last }: Stretch, places: number[], paragraphs: Paragraph[]): Part[] {
  const from = Math.max(first, places[part.firstParagraph]!);
  const to = Math.min(last, places[part.lastParagraph]!);
  return from > to ? [] : [partOf({ first: from, last: to }, paragraphs, part)];
}

function partOf(
  { first, last }: Pick<Stretch, 'first' | 'last'>,
  paragraphs: Paragraph[],
  { kind, author }: Pick<Part, 'kind' | 'author'>,
): Part {
  const pages = paragraphs
    .slice(first, last + 1)
    .flatMap(({ page, breaks }) => [page, ...breaks.map((each) => each.page)]);
  const part: Part = {
    kind,
    firstPage: paragraphs[first]!.page,
    lastPage: Math.max(...pages),
    firstParagraph: first,
    lastParagraph: last,
  };
  if (author !== undefined) part.author = author;
  return part;
}
