/** The facts that mattered and how the case came here: what happened goes to the one, what was done in court to the other. */
import type { Read, ReadSentence } from '../read/read.ts';
import { isOrder } from './lawless.ts';
import { room } from './room.ts';
import { appealsRuling, beginsSuit, isDoneInCourt, isRuledOn, isStep, moves } from './steps.ts';
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
  const usable = read.sentences.filter((sentence) => !taken.has(sentence) && isTold(sentence));
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

/** Told of this case, and not by a side that argues. */
function isTold(sentence: ReadSentence): boolean {
  const { odds, other, voice, shown } = sentence;
  return (
    isShowable(sentence, 70, 0) &&
    odds.argument < 0.12 &&
    other < mostOther &&
    voice !== 'separate' &&
    !/\?["”]?$/.test(shown)
  );
}

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

export function factsIn(read: Read, taken: Taken): ReadSentence[] {
  const usable = read.sentences.filter(
    (sentence) =>
      !taken.has(sentence) &&
      isTold(sentence) &&
      !saysWhoSpeaks.test(sentence.shown) &&
      !isOrder(sentence.shown) &&
      oddsOf(sentence, ['fact', 'proceedings']) > least.facts,
  );
  const told = legible(read, usable, taken, ['fact', 'proceedings'], leastPaired).map((sentence) => ({
    sentence,
    value: worthTo(sentence, ['fact', 'proceedings']),
  }));
  return best(told, room.facts);
}
