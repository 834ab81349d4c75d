/** Holding, question and rule as their rankers have them; then what else the court concludes and what it orders. */

import { countWords, overlapOf, termsOf } from '../../language/words.ts';
import type { UnsurePart } from '../../material/schema.ts';
import { saysUndone, saysUpheld, undoes, upholds } from '../../outcome.ts';
import type { Read, ReadSentence } from '../reading.ts';
import { lineOf } from '../text/line.ts';
import { asksSomething, ordinaryOpenings, type Question, questionIn } from '../text/question.ts';
import { isCut, shortened } from '../text/shortened.ts';
import { legible } from './joined.ts';
import { room } from './room.ts';
import { best, isAsked, isShowable, isTheCourts, oddsOf, worthTo } from './value.ts';

export type Issue = Question & { sentence: ReadSentence };

export type Decided = {
  /** To be read out; it may be shortened. */
  line?: { text: string; sentence: ReadSentence };
  held: ReadSentence[];
  issues: Issue[];
  rules: ReadSentence[];
  decree?: ReadSentence;
  /** What else is ordered where the judgment stands in part. */
  otherPart?: ReadSentence;
  /** Parts that are stated though they are less than sure. */
  likely: ReadonlySet<UnsurePart>;
  /** What comes closest, of what is not stated because it may be wrong. */
  unsure: Unsure;
};

export type Unsure = Partial<Record<UnsurePart, ReadSentence[]>>;

/**
 * What a ranker says is so about as often as it says (measured on opinions left out): below `least` a part states nothing, below
 * `sure` it is called likely. Of a rule it is the sum of its lines.
 */
const least: Readonly<Record<UnsurePart, number>> = { holding: 0.45, issue: 0.3, rule: 0.25 };
const sure: Readonly<Record<UnsurePart, number>> = { holding: 0.7, issue: 0.6, rule: 0.6 };
const mostCandidates = 3;

export function decidedIn(read: Read): Decided {
  const decree = decreeOf(read);
  const otherPart = decree && otherPartOf(read, decree);
  const lines = ranked(read, 'holding', mayBeHeld);
  const asked = askedIn(read);
  const rules = ranked(read, 'rule', mayRule);
  const [held] = lines;
  const [question] = asked;
  const ruled = rulesOf(rules, held);
  const odds: Record<UnsurePart, number> = {
    holding: held?.standing.holding ?? 0,
    issue: question?.sentence.standing.issue ?? 0,
    rule: rulingIn(ruled),
  };
  const isUnsure = (part: UnsurePart) => odds[part] < least[part];
  // Where no question is stated, what is held answers one.
  const inferred = isUnsure('issue') && held && !isUnsure('holding') ? heldAsked(read, held) : undefined;
  const unsure: Unsure = {
    ...(isUnsure('holding') && closest('holding', lines)),
    ...(isUnsure('issue') &&
      !inferred &&
      closest(
        'issue',
        asked.map(({ sentence }) => sentence),
      )),
    ...(isUnsure('rule') && closest('rule', rules)),
  };
  return {
    likely: new Set(unsureParts.filter((part) => odds[part] < sure[part])),
    ...(held && !isUnsure('holding') && { line: { text: lineOf(held), sentence: held } }),
    held: isUnsure('holding') ? [] : lines.slice(0, mostHeld),
    issues: inferred ? [inferred] : isUnsure('issue') ? [] : allIssues(asked),
    rules: isUnsure('rule') ? [] : ruled,
    ...(decree && { decree }),
    ...(otherPart && { otherPart }),
    unsure,
  };
}

/** How what is stated of a part is marked, wherever it is told. */
export const likelyMark = ({ likely }: Pick<Decided, 'likely'>, part: UnsurePart): 'likely'[] =>
  likely.has(part) ? ['likely'] : [];

const mostHeld = 6;
const unsureParts = ['holding', 'issue', 'rule'] as const;

function ranked(read: Read, place: UnsurePart, may: (sentence: ReadSentence) => boolean): ReadSentence[] {
  return read.sentences.filter(may).toSorted((one, other) => other.standing[place] - one.standing[place]);
}

/** One alone is no choice. */
function closest(part: UnsurePart, sentences: readonly ReadSentence[]): Unsure {
  const offered = [...new Set(sentences)].slice(0, mostCandidates);
  return offered.length > 1 ? { [part]: offered } : {};
}

/** What decides the case is shown even if it is a little hard to read alone. */
const leastAloneDecided = 0.45;

const mayBeHeld = (sentence: ReadSentence) =>
  isShowable(sentence, 90, leastAloneDecided) &&
  isTheCourts(sentence) &&
  !isAsked(sentence) &&
  !isCut(sentence);

const mayRule = (sentence: ReadSentence) =>
  mayBeHeld(sentence) && countWords(sentence.shown) <= room.rule.words;

