/** The facts that mattered and how the case came here: what happened goes to the one, what was done in court to the other. */
import { cueNamed } from '../read/cues.ts';
import type { Read, ReadSentence } from '../read/read.ts';
import { room } from './room.ts';
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
  const done = usable.filter(({ odds, text }) => odds.proceedings > least.posture && procedural.test(text));
  const steps = legible(read, done, taken, ['proceedings']).map((sentence) => ({
    sentence,
    value: worthTo(sentence, ['proceedings']),
  }));
  const chosen = best(steps, room.posture);
  const standard = standardIn(read, taken);
  const seeksRelief = chosen.find(({ text }) => begun.some((cue) => cue.test(text)));
  const ruling = chosen.find((step) => step !== seeksRelief && moved.test(step.text));
  const below = chosen.filter((step) => step !== seeksRelief && step !== ruling);
  return {
    ...(seeksRelief ? { seeksRelief } : {}),
    ...(ruling ? { ruling } : {}),
    ...(standard ? { standard } : {}),
    below,
  };
}

/** A court, or what is done before one. */
const procedural =
  /\b(?:[Cc]ourts?|[Jj]udges?|jury|juries|[Cc]ircuit|[Bb]oard|[Cc]ommission\w*|[Aa]genc\w+|[Aa]ppeal\w*|certiorari|motions?|mov(?:ed|es)|judgments?|verdicts?|trial|hearing|complaint|petition\w*|indict\w+|charg\w+|convict\w+|sentenc\w+|pleaded|pled|guilty|suit|sued|action|filed|injunction|summary|granted|denied|affirmed|reversed|dismissed|remanded|ALJ|arbitrat\w+|proceedings?|claims?)\b/;

const begun = [cueNamed('sued'), cueNamed('charged')];
const moved = cueNamed('moved');

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
const saysWhoSpeaks = /^(?:We\b|["“])/;

export function factsIn(read: Read, taken: Taken): ReadSentence[] {
  const usable = read.sentences.filter(
    (sentence) =>
      !taken.has(sentence) &&
      isTold(sentence) &&
      !saysWhoSpeaks.test(sentence.shown) &&
      oddsOf(sentence, ['fact', 'proceedings']) > least.facts,
  );
  const told = legible(read, usable, taken, ['fact', 'proceedings'], leastPaired).map((sentence) => ({
    sentence,
    value: worthTo(sentence, ['fact', 'proceedings']),
  }));
  return best(told, room.facts);
}
