/** The cases that a line of a syllabus names, with their citations. */
import { findCitations } from '../../opinion/citations.ts';
import { abbreviationKind } from '../../opinion/sentences/abbreviations.ts';

export type AssignedCase = { name: string; citation: string | null };

const versus = /\s+(?:vs?\.?|V\.)\s+/;
const connectives = new Set(
  'of the and & de la von van der den du ex rel. rel et al. al. for in on at to del dos di'.split(' '),
);
const suffix =
  /^(?:inc|co|corp|ltd|llc|l\.?l\.?c|l\.?p|n\.?a|p\.?c|plc|jr|sr|ii|iii|iv|cos?|s\.?a|gmbh|ag)\b/i;
/** No part of a name, though it begins with a capital. */
const task =
  /^(?:read|reading|readings|cases?|brief|briefs|review|see|skim|assignment|assigned|casebook|cb|notes?|note|case|chapter|ch|pp?|pages?|problem|problems|supplement|supp|handout|canvas|continue|continued|cont|finish|discuss|discussion|topic|and|also|optional|required|recommended|compare|hypo|hypos|materials?|excerpt|restatement|ucc|frcp|rule|rules)$/i;
const stop =
  /^(?:pp?\.?|pages?|cb|casebook|notes?|n\.|supp\.?|ch\.?|chapter|handout|canvas|problems?|restatement|read|skim|brief|and)$/i;

/** In order, each once. */
export function caseNamesIn(line: string): AssignedCase[] {
  const citations = findCitations(line).filter(({ kind, form }) => kind === 'full' && form !== 'journal');
  const whole = [...versusNames(line), ...namedMatters(line)];
  const alone = citations.flatMap(({ start }) => nameBefore(line, start, whole));
  const found = [...whole, ...alone].toSorted((a, b) => a.start - b.start);
  const named = found.map(({ name, end }, index) => {
    const next = found[index + 1]?.start ?? line.length;
    const cited = citations.find(({ start }) => start >= end - 1 && start < next && start - end < 40);
    return { name, citation: cited ? placeIn(cited) : null };
  });
  return [...new Map(named.map((each) => [each.name.toLowerCase(), each])).values()];
}

function placeIn({ volume, reporter, page, year }: ReturnType<typeof findCitations>[number]): string | null {
  if (!volume || !reporter || !page) return null;
  return `${volume} ${reporter} ${page}${year ? ` (${year})` : ''}`;
}

/** "Whitworth, 2011 OK 79": one party, and where the case stands. */
function nameBefore(line: string, start: number, whole: readonly NameSpan[]): NameSpan[] {
  const before = line.slice(0, start).replace(/,\s*$/, '');
  if (before.length === start || whole.some(({ end }) => end <= start && start - end < 40)) return [];
  const name = partyBefore(before);
  return name === '' ? [] : [{ name, start: before.lastIndexOf(name), end: before.length }];
}

type NameSpan = { name: string; start: number; end: number };

/** Both parties, as far as their names go to either side. */
function versusNames(line: string): NameSpan[] {
  const found: NameSpan[] = [];
  let floor = 0;
  for (const match of line.matchAll(new RegExp(versus, 'g'))) {
    // "Part V. Torts" is no case.
    if (match[0].includes('V') && !/[A-Z]{2}\S*$/.test(line.slice(0, match.index))) continue;
    const left = partyBefore(line.slice(floor, match.index));
    const right = partyBehind(line.slice(match.index + match[0].length));
    if (left === '' || right === '') continue;
    const start = line.lastIndexOf(left, match.index);
    const end = match.index + match[0].length + right.length;
    found.push({ name: `${left} v. ${tidy(right)}`, start, end });
    floor = end;
  }
  return found;
}

/** "(U.K.) Ltd." is part of a firm's name. */
const placeOfFirm = String.raw`\((?:[A-Z]\.?){2,4}\)\s+(?:Inc|Co|Corp|Ltd|LLC|P\.?L\.?C)\b`;
const breaks = new RegExp(
  String.raw`[;:|\t•]|\s[–—-]\s| {2,}|\[|(?!${placeOfFirm})\(|,\s+and\s|\d[,.)]?\s+(?=[A-Z])`,
  'g',
);
const beginsPlace = new RegExp(`^${placeOfFirm}`);

