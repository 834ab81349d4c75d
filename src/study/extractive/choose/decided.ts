/** Holding, question and rule, chosen together; then what else the court concludes and what it orders. */

import type { UnsurePart } from '../../material/schema.ts';
import type { Read, ReadSentence } from '../read/read.ts';
import {
  asksSomething,
  asksStep,
  lastQuestion,
  ordinaryOpenings,
  type Question,
  questionIn,
} from '../text/asking.ts';
import { type Line, lineOf } from '../text/line.ts';
import { isCut, shortened } from '../text/shortened.ts';
import { countWords, overlapOf, termsOf } from '../text/words.ts';
import { announcesRule } from './announced.ts';
import { concludes, faultsPosition, isSomebodys } from './argued.ts';
import { challengedIn } from './challenged.ts';
import { leavesOpen, leavesToLater, saysNothingOf } from './hollow.ts';
import { isOrder, statesNoLaw } from './lawless.ts';
import { isNoLimit } from './no-limit.ts';
import { againstOrderIn, isOvertaken, leadsToOrder } from './order.ts';
import { room } from './room.ts';
import { signNamed } from './signs.ts';
import { legible } from './together.ts';
import { isNeverHeld, isRarelyHeld } from './undecided.ts';
import { best, isShowable, oddsOf, worthTo } from './value.ts';

export type Asked = Question & { sentence: ReadSentence };

export type Decided = {
  /** To be read out; it may be shortened. */
  line?: Line & { sentence: ReadSentence };
  held: ReadSentence[];
  issues: Asked[];
  rules: ReadSentence[];
  decree?: ReadSentence;
  /** What comes closest, of what is not stated because it may be wrong. */
  unsure: Unsure;
};

export type Unsure = Partial<Record<UnsurePart, ReadSentence[]>>;

/**
 * Below this a part states nothing. On opinions that were not fitted to, of the lines just above it about every second
 * rests on what a careful reader chose.
 */
const surely: Readonly<Record<UnsurePart, number>> = { holding: 0.02, issue: 0.05, rule: 0.05 };
const mostCandidates = 3;

/** So many of the most probable of each are weighed with the others. */
const considered = 6;
export function decidedIn(read: Read): Decided {
  const decree = decreeOf(read);
  const lines = linesIn(read, decree);
  const asked = askedIn(read);
  const ruled = rulesIn(read);
  const [held] = lines;
  const [question] = asked;
  const first = ruled.find(({ sentence }) => sentence !== held?.sentence)?.sentence;
  const offered = lines.filter(({ sentence }) => !leavesOpen(sentence));
  const unsure: Unsure = {
    ...(held &&
      !isSurelyHeld(held.sentence) &&
      !(held.sentence.standing.holding >= leastLeading && leadsToOrder(read, held.sentence)) && {
        holding: closest(offered.length > 0 ? offered : lines, 'holding'),
      }),
    ...(question &&
      question.sentence.standing.issue < surely.issue &&
      !asksOnly.test(question.sentence.shown) && { issue: closest(asked, 'issue') }),
  };
  const others = lines.filter(({ sentence }) => sentence !== held?.sentence).map(({ sentence }) => sentence);
  const rules = allRules(read, first, [held?.sentence]);
  const ruling = rules.reduce((sum, rule) => sum + rulingOf(rule), 0);
  if (rules.length > 0 && ruling < surely.rule) unsure.rule = closest(ruled, 'rule');
  return {
    ...(held && !unsure.holding ? { line: { ...held.line, sentence: held.sentence } } : {}),
    held: unsure.holding ? [] : [held?.sentence, ...others].filter((each) => each !== undefined),
    issues: unsure.issue ? [] : allIssues(asked, question),
    rules: unsure.rule ? [] : rules,
    ...(decree ? { decree } : {}),
    unsure,
  };
}

/** What the order is drawn from need not read as a holding. */
const leastLeading = 0.1;
/** Of lines that hardly read as a holding or an order, four in five are none. */
const leastDecided = 0.2;

