/** The cases of a book by the titles that part it. */

import { type CaseTitle, caseTitle, isSameCase } from '../caption/case-title.ts';
import type { ContentsEntry, Paragraph } from '../opinion.ts';
import { isBorneOut } from '../parts/borne-out.ts';
import { isBehindCase, lettersIn, notesFrom } from './notes.ts';
import { isPartOfOpinion } from './opinion-titles.ts';
import { speaksAsCourt } from './voice.ts';

/** A case that one file holds among others. Indexes into the paragraphs, both inclusive. `told` is all that its title says. */
export type FoundCase = { title: string; told: string; firstParagraph: number; lastParagraph: number };

/** In letters: an excerpt whose title brings its citation, and one that could be something else. */
const least = { cited: 300, named: 1200 };
/** So many titles of one rank that name cases, or are borne out as such, are a book's. */
const fewCases = { named: 5, sure: 2 };
/** In paragraphs: a name above an editor's words on a case, and again above the case. */
const againWithin = 12;

type Entry = ContentsEntry & { name?: CaseTitle };

export function listedCases(paragraphs: Paragraph[], contents: ContentsEntry[]): FoundCase[] {
  const entries = withNames(contents, paragraphs);
  return entries.flatMap((entry, at) => {
    const { name, paragraph: first } = entry;
    if (!name || isRepeated(entry, entries, at)) return [];
    const next = findAfter(entries, at, (other) => ends(entry, other));
    const last = notesFrom(paragraphs, first, (next?.paragraph ?? paragraphs.length) - 1);
    const own = paragraphs.slice(first, last + 1);
    const isLong = lettersIn(own) >= (name.isCited ? least.cited : least.named);
    return isLong
      ? [{ title: name.name, told: entry.title, firstParagraph: first, lastParagraph: last }]
      : [];
  });
}

/** Names those entries that are cases: their titles bring a citation, what follows bears them out, or it is a court's by its words. */
function withNames(contents: ContentsEntry[], paragraphs: Paragraph[]): Entry[] {
  const above: ContentsEntry[] = [];
  const entries = contents.map((entry) => {
    while (above.length > 0 && above.at(-1)!.depth >= entry.depth) above.pop();
    const isNoted = above.some(({ title }) => isBehindCase(title));
    above.push(entry);
    const name = isNoted ? undefined : caseTitle(entry.title);
    if (!name) return { entry };
    return { entry, name, isSure: name.isCited || isBorneOut(paragraphs, entry.paragraph) };
  });
  const ranks = Map.groupBy(
    entries.filter(({ name }) => name),
    ({ entry }) => entry.depth,
  );
  const depthsOfCases = new Set(
    [...ranks].flatMap(([depth, rank]) => {
      const sure = rank.filter(({ isSure }) => isSure).length;
      return rank.length >= fewCases.named || sure >= fewCases.sure ? [depth] : [];
    }),
  );
  return entries.map(({ entry, name, isSure }, at) => {
    if (!name) return entry;
    const next = entries[at + 1]?.entry.paragraph;
    // Of several entries above one text the last one names it.
    if (next === entry.paragraph) return isSure ? { ...entry, name } : entry;
    const own = () => paragraphs.slice(entry.paragraph, next);
    return isSure || speaksAsCourt(own(), depthsOfCases.has(entry.depth)) ? { ...entry, name } : entry;
  });
}

function findAfter(entries: Entry[], at: number, is: (entry: Entry) => boolean): Entry | undefined {
  for (let index = at + 1; index < entries.length; index++) if (is(entries[index]!)) return entries[index];
  return undefined;
}

/** A section that is called by its case, above the case itself. */
function isRepeated({ name, paragraph }: Entry, entries: Entry[], at: number): boolean {
  const next = findAfter(entries, at, (other) => other.name !== undefined);
  if (!name || !next?.name || next.paragraph - paragraph > againWithin) return false;
  return next.paragraph === paragraph || isSameCase(name.name, next.name.name);
}

/** Whether a title ends the case above it: any but those of the opinion's own parts. */
function ends(own: Entry, other: Entry): boolean {
  if (other.paragraph <= own.paragraph) return false;
  if (other.name || other.depth < own.depth || isBehindCase(other.title)) return true;
  return other.depth === own.depth && !isPartOfOpinion(other.title);
}
