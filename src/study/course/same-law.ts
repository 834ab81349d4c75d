/**
 * Whether statements of two cases state one rule, or one bears on the other: by their meaning, and by the words and
 * authorities that both have. Neither alone tells: the encoder finds all that is about one subject alike, and of pairs
 * that only share half of their words most are two rules.
 */
import { likeness } from '../extractive/encoder/likeness.ts';
import { cueNamed } from '../extractive/read/cues.ts';
import { weightOf } from '../language/ordinary-words.ts';
import { termsOf } from '../language/words.ts';
import { likenessOf } from '../session/alike.ts';

export type StatedLaw = {
  text: string;
  terms: ReadonlySet<string>;
  /** Statutes, rules and precedents that it names or rests on. */
  authorities: ReadonlySet<string>;
  /** Its meaning; absent where the encoder was not asked, or cannot be run. */
  vector?: Float32Array | undefined;
};

type Agreement = {
  /** Weighed words in a row that both have: a quotation, or a term of art. */
  run: number;
  /** Of the weighed words of the lighter one those that both have, 0 to 1. */
  words: number;
  meaning: number;
};

/**
 * Each row is enough. Looked for among pairs of 2,757 statements of law that readers marked in 605 opinions: of those
 * that agree so, about nine of ten state one rule.
 */
const oneRule: Agreement[] = [
  { run: 3, words: 0.5, meaning: 0.6 },
  { run: 4.5, words: 0.5, meaning: 0.45 },
  { run: 2.5, words: 0.65, meaning: 0.7 },
];
/** Where both rest on one authority less of their words tells it. */
const onOneAuthority: Agreement = { run: 2, words: 0.45, meaning: 0.65 };
const withoutMeaning = { run: 3, words: 0.6 };

export function isOneRule(one: StatedLaw, other: StatedLaw): boolean {
  if (leans(one) || leans(other) || isUnsettled(one) || isUnsettled(other)) return false;
  const words = likenessOf(one.terms, other.terms);
  if (words < onOneAuthority.words) return false;
  const run = longestRun(one, other);
  const meaning = meaningOf(one, other);
  if (meaning === undefined) return run >= withoutMeaning.run && words >= withoutMeaning.words;
  const rows = sharesAuthority(one, other) ? [...oneRule, onOneAuthority] : oneRule;
  return rows.some((row) => run >= row.run && words >= row.words && meaning >= row.meaning);
}

const opensWithThis = cueNamed('opens with this');
const pointsBack = cueNamed('points back');

/** What it says is said in part by the sentence before it in its opinion: “It is that the defendant should foresee it.” */
export const leans = (statement: StatedLaw): boolean => apart(statement).leans;

const unsettled =
  /\b(?:not (?:\w+ ){0,2}(?:clear|settled|decided|resolved)|unclear|unsettled|uncertain) (?:whether|how|what|which|when)\b/i;

/** That the law has not been clear is no rule, and denies none. */
const isUnsettled = ({ text }: StatedLaw): boolean => unsettled.test(text);

/** Whether two statements that deny each other's words can mean each other: far apart in meaning they speak of two things. */
export const canOppose = (one: StatedLaw, other: StatedLaw): boolean =>
  !isUnsettled(one) && !isUnsettled(other) && (meaningOf(one, other) ?? 1) >= 0.6;

/** 0 where neither says anything about the other; else how near they are, up to 2. */
export function bearing(one: StatedLaw, other: StatedLaw): number {
  const meaning = meaningOf(one, other);
  if (meaning !== undefined && meaning < leastNear) return 0;
  const words = likenessOf(one.terms, other.terms);
  if (meaning === undefined) return words >= 0.5 ? words : 0;
  const isNear = meaning >= 0.7 || words >= 0.3 || sharesAuthority(one, other);
  return isNear ? meaning + words : 0;
}

/** Below it two statements of law are about different things, whatever words they share. */
const leastNear = 0.55;

const meaningOf = ({ vector: one }: StatedLaw, { vector: other }: StatedLaw): number | undefined =>
  one && other && likeness(one, other);

const sharesAuthority = ({ authorities: one }: StatedLaw, { authorities: other }: StatedLaw): boolean =>
  [...one].some((authority) => other.has(authority));

/** Each statement is taken apart once, however many it is compared with: its words in order, and where each stands. */
const takenApart = new WeakMap<
  StatedLaw,
  { terms: string[]; places: Map<string, number[]>; leans: boolean }
>();

function apart(statement: StatedLaw) {
  const known = takenApart.get(statement);
  if (known) return known;
  const terms = termsOf(statement.text);
  const places = Map.groupBy(terms.keys(), (at) => terms[at] ?? '');
  const leans = opensWithThis.test(statement.text) || pointsBack.test(statement.text);
  const made = { terms, places, leans };
  takenApart.set(statement, made);
  return made;
}

function longestRun(one: StatedLaw, other: StatedLaw): number {
  const { places } = apart(other);
  let longest = 0;
  // The weight of the run that ends at a place of theirs and the last word of ours.
  let ending = new Map<number, number>();
  for (const term of apart(one).terms) {
    const next = new Map<number, number>();
    for (const at of places.get(term) ?? []) {
      const weight = (ending.get(at - 1) ?? 0) + weightOf(term);
      next.set(at, weight);
      longest = Math.max(longest, weight);
    }
    ending = next;
  }
  return longest;
}
