/** Topics for cases that no heading of hers places: those that are about one doctrine, called by what they share. */
import { likeness } from '../extractive/encoder/likeness.ts';
import { weightOf } from '../language/ordinary-words.ts';
import { termsOf } from '../language/words.ts';
import { likenessOf } from '../session/alike.ts';
import type { CourseCase } from './course-case.ts';

/** Without a title where its cases share no term. */
export type Doctrine = { title: string | undefined; cases: CourseCase[] };

/**
 * Words count beside meaning: the encoder alone finds all of civil procedure alike. Set by four classes of six cases, of
 * personal jurisdiction, assistance of counsel, concerted activities, and advertising and privilege, as one of 24.
 */
const shareOfWords = 0.8;
const leastNear = 0.8;
/** Where the encoder cannot be run. */
const leastShared = 0.25;
/** Of more, all compared with each other, the work would grow beyond a request. */
const mostCases = 400;

/** Each with those that it is nearest to on average; in the order of the class. */
export function doctrinesOf(cases: readonly CourseCase[]): Doctrine[] {
  const groups = grouped(cases.slice(0, mostCases)).concat(cases.slice(mostCases).map((one) => [one]));
  const counts = countPhrases(cases);
  const taken = new Set<string>();
  return groups.map((group) => {
    const title = nameOf(group, counts, cases.length, taken);
    if (title) taken.add(title);
    return { title, cases: group };
  });
}

/** The two nearest groups become one until none are near enough. */
function grouped(cases: readonly CourseCase[]): CourseCase[][] {
  const groups = cases.map((one) => [one]);
  // Sums over all pairs of cases of two groups.
  const sums = cases.map((one, at) => cases.slice(0, at).map((other) => nearness(one, other)));
  const sumOf = (a: number, b: number) => sums[Math.max(a, b)]?.[Math.min(a, b)] ?? 0;
  const live = new Set(cases.keys());
  for (;;) {
    let best: { into: number; from: number; near: number } | undefined;
    for (const from of live)
      for (const into of live) {
        if (into >= from) break;
        const near = sumOf(into, from) / ((groups[into]?.length ?? 0) * (groups[from]?.length ?? 0));
        if (near >= (best?.near ?? 1)) best = { into, from, near };
      }
    if (!best) return [...live].flatMap((at) => (groups[at] ? [groups[at]] : []));
    const { into, from } = best;
    groups[into]?.push(...(groups[from] ?? []));
    live.delete(from);
    for (const other of live) {
      const row = sums[Math.max(into, other)];
      if (other !== into && row) row[Math.min(into, other)] = sumOf(into, other) + sumOf(from, other);
    }
  }
}

/** 1 where two cases are just near enough. */
function nearness({ gist: one }: CourseCase, { gist: other }: CourseCase): number {
  const words = likenessOf(one.terms, other.terms);
  if (!one.vector || !other.vector) return words / leastShared;
  return (likeness(one.vector, other.vector) + shareOfWords * words) / leastNear;
}

/** Two to four words that stand together in an opinion. */
type Phrase = { words: string; stems: string[] };

const joining = new Set(['of', 'to', 'and', 'in', 'for']);
const longestPhrase = 4;

function phrasesIn(text: string): Map<string, Phrase> {
  const found = new Map<string, Phrase>();
  for (const clause of text.split(/[.,;:()[\]"“”?!—]|\s[–-]\s/)) {
    const words = clause.split(/\s+/).filter((word) => word !== '');
    for (let from = 0; from < words.length; from += 1)
      for (let to = from + 2; to <= Math.min(words.length, from + longestPhrase); to += 1) {
        const phrase = phraseOf(words.slice(from, to));
        if (phrase) found.set(phrase.stems.join(' '), phrase);
      }
  }
  return found;
}

const isVerb =
  /^(?:claim|determin|requir|show|mak|tak|giv|provid|find|found|establish|appl|allow|constitut|exercis|enforc|violat|hold|held|argu|seek|permit|includ|reveal|becom|provok|protect)(?:e|es|s|ies|y)?$/i;

/** A term begins and ends with a noun or what qualifies it. */
function phraseOf(words: readonly string[]): Phrase | undefined {
  const stems: string[] = [];
  for (const [at, word] of words.entries()) {
    const isInside = at > 0 && at < words.length - 1;
    if (isInside && joining.has(word.toLowerCase())) continue;
    const [stem] = termsOf(word);
    if (!stem || !/^[\p{L}’-]+$/u.test(word) || /ly$/.test(word) || isVerb.test(word)) return undefined;
    stems.push(stem);
  }
  return /(?:ed|ing)$/.test(words.at(-1) ?? '') ? undefined : { words: words.join(' '), stems };
}

type Counted = { phrase: Phrase; ids: Set<number>; times: number };

function countPhrases(cases: readonly CourseCase[]): Map<string, Counted> {
  const counts = new Map<string, Counted>();
  // What the law and the question say counts twice.
  for (const { caseId, gist, rules, issues } of cases)
    for (const text of [...gist.texts, ...[...rules, ...issues].map((each) => each.text)])
      for (const [key, phrase] of phrasesIn(text)) {
        const known = counts.get(key) ?? { phrase, ids: new Set(), times: 0 };
        known.ids.add(caseId);
        known.times += 1;
        counts.set(key, known);
      }
  return counts;
}

/** What most of its cases say, and the other cases do not. */
function nameOf(
  group: readonly CourseCase[],
  counts: ReadonlyMap<string, Counted>,
  all: number,
  taken: ReadonlySet<string>,
): string | undefined {
  const ids = new Set(group.map(({ caseId }) => caseId));
  const names = new Set(group.flatMap(({ title }) => termsOf(title)));
  const scored = [...counts.values()].flatMap(({ phrase, ids: said, times }) => {
    const here = [...said].filter((id) => ids.has(id)).length;
    // What one case writes with capitals are its people.
    const isPeople =
      phrase.stems.some((stem) => names.has(stem)) ||
      (said.size === 1 && /^(?:\p{Lu}\S*\s*)+$/u.test(phrase.words));
    if (here < Math.min(2, group.length) || times < 3 || isPeople) return [];
    const away = (said.size - here) / Math.max(1, all - group.length);
    const weight = phrase.stems.reduce((sum, stem) => sum + weightOf(stem), 0);
    return [{ phrase, score: (here / group.length - away) * Math.min(weight, 2.5) + 0.05 * times }];
  });
  return scored
    .toSorted((a, b) => b.score - a.score)
    .map(({ phrase: { words } }) => words.charAt(0).toUpperCase() + words.slice(1))
    .find((title) => !taken.has(title));
}
