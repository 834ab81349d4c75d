import { abbreviationKind, continuesName, namesPart } from './sentences/abbreviations.ts';
import { isCitationSentence } from './sentences/citation-sentence.ts';
import { findEnclosures } from './sentences/enclosures.ts';
import { looksLikeOpener } from './sentences/openers.ts';
import { ordinals } from './sentences/ordinals.ts';

/** `statementEnd`: where its own words end and the citations that follow them begin. */
type Span = { start: number; end: number };
type Sentence = Span & { statementEnd: number };

/** Longest word looked at before or after a stop; longer ones are no abbreviations. */
const longestWord = 40;

/** Longest name of a part, "Section 4(b)", looked at before a stop. */
const longestLabel = 24;

const isSpace = (char: string | undefined): boolean => char !== undefined && /\s/.test(char);

/** The end of a run of stops; stops with spaces between them are an ellipsis. */
function endOfStops(text: string, at: number): { end: number; stops: number } {
  let end = at;
  let stops = 0;
  for (let next = at; ; ) {
    const char = text[next];
    if (char === '.' || char === '?' || char === '!' || char === '…') {
      stops += char === '…' ? 3 : 1;
      end = next += 1;
      continue;
    }
    if ((char === ' ' || char === '\u00a0') && /[.…]/.test(text[next + 1] ?? '')) next += 1;
    else return { end, stops };
  }
}

/** What numbers a place in a code or a sum: what follows its stop is no footnote's mark. */
const numberedPlace =
  /(?:[$§¶]|\b(?:[Ss]ections?|[Rr]ules?|[Nn]os?\.|[Pp]arts?|[Aa]rticles?)) ?[\w.-]*$|\d\.\d+$/;

/** After a digit a stop is a decimal point, but for years and where a sentence opens behind the mark. */
function mayCarryMark(text: string, stop: number, mark: string, next: string): boolean {
  const before = text.slice(Math.max(0, stop - longestLabel), stop);
  // Three figures may be the volume of what is cited: "it was denied.456 N.E.2d 11".
  if (!/\d[A-Z]?$/.test(before)) return mark.length < 3 || !/^ [A-Z][A-Za-z]*\./.test(next);
  if (numberedPlace.test(before)) return false;
  if (mark.length < 3 && /(?<!\d)(?:1[6-9]|20)\d\d$/.test(before)) return true;
  return next.startsWith(' ') && looksLikeOpener(next.slice(1));
}

const bracketMark = /^(?:\[\^?(?:\d{1,3}|\*)\]|\*\d{1,4}(?=\s|$))/;
const bareMark = /^\d{1,3}(?=\s|$)/;

/** Where a footnote's mark or a page's number that stands right behind a sentence ends. */
function endOfMark(text: string, at: number, stop: number): number {
  const following = text.slice(at, at + 7);
  const bracket = bracketMark.exec(following);
  if (bracket) return at + bracket[0].length;
  const bare = bareMark.exec(following)?.[0] ?? '';
  const end = at + bare.length;
  return mayCarryMark(text, stop, bare, text.slice(end, end + longestWord)) ? end : at;
}

