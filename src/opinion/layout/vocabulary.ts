/** The words of a document, in lower case, compounds with their hyphen; halves of divided words are left out. */
export type Vocabulary = ReadonlySet<string>;

export function vocabularyOf(lines: Iterable<{ text: string }>): Vocabulary {
  const words = new Set<string>();
  let isTail = false;
  for (const { text } of lines) {
    const isDivided = endsDivided(text);
    addWords(words, text.toLowerCase(), isTail, isDivided);
    isTail = isDivided;
  }
  return words;
}

/** Walks from space to space: a list of a line's tokens takes half as long again to make as to look at. */
function addWords(words: Set<string>, text: string, isTail: boolean, isDivided: boolean): void {
  const end = isDivided ? text.lastIndexOf(' ') : text.length;
  let start = isTail ? afterSpace(text, 0) : 0;
  while (start <= end) {
    const next = afterSpace(text, start);
    words.add(trimmed(text, start, next - 1));
    start = next;
  }
}

/** Where the next token begins; beyond the text's end after the last. */
function afterSpace(text: string, from: number): number {
  const space = text.indexOf(' ', from);
  return (space === -1 ? text.length : space) + 1;
}

/** Whether a line breaks off inside a word, as far as its last character tells. */
export function endsDivided(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return last === 0x2d || last === 0xad;
}

/** A token without the punctuation around it. By character codes: every word of a document passes here. */
function trimmed(text: string, from: number, to: number): string {
  let start = from;
  let end = to;
  while (start < end && !isLetter(text.charCodeAt(start))) start++;
  while (end > start && !isLetter(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 0xc0 && code < 0x2000);
}

const prefixes =
  /^(?:a|ab|ac|ad|af|al|an|ap|as|at|be|by|co|com|con|de|di|dis|em|en|ex|for|in|im|inter|mis|ob|out|over|per|pre|pro|re|sub|sup|sur|trans|un|under|up)$/;

/** They end compounds, and no other words: "election-oriented". */
const compoundTails =
  /^(?:oriented|based|related|specific|driven|funded|owned|financed|sponsored|approved|appointed|issued|wide|neutral|minded|prong|pronged|step|year|month|day|page|hour|mile|foot|acre)s?$/;

/** Endings of words, some of which are words as well: "work-able", "bar-ring", "wrong-doing". */
const endings =
  /^(?:[bdglmnprt]?(?:able|ibl[ey]|ably|ing|ings|ed)|ments?|mental(?:ly)?|less(?:ly|ness)?|ful(?:ly|ness)?|ness|ary|ly|th|t?een(?:th)?|ty|tieth|fold|while|doings?|doers?)$/;

/** "every-one", "some-times", "with-standing": the second half may be a word of its own, the whole is one all the same. */
const closed =
  /^(?:(?:other|like) wise|(?:every|any|some|no) (?:where|body|one|thing|times?|what|how|day)|with (?:out|in|stand\p{L}*|draw\p{L}*|h[oe]ld\p{L}*))$/u;

/** What follows them in a compound keeps its hyphen, known or not. */
const compoundHeads =
  /^(?:quasi|self|well|half|single|double|cross|first|second|third|two|three|four|five|six|seven|eight|nine)$/;
/** Who acts together with another keeps the hyphen: "co-worker". */
const partners =
  /^(?:(?:worker|owner|defendant|plaintiff|conspirator|author|sponsor|founder|tenant|trustee|executor|chair|signer|obligor|borrower|venturer|employee|appellant|petitioner)s?|counsel|equal)$/;
/** "controversy-resolving": what ends in "y" is seldom the first half of a longer word, but "analy-sis". */
const endsInY = /\p{L}{4}(?<!al)y$/u;
const shortestWhole = 5;

/** Whether the hyphen between a line's last word and the next line's first only divides one word. */
export function isDivided(before: string, after: string, vocabulary: Vocabulary): boolean {
  const head = before.toLowerCase();
  const tail = after.toLowerCase();
  if (vocabulary.has(head + tail)) return true;
  if (vocabulary.has(`${head}-${tail}`)) return false;
  if (head.length > 2 && endings.test(tail)) return true;
  if (closed.test(`${head} ${tail}`)) return true;
  if (head === 'co' && partners.test(tail)) return false;
  if (compoundHeads.test(head) || `${head}-${tail}` === 'so-called') return false;
  if (compoundTails.test(tail) && vocabulary.has(head)) return false;
  if (endsInY.test(head) && tail.length >= shortestWhole) return false;
  if (prefixes.test(head)) return true;
  return !(vocabulary.has(head) && vocabulary.has(tail));
}
