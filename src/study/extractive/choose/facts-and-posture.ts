/** The facts that mattered and how the case came here: what happened goes to the one, what was done in court to the other. */
import { circuitNames } from '../../../opinion/court-kinds.ts';
import { oneOf, pattern } from '../../language/grammar.ts';
import { countWords } from '../../language/words.ts';
import type { Read, ReadSentence } from '../reading.ts';
import { ofAnyCase } from '../text/any-case.ts';
import { legible } from './joined.ts';
import { room } from './room.ts';
import {
  appealsRuling,
  asksRelief,
  beginsSuit,
  courtRuling,
  isDoneInCourt,
  isRuledOn,
  isStep,
  ordersBelow,
  rulesOnAppeal,
  tellsItWasTaken,
} from './steps.ts';
import { best, isAsked, isShowable, oddsOf, worthTo } from './value.ts';

export type Posture = {
  seeksRelief?: ReadSentence;
  ruling?: ReadSentence;
  standard?: ReadSentence;
  below: ReadSentence[];
};

const least = { facts: 0.5, posture: 0.45, review: 0.4 };
const mostOther = 0.95;
const leastAloneBegun = 0.5;

const isRuling = ({ parts, text, shown, odds }: ReadSentence) =>
  [shown, ...(parts ?? [{ shown: text }]).map((part) => part.shown)].some(
    (each) => courtRuling(each) !== undefined || (odds.proceedings > surelyDone && theCourtRuled.test(each)),
  );

/** Where something surely was done below, "the court" is the one that did it. */
const surelyDone = 0.7;
const ruled = oneOf`entered|granted|denied|dismissed|sustained|overruled|refused|ruled|issued`;
const theCourtRuled = pattern`
  ^(?:[^,]{3,60}, )?[Tt]he court (?:then |also |later |thereafter |subsequently )?${ruled}\b`;

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

/** A federal circuit is below the Supreme Court alone, and a court of appeals may call itself one. */
const isOfStrangers = (shown: string, court: string | undefined) =>
  court !== undefined && circuit.test(shown) && !reviewsCircuits.test(court);
const circuit = new RegExp(String.raw`\b(?:${circuitNames}) Circuit\b`);
const reviewsCircuits = /Supreme Court of the United States|Circuit/;

export function postureIn(read: Read, taken: Taken): Posture {
  const end = decreedAt(read);
  const usable = read.sentences.filter(
    (sentence) =>
      !taken.has(sentence) &&
      isTold(sentence) &&
      sentence.index <= end &&
      !isOfStrangers(sentence.shown, read.opinion.caption.court),
  );
  const done = usable.filter(({ odds, text }) => odds.proceedings > least.posture && isStep(text));
  const decided = termsDecided(read);
  // Who sued for what is told even where it reads a little less well alone.
  const begun = done.filter(({ text, alone }) => beginsSuit(text) && alone > leastAloneBegun);
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
  const first = (is: (text: string) => boolean) => rest.find((step) => says(step, is));
  // Of several rulings the last is under review, and a motion once it is ruled on.
  const last = (is: (text: string) => boolean) => rest.findLast((step) => says(step, is));
  const ordered = last(ordersBelow);
  const onAppeal = usable.findLast(isOutcomeOnAppeal);
  const ruling =
    first(appealsRuling) ??
    (onAppeal && onAppeal.index > (ordered?.index ?? -1) ? onAppeal : ordered) ??
    first(isRuledOn) ??
    last((text) => courtRuling(text) !== undefined);
  const below = rest.filter((step) => step !== ruling && isDoneInCourt(step.text));
  return {
    ...(seeksRelief ? { seeksRelief } : {}),
    ...(ruling ? { ruling } : {}),
    ...(standard ? { standard } : {}),
    below,
  };
}

/** Of two sentences that are shown as one, either says it, or both together. */
const says = ({ parts, text, shown }: ReadSentence, is: (text: string) => boolean) =>
  is(text) || (parts !== undefined && (is(shown) || parts.some((part) => is(part.text))));

/** What stands after the order tells of what came later. */
function decreedAt({ sentences }: Read): number {
  const last = sentences.findLast(({ odds, place }) => odds.decree > 0.6 && place > 0.7);
  return last?.index ?? Number.POSITIVE_INFINITY;
}

/** Told of this case, and not by a side that argues. */
const isTold = (sentence: ReadSentence) =>
  isShowable(sentence, 70, 0) &&
  sentence.odds.argument < mostArgued &&
  sentence.other < mostOther &&
  sentence.voice !== 'separate' &&
  !isAsked(sentence);

const mostArgued = 0.05;

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

/** What was only done in court is mostly left over from the posture. */
const ofCourtAlone = 0.6;

/**
 * Chosen among the facts, for the sake of what is needed, and more likely done in court: it is told with the posture. Of what
 * facts show, read by weights not fitted to it, one in six was such a step before.
 */
export const isRatherStep = ({ odds }: ReadSentence): boolean => odds.proceedings > odds.fact;

export function factsIn(read: Read, taken: Taken): ReadSentence[] {
  const usable = read.sentences.filter(
    (sentence) =>
      !taken.has(sentence) &&
      isTold(sentence) &&
      !tellsItWasTaken(sentence.shown) &&
      oddsOf(sentence, ['fact', 'proceedings']) > least.facts,
  );
  const valued = legible(read, usable, taken, ['fact', 'proceedings'], leastPaired).map((sentence) => ({
    sentence,
    value: worthTo(sentence, ['fact']) + worthTo(sentence, ['proceedings']) * ofCourtAlone,
  }));
  return best(valued, room.facts);
}