/** The run of capitalized words at the end. */
function partyBefore(text: string): string {
  const from = [...text.matchAll(breaks)].at(-1);
  const near = from ? text.slice(from.index + from[0].length) : text;
  const words = near.trim().split(/\s+/);
  let begin = words.length;
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at] ?? '';
    const bare = word.replace(/^[“"'(]+/, '');
    const isName = /^[\p{Lu}\d]/u.test(bare) && !task.test(bare.replace(/[.,:]+$/, ''));
    const endsEarlier =
      at < words.length - 1 &&
      /[,.]$/.test(word) &&
      !isShort(word) &&
      !connectives.has(bare.toLowerCase()) &&
      !suffix.test(words[at + 1] ?? '');
    if (endsEarlier) break;
    if (isName) begin = at;
    else if (!connectives.has(bare.toLowerCase())) break;
  }
  return words
    .slice(begin)
    .join(' ')
    .replace(/^[“"'(]+/, '');
}

/** "R.R.", "Co.", "St.": its point ends no sentence, as that of "Speech." does. */
const isShort = (word: string) =>
  /^(?:[\p{L}]\.)+,?$/u.test(word) ||
  /^\p{Lu}\p{L}{0,2}\.$/u.test(word) ||
  (/^\p{Lu}[\p{L}’']{0,6}\.$/u.test(word) && abbreviationKind(word.replace(/\.$/, '')) !== undefined);

const beginsCase = /^and\s+(?:\p{Lu}\S*\s+){1,5}vs?\.?\s/u;

/** The run of capitalized words at the beginning. */
function partyBehind(text: string): string {
  const words = text.split(/(\s+)/);
  let end = 0;
  let length = 0;
  let hasName = false;
  for (let at = 0; at < words.length; at += 2) {
    const word = words[at] ?? '';
    const plain = word.replace(/[,;:.]+$/, '');
    const rest = words.slice(at).join('');
    const isPlace = hasName && beginsPlace.test(rest);
    const isName = isPlace || (/^[“"'’]?\p{Lu}/u.test(word) && !(hasName && stop.test(plain)));
    // "… v. Roe and Doe v. Poe" are two cases.
    const beginsNext = word === 'and' && beginsCase.test(rest);
    const isLink = connectives.has(word.toLowerCase()) && hasName && !beginsNext;
    if (!isName && !isLink) break;
    length += word.length;
    if (isName) {
      hasName = true;
      end = length;
    }
    length += words[at + 1]?.length ?? 0;
    const gap = words[at + 1] ?? '';
    if (/[;:|]$/.test(word) || gap.length > 1 || /[\t\n]/.test(gap)) break;
    if (/,$/.test(word) && !suffix.test(words[at + 2] ?? '')) break;
    if (/\.$/.test(word) && !isShort(word)) break;
  }
  return text.slice(0, end).replace(/[;:,|”"]+$/, '');
}

/** "Co." keeps its point, "Putney." loses it. */
const tidy = (party: string) =>
  /(?:^|\s)(?:\p{L}\.)+$|\b(?:Co|Corp|Inc|Ltd|Bros|Ass['’]n|Assn|Bd|Dep['’]t|Dist|Comm['’]n|Ry|Jr|Sr|al|Cos?|Hosp|Univ|Mfg|Mut|Ins|Nat['’]l|Int['’]l)\.$/u.test(
    party,
  )
    ? party
    : party.replace(/\.$/, '');

const matters =
  /\b(?:In re|Ex parte|In the Matter of|Matter of|Estate of|Conservatorship of|Marriage of)\s+(?=\p{Lu})/gu;

function namedMatters(line: string): NameSpan[] {
  return [...line.matchAll(matters)].flatMap((match) => {
    const party = partyBehind(line.slice(match.index + match[0].length));
    const end = match.index + match[0].length + party.length;
    // "Estate of Thornton v. Caldor" is a party of the other kind.
    if (party === '' || versus.test(line.slice(end, end + 6))) return [];
    if (versus.test(line.slice(Math.max(0, match.index - 5), match.index + 1))) return [];
    return [{ name: `${match[0]}${tidy(party)}`, start: match.index, end }];
  });
}
