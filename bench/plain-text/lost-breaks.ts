import { type CountedMark, longestRow } from '../../src/opinion/counting-row.ts';
import { withCitationsBehind, withGaps, withQuotesClosed, withTitlesApart } from './lost-gaps.ts';

/** Text out of which the line breaks were lost ("we reverse.FACTS{2} On March 29"): copied from a web page, or stored without them. */

/** No paragraph of an opinion is longer, and none shorter has enough glued places to tell. */
const leastGlued = 3000;
/** Copies lose a mark here and there. */
const mostMissing = 8;
/** Numbers without a stop may be anything until so many count on. */
const fewestBare = 4;
/** "2." right behind other words; without a stop it may stand behind a sentence and a space: "was paid. 2 In May". */
const stoppedMark = /(?<=[\p{L}.?!"”’)\]])([1-9]\d{0,2})\. ?(?=[—–]?["“‘(]?\p{Lu})/gu;
const bareMark =
  /(?<=[\p{L}.?!"”’)\]]|[\p{Ll}\d)]{2}[.?!]["”’)]* )([1-9]\d{0,2}) ?(?=["“‘(]?\p{Lu}(?:\p{Ll}|[ ’']))/gu;
const enclosed =
  /\{(\d{1,3})\}|\[?¶ ?(\d{1,3})\]?|(?<=[.?!]["”’)]{0,3}|\p{Lu}{4})\((\d{1,3})\) ?(?=[A-Z“"])/gu;
/** A sentence's or a lead-in's end with the next words right behind it; citations are glued too ("Ct.App."), but of short capitalised words. */
const glued =
  /(?<=\b\p{Lu}\p{Ll}{5,}[.?!]["”’)\]]*)(?=["“‘(]?\p{Lu})|(?<=\p{L}\p{Ll}{2}:)(?=["“‘(]?\p{Lu}\p{Ll}*[ ,])|(?<=(?:^|[\s(“"'’‘-])[\p{Ll}\d’'-]*\p{Ll}{2,}[.?!]["”’)\]]*)(?=[“"‘(]?\p{Lu})|(?<=\p{Ll}(?:[:;]|; (?:or|and)))(?=\([a-z\d]\) ?\p{Lu})|(?<=\)\.)(?=[A-Z]\. \p{Lu}\p{Ll})|(?<=\b(?:ORDERED|AFFIRMED|REVERSED|REMANDED|DISMISSED)\.)(?=\p{Lu})|(?<=\)\.)(?=\p{Lu}{4,}(?![\p{Ll}.]))|(?<=\p{Ll}{4}\.|\d{3}\.)(?=[A-Ha-h]\. ?\p{Lu}\p{Ll})|(?<=\p{Ll}{3}[:.?])(?=[QA]\. ?\p{Lu})|(?<=\b(?:BACKGROUND|FACTS|ISSUES|ANALYSIS|DISCUSSION|OPINION|CONCLUSION))(?=[A-H]\. ?\p{Lu})|(?<=(?:^|[.?!:\s])[\p{Lu} ]{0,60}\p{Lu}{5})(?=\p{Lu}\p{Ll}{2,}[ '’])/gu;
/** A paragraph's or a title's number right behind a sentence: "his body.13. The State". */
const gluedNumber =
  /(?<=(?:\p{Ll}{2}|\)|at \d{3}|\b(?:Id|[A-Z]{4,}))[.?!]["”’)\]]*)\d{1,2}\. ?(?=[—–-]?["“‘([]{0,2}\p{Lu})|(?<=\p{Ll}:)\d{1,2}\. ?(?=["“‘([]?\p{L})|(?<=\p{Ll};(?: ?and| ?or)?)\d{1,2}\. ?(?=\p{Lu})/gu;
const opening =
  /^\s*(?:(?:MEMORANDUM )?OPINION|OPINION AND ORDER|DECISION|ORDER)(?=[A-Z])|(?<=\b(?:Judge|Justice|J\.|C\. ?J\.)\.?)(?=\{?1[.}])/g;

/** The same text, a blank line before each numbered paragraph, each title and each sentence that was glued to another. */
export function withBreaks(text: string): string {
  if (text.length < leastGlued || text.includes('\n')) return text;
  const cuts = new Set<number>();
  for (const match of text.matchAll(opening)) cuts.add(match.index + match[0].length);
  for (const { index } of text.matchAll(glued)) cuts.add(index);
  for (const { index } of text.matchAll(gluedNumber)) cuts.add(index);
  for (const index of paragraphMarks(text)) cuts.add(index);
  const ordered = [0, ...[...cuts].sort((a, b) => a - b), text.length];
  const pieces = ordered
    .slice(1)
    .map((end, at) => text.slice(ordered[at], end).trim())
    .filter((piece) => piece !== '');
  return withCitationsBehind(withTitlesApart(withQuotesClosed(pieces)))
    .map(withGaps)
    .join('\n\n');
}

/** Where numbered paragraphs begin: "{2}", "[¶ 2]", or "2." right behind other words; only numbers that count on. */
function paragraphMarks(text: string): number[] {
  const marks = [...text.matchAll(enclosed)].map((match) => ({
    number: Number(match[1] ?? match[2] ?? match[3]),
    index: match.index,
  }));
  const counted = marks.length >= 2 ? countingOn(marks) : [];
  // A row that begins later goes on where a copy changed its way of numbering.
  if (counted.length > 0 && marks[0]!.number <= mostMissing) return counted;
  const stopped = plainMarks(text, stoppedMark, 2);
  const plain = stopped.length > 0 ? stopped : plainMarks(text, bareMark, fewestBare);
  return [...plain, ...(counted.length > 0 ? counted : goingOn(marks, text, plain))];
}

/** A single number in brackets that follows the last of a row: where a separate opinion, or the end, counts on. */
function goingOn(marks: CountedMark[], text: string, plain: number[]): number[] {
  const last = Math.max(...plain, 0);
  const number = Number(/^\d+/.exec(text.slice(last, last + 4))?.[0] ?? Number.NaN);
  return marks
    .filter((mark) => mark.index > last && mark.number > number && mark.number <= number + mostMissing)
    .map(({ index }) => index);
}

function countingOn(marks: CountedMark[]): number[] {
  let last = (marks[0]?.number ?? 1) - 1;
  return marks
    .filter(({ number }) => {
      const countsOn = number >= last && number <= last + mostMissing;
      if (countsOn) last = number;
      return countsOn;
    })
    .map(({ index }) => index);
}

/** The longest row of numbers that count on, and what counts anew behind it: a separate opinion begins at 1 again. */
function plainMarks(text: string, pattern: RegExp, fewest: number): number[] {
  const marks = [...text.matchAll(pattern)].map(({ 1: number, index }) => ({
    number: Number(number),
    index,
  }));
  const found: number[] = [];
  for (let rest = marks; ; ) {
    const row = longestRow(rest);
    if (row.length < fewest) return found;
    found.push(...row.map(({ index }) => index));
    const end = row.at(-1)!.index;
    rest = rest.filter(({ index }) => index > end);
  }
}
