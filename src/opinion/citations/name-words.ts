// The words of a case name: which belong to it and which end it.
import { abbreviationKind } from '../sentences/abbreviations.ts';

/** Longer names exist, but not in citations. */
const longestName = 300;
const mostWords = 30;

const stopWords = new Set(
  `quoting e.g citing aff'd affirmed remanded see denied granted dismissed cf accord compare contra overruling rev'd reversed vacated
  overruled abrogated distinguishing following discussing explaining applying id ibid`.split(/\s+/),
);
export const connectives = new Set(
  'of the and an a & for de la le el du da di del der den von van ex rel. rel et al. al. d/b/a dba a/k/a on by to in at upon with behalf'.split(
    ' ',
  ),
);
/** A name without "v." is believed only as long as its small words are these. */
export const tightConnectives = new Set('of the and an & de la von van ex rel. rel'.split(' '));
export const leads = new Set(
  `In See Under Since After Before Although While When Unlike Like Citing Quoting Both As But And Or Thus Because If For From With Compare
  Accord Cf. Cf Contra Also E.g. E.g., That Then Here However Moreover By On To At Where Whereas So Yet Nor Until Following Applying
  Id. Ibid. In, See, But, And, See,`.split(/\s+/),
);
export const firmSuffix =
  /^(?:Inc|Incorporated|Corp|Co|Cos|Ltd|Limited|LLC|L\.L\.C|LLP|L\.L\.P|LP|L\.P|N\.A|P\.C|P\.A|S\.A|S\.C|PLC|Jr|Sr|II|III|IV|et|Esq)[.,]*$/;
export const versus = /^(?:vs?\.?|v\.s\.)$/;

export type Word = { text: string; start: number; end: number };

export function wordsBefore(text: string, floor: number, end: number): Word[] {
  const words: Word[] = [];
  const lowest = Math.max(floor, end - longestName);
  let at = end;
  while (at > lowest && words.length < mostWords) {
    while (at > lowest && text[at - 1] === ' ') at -= 1;
    const wordEnd = at;
    while (at > lowest && text[at - 1] !== ' ' && text[at - 1] !== '\n') at -= 1;
    // A word cut by the limit is not a word.
    if (wordEnd === at || (at === lowest && lowest > floor)) break;
    words.push({ text: text.slice(at, wordEnd), start: at, end: wordEnd });
    if (text[at - 1] === '\n') break;
  }
  return words;
}

const bareWord = (word: string): string => word.replace(/^[^\p{L}\d&]+|[^\p{L}\d]+$/gu, '');
export const isCapital = (word: string): boolean => /^[("“‘'’[]*[\p{Lu}\d&$#]/u.test(word);
export const isConnective = (word: string, allowed: Set<string>): boolean =>
  allowed.has(word.replace(/,$/, ''));

export function endsSentence(word: string): boolean {
  if (!/[.?!]$/.test(word)) return false;
  if (/[?!]$/.test(word)) return true;
  const bare = word.replace(/^[^\p{L}\d]+/u, '').slice(0, -1);
  return bare.length > 3 && abbreviationKind(bare) === undefined;
}

export const isBarrier = (word: string): boolean => /[;:”"]$|[)\]][.,;]*$/.test(word);
export const isStop = (word: string): boolean =>
  stopWords.has(bareWord(word).toLowerCase().replaceAll('’', "'"));
export const opens = (word: string): boolean => /^[([“"]/.test(word);
