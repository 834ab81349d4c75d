/** What a manifest states of each opinion's caption, in forms that can be compared with what was read. */
import { existsSync, readFileSync } from 'node:fs';
import type { Caption } from '../src/opinion/opinion.ts';

export type Verdict = 'hit' | 'miss' | 'not stated';
export type CaptionField = 'case name' | 'court' | 'docket' | 'date';
export type Truth = Partial<Record<CaptionField, string>>;

export const captionFields: readonly CaptionField[] = ['case name', 'court', 'docket', 'date'];

/** By file name; of files that hold one court opinion (a volume's pages are named by its number). */
export function captionTruths(manifest: string): Map<string, Truth> {
  if (!existsSync(manifest)) return new Map();
  const [head = '', ...rows] = readFileSync(manifest, 'utf8').split('\n');
  const columns = head.split('\t');
  const entries = rows.filter(Boolean).map((row) => {
    const cells = row.split('\t');
    return new Map(columns.map((column, index) => [column, cells[index] ?? '']));
  });
  return new Map(
    entries
      .filter((entry) => !/\bcasebook\b|\(filing\)/i.test(entry.get('court') ?? ''))
      .filter((entry) => !/^\d/.test(entry.get('case name') ?? ''))
      .map((entry) => [(entry.get('file') ?? '').replace(/^.*\//, ''), truthOf(entry)]),
  );
}

function truthOf(entry: Map<string, string>): Truth {
  const name = entry.get('case name') ?? '';
  const cited = entry.get('citation/docket') ?? '';
  const docket = docketStated(cited);
  const date = dateStated(cited);
  const court = (entry.get('court') ?? '').replace(/ \(.*\)$/, '');
  return {
    ...(name ? { 'case name': name } : {}),
    ...(court ? { court } : {}),
    ...(docket ? { docket } : {}),
    ...(date ? { date } : {}),
  };
}

function docketStated(cited: string): string | undefined {
  return /\bNos?\. (?<number>[\w:-]+)|^(?<misc>Misc\. [\d-]+)|^(?<bare>[A-Z]\d{5,7})\b/
    .exec(cited)
    ?.slice(1)
    .find(Boolean);
}

/** An ISO day, or the year alone. */
function dateStated(cited: string): string | undefined {
  const day = /\b([A-Z][a-z]{2})[a-z]*\.? (\d{1,2}), (\d{4})\)/.exec(cited);
  if (!day) return /\((?:[^)]*\s)?(\d{4})\)/.exec(cited)?.[1];
  const month = 'JanFebMarAprMayJunJulAugSepOctNovDec'.indexOf(day[1]!) / 3 + 1;
  return `${day[3]}-${String(month).padStart(2, '0')}-${day[2]!.padStart(2, '0')}`;
}

export function judgeCaption(truth: Truth, caption: Caption): Record<CaptionField, Verdict> {
  return {
    'case name': judge(truth['case name'], caption.caseName, isSameName),
    court: judge(truth.court, caption.court, isSameCourt),
    docket: judge(truth.docket, caption.docket, isSameDocket),
    date: judge(truth.date, caption.decidedOn, (stated, read) => read.startsWith(stated)),
  };
}

function judge(
  stated: string | undefined,
  read: string | undefined,
  isSame: (stated: string, read: string) => boolean,
): Verdict {
  if (stated === undefined) return 'not stated';
  return read !== undefined && isSame(stated, read) ? 'hit' : 'miss';
}

const shortForms: [RegExp, string][] = [
  [/\bassociation\b/g, 'assn'],
  [/\bdistrict\b/g, 'dist'],
  [/\bdepartment\b/g, 'dept'],
  [/\buniversity\b/g, 'univ'],
  [/\bcalifornia\b/g, 'cal'],
  [/\bboard\b/g, 'bd'],
  [/\bcompany\b/g, 'co'],
  [/\band\b/g, '&'],
  [/,? (?:inc|llc|l l c|ltd|corp|co)\b/g, ''],
];

/** Capitals count only inside a word ("eBay"): how a caption sets them otherwise is no fact about the case. */
function nameWords(name: string): string[] {
  const plain = name
    .normalize('NFKC')
    .replace(/[’‘]/g, "'")
    .replace(/\b\p{Lu}(?=\p{Ll}*(?:[\s,.:;'’)-]|$))/gu, (first) => first.toLowerCase())
    .replace(/\./g, (stop, at: number, whole: string) => (/\p{L}/u.test(whole[at + 1] ?? '') ? stop : ' '))
    .replace(/[–—-]/g, ' ')
    .replace(/,/g, ' ');
  return shortForms
    .reduce((words, [long, short]) => words.replace(long, short), plain.replace(/\s+/g, ' '))
    .split(' ')
    .filter(Boolean);
}

/** The manifest names some cases by their file's stem ("nyt-v-sullivan") or by the first party alone. */
function isSameName(stated: string, read: string): boolean {
  if (/^[a-z-]+$/.test(stated)) return isStem(stated.split('-'), nameWords(read.toLowerCase()));
  const party = /^(?<party>.*) \(.*\)$/.exec(stated)?.groups?.party;
  const ours = nameWords(party ? read.replace(/ v\. .*$/, '') : read);
  return ours.join(' ') === nameWords(party ?? stated).join(' ');
}

function isStem(stem: string[], words: string[]): boolean {
  const initials = words.map((word) => word[0]).join('');
  const long = (word: string) => (word === 'board' ? 'bd' : word);
  return stem.every((word) => words.includes(long(word)) || initials.includes(word));
}

const ordinals = 'First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh'.split(' ');
const stateCourts: [RegExp, RegExp][] = [
  [/^SCOTUS/, /^Supreme Court of the United States$/],
  [/^FISC$/, /Foreign Intelligence Surveillance Court/],
  [/^U\.S\. Tax Court$/, /^United States Tax Court$/],
  [/^C\.D\. Cal\.$/, /^United States District Court for the Central District of California$/],
  [/^Mo\. Ct\. App\. E\.D\.$/, /^Missouri Court of Appeals, Eastern District$/],
  [/^Tenn\. Workers' Comp\. App\. Bd\.$/, /\bTennessee\b.*Workers['’] Compensation Appeals Board/],
  [/^Tenn\. Ct\. of Workers' Comp\. Claims$/, /\bTennessee\b.*Court of Workers['’] Compensation Claims/],
  [/^Cal\. Supreme Court$/, /^(?:Supreme Court of California|California Supreme Court)$/],
];

function isSameCourt(stated: string, read: string): boolean {
  const circuit = /^(\d+)[a-z]+ Cir\.$/.exec(stated)?.[1];
  if (circuit)
    return read === `United States Court of Appeals for the ${ordinals[Number(circuit) - 1]} Circuit`;
  const division = /^Cal\. Ct\. App\. (\d)[a-z]+ Dist\.$/.exec(stated)?.[1];
  if (division)
    return read.startsWith(
      `California Court of Appeal, ${ordinals[Number(division) - 1]} Appellate District`,
    );
  return stateCourts.some(([short, long]) => short.test(stated) && long.test(read));
}

function isSameDocket(stated: string, read: string): boolean {
  const numbers = (text: string) =>
    text
      .replace(/[–—]/g, '-')
      .replace(/^(?:Docket )?Nos?\.? ?/i, '')
      .toLowerCase()
      .split(/,? and |[,;&] ?/);
  return numbers(read).includes(numbers(stated)[0]!);
}
