// Reads backward from a citation's core: who sued whom, "In re", the year in the Californian place, the short name.
import { abbreviationKind } from '../sentences/abbreviations.ts';

export type CaseName = {
  plaintiff?: string;
  defendant?: string;
  /** The end of a name that is cut off. */
  antecedent?: string;
  yearBefore?: string;
  /** Where the name begins. */
  start: number;
};

/** Longer names exist, but not in citations. */
const longestName = 300;
const mostWords = 30;

const stopWords = new Set(
  `quoting e.g citing aff'd affirmed remanded see denied granted dismissed cf accord compare contra overruling rev'd reversed vacated
  overruled abrogated distinguishing following discussing explaining applying id ibid`.split(/\s+/),
);
const connectives = new Set(
  'of the and an a & for de la le el du da di del der den von van ex rel. rel et al. al. d/b/a dba a/k/a on by to in at upon with behalf'.split(
    ' ',
  ),
);
/** A name without "v." is believed only as long as its small words are these. */
const tightConnectives = new Set('of the and an & de la von van ex rel. rel'.split(' '));
const leads = new Set(
  `In See Under Since After Before Although While When Unlike Like Citing Quoting Both As But And Or Thus Because If For From With Compare
  Accord Cf. Cf Contra Also E.g. E.g., That Then Here However Moreover By On To At Where Whereas So Yet Nor Until Following Applying
  Id. Ibid. In, See, But, And, See,`.split(/\s+/),
);
const firmSuffix =
  /^(?:Inc|Incorporated|Corp|Co|Cos|Ltd|Limited|LLC|L\.L\.C|LLP|L\.L\.P|LP|L\.P|N\.A|P\.C|P\.A|S\.A|S\.C|PLC|Jr|Sr|II|III|IV|et|Esq)[.,]*$/;
const versus = /^(?:vs?\.?|v\.s\.)$/;

type Word = { text: string; start: number; end: number };

