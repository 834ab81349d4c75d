// Reads backward from a citation's core: who sued whom, "In re", the year in the Californian place, the short name.
import { endOfName, skips } from './name-end.ts';
import { countPlaintiff, countRun, findVersus } from './name-span.ts';
import {
  endsSentence,
  firmSuffix,
  isBarrier,
  isCapital,
  isConnective,
  isStop,
  leads,
  tightConnectives,
  type Word,
  wordsBefore,
} from './name-words.ts';

type CaseName = {
  plaintiff?: string;
  defendant?: string;
  /** The end of a name that is cut off. */
  antecedent?: string;
  yearBefore?: string;
  /** Where the name begins. */
  start: number;
};

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

function detachedDefendant(after: string): string {
  const words = after.split(' ');
  let taken = 0;
  for (const [index, word] of words.entries()) {
    if (words[index - 1]?.endsWith(',') && !firmSuffix.test(word)) break;
    if (!isCapital(word) && !isConnective(word, tightConnectives)) break;
    taken = index + 1;
    if (endsSentence(word) || isBarrier(word)) break;
  }
  while (taken > 0 && !isCapital(words[taken - 1] ?? '')) taken -= 1;
  const name = words.slice(0, taken).join(' ');
  return cleanName(name.replace(/[’']s,?$/, '').replace(/(?<=\w{4})\.$/, ''));
}

/** "In Orr v. Lund, the court said so. 1 U. S. 2": the case named last in the sentences before. */
export function readDetachedName(text: string, floor: number, coreStart: number): CaseName {
  const none = { start: coreStart };
  const nearest = Math.max(floor, coreStart - detachedReach);
  const reach = text.slice(nearest, coreStart);
  const region = reach.slice(reach.lastIndexOf('\n') + 1);
  const at = region.lastIndexOf(' v. ');
  if (at < 0 || !/[.?!][”"’)]* $/.test(region.slice(-5))) return none;
  const before = wordsBefore(region, 0, at);
  const plaintiff = joined(before, countPlaintiff(before), region);
  const defendant = detachedDefendant(region.slice(at + 4));
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
