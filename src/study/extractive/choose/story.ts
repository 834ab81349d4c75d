/** The facts that mattered and how the case came here: what happened goes to the one, what was done in court to the other. */
import type { Read, ReadSentence } from '../read/read.ts';
import { isOrder } from './lawless.ts';
import { room } from './room.ts';
import { appealsRuling, beginsSuit, courtRuling, isDoneInCourt, isRuledOn, isStep, moves } from './steps.ts';
import { legible } from './together.ts';
import { best, isShowable, oddsOf, worthTo } from './value.ts';

export type Posture = {
  seeksRelief?: ReadSentence;
  ruling?: ReadSentence;
  standard?: ReadSentence;
  below: ReadSentence[];
};

const least = { facts: 0.45, posture: 0.45, review: 0.4 };
const mostOther = 0.95;

export type Taken = ReadonlySet<ReadSentence>;

export function postureIn(read: Read, taken: Taken): Posture {
  const end = decreedAt(read);
  const usable = read.sentences.filter(
    (sentence) => !taken.has(sentence) && isTold(sentence) && sentence.index <= end,
  );
  const done = usable.filter(({ odds, text }) => odds.proceedings > least.posture && isStep(text));
  const steps = legible(read, done, taken, ['proceedings']).map((sentence) => ({
    sentence,
    value: worthTo(sentence, ['proceedings']),
  }));
  const chosen = best(steps, room.posture);
  const standard = standardIn(read, taken);
  const seeksRelief = chosen.find(({ text }) => beginsSuit(text));
  const others = chosen.filter((step) => step !== seeksRelief);
  const first = (is: (text: string) => boolean) => others.find(({ text }) => is(text));
  // A motion is under review once it is ruled on.
  const ruling = first(appealsRuling) ?? first(isRuledOn) ?? first(moves);
  const below = others.filter((step) => step !== ruling && isDoneInCourt(step.text));
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

/** Told of this case, and not by a side that argues. */
function isTold(sentence: ReadSentence): boolean {
  const { odds, other, voice, shown } = sentence;
  return (
    isShowable(sentence, 70, 0) &&
    odds.argument < 0.12 &&
    (other < mostOther || tellsOfThis.test(shown)) &&
    voice !== 'separate' &&
    !/\?["”]?$/.test(shown)
  );
}

/** However many cases it cites. */
const tellsOfThis =
  /\b(?:this|the present|the instant) (?:action|suit|case|proceeding|lawsuit)\b|^(?:[^,]{3,40}, )?(?:[Tt]he )?(?:two |three |several )?(?:respondents?|petitioners?|plaintiffs?|appellants?|appellees?|defendants?)\b|\bthree-judge\b/i;

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

/** "We draw the facts from the record" is no fact, nor is what another court's opinion is quoted to say. */
const saysWhoSpeaks =
  /^(?:We\b|On appeal\b|["“]|Having (?:so )?(?:ruled|found|held|said)\b)|\b[Tt]h(?:e|is) Court (?:also |therefore |further )?(?:finds|concludes|holds|must|credits|determines)\b/;

/** When a court heard a case is no fact of it. */
const ofCalendar =
  /\b(?:re)?argu(?:ed|ment) (?:was|were|in|during|at|before|this|last|on)\b[^.]{0,60}\b(?:Term|heard|[Cc]ourt|devoted|set|docket)\b|^(?:[Rr]e)?[Aa]rgument\b/;

export function factsIn(read: Read, taken: Taken): ReadSentence[] {
  const usable = read.sentences.filter(
    (sentence) =>
      !taken.has(sentence) &&
      isTold(sentence) &&
      !saysWhoSpeaks.test(sentence.shown) &&
      !isOrder(sentence.shown) &&
      !courtRuling(sentence.text) &&
      !ofCalendar.test(sentence.shown) &&
      oddsOf(sentence, ['fact', 'proceedings']) > least.facts,
  );
  const told = legible(read, usable, taken, ['fact', 'proceedings'], leastPaired).map((sentence) => ({
    sentence,
    value: worthTo(sentence, ['fact', 'proceedings']),
  }));
  return best(told, room.facts);
}
