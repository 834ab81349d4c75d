/** What is measured in a question before it is chosen: each between 0 and about 2, weighed in `weights.ts`. */
import { cue } from '../reading/cues.ts';
import { type Judged, namesOf, type Reading, weigherOf } from '../read/reading.ts';
import { has } from '../text/scale.ts';
import { countWords, overlapOf, termsOf } from '../text/words.ts';

/** How a question was come by: the court puts it, or it is told by what is held, claimed, stated, done below or mentioned. */
export type Origin = 'announced' | 'held' | 'claimed' | 'verdict' | 'below' | 'mentioned';
export type Asked = { text: string; sentence: Judged; origin: Origin };

export type QuestionWeights = Readonly<
  Record<keyof ReturnType<ReturnType<typeof measuringQuestions>>, number>
>;

/** Human-written questions have some 24 words. */
const usualWords = 24;

export function measuringQuestions(reading: Reading) {
  const { sentences, opinion } = reading;
  const weightOf = weigherOf(sentences);
  const names = namesOf(reading);
  const caseTerms = new Set(termsOf(opinion.caption.caseName ?? ''));
  const held = sentences.filter(({ text, voice }) => voice === 'court' && cue.holds.test(text));
  const heldTerms = new Set(held.flatMap(({ terms }) => terms));
  return ({ text: asked, sentence, origin }: Asked) => {
    const { text, voice, place, announced } = sentence;
    const words = countWords(asked);
    const terms = termsOf(asked);
    return {
      salience: sentence.salience,
      opening: sentence.opening,
      weight: weightOf(terms),
      terms: Math.log(1 + new Set(terms).size),
      length: Math.min(2, Math.abs(words - usualWords) / 20),
      isShort: words < 12 ? 1 : 0,
      isLong: words > 45 ? 1 : 0,
      place,
      isOpening: place < 0.05 ? 1 : 0,
      isLate: place > 0.5 ? 1 : 0,
      isVeryLate: place > 0.9 ? 1 : 0,
      source: has(/\b(?:Amendment|Clause|Act|statute|[Cc]onstitution)|§/, asked),
      sourceBeside: has(/\b(?:Amendment|Clause|Act|statute|[Cc]onstitution)|§/, text),
      opens: has(cue.opensQuestion, text),
      names: has(namesQuestion, text),
      grants: has(/\bwe granted\b|certiorari|\bwe (?:noted|agreed to)\b/i, text),
      mark: has(/\?/, asked),
      whether: has(/^Whether/, asked),
      leans: has(/^(?:Whether )?(?:it|this|that|they|he|she|such|these|those|there)\b/i, asked),
      below: voice === 'below' ? 1 : 0,
      party: voice === 'party' ? 1 : 0,
      court: voice === 'court' ? 1 : 0,
      precedent: voice === 'precedent' ? 1 : 0,
      underIssue: announced === 'issue' ? 1 : 0,
      story: sentence.isStory ? 1 : 0,
      isAnnounced: origin === 'announced' ? 1 : 0,
      isHeld: origin === 'held' ? 1 : 0,
      isClaimed: origin === 'claimed' ? 1 : 0,
      isBelow: origin === 'below' ? 1 : 0,
      isMentioned: origin === 'mentioned' ? 1 : 0,
      parties: names.filter((name) => asked.includes(name)).length,
      caseName: overlapOf(terms, caseTerms),
      heldShare: overlapOf(terms, heldTerms),
      verdict: has(cue.verdict, asked),
      general: has(/\b(?:an?|any|every) [a-z]/, asked),
      capitals: Math.min(2, (asked.match(/(?<=[a-z,] )[A-Z][a-z]+/g)?.length ?? 0) / 3),
      numbers: Math.min(2, (asked.match(/\d+/g)?.length ?? 0) / 3),
    };
  };
}

const namesQuestion =
  /question (?:\w+ ){0,3}(?:is )?whether|questions? (?:presented|before us|for (?:decision|our|review))|issues? (?:before us|presented|on appeal)/i;
