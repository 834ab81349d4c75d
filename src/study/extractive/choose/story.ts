/** The facts that mattered and how the case came here: what happened goes to the one, what was done in court to the other. */
import type { Cue } from '../read/cues.ts';
import type { Read, ReadSentence } from '../read/read.ts';
import { countWords } from '../text/words.ts';
import { ofAnyCase } from './hollow.ts';
import { happensOutside } from './in-court.ts';
import { isOrder } from './lawless.ts';
import { room } from './room.ts';
import { signNamed } from './signs.ts';
import {
  appealsRuling,
  asksRelief,
  beginsSuit,
  courtRuling,
  isDoneInCourt,
  isRuledOn,
  isStep,
  moves,
  ordersBelow,
  rulesOnAppeal,
  tellsItWasTaken,
} from './steps.ts';
import { legible } from './together.ts';
import { best, isShowable, oddsOf, worthTo } from './value.ts';

export type Posture = {
  seeksRelief?: ReadSentence;
  ruling?: ReadSentence;
  standard?: ReadSentence;
  below: ReadSentence[];
};

const least = { facts: 0.45, posture: 0.45, begun: 0.06, review: 0.4 };
const mostOther = 0.95;
const leastAloneBegun = 0.5;
const suitBegun = signNamed('suit begun');

const isRuling = ({ parts, text, shown, odds }: ReadSentence) =>
  [shown, ...(parts ?? [{ shown: text }]).map((part) => part.shown)].some(
    (each) => courtRuling(each) !== undefined || (odds.proceedings > surelyDone && theCourtRuled.test(each)),
  );

/** Where something surely was done below, "the court" is the one that did it. */
const surelyDone = 0.7;
const theCourtRuled =
  /^(?:[^,]{3,60}, )?[Tt]he court (?:then |also |later |thereafter |subsequently )?(?:entered|granted|denied|dismissed|sustained|overruled|refused|ruled|issued)\b/;

/** "The Court of Appeals reversed.": too short to be worth much, and the very ruling under review. */
const isOutcomeOnAppeal = ({ odds, shown }: ReadSentence) =>
  odds.proceedings > surelyDone && countWords(shown) <= mostWordsOfOutcome && rulesOnAppeal(shown);
const mostWordsOfOutcome = 12;

/** What the likeliest holding and question speak of: of several rulings the one on that is reviewed. */
function termsDecided({ sentences }: Read): ReadonlySet<string> {
  const top = (place: 'holding' | 'issue') =>
    sentences.toSorted((one, other) => other.standing[place] - one.standing[place]).slice(0, 2);
  return new Set(
    [...top('holding'), ...top('issue')].flatMap(({ terms }) => terms).filter((term) => !ofAnyCase.has(term)),
  );
}

function share({ terms }: ReadSentence, decided: ReadonlySet<string>): number {
  const own = new Set(terms.filter((term) => !ofAnyCase.has(term)));
  if (own.size === 0) return 0;
  return [...own].filter((term) => decided.has(term)).length / own.size;
}

export type Taken = ReadonlySet<ReadSentence>;