/** "Moreover, …" adds a reason to what was held before. */
const addsReason = signNamed('adds a reason');
const holds = signNamed('we hold');

function isSurelyHeld(sentence: ReadSentence): boolean {
  if (addsReason.test(sentence.text) && !holds.test(sentence.text)) return false;
  return (
    sentence.standing.holding >= surely.holding && oddsOf(sentence, ['holding', 'decree']) >= leastDecided
  );
}

function closest(scored: readonly { sentence: ReadSentence }[], part: UnsurePart): ReadSentence[] {
  const sentences = new Set(scored.map(({ sentence }) => sentence));
  return [...sentences]
    .toSorted((one, other) => other.standing[part] - one.standing[part])
    .slice(0, mostCandidates);
}

type Scored = { sentence: ReadSentence; score: number };

function ranked(
  read: Read,
  place: 'holding' | 'issue' | 'rule',
  may: (sentence: ReadSentence) => boolean,
  odds: (sentence: ReadSentence) => number = ({ standing }) => standing[place],
): Scored[] {
  return read.sentences
    .filter(may)
    .map((sentence) => ({ sentence, score: Math.log(odds(sentence) + 1e-6) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, considered);
}

/** A court's answer may take more words than a line has: then its clause is cut out, where that stands by itself. */
function linesIn(read: Read, decree: ReadSentence | undefined): (Scored & { line: Line })[] {
  const isHollow = saysNothingOf(read);
  const isAgainst = againstOrderIn(read, decree);
  const ruled = asideFrom(read);
  return ranked(read, 'holding', mayBeHeld)
    .map(({ sentence, score }) => {
      const line = lineOf(sentence) ?? { text: sentence.shown };
      const words = countWords(line.text);
      const less = words > room.holding.atMost ? farTooLong : words > room.holding.words ? tooLong : 0;
      const poor = isHollow(sentence) || leavesOpen(sentence) ? saysLittle : 0;
      const aside = sentence.index >= ruled ? besides : isRarelyHeld(sentence) ? oneMore : 0;
      const other = isAgainst(sentence) ? againstOrder : isOvertaken(read, sentence) ? besides : 0;
      return { sentence, score: score - less - poor - aside - other, line };
    })
    .toSorted((one, other) => other.score - one.score);
}

/** "Having ruled, the Court must also comment on …": from there on the case is decided. */
function asideFrom({ sentences }: Read): number {
  const at = sentences.findIndex(({ text, place }) => place > 0.5 && afterRuling.test(text));
  return at === -1 ? Number.POSITIVE_INFINITY : sentences[at]!.index;
}

const afterRuling =
  /^(?:Having (?:so |thus )?(?:ruled|held|decided|concluded|disposed)\b|Although (?:it is )?(?:not necessary|unnecessary) to (?:the|our) (?:decision|disposition|holding))/;
const besides = 4;
const oneMore = 1.2;
const againstOrder = 2.2;

const tooLong = 0.3;
const farTooLong = 1.2;
const saysLittle = 2;
const mostArgued = 0.25;
/** What decides the case is shown even if it is a little hard to read alone. */
const leastAloneDecided = 0.25;

function mayBeHeld(sentence: ReadSentence): boolean {
  const { odds, shown, voice } = sentence;
  if (!isShowable(sentence, 90, leastAloneDecided) || /\?["”]?$/.test(shown) || isCut(sentence)) return false;
  // What is told as a fact of the case is what the holding is about.
  if (odds.fact > mostToldAsFact || isNeverHeld(sentence) || isOrder(shown)) return false;
  const isArgued = odds.argument >= mostArgued && !concludes(sentence.text);
  return !isArgued && voice !== 'separate' && odds.question < 0.5;
}

const mostToldAsFact = 0.6;

function askedIn(read: Read): (Asked & { score: number })[] {
  const ordinary = ordinaryOpenings(read.sentences);
  const may = (sentence: ReadSentence) =>
    sentence.words <= longestAsking &&
    sentence.voice !== 'separate' &&
    !isCut(sentence) &&
    !isPassedOver(read, sentence);
  const likely = ranked(read, 'issue', may);
  const only = ranked(read, 'issue', (sentence) => may(sentence) && asksOnly.test(sentence.shown)).filter(
    ({ sentence }) => likely.every((each) => each.sentence !== sentence),
  );
  const asked = [...likely, ...only].flatMap(({ sentence, score }) => {
    const question = questionIn(sentence, {
      puts: putsQuestion(sentence),
      isAlone: sentence.alone > leastAlone,
      ordinary,
    });
    return question && !(question.isInferred && asksWhatHappened(sentence, question.text))
      ? [
          {
            ...question,
            sentence,
            score:
              score -
              (question.isInferred ? inferredLess : 0) -
              (sentence.odds.review > 0.4 || asksStep(sentence.shown) ? askedOfReview : 0),
          },
        ]
      : [];
  });
  const isOnly = ({ sentence }: Asked) => Number(asksOnly.test(sentence.shown));
  return asked.length > 0 ? asked.toSorted((one, other) => isOnly(other) - isOnly(one)) : lastAsked(read);
}

/** "Perhaps the tenant could sue to ask whether …. But we need not address that." */
function isPassedOver({ sentences }: Read, { index, paragraphIndex, text }: ReadSentence): boolean {
  const next = sentences[index + 1];
  return supposed.test(text) && next?.paragraphIndex === paragraphIndex && leavesOpen(next);
}

const supposed = signNamed('supposed');

/** What is only told puts no question, unless a ruling is told: "Whether the court rightly dismissed …" */
function asksWhatHappened(sentence: ReadSentence, text: string): boolean {
  return oddsOf(sentence, ['fact', 'proceedings']) > mostTold && !/ rightly | should stand\b/.test(text);
}

const mostTold = 0.75;

/** Where no sentence makes a question: whose judgment is reviewed. */
function lastAsked({ sentences }: Read): (Asked & { score: number })[] {
  const acts = sentences
    .filter((sentence) => oddsOf(sentence, ['proceedings', 'decree']) > 0.5)
    .toSorted((one, other) => other.worth - one.worth);
  for (const sentence of acts) {
    const text = lastQuestion(sentence.shown);
    if (text) return [{ text, isInferred: true, sentence, score: 0 }];
  }
  return [];
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

/** "The sole question posed is …": nothing else is asked. */
const asksOnly =
  /^(?:[^,]{0,40}, )?(?:The|Our|the|our) (?:sole|only|single|precise) (?:\w+ )?(?:questions?|issues?)(?: (?:posed|presented|raised|involved|remaining|before (?:us|the Court)|here|now|in this case|for (?:our |this Court’s )?(?:decision|determination|review)|to be (?:decided|determined)|we (?:must |need )?(?:decide|consider)))*,? (?:is|are)\b/;
const inferredLess = 0.5;
/** How rulings are reviewed is asked in every appeal. */
const askedOfReview = 2.5;
const another = {
  enough: 0.05,
  nearBest: 0.1,
  odds: 0.3,
  alike: 0.55,
};

function allIssues(asked: readonly (Asked & { score: number })[], first: Asked | undefined): Asked[] {
  if (!first) return [];
  const chosen: Asked[] = [first, ...(first.further ?? []).map((text) => ({ ...first, text }))].slice(
    0,
    room.issue.most,
  );
  for (const each of asked) {
    if (chosen.length === room.issue.most) break;
    if (chosen.some((other) => isAlike(each, other))) continue;
    const isNear =
      each.sentence.standing.issue >
      Math.min(another.enough, another.nearBest * first.sentence.standing.issue);
    if (isNear && oddsOf(each.sentence, ['question', 'holding']) > another.odds) chosen.push(each);
  }
  return chosen.map(({ text, isInferred, sentence }) => ({ text, isInferred, sentence }));
}

const isAlike = (one: Asked, other: Asked) =>
  one.sentence === other.sentence || overlapOf(one.sentence.terms, other.sentence.terms) > another.alike;

const mostReview = 0.4;
const lawful = ['law', 'exception', 'holding', 'review'] as const;

function mayRule(sentence: ReadSentence): boolean {
  const { odds, voice, shown, authority } = sentence;
  if (!isShowable(sentence, 90, leastAloneDecided) || /\?["”]?$/.test(shown) || voice === 'separate')
    return false;
  if (ofOne.test(authority) || isNeverHeld(sentence) || leavesToLater(sentence)) return false;
  if (isNoLimit(shown) || faultsPosition(sentence.text)) return false;
  if (tellsOfAnother(sentence) || statesNoLaw(shown) || isCut(sentence) || isAside.test(sentence.text))
    return false;
  if (announcesRule(sentence.text)) return odds.argument < mostArgued;
  if (pointsToBefore.test(shown)) return false;
  return odds.argument < 0.15 && odds.question < 0.4 && oddsOf(sentence, lawful) > 0.25;
}

/** "For example, a keeper may not …": what is said beside the rule. */
const isAside =
  /^(?:\{\d+\} )?(?:Thus, )?(?:[Ff]or (?:example|instance)|In addition|Moreover|Furthermore|Additionally|Also),/;

/** "Those schedules must be filed.", "More papers may also be required." */
const pointsToBefore =
  /\b(?:[Tt]hose|[Tt]hese) [a-z]+s\b(?! (?:that|who|which|whom|whose|of|where|in|with)\b)|^[^,]{0,60} (?:may|must|shall) also be required\.|\bin that (?:matter|case|action|proceeding)\b/;

/** What one judge wrote by himself is no law. */
const ofOne = /\b(?:dissenting|concurring)\b|\((?:dissent|concurrence)\)/i;

/** What happened in another case is no law, whatever was made of it there. */
function tellsOfAnother({ other, text }: ReadSentence): boolean {
  const own = text.replace(/["“][^"”]*["”]|(?<= )['‘][^'’]*['’](?!\w)/g, '');
  return other > 0.5 && happened.test(own) && !stated.test(own);
}

const happened = /\b(?:was|were|had|did|[a-z]{3,}ed)\b/;
const stated =
  /\b(?:is|are|does|do|must|shall|may|can(?:not)?|should|has|have|held|requires?|prohibits?|forbids?|permits?|means|whether|if|when)\b/;

function rulesIn(read: Read): Scored[] {
  const law = isLawIn(read);
  return ranked(
    read,
    'rule',
    (sentence) => law(sentence) && countWords(sentence.shown) <= room.rule.words,
    rulingOf,
  );
}

/** Of what the court says itself is the rule. */
const leastAnnounced = 0.2;

function rulingOf({ standing, text, other }: ReadSentence): number {
  return announcesRule(text) && other < 0.5 ? Math.max(standing.rule, leastAnnounced) : standing.rule;
}

/** What the court strikes down or upholds is what the case is about, and not the law that it is measured by. */
function isLawIn(read: Read): (sentence: ReadSentence) => boolean {
  const measured = challengedIn(read);
  return (sentence) => mayRule(sentence) && !measured?.test(sentence.shown);
}

/** In little room two short lines of the rule say more than one that is long. */
const lengthOfRules = 0.5;
/** What is less likely to be of the rule is not shown for the room that is left. */
const leastStanding = 0.004;

/** The first whatever its length, then what is likeliest to be of the rule too in the room that is left. */
function allRules(
  read: Read,
  first: ReadSentence | undefined,
  taken: readonly (ReadSentence | undefined)[],
): ReadSentence[] {
  if (!first) return [];
  const { most, words } = room.rule;
  const law = isLawIn(read);
  const others = read.sentences
    .filter(
      (sentence) =>
        sentence !== first &&
        !taken.includes(sentence) &&
        rulingOf(sentence) > leastStanding &&
        law(sentence) &&
        // How rulings are reviewed is told where the ruling is.
        sentence.odds.review < mostReview,
    )
    .map((sentence) => ({
      sentence,
      value:
        rulingOf(sentence) ** 0.8 *
        Math.max(oddsOf(sentence, lawful), announcesRule(sentence.text) ? 0.5 : 0) *
        (0.3 + sentence.alone),
    }));
  const left = words - countWords(first.shown);
  return [first, ...best(others, { most: most - 1, words: left }, [first], lengthOfRules)].toSorted(
    (one, other) => one.index - other.index,
  );
}

/** What the court orders: the sentence that was read as its disposition, or the likeliest. */
function decreeOf({ opinion, sentences }: Read): ReadSentence | undefined {
  const { disposition } = opinion;
  const usable = sentences.filter(
    (sentence) =>
      countWords(sentence.shown) <= longestDecree &&
      sentence.voice !== 'party' &&
      !/^(?:It is )?so ordered/i.test(sentence.shown) &&
      !leavesOpen(sentence) &&
      !leavesToLater(sentence),
  );
  const named = usable.filter(
    ({ paragraph, start, end }) =>
      disposition &&
      paragraph.id === disposition.paragraphId &&
      start <= disposition.end &&
      end >= disposition.start,
  );
  const likely = usable.filter(({ odds, shown }) => odds.decree > 0.5 && orders.test(shown));
  const byWorth = (list: readonly ReadSentence[]) =>
    list.toSorted((one, other) => decreeValue(other) - decreeValue(one))[0];
  const [chosen, other] = [byWorth(named), byWorth(likely)];
  if (!chosen) return other;
  return other && decreeValue(other) > 2 * decreeValue(chosen) ? other : chosen;
}

/** An order is shown in full where it cannot be cut: nothing less may stand for it. */
const longestDecree = 130;
const orders = signNamed('orders');

const decreeValue = ({ odds, worth, couldServe }: ReadSentence) =>
  odds.decree * (worth + 0.2 * couldServe + 0.05);

/** The holding, what else is held, and the order, each once. */
export function concludedIn(read: Read, { line, decree, held, rules, issues }: Decided): ReadSentence[] {
  const { most, words } = room.conclusion;
  const ends = [line?.sentence ?? held[0], decree].filter((each) => each !== undefined);
  const left = words - ends.reduce((sum, { shown }) => sum + countWords(shown), 0);
  // A line of the front or end states the outcome where no sentence decrees it.
  const outcomes = decree || !read.opinion.disposition ? 0 : 1;
  const usable = read.sentences
    .map(toHold)
    .filter(
      (sentence) =>
        !ends.some(({ index }) => index === sentence.index) &&
        !rules.some(({ index }) => index === sentence.index) &&
        !isNeverHeld(sentence) &&
        !beforeUs.test(sentence.shown) &&
        !leavesToLater(sentence) &&
        isShowable(sentence, 70, 0) &&
        sentence.voice !== 'separate' &&
        oddsOf(sentence, ['holding', 'decree']) > leastHeld &&
        sentence.odds.argument < 0.2,
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
  issues: readonly Asked[],
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
  if (countWords(sentence.shown) <= 70 || sentence.odds.holding < mostlyHeld || isSomebodys(sentence))
    return sentence;
  const shown = shortened(sentence.shown);
  return shown ? { ...sentence, shown } : sentence;
}

const mostlyHeld = 0.5;

/** Says what is reviewed, and nothing of how. */
const beforeUs =
  /^(?:The|That) (?:order|judgment|decision|ruling|case|appeal) (?:now )?before us\b|^If(?:, \w+,)? we (?:were to )?(?:hold|held|find|found)\b/;
const leastHeld = 0.4;