function askedIn(read: Read): Issue[] {
  const ordinary = ordinaryOpenings(read.sentences);
  const may = (sentence: ReadSentence) =>
    sentence.words <= longestAsking && sentence.voice !== 'separate' && !isCut(sentence);
  const asked = ranked(read, 'issue', may)
    .slice(0, mostAsking)
    .flatMap((sentence) => {
      const question = questionIn(sentence, {
        puts: putsQuestion(sentence),
        isAlone: sentence.alone > leastAlone,
        ordinary,
      });
      if (question) return [{ ...question, sentence }];
      return asksWhole(sentence) ? [{ text: sentence.shown, isInferred: false, sentence }] : [];
    });
  return asked;
}

const mostAsking = 6;

/** What is surely the question is shown as it stands where no shorter question can be made of it. */
const asksWhole = (sentence: ReadSentence) =>
  sentence.standing.issue > 0.4 &&
  sentence.odds.question > surelyAsks &&
  isShowable(sentence, longestAsking, leastAlone);
const surelyAsks = 0.5;

/** What is held, turned into the question that it answers. */
function heldAsked({ sentences }: Read, sentence: ReadSentence): Issue | undefined {
  const question = questionIn(sentence, {
    puts: false,
    isAlone: sentence.alone > leastAlone,
    ordinary: ordinaryOpenings(sentences),
  });
  return question && { text: question.text, isInferred: true, sentence };
}

/** What it asks may be counted off in many words, of which one or two are shown. */
const longestAsking = 130;
const leastAlone = 0.55;

function putsQuestion(sentence: ReadSentence): boolean {
  if (!asksSomething.test(sentence.shown)) return false;
  if (sentence.odds.question > 0.4) return true;
  const isStated = oddsOf(sentence, ['holding', 'law', 'reasoning', 'decree', 'fact']) > 0.4;
  return sentence.standing.issue > 0.5 && !isStated;
}

const another = {
  enough: 0.05,
  nearBest: 0.1,
  odds: 0.3,
  alike: 0.55,
};

/** The likeliest question and what the same sentence asks besides, then what else is asked and not asked yet. */
function allIssues([first, ...others]: readonly Issue[]): Issue[] {
  if (!first) return [];
  const enough = Math.min(another.enough, another.nearBest * first.sentence.standing.issue);
  const mayAsk = ({ sentence }: Issue) =>
    sentence.standing.issue >= enough && oddsOf(sentence, ['question', 'holding']) >= another.odds;
  const chosen: Issue[] = [];
  for (const each of [first, ...others.filter(mayAsk)].flatMap(asksOf))
    if (!chosen.some((other) => isAlike(each, other))) chosen.push(each);
  const { most, atMost } = room.issue;
  const shown = chosen.slice(0, most).map(({ sentence }) => sentence);
  return chosen.filter(({ sentence }, at) => at < most || shown.includes(sentence)).slice(0, atMost);
}

const asksOf = ({ text, further = [], isInferred, sentence }: Issue): Issue[] =>
  [text, ...further].map((each) => ({ text: each, isInferred, sentence }));

/** What one sentence counts off may be worded alike and is asked apart. */
const isAlike = (one: Issue, other: Issue) =>
  one.sentence === other.sentence
    ? one.text === other.text
    : overlapOf(termsOf(one.text), termsOf(other.text)) > another.alike;

/** In little room two short lines of the rule say more than one that is long. */
const lengthOfRules = 0.5;
/** What is less likely to be of the rule is not shown for the room that is left. */
const leastRuling = 0.02;

const leastWorthBeside = 0.15;

const rulingIn = (rules: readonly ReadSentence[]): number =>
  rules.reduce((sum, { standing }) => sum + standing.rule, 0);

/** The holding is told as such, and is the rule too only where nothing else is likely to be. */
function rulesOf(rules: readonly ReadSentence[], held: ReadSentence | undefined): ReadSentence[] {
  const others = rulesAmong(rules, held);
  const isRule =
    held && held === rules[0] && held.standing.rule >= least.rule && held.standing.holding >= least.holding;
  return isRule && rulingIn(others) < least.rule ? [held] : others;
}

/** The likeliest whatever its length, then what is likeliest to be of the rule too in the room that is left. */
function rulesAmong(rules: readonly ReadSentence[], held: ReadSentence | undefined): ReadSentence[] {
  const [first, ...others] = rules.filter((rule) => rule !== held);
  if (!first) return [];
  const { most, words } = room.rule;
  const valued = others
    .filter(({ standing, worth }) => standing.rule > leastRuling && worth > leastWorthBeside)
    .map((sentence) => ({ sentence, value: sentence.standing.rule * (0.3 + sentence.alone) }));
  const left = words - countWords(first.shown);
  return [first, ...best(valued, { most: most - 1, words: left }, [first], lengthOfRules)].toSorted(
    (one, other) => one.index - other.index,
  );
}