export function postureIn(read: Read, taken: Taken): Posture {
  const end = decreedAt(read);
  const told = isToldIn(read);
  const usable = read.sentences.filter(
    (sentence) => !taken.has(sentence) && told(sentence) && sentence.index <= end,
  );
  const done = usable.filter(
    ({ odds, text }) =>
      (odds.proceedings > least.posture || (odds.proceedings > least.begun && suitBegun.test(text))) &&
      isStep(text),
  );
  const decided = termsDecided(read);
  // Who sued for what is told even where it reads a little less well alone.
  const begun = done.filter(({ text, alone }) => suitBegun.test(text) && alone > leastAloneBegun);
  const others = done.filter((step) => !begun.includes(step));
  // How the case comes up is told once, however often the opinion says it.
  const appeal = others.find(({ text }) => appealsRuling(text));
  const isOfRuling = (step: ReadSentence) => step.index === appeal?.index || isRuling(step);
  const steps = [...begun, ...legible(read, others, taken, ['proceedings'])].map((sentence) => ({
    sentence,
    value:
      worthTo(sentence, ['proceedings']) * (isOfRuling(sentence) ? 1 + 1.5 * share(sentence, decided) : 1),
  }));
  const chosen = best(steps, room.posture);
  const standard = standardIn(read, taken);
  const asking = chosen.filter(({ text }) => beginsSuit(text) && asksRelief(text) > 0);
  const seeksRelief = asking.find(({ text }) => asksRelief(text) > 1) ?? asking[0];
  const rest = chosen.filter((step) => step !== seeksRelief);
  const first = (is: (text: string) => boolean) => rest.find(({ text }) => is(text));
  // Of several rulings the last is under review, and a motion once it is ruled on.
  const last = (is: (text: string) => boolean) => rest.findLast(({ text }) => is(text));
  const ordered = last(ordersBelow);
  const onAppeal = usable.findLast(isOutcomeOnAppeal);
  const ruling =
    first(appealsRuling) ??
    (onAppeal && onAppeal.index > (ordered?.index ?? -1) ? onAppeal : ordered) ??
    first(isRuledOn) ??
    last((text) => courtRuling(text) !== undefined) ??
    first(moves);
  const below = rest.filter((step) => step !== ruling && isDoneInCourt(step.text));
  return {
    ...(seeksRelief ? { seeksRelief } : {}),
    ...(ruling ? { ruling } : {}),
    ...(standard ? { standard } : {}),
    below,
  };
}

/** What stands after the order tells of what came later. */
function decreedAt({ sentences }: Read): number {
  const last = sentences.findLast(({ odds, place }) => odds.decree > 0.6 && place > 0.7);
  return last?.index ?? Number.POSITIVE_INFINITY;
}

/** Told of this case, neither by a side that argues nor of a suit that ended before. */
function isToldIn(read: Read): (sentence: ReadSentence) => boolean {
  const isEarlier = earlierSuitIn(read);
  return (sentence) => isTold(sentence) && !isEarlier(sentence);
}

