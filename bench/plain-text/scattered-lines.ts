/** Text in which each link and each run of italics became a paragraph of its own, cut out of the sentence around it. */

/** So much of a text must begin in mid-sentence before its paragraphs are mended. */
const scattered = { fewest: 5, share: 0.05 };
/** A shorter line without a stop may be a heading. */
const longerThanHeading = 60;
const longestEnd = 60;
const begunInside = /^(?:[\p{Ll},;:)\]]|[.?!](?:\s|$)|[–-] ?\d)/u;
const starPage = /^\*\d{1,4}$/;
const noteMark = /^\d{1,3}$/;
const enumerator = /^(?:[IVX]{1,6}|[A-Z]|\d{1,2})[.—–-]?$/;
const ended = /[.?!:]["”’')\]]*(?:\s?\d{1,2})?$/;
const endsOpen =
  /(?:[,;]|(?:^|\s)(?:vs?\.|[Ss]ee|[Cc]f\.|also|[Ii]n|[Tt]he|an?|of|and|or|re|by|to|that|with|from|on|under|for|at|as|is|was|are|were|has|have|than|quoting|citing))$/;
const citation = /^(?:[A-Z][^.?!]{1,70} v\. [^?!]{1,90}?, (?:supra|ante|post|\d+ [A-Z])|(?:Id|Ibid)\.)/;

/** The same paragraphs, each piece with the one it was cut from; lone footnote marks are left out. */
export function withScatteredJoined(paragraphs: string[]): string[] {
  const cut = paragraphs.filter((each) => begunInside.test(each)).length;
  if (cut < scattered.fewest || cut < scattered.share * paragraphs.length) return paragraphs;
  const known = wordsOf(paragraphs);
  return withCitations(joined(withoutNoteMarks(paragraphs))).map((each) => withWordsAtStars(each, known));
}

/** After a heading a lone number is the next heading. */
function withoutNoteMarks(paragraphs: string[]): string[] {
  return paragraphs.filter((each, at) => !noteMark.test(each) || enumerator.test(paragraphs[at - 1] ?? 'I'));
}

/** A paragraph that grows; `end` is enough of it to tell how it ends, for to look at the whole would copy it each time. */
type Growing = { parts: string[]; end: string; length: number };

function joined(paragraphs: string[]): string[] {
  const whole: Growing[] = [];
  for (const piece of paragraphs) {
    const before = whole.at(-1);
    if (before && belongsTo(before, piece)) add(before, piece);
    else whole.push({ parts: [piece], end: piece.slice(-longestEnd), length: piece.length });
  }
  return whole.map(({ parts }) => parts.join(''));
}

function belongsTo({ end, length }: Growing, piece: string): boolean {
  if (starPage.test(end) || begunInside.test(piece) || endsOpen.test(end)) return true;
  if (ended.test(end) || enumerator.test(end)) return false;
  return length > longerThanHeading || starPage.test(piece);
}

function add(before: Growing, piece: string): void {
  const gap = /^[,;:.)\]?!–-]/.test(piece) || /[(“[—]$/.test(before.end) ? '' : ' ';
  const words = piece.replace(/^[–-] (?=\d)/, (dash) => dash.trim());
  before.parts.push(gap, words);
  before.end = `${before.end}${gap}${words}`.slice(-longestEnd);
  before.length += gap.length + words.length;
}

/** A case cited for what stands before it. */
function withCitations(paragraphs: string[]): string[] {
  const whole: string[] = [];
  for (const each of paragraphs) {
    const before = whole.at(-1);
    if (
      before !== undefined &&
      citation.test(each) &&
      before.length > longerThanHeading &&
      ended.test(before)
    )
      whole[whole.length - 1] = `${before} ${each}`;
    else whole.push(each);
  }
  return whole;
}

function wordsOf(paragraphs: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { 0: word } of paragraphs.join(' ').matchAll(/\p{L}+/gu)) {
    const key = word.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** "admi *605 ralty": a page ended inside the word. */
function withWordsAtStars(text: string, known: Map<string, number>): string {
  return text.replace(
    /(\p{L}+) (\*\d{1,4}) (\p{Ll}+)/gu,
    (whole, left: string, star: string, right: string) => {
      const isWord = known.has((left + right).toLowerCase());
      const standsAlone = (part: string) => (known.get(part.toLowerCase()) ?? 0) > 1;
      return isWord && !(standsAlone(left) && standsAlone(right)) ? `${star} ${left}${right}` : whole;
    },
  );
}