/** What the court orders: the sentence that was read as its disposition, or the likeliest. */
function decreeOf({ opinion, sentences }: Read): ReadSentence | undefined {
  const { disposition } = opinion;
  const usable = sentences.filter(
    (sentence) =>
      countWords(sentence.shown) <= longestDecree &&
      // "We affirm the dismissal of the passengers' claims" is no party's word.
      (sentence.voice !== 'party' || sentence.odds.decree > surelyOrders) &&
      !/^(?:It is )?so ordered/i.test(sentence.shown),
  );
  const named = usable.filter(
    ({ paragraph, start, end }) =>
      disposition &&
      paragraph.id === disposition.paragraphId &&
      start <= disposition.end &&
      end >= disposition.start,
  );
  const likely = usable.filter(({ odds }) => odds.decree > 0.5);
  const byWorth = (list: readonly ReadSentence[]) =>
    list.toSorted((one, other) => decreeValue(other) - decreeValue(one))[0];
  const [chosen, other] = [byWorth(named), byWorth(likely)];
  if (!chosen) return other;
  return other && decreeValue(other) > 2 * decreeValue(chosen) ? other : chosen;
}

/** An order is shown in full where it cannot be cut: nothing less may stand for it. */
const longestDecree = 130;

/** Where the judgment stands in part, what is ordered of the part that `decree` does not speak of. */
function otherPartOf(read: Read, decree: ReadSentence): ReadSentence | undefined {
  const { disposition } = read.opinion;
  if (!(disposition && upholds(disposition) && undoes(disposition))) return undefined;
  const isTold = [saysUpheld, saysUndone].map((says) => says(decree.shown));
  if (isTold[0] === isTold[1]) return undefined;
  const other = isTold[0] ? saysUndone : saysUpheld;
  return read.sentences
    .filter(
      (sentence) =>
        sentence.odds.decree > surelyOrders &&
        other(sentence.shown) &&
        isShowable(sentence, longestOther, leastAloneDecided),
    )
    .toSorted((one, another) => decreeValue(another) - decreeValue(one))[0];
}

const surelyOrders = 0.5;
const longestOther = 70;

const decreeValue = ({ odds, worth, couldServe }: ReadSentence) =>
  odds.decree * (worth + 0.2 * couldServe + 0.05);

/** The holding, what else is held, and the order, each once. */
export function concludedIn(
  read: Read,
  { line, decree, otherPart, held, rules, issues }: Decided,
): ReadSentence[] {
  const { most, words } = room.conclusion;
  const ends = [line?.sentence ?? held[0], otherPart, decree].filter((each) => each !== undefined);
  const left = words - ends.reduce((sum, { shown }) => sum + countWords(shown), 0);
  // A line of the front or end states the outcome where no sentence decrees it.
  const outcomes = decree || !read.opinion.disposition ? 0 : 1;
  const usable = read.sentences
    .map(toHold)
    .filter(
      (sentence) =>
        !ends.some(({ index }) => index === sentence.index) &&
        !rules.some(({ index }) => index === sentence.index) &&
        isShowable(sentence, 70, 0) &&
        isTheCourts(sentence) &&
        oddsOf(sentence, ['holding', 'decree']) > leastHeld,
    );
  const answers = answersTo(issues, ends);
  const others = legible(read, usable, new Set(ends), ['holding', 'decree']).map((sentence) => ({
    sentence,
    value: worthTo(sentence, ['holding', 'decree']) * (1 + answers(sentence)),
  }));
  const more = best(others, { most: Math.max(0, most - ends.length - outcomes), words: left }, ends);
  const [first, ...rest] = [...new Set([...ends.slice(0, 1), ...more, ...ends.slice(1)])];
  return first ? [first, ...rest] : [];
}

/** How closely a holding answers what was asked and is not answered yet: where several questions are decided, one for each. */
function answersTo(
  issues: readonly Issue[],
  told: readonly ReadSentence[],
): (sentence: ReadSentence) => number {
  const open = issues
    .map(({ text }) => termsOf(text))
    .filter((asked) => told.every(({ terms }) => overlapOf(asked, terms) < answersAt));
  return ({ terms }) => Math.max(0, ...open.map((asked) => overlapOf(asked, terms)));
}

const answersAt = 0.35;

/** A conclusion of many words is cut at a clause rather than lost. */
function toHold(sentence: ReadSentence): ReadSentence {
  if (countWords(sentence.shown) <= 70 || sentence.odds.holding < mostlyHeld) return sentence;
  const shown = shortened(sentence.shown);
  return shown ? { ...sentence, shown } : sentence;
}

const mostlyHeld = 0.5;

const leastHeld = 0.6;