function isTold(sentence: ReadSentence): boolean {
  const { odds, voice, shown } = sentence;
  return (
    isShowable(sentence, 70, 0) &&
    odds.argument < 0.12 &&
    !tellsOfAnotherCase(sentence) &&
    !ofNamedCase.test(shown) &&
    !saidByParty.test(shown) &&
    voice !== 'separate' &&
    !/\?["”]?$/.test(shown)
  );
}

/** "According to the State, the trial began in May." */
const saidByParty =
  /^According to (?:the )?(?:[Dd]efendants?|[Pp]laintiffs?|[Pp]etitioners?|[Rr]espondents?|[Aa]ppell\w+|State|Government|People|Commonwealth)\b/;

/** "In the Cumming case, taxpayers sought an injunction." */
const ofNamedCase = /^In the [A-Z][\w’'-]+(?: [A-Z]\w+)? [Cc]ases?\b/;

/** The name of a case may stand only where the sentence says whence it has its words, or beside this very suit. */
function tellsOfAnotherCase({ other, text }: ReadSentence): boolean {
  if (other < mostOther) return false;
  const without = text.replace(sourceAtEnd, '');
  return !thisSuit.test(text) && !(without !== text && !namesCase.test(without));
}

const sourceAtEnd = signNamed('source at the end');
const thisSuit = signNamed('this suit');
const namesCase =
  / v\. |\b[Ii]n (?!(?:the|each|all|this|these|those|that|its|his|her|their|\d)\b)[A-Z]\w+[, ]/;

/** "We vacated the judgment. … On April 1 respondents filed this action.": what was done before is of another suit. */
function earlierSuitIn({ sentences }: Read): (sentence: ReadSentence) => boolean {
  const begins = sentences.findIndex(({ text }) => beginsThis.test(text));
  const ends = sentences.slice(0, Math.max(0, begins)).findLastIndex(({ text }) => endsSuit.test(text));
  const from = ends === -1 ? -1 : sentences.slice(0, ends).findIndex(({ text }) => suitBegun.test(text));
  if (from === -1) return () => false;
  return ({ index, odds, parts }) =>
    index >= from && (parts?.[0]?.index ?? index) <= ends && odds.proceedings > odds.fact;
}

const beginsThis = signNamed('begins this suit');
const endsSuit = signNamed('ends a suit');

function standardIn({ sentences }: Read, taken: Taken): ReadSentence | undefined {
  const usable = sentences.filter(
    (sentence) =>
      sentence.odds.review > least.review && !taken.has(sentence) && isShowable(sentence, 70, 0.2),
  );
  const value = (sentence: ReadSentence) =>
    worthTo(sentence, ['review']) + 0.2 * sentence.odds.review * sentence.alone;
  return usable.toSorted((one, other) => value(other) - value(one))[0];
}

/** Most stories hold more facts than room: one that matters little brings no other with it. */
const leastPaired = 0.17;

/** Rows of what is found among the facts and is none: a name, a pattern, a sentence that has it and one that has not. */
export const noFacts: readonly Cue[] = [
  {
    name: 'appeals and argues',
    pattern:
      /\bappeals?\b[^.;]{0,120}\b(?:arguing|contending|asserting|claiming|urging|maintaining|alleging|challenging) /,
    yes: 'Marlow appeals the judgment arguing that it has the better right.',
    no: 'Marlow appealed the judgment in May.',
  },
  {
    name: 'a side points out',
    pattern:
      /^(?:The )?[A-Z][\w’']+(?: [A-Z][\w’']+)? (?:\w+ly |also )?(?:notes|points out|emphasizes|stresses|insists|observes) that\b/,
    yes: 'Marlow notes that the keeper never spoke of a light.',
    no: 'Marlow noted that the light was out.',
  },
  {
    name: 'argued orally',
    pattern:
      /\bheard oral arguments?\b|\b(?:oral argument|hearing) (?:was|were) (?:held|had|set|scheduled)\b/,
    yes: 'After the judgment was entered, it heard oral argument on the motion.',
    no: 'The keeper heard the argument of two tenants.',
  },
  {
    name: 'roadmap',
    pattern:
      /^(?:\W*In (?:this|the (?:present|instant)) [^,]{3,140}, |[^,]{0,40}, )?we (?:now |here |first |next |must |are asked to |are called on to )?(?:examine|consider|decide|address|review|determine|revisit|turn|begin|explore|analyze)\b/i,
    yes: 'In this action in the county court for rent, we examine the effect of an earlier lease.',
    no: 'In this action in the county court for rent, the keeper paid.',
  },
  {
    name: 'jurisdiction',
    pattern:
      /\b(?:exclusive |original |appellate )?jurisdiction (?:\w+ )?(?:vests?|vested|lies|lay|attaches|attached)\b/,
    yes: 'Once she was indicted, exclusive jurisdiction vested in the district court.',
    no: 'The pier lies in the jurisdiction of the board.',
  },
];

/** "We draw the facts from the record" is no fact, nor is what another court's opinion is quoted to say. */
const saysWhoSpeaks =
  /^(?:We\b|On appeal\b|["“]|Having (?:so )?(?:ruled|found|held|said)\b)|\b[Tt]h(?:e|is) Court (?:also |therefore |further )?(?:finds|concludes|holds|must|credits|determines)\b/;

/** When a court heard a case is no fact of it. */
const ofCalendar =
  /\b(?:re)?argu(?:ed|ment) (?:was|were|in|during|at|before|this|last|on)\b[^.]{0,60}\b(?:Term|heard|[Cc]ourt|devoted|set|docket)\b|^(?:[Rr]e)?[Aa]rgument\b/;

/** What was only done in court is mostly left over from the posture. */
const ofCourtAlone = 0.6;

export function factsIn(read: Read, taken: Taken): ReadSentence[] {
  const told = isToldIn(read);
  const usable = read.sentences.filter(
    (sentence) =>
      !taken.has(sentence) &&
      told(sentence) &&
      !saysWhoSpeaks.test(sentence.shown) &&
      !noFacts.some(({ pattern }) => pattern.test(sentence.shown)) &&
      !tellsItWasTaken(sentence.shown) &&
      !isOrder(sentence.shown) &&
      !courtRuling(sentence.text) &&
      !ofCalendar.test(sentence.shown) &&
      oddsOf(sentence, ['fact', 'proceedings']) > least.facts,
  );
  const valued = legible(read, usable, taken, ['fact', 'proceedings'], leastPaired).map((sentence) => ({
    sentence,
    value:
      worthTo(sentence, ['fact']) +
      worthTo(sentence, ['proceedings']) * (happensOutside(sentence.shown) ? 1 : ofCourtAlone),
  }));
  return best(valued, room.facts);
}
