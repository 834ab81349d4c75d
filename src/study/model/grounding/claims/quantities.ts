/** Numbers, years, dates and amounts of a statement beside those of its evidence, each with the words it counts. */
import { termsOf } from '../../../language/words.ts';
import { numberWords } from '../number-words.ts';

type Quantity = {
  /** Digits without separators; a date as "november 9 2019". */
  value: string;
  isSmall: boolean;
  /** Terms behind it, up to the next number: what is counted. */
  behind: ReadonlySet<string>;
  /** Terms before it, back to the number before. */
  before: ReadonlySet<string>;
};

const ones = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const tens =
  'thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const months = 'january|february|march|april|may|june|july|august|september|october|november|december';
const number = new RegExp(
  `\\b(?:${months})\\s+\\d{1,2}(?:,?\\s+\\d{4})?\\b|\\b\\d[\\d,]*(?:\\.\\d+)?(?![\\p{L}\\d])(?:\\s+(?:hundred|thousand|million|billion))?|\\b(?:${ones}|${tens})(?:[ -](?:${ones}|${tens}|hundred|thousand|million|billion))*\\b`,
  'giu',
);
/** A number that points to a place in the law or the text counts nothing: "§ 29", "Rule 14", "Part II". */
const pointing =
  /(?:§|¶|\b(?:sections?|rules?|amendments?|articles?|parts?|titles?|chapters?|nos?\.?|counts?|p\.|prong|step|question|element|restatement))\s*(?:\(?\w{1,4}\)?[.,-]?\s?)?$/i;
/** The volume or title of a citation: "15 U.S.C. § 78j", "410 F.3d 12". */
const cites = /^\s+(?:\p{Lu}[\p{L}\d]*\.\s?)+(?:\d\w*\s)?(?:§{1,2}\s?)?\d/u;
/** In letters on either side of a number: what it counts stands there. */
const window = 70;
/** Up to this a number may count what the statement itself lists. */
export const mostSmall = 12;

export function quantitiesIn(text: string): Quantity[] {
  const found = [...text.matchAll(number)].filter(
    ({ 0: word, index }) =>
      !/^one$/i.test(word) &&
      !pointing.test(text.slice(Math.max(0, index - 24), index)) &&
      !cites.test(text.slice(index + word.length, index + word.length + 40)),
  );
  return found.map(({ 0: word, index }, place) => {
    const end = index + word.length;
    const last = found[place - 1];
    const next = found[place + 1];
    const from = Math.max(0, index - window, last ? last.index + last[0].length : 0);
    const to = Math.min(end + window, next?.index ?? text.length);
    const value = amountOf(word);
    return {
      value,
      isSmall: Number(value) <= mostSmall,
      before: new Set(termsOf(text.slice(from, index))),
      behind: new Set(termsOf(text.slice(end, to))),
    };
  });
}

/** Numbers, dates and amounts of a text alone. */
export const amountsIn = (text: string): string[] => quantitiesIn(text).map(({ value }) => value);

function amountOf(word: string): string {
  if (/^[a-z]+\s+\d/i.test(word)) return word.toLowerCase().replace(/[,\s]+/g, ' ');
  if (/^[\d,.]+$/.test(word)) return word.replace(/,/g, '').replace(/\.0*$/, '');
  const written = numberWords(word).map(Number);
  return String(Math.max(0, ...written));
}

const isSameQuantity = ({ value }: Quantity, other: Quantity) =>
  value === other.value || other.value.startsWith(`${value} `) || value.endsWith(` ${other.value}`);

const common = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((term) => other.has(term)).length;

const strictLikeness = (one: Quantity, other: Quantity) =>
  common(one.behind, other.behind) + 0.4 * common(one.before, other.before);

const likeness = (one: Quantity, other: Quantity) =>
  Math.max(
    strictLikeness(one, other),
    // "A deposit of $5,000" for "$5,000 as a deposit".
    common(around(one), around(other)),
  );

const around = ({ before, behind }: Quantity): ReadonlySet<string> => new Set([...before, ...behind]);

export type QuantityComparison = {
  /** Of the statement's numbers those that the evidence does not have. */
  missing: { value: string; isSmall: boolean }[];
  /** Those it has, where another number counts what this one counts in the statement. */
  misplaced: string[];
};

export function compareQuantities(statement: string, evidence: string): QuantityComparison {
  const shown = quantitiesIn(evidence);
  const digits = new Set(evidence.match(/\d[\d,]*/g)?.map((each) => each.replace(/,/g, '')));
  const missing: QuantityComparison['missing'] = [];
  const misplaced: string[] = [];
  for (const said of quantitiesIn(statement)) {
    const same = shown.filter((each) => isSameQuantity(said, each));
    if (same.length === 0) {
      if (!digits.has(said.value) && !isRounded(said, statement, shown))
        missing.push({ value: said.value, isSmall: said.isSmall });
      continue;
    }
    const best = Math.max(...same.map((each) => likeness(said, each)));
    const rivals = shown.filter((each) => !isSameQuantity(said, each) && isOfKind(said, each));
    const rival = Math.max(0, ...rivals.map((each) => strictLikeness(said, each)));
    if (rival >= best + 1) misplaced.push(said.value);
  }
  return { missing, misplaced };
}

/** "About eighty thousand dollars" of $80,278.73. */
const isRounded = (said: Quantity, statement: string, shown: readonly Quantity[]): boolean =>
  Number(said.value) >= leastRounded &&
  rounds.test(statement) &&
  shown.some(({ value }) => Math.abs(Number(value) / Number(said.value) - 1) < mostOff);

const rounds =
  /\b(?:about|almost|approximately|around|close to|just (?:over|under)|more than|nearly|over|roughly|some)\b/i;
const leastRounded = 100;
const mostOff = 0.05;

/** Years with years, dates with dates, other numbers with other numbers. */
const isOfKind = (one: Quantity, other: Quantity) => kindOfAmount(one.value) === kindOfAmount(other.value);
export const kindOfAmount = (value: string) =>
  /^(?:1[6-9]|20)\d\d$/.test(value) ? 'year' : /[a-z]/.test(value) ? 'date' : 'number';
