/** Text out of which the line breaks were lost ("we reverse.FACTS{2} On March 29"): copied from a web page, or stored without them. */

/** No paragraph of an opinion is longer, and none shorter has enough glued places to tell. */
const leastGlued = 3000;
/** Copies lose a mark here and there. */
const mostMissing = 8;
/** Numbers without a stop may be anything until so many count on. */
const fewestBare = 4;
const enclosed = /\{(\d{1,3})\}|\[?¶ ?(\d{1,3})\]?|(?<=[.?!]["”’)]*)\((\d{1,3})\) ?(?=[A-Z“"])/g;
/** A sentence's or a lead-in's end with the next words right behind it; citations are glued too ("Ct.App."), but of short capitalised words. */
const glued =
  /(?<=\b\p{Lu}\p{Ll}{5,}[.?!]["”’)\]]*)(?=["“‘(]?\p{Lu})|(?<=\p{Ll}{3}:)(?=["“‘(]?\p{Lu}\p{Ll}*[ ,])|(?<=(?:^|[\s(“"'’‘-])[\p{Ll}\d’'-]*\p{Ll}{2,}[.?!]["”’)\]]*)(?=[“"‘(]?\p{Lu})|(?<=\p{Ll}(?:[:;]|; (?:or|and)))(?=\([a-z\d]\) ?\p{Lu})|(?<=\)\.)(?=[A-Z]\. \p{Lu}\p{Ll})|(?<=\b(?:ORDERED|AFFIRMED|REVERSED|REMANDED|DISMISSED)\.)(?=\p{Lu})/gu;
/** A paragraph's or a title's number right behind a sentence: "his body.13. The State". */
const gluedNumber =
  /(?<=(?:\p{Ll}{2}|\)|\b(?:Id|[A-Z]{4,}))[.?!]["”’)\]]*)\d{1,2}\. ?(?=[—–-]?["“‘(]?\p{Lu})|(?<=\p{Ll}:)1\. ?(?=["“‘(]?\p{L})/gu;
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
  return ordered
    .slice(1)
    .map((end, at) => text.slice(ordered[at], end).trim())
    .filter((piece) => piece !== '')
    .join('\n\n');
}

/** Where numbered paragraphs begin: "{2}", "[¶ 2]", or "2." right behind other words; only numbers that count on. */
function paragraphMarks(text: string): number[] {
  const marks = [...text.matchAll(enclosed)].map((match) => ({
    number: Number(match[1] ?? match[2] ?? match[3]),
    index: match.index,
  }));
  if (marks.length >= 2) {
    let last = 0;
    return marks
      .filter(({ number }) => {
        const countsOn = number >= last && number <= last + mostMissing;
        if (countsOn) last = number;
        return countsOn;
      })
      .map(({ index }) => index);
  }
  const stopped = plainMarks(text, String.raw`\. ?(?=[—–]?["“‘(]?\p{Lu})`);
  if (stopped.length >= 2) return stopped;
  const bare = plainMarks(text, String.raw` ?(?=["“‘(]?\p{Lu}\p{Ll})`);
  return bare.length >= fewestBare ? bare : [];
}

/** `behind` stands behind a number that begins a paragraph. */
function plainMarks(text: string, behind: string): number[] {
  const found: number[] = [];
  let from = 0;
  for (let number = 1; ; number++) {
    const match = markOf(number, behind, text, from);
    if (!match && markOf(number + 1, behind, text, from)) continue;
    if (!match) return found;
    found.push(match.index);
    from = match.index + match[0].length;
  }
}

function markOf(number: number, behind: string, text: string, from: number): RegExpExecArray | null {
  const mark = new RegExp(String.raw`(?<=[\p{L}.?!"”’)\]])${number}${behind}`, 'gu');
  mark.lastIndex = from;
  return mark.exec(text);
}
