/** Finds the words that a model says a statement rests on, and mends where it says they stand. */
import { leadPart, type Opinion, type Paragraph, type Part } from '../../../opinion/opinion.ts';
import { countWords, termsOf } from '../../language/words.ts';
import type { Pinpoint } from '../../material/schema.ts';
import { findSquashed, type Squashed, squash } from '../../material/squash.ts';
import { pinpointsFor } from '../../pinpoints.ts';
import type { Support } from '../wire/wire.ts';

export type Located = {
  /** Index of the part in `Opinion.parts`. */
  part: number;
  paragraph: Paragraph;
  /** Where the words begin in the paragraph. */
  start: number;
  /** With the words as the opinion has them, one a page. */
  pinpoints: Pinpoint[];
};

export type Locator = {
  /** One entry for each run of words between ellipses; undefined where any of them is not in the text. */
  locate(support: Support): Located[] | undefined;
  /** Looks in the paragraph named alone: for words that are still being written. */
  locateHere(support: Support): Located[] | undefined;
};

/** Fewer words prove nothing: "of the" stands everywhere. A whole sentence may be shorter: "We affirm." */
const fewest = { words: 4, letters: 20, terms: 1 };
/** Where the paragraph named does not hold them, fewer squashed letters could stand anywhere by chance. */
const fewestElsewhere = 15;

export function openLocator(opinion: Opinion): Locator {
  const indexById = new Map(opinion.paragraphs.map(({ id }, index) => [id, index]));
  const squashed: (Squashed | undefined)[] = [];
  const squashedAt = (index: number) => {
    const known = squashed[index];
    if (known) return known;
    const made = squash(opinion.paragraphs[index]?.text ?? '');
    squashed[index] = made;
    return made;
  };
  const partOf = (index: number) =>
    opinion.parts.findIndex(
      ({ firstParagraph, lastParagraph }) => firstParagraph <= index && index <= lastParagraph,
    );

  const findIn = (index: number, words: string): Located | undefined => {
    const paragraph = opinion.paragraphs[index];
    const span = paragraph && findSquashed(paragraph.text, squashedAt(index), words);
    if (!span) return undefined;
    const { start, end } = span;
    return { part: partOf(index), paragraph, start, pinpoints: pinpointsFor(paragraph, start, end) };
  };

  const findHere = (given: number | undefined, words: string): Located | undefined =>
    given === undefined ? undefined : findIn(given, words);

  /** Where a syllabus was cited for words of the lead opinion. */
  const inLead = ({ part }: Located, words: string): Located | undefined => {
    const lead = leadPart(opinion);
    if (opinion.parts[part]?.kind !== 'syllabus' || !lead) return undefined;
    for (let index = lead.firstParagraph; index <= lead.lastParagraph; index += 1) {
      const found = findIn(index, words);
      if (found) return found;
    }
    return undefined;
  };

  const findNear = (given: number | undefined, words: string): Located | undefined => {
    const here = findHere(given, words);
    const summed = here && inLead(here, words);
    if (summed) return summed;
    if (here || words.length < fewestElsewhere) return here;
    for (const index of searchOrder(opinion, given, partOf)) {
      const found = findIn(index, words);
      if (found) return found;
    }
    return undefined;
  };

  // An answer that grows is located again and again, and most of it stands as it stood.
  const remembered = (find: (given: number | undefined, words: string) => Located | undefined) => {
    const known = new Map<string, Located[] | undefined>();
    return ({ paragraph, words }: Support) => {
      const key = `${paragraph}\n${words}`;
      if (!known.has(key)) known.set(key, locateRuns(indexById.get(paragraphIdIn(paragraph)), words, find));
      return known.get(key);
    };
  };
  return { locate: remembered(findNear), locateHere: remembered(findHere) };
}

/** Models write "[p12]", "P12" or a passage's "p12.2" for p12. */
const paragraphIdIn = (given: string) => /p\d+/.exec(given.toLowerCase())?.[0] ?? given;

function locateRuns(
  given: number | undefined,
  words: string,
  find: (given: number | undefined, words: string) => Located | undefined,
): Located[] | undefined {
  const runs = words.split(/\s*(?:\[?(?:\.\s?){3,}\]?|\[?…\]?)\s*/).map((run) => squash(run).text);
  const telling = runs.filter((run) => run !== '');
  if (telling.length === 0) return undefined;
  const located = telling.map((run) => find(given, run)).filter((each) => each !== undefined);
  if (located.length < telling.length) return undefined;
  return saysSomething(words) || located.every(isWholeSentence) ? located : undefined;
}

/** A section of a code stands where it is cited, however short: "28 U.S.C. §1367(c)". */
const saysSomething = (words: string): boolean =>
  /§\s?\d{2}/.test(words) ||
  (countWords(words) >= fewest.words &&
    words.trim().length >= fewest.letters &&
    termsOf(words).length >= fewest.terms);

function isWholeSentence({ paragraph, start, pinpoints }: Located): boolean {
  const length = pinpoints.reduce((sum, { quote }) => sum + quote.length, 0);
  const before = paragraph.text.slice(0, start).trimEnd();
  const last = paragraph.text.slice(start, start + length).at(-1) ?? '';
  return (before === '' || /[.?!:”"’]$/.test(before)) && /[.?!”"’]/.test(last);
}

/** Neighbours first, then the rest of the part; behind a syllabus the lead opinion, which it sums up; the whole text where the paragraph named does not exist. */
function searchOrder(
  { paragraphs, parts }: Opinion,
  given: number | undefined,
  partOf: (index: number) => number,
): number[] {
  const all = paragraphs.map((_, index) => index);
  if (given === undefined) return all;
  const part = parts[partOf(given)];
  const rangeOf = ({ firstParagraph, lastParagraph }: Part) => all.slice(firstParagraph, lastParagraph + 1);
  const within = part ? rangeOf(part) : all;
  const lead = part?.kind === 'syllabus' || part?.kind === 'front' ? leadPart({ parts }) : undefined;
  const near = within.toSorted((one, other) => Math.abs(one - given) - Math.abs(other - given));
  return lead ? [...rangeOf(lead), ...near] : near;
}
