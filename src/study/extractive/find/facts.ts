/** The facts that made a difference, in story order. */
import { countOf, cue, dateCue } from '../reading/cues.ts';
import type { Judged, Reading } from '../reading/reading.ts';
import { choose, inOrder } from '../text/items.ts';
import { isDangling, isQuotable } from '../text/readable.ts';
import { overlapOf } from '../text/words.ts';
import { type Posture, roleNames } from './posture.ts';

const mostWords = 130;

export function factsOf(
  { sentences, parties }: Reading,
  posture: Posture,
  asked: readonly string[],
): Judged[] {
  const used = new Set([posture.seeksRelief, posture.ruling, posture.standard, ...posture.below]);
  const names = parties.map(({ short }) => short.replace(/^the /, ''));
  const scored = sentences
    .filter((sentence) => !used.has(sentence) && isFactual(sentence))
    .map((sentence) => ({ sentence, score: factScore(sentence, names, asked) }));
  return inOrder(choose(scored, { most: 7, words: mostWords, sameness: 0.7, repetition: 1 }));
}

function isFactual({ shown, text, voice, narrative, isStory, announced, place }: Judged): boolean {
  if (!isQuotable(shown, 6, 60) || /\?["”]?$/.test(text)) return false;
  if (voice === 'court' || voice === 'precedent' || voice === 'separate') return false;
  if (cue.decree.test(text) && (cue.firstPerson.test(text) || place > 0.5)) return false;
  if (
    /amicus curiae|ably discharged|^In this Court,|\bquestions? (?:presented|before us|is whether)\b|\bissues? (?:presented|before us|is whether)\b|\bpresents? the (?:\w+ )?(?:question|issue)|\bwe granted\b/i.test(
      text,
    )
  )
    return false;
  return announced === 'facts' ? narrative > -0.5 : isStory ? narrative > -0.2 : narrative > 1.3;
}

/** Weights fitted to human-written facts: what the opinion dwells on, opens with, and whom it names. */
function factScore(sentence: Judged, names: readonly string[], asked: readonly string[]): number {
  const { text, shown, salience, opening, place, voice } = sentence;
  const named = names.filter((name) => text.includes(name)).length;
  let score = salience * 2 + opening * 2 + named * 0.9 + Math.log(1 + sentence.words) * 0.6;
  score += overlapOf(sentence.terms, asked) * 0.7;
  if (voice === 'below') score += 0.5;
  if (countOf(text, dateCue) > 0) score += 0.3;
  if (place < 0.05) score += 0.3;
  if (roleNames.test(text)) score += 0.25;
  if (sentence.announced === 'facts') score += 0.5;
  if (isDangling(shown)) score -= 0.4;
  if (/^["“]/.test(text)) score -= 0.6;
  return score + Math.min(1, sentence.narrative) * 0.2;
}
