/** The facts that made a difference, in story order. */
import { cue } from '../reading/cues.ts';
import type { Judged, Reading } from '../reading/reading.ts';
import { choose, inOrder } from '../text/items.ts';
import { isQuotable } from '../text/readable.ts';
import { type Coverage, coverageOf, type measuringWords } from './coverage.ts';
import { measuring, weigh } from './measures.ts';
import type { Posture } from './posture.ts';
import { factWeights, factWordCounts, factWordWeights } from './weights.ts';

const factCoverage: Coverage = { words: factWordWeights, usual: factWordCounts, weight: 0.45, evenness: 1 };

const mostWords = 128;
const mostSentences = 9;

export function factsOf(
  reading: Reading,
  posture: Posture,
  asked: readonly string[],
  words: ReturnType<typeof measuringWords>,
): Judged[] {
  const measure = measuring(reading, posture, asked);
  const told = new Set([posture.standard, posture.ruling, ...posture.below]);
  const scored = reading.sentences
    .filter((sentence) => !told.has(sentence) && mayBeFact(sentence))
    .map((sentence) => ({ sentence, score: weigh(measure(sentence), factWeights) }));
  const gain = coverageOf(words, factCoverage);
  return inOrder(choose(scored, { most: mostSentences, words: mostWords, sameness: 0.75, gain }));
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