/** Quotes, brackets and footnote marks that belong to the sentence before them. */
function endOfClosers(text: string, at: number, stop: number): number {
  let end = at;
  for (;;) {
    const char = text[end];
    if (char === undefined) return end;
    const marked = endOfMark(text, end, stop);
    if (marked > end) end = marked;
    else if (/[)\]”’»*†‡⁰¹²³⁴-⁹]/.test(char)) end += 1;
    // A quote that closes behind a space: nothing can open before another space.
    else if (/^ ["'’](?: |$)/.test(text.slice(end, end + 3))) end += 2;
    else if (char === ' ' && text[end - 1] === '’' && /^[’”](?!\p{L})/u.test(text.slice(end + 1, end + 3)))
      end += 2;
    else if (/["']/.test(char) && !/^(?!\d{1,2} )\w/.test(text.slice(end + 1, end + 4))) end += 1;
    else return end;
  }
}

function wordBefore(text: string, at: number): { word: string; start: number } {
  let start = at;
  while (start > 0 && at - start < longestWord && !/[\s([“"—–/;,]/.test(text[start - 1] ?? '')) start -= 1;
  return { word: text.slice(start, at).replace(/^[‘'`*]+/, ''), start };
}

/** "Section 1." before the words of a statute, at a paragraph's or a quotation's beginning; elsewhere it is cited. */
const label =
  /^(?!§.*\)$)[“"‘'[(]*(?:Sec(?:tion|\.|(?= ))|SEC(?:TION|\.)|A[Rr][Tt](?:icle|ICLE|\.)|Amendment|Chapter|Part|Rule|§) ?[\dIVXLC.:()a-z–-]+$/;
const ordinal = new RegExp(`^${ordinals}$`);
const enumeration = /^(?:[IVXLC]{1,6}|[A-Z]|\d{1,2}|[a-z])$/;
/** What may stand before the first word: quotes, and the page that begins there ("*413 2d. The grant"). */
const beforeFirstWord = /^(?:\*\d{1,4} )?[\s"“‘'`([]*$/;

/** "1.", "A.", "2d.", "Third." number what follows, at a sentence's beginning or behind a colon or a dash. */
function numbersItem(text: string, sentenceStart: number, start: number, word: string): boolean {
  if (!enumeration.test(word) && !ordinal.test(word)) return false;
  const lead = text.slice(Math.max(sentenceStart, start - longestLabel), start);
  return beforeFirstWord.test(lead) || /(?:: |—)$/.test(lead);
}

function opensLabelled(text: string, sentenceStart: number, stop: number): boolean {
  const before = text.slice(Math.max(sentenceStart, stop - longestLabel), stop);
  const quoted = /: (["“‘'`].*)$/.exec(before)?.[1];
  if (quoted !== undefined) return label.test(quoted);
  if (sentenceStart > 0 && !/["“‘'`]/.test(text[sentenceStart] ?? '')) return false;
  return stop - sentenceStart < longestLabel && label.test(before);
}

/** Who speaks, before the words: "Mr. ORR. It is so." */
const speaker = /^[“"‘']*(?:Mr|Mrs|Ms|Miss|Senator|Sen|Rep)\.? [A-Z]{3,}$/;

/** More of a reporter's name ("2 Cromp. Mees. & Rose, 180"), or the page. */
const restOfReporter = /^(?:\d|[A-Z][a-z]{0,7}(?:\.|\.? (?:&|\d)| [A-Z][a-z]{0,7}\.? \d))/;
/** A page and no number that begins a sentence or a paragraph. */
const pageOnly = /^\*?\d+(?:[,;)]|[-–]\d|\.(?: [\da-z]|$)| \((?:\d{4}|[A-Z]))/;

/** A word between two numbers, or before a page, abbreviates a reporter that is not in the list: "2 Sandf. 717". */
function isReporter(text: string, word: string, start: number, following: string): boolean {
  if (!/^[A-Z][A-Za-z-]{1,8}$/.test(word)) return false;
  if (pageOnly.test(following)) return true;
  const isNumbered = /\d[A-Za-z]{0,2} $/.test(text.slice(Math.max(0, start - 4), start));
  return isNumbered && word.length <= 7 && restOfReporter.test(following) && !looksLikeOpener(following);
}

/** Behind a title that asks: its year, or the volume and page that hold it. */
const restOfTitle = /^(?:\(\d{4}\)|\d{1,4}(?:[-–]\d+)? \(|\d{1,3} (?:[A-Z][\w’']*\.? ?(?:& )?){1,6}\d)/;

/** A name beside the name, inside a citation: "Orr v. Lund Co. (Ferry Cases), 5 U. S. 1". */
const otherName = /^\([^()]{1,80}\), \d/;

/** "24 C.F.R. Section 5", "Fed. Rule Crim. Proc. 6", "p. ___", "n. (3d ed.)": what follows belongs to the abbreviation. */
function isCompleted(word: string, following: string): boolean {
  if (/^(?:C\.F\.R|CFR|U\.S\.C(?:\.A)?|C|G\.S|R\.S)$/.test(word))
    return /^(?:Sections?|Parts?) \d/.test(following);
  if (word === 'S.J.C') return /^Rules? \d/.test(following);
  if (word === 'Fed') return /^Rules? (?:[A-Z]|of\b)/.test(following);
  if (/^Nos?$/.test(word)) return /^[IVXLC]{2,}(?![\w’'])/.test(following);
  return (
    (/^[np]$/.test(word) && following.startsWith('(')) ||
    otherName.test(following) ||
    following.startsWith('__')
  );
}

function endsSentence(
  text: string,
  sentenceStart: number,
  stop: number,
  stops: number,
  next: number,
): boolean {
  const follower = text[next] ?? '';
  const following = text.slice(next, next + longestWord);
  if (/^[a-zà-ÿ&,;:)\]”’—–-]/.test(following)) return false;
  // A parenthetical in small letters goes on with the sentence: "Id. (quoting …)".
  if (/^\((?:[a-z]{2}|\d{4}\))/.test(following) && text[stop] === '.') return false;
  if (text[stop] === '?' || text[stop] === '!') {
    // An aside that exclaims goes on with the sentence around it: "the fifth (fifth!) 5-year term".
    const isAside = text[stop + 1] === ')' && !/^[“"‘'([]*[A-Z]/.test(following);
    return !isAside && !/^(?:Inc|v|Corp|Co)\b/.test(following) && !restOfTitle.test(following);
  }
  // Three stops after a space leave words out; a fourth one ends the sentence.
  if (stops === 3) return !isSpace(text[stop - 1]) && looksLikeOpener(following);
  const { word, start } = wordBefore(text, stop);
  // A stop set twice: "v.. Lund".
  if (stops > 1) return abbreviationKind(word) !== 'open';
  if (word === '') return !/^[§¶]/.test(following);
  // An edition or a series in brackets goes before the page: "H. L. (5th ser.) 703 (1965)".
  if (text[stop + 1] === ')' && /^[a-z]{2,4}$/.test(word) && pageOnly.test(following)) return false;
  if (numbersItem(text, sentenceStart, start, word)) return false;
  if (opensLabelled(text, sentenceStart, stop)) return false;
  if (stop - sentenceStart < longestLabel && speaker.test(text.slice(sentenceStart, stop))) return false;
  const nextWord = /^[A-Za-z][\w’'.]*/.exec(following)?.[0] ?? '';
  if (nextWord.endsWith('.') && continuesName(nextWord.slice(0, -1))) return false;
  // A citation's quotation or paraphrase in square brackets belongs to it: "(Ibid. [“the duty is old”].)".
  if (/^(?:Id|Ibid|id|ibid|opn)$/.test(word) && /^\[(?![A-Za-z]\])/.test(following)) return false;
  if (/^(?:Id|Ibid|id|ibid)$/.test(word)) return /[A-Z“"[‘]/.test(follower);
  if (/^[A-Z][\w’']{0,4}$/.test(word) && /^(?:Code\b|Nos?\. ?\d)/.test(following)) return false;
  if (namesPart(word) && /^[IVXLC]+(?![\w’'])/.test(following)) return false;
  const kind = abbreviationKind(word);
  if (kind !== undefined && isCompleted(word, following)) return false;
  if (kind === undefined) return !isReporter(text, word, start, following);
  // "He lived at 14 Main St. The house": no saint is called "The".
  if (word === 'St' && /[A-Z]\p{L}+ $/u.test(text.slice(Math.max(0, start - longestWord), start)))
    return looksLikeOpener(following);
  if (kind === 'open') return false;
  if (/[\d§¶*]/.test(follower)) return false;
  if (kind === 'before-number') return !/^[A-Z]{1,3}[-–]?\d/.test(following);
  return looksLikeOpener(following);
}

/** Where quoted or bracketed matter that begins in mid-sentence ends, when a stop may not split it. */
function protectedUntil(text: string, sentenceStart: number, at: number, close: number): number {
  const mark = text[at];
  const begins = text.slice(sentenceStart, at).trim() === '';
  if (begins) return 0;
  if ((mark === '“' || mark === '"') && /[.?!…][”")’]*\s*$/.test(text.slice(Math.max(0, at - 6), at)))
    return 0;
  return close;
}

/** A court's paragraph number, glued to the sentence before it: "it was denied.{ 12} The court". */
const paragraphNumber = /^(?:\{ ?\d{1,3}\}|\[¶ ?\d{1,3}\]) ?["“‘'([]*\p{Lu}/u;

/** A copy lost what stood between two sentences: "it was denied.The court". */
function isGlued(text: string, stop: number, next: number): boolean {
  if (paragraphNumber.test(text.slice(next, next + longestWord))) return true;
  const { word } = wordBefore(text, stop);
  if (!/^\p{Ll}{3,}$/u.test(word) || abbreviationKind(word) !== undefined) return false;
  return /^["“‘'([]*\p{Lu}(?:\p{Ll}*[ ,’']|\p{Ll}+\.? )/u.test(text.slice(next, next + longestWord));
}

const unfinished =
  /(?:\b(?:an?|and|are|as|at|be|but|by|for|from|in|is|of|on|or|that|the|to|was|were|which|who|with)|[^\p{L}\d)\]”"’'])$/iu;
/** In letters: less is a number or a quotation mark. */
const leastSaid = 20;

function mayEnd(said: string): boolean {
  const words = said.trimEnd();
  return words.length >= leastSaid && !unfinished.test(words);
}

const asterisks = /\*(?: ?\*){2,}(?=\s)/y;

/** "… of the statute * * * The judgment is affirmed.": what was cut out took the end of its sentence along. */
function cutOutAt(text: string, at: number): { end: number; next: number } | undefined {
  asterisks.lastIndex = at;
  const found = asterisks.exec(text);
  if (!found) return undefined;
  const end = at + found[0].length;
  let next = end;
  while (isSpace(text[next])) next += 1;
  // "I" goes on in the speaker's own sentence as often as it begins one.
  const following = text.slice(next, next + longestWord);
  return !/^I\b/.test(following) && looksLikeOpener(following) ? { end, next } : undefined;
}

function cutAtStops(text: string, enclosures: Int32Array): Span[] {
  const cuts: Span[] = [];
  let start = 0;
  let guarded = 0;
  const marks = /[.?!…*([“"]/g;
  for (let found = marks.exec(text); found; found = marks.exec(text)) {
    const at = found.index;
    const close = enclosures[at] ?? 0;
    if (close) {
      if (at >= guarded) guarded = protectedUntil(text, start, at, close);
      continue;
    }
    if (found[0] === '*') {
      const cut = at >= guarded && mayEnd(text.slice(start, at)) ? cutOutAt(text, at) : undefined;
      if (cut) {
        cuts.push({ start, end: cut.end });
        start = cut.next;
        marks.lastIndex = start;
      }
      continue;
    }
    if (!/[.?!…]/.test(found[0])) continue;
    const { end: stopEnd, stops } = endOfStops(text, at);
    const end = endOfClosers(text, stopEnd, at);
    marks.lastIndex = stopEnd;
    if (at < guarded && end <= guarded) continue;
    let next = end;
    while (isSpace(text[next])) next += 1;
    if (next === end && next < text.length && !isGlued(text, at, next)) continue;
    if (next < text.length && !endsSentence(text, start, at, stops, next)) continue;
    cuts.push({ start, end });
    start = next;
    marks.lastIndex = next;
  }
  if (start < text.length) cuts.push({ start, end: text.trimEnd().length });
  return cuts.filter((cut) => cut.end > cut.start);
}

/** Sentences of one reflowed paragraph, in order; a sentence that is only a citation is part of the one before it. */
export function splitSentences(text: string): Sentence[] {
  const lead = text.length - text.trimStart().length;
  if (lead > 0)
    return splitSentences(text.trimStart()).map((span) => ({
      start: span.start + lead,
      end: span.end + lead,
      statementEnd: span.statementEnd + lead,
    }));
  const enclosures = findEnclosures(text);
  const sentences: Sentence[] = [];
  for (const cut of cutAtStops(text, enclosures)) {
    const previous = sentences.at(-1);
    if (previous && isCitationSentence(text, cut.start, cut.end, enclosures)) previous.end = cut.end;
    else sentences.push({ ...cut, statementEnd: cut.end });
  }
  return sentences;
}

/** The writer's own words: without quotations, of which the last may lack its end. */
export const withoutQuotations = (text: string): string => text.replace(/["“][^"”]*(?:["”]|$)/g, '');