const skips: RegExp[] = [
  /[\s,]+$/,
  // A place kept open for a page or volume: "___ U. S. ___".
  /[_—–-]+ (?:[A-Z][\w.]*)(?: ?[\w.]+){0,3} ?[_—–-]+$/,
  // A docket number, a Louisiana docket with its parenthesis, a star page.
  /,? ?\(?Nos?\. [A-Z\d][\w.:–-]*(?: [A-Z][a-z]{1,4}\.? [\w-]+)?(?: \([A-Z]{2,4}\))?$/,
  /,? \d[\w-]*(?:, pp?\. \d+)? \([^()]{0,40}\d{2,4}\)$/,
  / \*\d{1,5}$/,
  /[[(]$/,
];
const skipsAndSupra = [...skips, /,? supra$/];
const yearBefore = / ?\((\d{4})\)$/;
const courtBefore = / \([A-Z][^()]{0,40} \d{4}\)$/;

/** Leaves out what stands between a case name and its citation. */
function endOfName(
  text: string,
  floor: number,
  end: number,
  passes: RegExp[] = skipsAndSupra,
): { end: number; year?: string } {
  let year: string | undefined;
  for (let count = 0; count < 12; count += 1) {
    const tail = text.slice(Math.max(floor, end - 80), end);
    const dated = yearBefore.exec(tail) ?? courtBefore.exec(tail);
    if (dated) {
      year ??= dated[1];
      end -= dated[0].length;
      continue;
    }
    const skipped = passes.map((skip) => skip.exec(tail)?.[0].length ?? 0).find((length) => length > 0);
    if (!skipped) break;
    end -= skipped;
  }
  return year === undefined ? { end } : { end, year };
}

function wordsBefore(text: string, floor: number, end: number): Word[] {
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
const isCapital = (word: string): boolean => /^[("“‘'’[]*[\p{Lu}\d&$#]/u.test(word);
const isConnective = (word: string, allowed: Set<string>): boolean => allowed.has(word.replace(/,$/, ''));

function endsSentence(word: string): boolean {
  if (!/[.?!]$/.test(word)) return false;
  if (/[?!]$/.test(word)) return true;
  const bare = word.replace(/^[^\p{L}\d]+/u, '').slice(0, -1);
  return bare.length > 3 && abbreviationKind(bare) === undefined;
}

const isBarrier = (word: string): boolean => /[;:”"]$|[)\]][.,;]*$/.test(word);
const isStop = (word: string): boolean => stopWords.has(bareWord(word).toLowerCase().replaceAll('’', "'"));
const opens = (word: string): boolean => /^[([“"]/.test(word);

/** Index in `words` (which run backward) of "v.", or -1. */
function findVersus(words: Word[]): number {
  for (const [index, { text }] of words.entries()) {
    if (versus.test(text)) return index > 0 ? index : -1;
    if (isBarrier(text) && index > 0) return -1;
    if (isStop(text) || opens(text)) return -1;
    if (endsSentence(text) && index > 0) return -1;
    if (!isCapital(text) && !isConnective(text, connectives)) return -1;
  }
  return -1;
}

/** How many of `words` belong to the plaintiff, counted backward from "v.". */
function countPlaintiff(words: Word[]): number {
  let taken = 0;
  for (const [index, { text }] of words.entries()) {
    const right = words[index - 1];
    if (isBarrier(text) || isStop(text) || versus.test(text)) break;
    if (index > 0 && endsSentence(text)) break;
    if (text.endsWith(',') && right && !firmSuffix.test(right.text) && !isConnective(right.text, connectives))
      break;
    if (!isCapital(text) && !isConnective(text, connectives)) break;
    taken = index + 1;
    if (opens(text)) break;
  }
  while (taken > 0 && !isCapital(words[taken - 1]?.text ?? '')) taken -= 1;
  while (taken > 1 && leads.has(words[taken - 1]?.text.replace(/^[(“"[]+/, '') ?? '')) {
    taken -= 1;
    while (taken > 1 && !isCapital(words[taken - 1]?.text ?? '')) taken -= 1;
  }
  return taken;
}

/** How many of `words` make up a name without "v.". */
function countRun(words: Word[]): number {
  let taken = 0;
  // A number before a citation is another citation's page.
  if (/^\d+$/.test(words[0]?.text ?? '')) return 0;
  for (const [index, { text }] of words.entries()) {
    if (isBarrier(text) || isStop(text) || versus.test(text)) break;
    if (endsSentence(text)) break;
    if (text.endsWith(',') && index > 0 && !firmSuffix.test(words[index - 1]?.text ?? '')) break;
    if (!isCapital(text) && !isConnective(text, tightConnectives)) break;
    taken = index + 1;
    if (opens(text)) break;
  }
  while (taken > 0 && !/\p{L}/u.test(words[taken - 1]?.text[0] ?? '') && !opens(words[taken - 1]?.text ?? ''))
    taken -= 1;
  while (taken > 0 && !isCapital(words[taken - 1]?.text ?? '')) taken -= 1;
  while (taken > 0 && leads.has(words[taken - 1]?.text.replace(/^[(“"[]+/, '') ?? '')) {
    taken -= 1;
    while (taken > 0 && !isCapital(words[taken - 1]?.text ?? '')) taken -= 1;
  }
  return taken;
}

const cleanName = (name: string): string =>
  name
    .replace(/^[\s("“[,]+|[\s,(]+$/g, '')
    .replace(/^[^(]*$/, (whole) => whole.replace(/\)+$/, ''))
    .trim();

const subject = /(?:^|[\s(“"[])((?:In re|Ex parte|In the Matter of|Matter of|IN RE|EX PARTE)[: ]+)/gi;

/** "In re Orr": the words after the last such opening. */
function readSubject(words: Word[], text: string, end: number): CaseName | undefined {
  const lowest = words.at(-1);
  if (!lowest) return undefined;
  const region = text.slice(lowest.start, end);
  let last: RegExpExecArray | undefined;
  for (const found of region.matchAll(subject)) last = found;
  if (!last) return undefined;
  const opening = last[1] ?? '';
  const from = lowest.start + last.index + last[0].length;
  const name = text.slice(from, end);
  if (name.split(' ').length > 12 || /[;”"]|\bv\. /.test(name)) return undefined;
  const sentence = name.split(' ').slice(0, -1).some(endsSentence);
  if (sentence) return undefined;
  return { defendant: cleanName(name), start: from - opening.length };
}

function joined(words: Word[], count: number, text: string): { name: string; start: number } | undefined {
  const first = words[count - 1];
  const last = words[0];
  if (!first || !last || count === 0) return undefined;
  const name = cleanName(text.slice(first.start, last.end));
  return name ? { name, start: first.start + (/^[("“[]+/.exec(first.text)?.[0].length ?? 0) } : undefined;
}

/** `floor` is where the citation before this one ends. */
export function readCaseName(text: string, floor: number, coreStart: number): CaseName {
  const { end, year } = endOfName(text, floor, coreStart);
  const dated = year === undefined ? {} : { yearBefore: year };
  const words = wordsBefore(text, floor, end);
  const at = findVersus(words);
  if (at > 0) {
    const defendant = joined(words.slice(0, at), at, text);
    const before = words.slice(at + 1);
    const plaintiff = joined(before, countPlaintiff(before), text);
    if (defendant && before.length > 0) {
      return {
        ...dated,
        ...(plaintiff ? { plaintiff: plaintiff.name } : {}),
        defendant: defendant.name,
        start: plaintiff?.start ?? defendant.start,
      };
    }
    // "v. Orr" alone is the end of a name that is cut off.
    if (defendant && before.length === 0)
      return { ...dated, antecedent: defendant.name, start: defendant.start };
  }
  const named = readSubject(words, text, end);
  if (named) return { ...named, ...dated };
  const run = joined(words, countRun(words), text);
  if (run) return { ...dated, defendant: run.name, start: run.start };
  return { ...dated, start: coreStart };
}

/** As `readCaseName`, where italics show how far the name reaches. */
export function readItalicName(text: string, from: number, coreStart: number): CaseName {
  const { end } = endOfName(text, from, coreStart, skips);
  const semicolon = text.lastIndexOf(';', end - 1);
  let start = semicolon >= from ? semicolon + 1 : from;
  for (let count = 0; count < 4; count += 1) {
    const lead =
      /^[\s(“"[,]*(?:(?:see|cf\.?|but|also|quoting|citing|e\.g\.,?|compare|accord|in(?! re\b))\b[.,]?\s+)?/i.exec(
        text.slice(start, end),
      );
    if (!lead?.[0]) break;
    start += lead[0].length;
  }
  const name = text.slice(start, end);
  const split = /\s+vs?\.?\s+/i.exec(name);
  if (split) {
    const plaintiff = cleanName(name.slice(0, split.index));
    return {
      ...(plaintiff ? { plaintiff } : {}),
      defendant: cleanName(name.slice(split.index + split[0].length)),
      start,
    };
  }
  const bare = cleanName(name.replace(/^(?:in re|ex parte)\s+/i, ''));
  return bare ? { defendant: bare, start } : { start: coreStart };
}

/** How far a court goes on about a case before it cites it. */
const detachedReach = 500;

/** "In Orr v. Lund, the court said so. 1 U. S. 2": the case named last in the sentences before. */
export function readDetachedName(text: string, floor: number, coreStart: number): CaseName {
  const none = { start: coreStart };
  const from = Math.max(floor, text.lastIndexOf('\n', coreStart - 1) + 1, coreStart - detachedReach);
  if (!/[.?!][”"’)]* $/.test(text.slice(Math.max(from, coreStart - 5), coreStart))) return none;
  const at = text.lastIndexOf(' v. ', coreStart - 1);
  if (at < from) return none;
  const before = wordsBefore(text, from, at);
  const plaintiff = joined(before, countPlaintiff(before), text);
  const after = text.slice(at + 4, coreStart).split(' ');
  let taken = 0;
  for (const [index, word] of after.entries()) {
    const previous = after[index - 1];
    if (previous?.endsWith(',') && !firmSuffix.test(word)) break;
    if (!isCapital(word) && !isConnective(word, tightConnectives)) break;
    taken = index + 1;
    if (endsSentence(word) || isBarrier(word)) break;
  }
  while (taken > 0 && !isCapital(after[taken - 1] ?? '')) taken -= 1;
  const name = after.slice(0, taken).join(' ');
  const defendant = cleanName(name.replace(/[’']s,?$/, '').replace(/(?<=\w{4})\.$/, ''));
  return plaintiff && defendant ? { ...none, plaintiff: plaintiff.name, defendant } : none;
}

/** The word before "supra", and the volume that may stand between. */
export function readAntecedentWord(
  text: string,
  floor: number,
  start: number,
): { name?: string; volume?: string; start: number } {
  const tail = text.slice(Math.max(floor, start - 80), start);
  const found = /(?:([\w.’'-]*\p{L}[\w.’'-]*) ?,? )?(?:(\d+) )?$/u.exec(tail);
  const [whole = '', word, volume] = found ?? [];
  // "See supra, at 5" recalls no case.
  const name = word !== undefined && (isStop(word) || leads.has(word)) ? undefined : word;
  return {
    ...(name ? { name } : {}),
    ...(volume ? { volume } : {}),
    start: start - whole.length,
  };
}
