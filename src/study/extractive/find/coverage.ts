/** What a sentence adds of the words that a person's brief of the opinion is likely to use, each until it was said. */
import { namesOf, type Reading } from '../read/reading.ts';
import type { Gain } from '../text/items.ts';
import { once } from '../text/once.ts';
import { withinTwo } from '../text/scale.ts';
import type { Sentence } from '../text/sentence.ts';
import { plainWordsOf } from '../text/words.ts';
import { tellsEvent } from './event.ts';
import { weigh } from './measures.ts';

const openingSentences = 15;
const fromEnd = 0.85;

type Uses = {
  all: number;
  opening: number;
  story: number;
  end: number;
  event: number;
  party: number;
  narrative: number;
};

const usesIn: (reading: Reading) => Map<string, Uses> = once((reading) => {
  const { sentences } = reading;
  const names = namesOf(reading);
  const uses = new Map<string, Uses>();
  sentences.forEach(({ shown, text, isStory, place, voice, narrative }, index) => {
    const isEvent = voice === 'narrator' && tellsEvent(text);
    const isOfParty = names.some((name) => text.includes(name));
    for (const word of new Set(plainWordsOf(shown))) {
      const known = uses.get(word) ?? {
        all: 0,
        opening: 0,
        story: 0,
        end: 0,
        event: 0,
        party: 0,
        narrative: 0,
      };
      known.all += 1;
      if (index < openingSentences) known.opening += 1;
      if (isStory) known.story += 1;
      if (place > fromEnd) known.end += 1;
      if (isEvent) known.event += 1;
      if (isOfParty) known.party += 1;
      known.narrative += narrative;
      uses.set(word, known);
    }
  });
  return uses;
});

export type WordMeasure = keyof ReturnType<typeof measuresOf>;
export type WordWeights = Readonly<Record<WordMeasure, number>>;
/** How often words of no matter of their own stand in a person's brief. */
export type UsualCounts = Readonly<Record<string, number>>;

function measuresOf(
  word: string,
  { all, opening, story, end, event, party, narrative }: Uses,
  isHeld: boolean,
  isAsked: boolean,
) {
  return {
    all: Math.log(1 + all),
    opening: Math.log(1 + opening),
    story: Math.log(1 + story),
    end: Math.log(1 + end),
    storyShare: story / (1 + all),
    isInOpening: opening > 0 ? 1 : 0,
    isUsedOnce: all === 1 ? 1 : 0,
    isHeld: isHeld ? 1 : 0,
    isAsked: isAsked ? 1 : 0,
    isNumber: /^\d/.test(word) ? 1 : 0,
    length: Math.min(10, word.length) / 5,
    event: Math.log(1 + event),
    party: Math.log(1 + party),
    narrative: withinTwo(narrative / Math.max(1, all)),
  };
}

/** Every word of the opinion with its measures. */
export function measuringWords(reading: Reading, held: readonly Sentence[], asked: readonly string[]) {
  const heldWords = new Set(held.flatMap(({ shown }) => plainWordsOf(shown)));
  const askedWords = new Set(asked.flatMap(plainWordsOf));
  return [...usesIn(reading)].map(([word, uses]) => ({
    word,
    measures: measuresOf(word, uses, heldWords.has(word), askedWords.has(word)),
  }));
}

export type Coverage = { words: WordWeights; usual: UsualCounts; weight: number; evenness: number };

/** A word of matter counts again at half its worth. */
const again = 0.5;

export function coverageOf(
  words: ReturnType<typeof measuringWords>,
  { words: weights, usual, weight, evenness }: Coverage,
): Gain {
  const expected = new Map(
    words.map(({ word, measures }) => [word, usual[word] ?? Math.max(0, weigh(measures, weights))]),
  );
  const said = new Map<string, number>();
  return {
    of({ shown }) {
      const own = plainWordsOf(shown);
      const counts = new Map<string, number>();
      let gain = 0;
      for (const word of own) {
        const before = (said.get(word) ?? 0) + (counts.get(word) ?? 0);
        const left = (expected.get(word) ?? 0) - before * (word in usual ? 1 : again);
        gain += Math.max(0, Math.min(1, left));
        counts.set(word, (counts.get(word) ?? 0) + 1);
      }
      return (weight * gain) / Math.max(1, own.length) ** evenness;
    },
    take({ shown }) {
      for (const word of plainWordsOf(shown)) said.set(word, (said.get(word) ?? 0) + 1);
    },
  };
}
