/** The facts that made a difference, in story order. */
import { cue } from '../reading/cues.ts';
import type { Judged, Reading } from '../reading/reading.ts';
import { choose, inOrder } from '../text/items.ts';
import { isQuotable } from '../text/readable.ts';
import { measuring, weigh } from './measures.ts';
import type { Posture } from './posture.ts';
import { factWeights } from './weights.ts';

const mostWords = 130;
const mostSentences = 9;
/** What courts below did belongs to the posture; the story needs only where it led. */
const mostRulings = 2;

export function factsOf(reading: Reading, posture: Posture, asked: readonly string[]): Judged[] {
  const measure = measuring(reading, posture, asked);
  const told = new Set([posture.standard, ...posture.below]);
  const scored = reading.sentences
    .filter((sentence) => !told.has(sentence) && mayBeFact(sentence))
    .map((sentence) => ({ sentence, score: weigh(measure(sentence), factWeights) }));
  const rulings = new Set(
    scored
      .filter(({ sentence }) => sentence.voice === 'below')
      .toSorted((one, other) => other.score - one.score)
      .slice(mostRulings)
      .map(({ sentence }) => sentence),
  );
  const candidates = scored.filter(({ sentence }) => !rulings.has(sentence));
  return inOrder(
    choose(candidates, { most: mostSentences, words: mostWords, sameness: 0.75, repetition: 0.1 }),
  );
}

/** Told, rather than argued or decided. */
export function mayBeFact({ shown, text, voice, narrative, isStory, announced, place }: Judged): boolean {
  if (!isQuotable(shown, 6, 60) || /\?["”]?$/.test(text)) return false;
  if (voice === 'court' || voice === 'precedent' || voice === 'separate') return false;
  if (voice === 'party' && !isStory) return false;
  if (cue.decree.test(text) && (cue.firstPerson.test(text) || place > 0.5)) return false;
  if (signpost.test(text)) return false;
  return announced === 'facts' || isStory || place < 0.06 ? narrative > -1 : narrative > 0.5;
}

const signpost =
  /amicus curiae|ably discharged|^In this Court,|\b(?:questions?|issues?) (?:presented|before us|is whether)\b|\bpresents? the (?:\w+ )?(?:question|issue)|\bwe granted\b/i;
