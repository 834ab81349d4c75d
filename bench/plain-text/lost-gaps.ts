import { abbreviationKind } from '../../src/opinion/sentences/abbreviations.ts';
import { isCitationSentence } from '../../src/opinion/sentences/citation-sentence.ts';
import { findEnclosures } from '../../src/opinion/sentences/enclosures.ts';
import { splitSentences } from '../../src/opinion/sentences.ts';

/** What a copy that lost its line breaks leaves glued inside a piece: the next title, the number before the first word, items. */

const closedQuote = /^["”’)\]]+$/;
/** A title begins with a capital or its number and ends without a stop: "985 P.2d 985.Uninsured Coverage", "716.II". */
const titleBehind =
  /(?<=[.?!]["”’)\]]{0,3})(?:[IVX]{1,5}|(?:(?:[IVX]{1,5}|[A-Z]|\d{1,2}|[a-z])\. ?|\([a-z\d]{1,2}\) ?)?["“‘]?\p{Lu}[\p{L}’'-]*(?: [^.?!;]{2,100})?)$/u;
/** What follows a stop inside a reporter's name or a code's is no title. */
const abbreviated = /(?:^|[\s(])(?:[A-Z][A-Za-z]{0,5}\.)*([A-Z][A-Za-z]{0,5})\.$/;

function endsAbbreviated(text: string): boolean {
  const found = abbreviated.exec(text.slice(-20));
  return found !== null && (/\.\w+\.$/.test(found[0]) || abbreviationKind(found[1]!) !== undefined);
}

/** The last piece is the text's end, where signatures stand. */
export function withTitlesApart(pieces: string[]): string[] {
  return pieces.flatMap((piece, at) => {
    const title = at < pieces.length - 1 ? titleBehind.exec(piece) : null;
    if (!title || endsAbbreviated(piece.slice(0, title.index))) return [piece];
    return [piece.slice(0, title.index), title[0]];
  });
}

/** A quote closes the piece before it, not one that only begins. */
export function withQuotesClosed(pieces: string[]): string[] {
  const whole: string[] = [];
  for (const piece of pieces) {
    if (closedQuote.test(piece) && whole.length > 0) whole[whole.length - 1] += piece;
    else whole.push(piece);
  }
  return whole;
}

const citedFor = /[.?!…]["”’)\]]*$/;

/** A citation that was glued behind a sentence, or behind the quotation it is cited for, belongs to it. */
export function withCitationsBehind(pieces: string[]): string[] {
  const whole: string[] = [];
  for (const piece of pieces) {
    const before = whole.at(-1);
    if (before !== undefined && citedFor.test(before.slice(-6)) && opensWithCitation(piece))
      whole[whole.length - 1] = `${before} ${piece}`;
    else whole.push(piece);
  }
  return whole;
}

const citedCase = /^(?:See |Cf\. )?[A-Z][^.?!{}]{0,80}?(?:, \d+ [A-Z]| v\. .{1,80}?, \d+ [A-Z])/;

function opensWithCitation(piece: string): boolean {
  const start = piece.slice(0, 400);
  if (/^(?:\((?:[Ee]mphasis|[Cc]itations?|[Ff]ootnotes?)\b|Id\. (?:at )?\d)/.test(start)) return true;
  if (!citedCase.test(start)) return false;
  const first = splitSentences(start)[0];
  return first !== undefined && isCitationSentence(start, first.start, first.end, findEnclosures(start));
}

/** The same words with the spaces that line ends stood for. */
export function withGaps(piece: string): string {
  return piece
    .replace(/^(\d{1,3}\.?|\{\d{1,3}\}|\(\d{1,3}\))(?=["“‘]?\p{Lu}(?!\.))/u, '$1 ')
    .replace(/(?<=\p{Ll}[:;,]|\b(?:and|or)|\p{Ll}{4})(?=\((?:[a-h]|\d{1,2})\) ?[\p{Ll}[])/gu, ' ')
    .replace(/(?<=\p{Ll}{3}[:;,])(?=\p{L}\p{Ll}+(?:[ ,]|$))/gu, ' ')
    .replace(/(?<=\)[:;])(?=\p{L})|(?<=\p{Ll}[:;])(?=\[\p{L})/gu, ' ')
    .replace(/(?<=\b\p{Lu}{4}|\d,)(?=(?:19|20)\d\d(?!\d))/gu, ' ');
}
