/** The facts in story order, and the posture. */
import { countOf, cue, dateCue } from '../reading/cues.ts';
import type { Judged, Reading } from '../reading/reading.ts';
import { lowerCourt } from '../reading/voice.ts';
import { choose, inOrder } from '../text/items.ts';
import { isDangling, isQuotable } from '../text/readable.ts';
import { overlapOf } from '../text/words.ts';

export type Posture = {
  seeksRelief?: Judged;
  ruling?: Judged;
  standard?: Judged;
  below: Judged[];
};

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

function isFactual({ shown, text, voice, narrative, isStory, announced }: Judged): boolean {
  if (!isQuotable(shown, 6, 60) || /\?["”]?$/.test(text)) return false;
  if (voice === 'court' || voice === 'precedent' || voice === 'separate') return false;
  if (cue.decree.test(text) && cue.firstPerson.test(text)) return false;
  if (/amicus curiae|ably discharged|^In this Court,|\bwe granted\b/i.test(text)) return false;
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

const roleNames = /\b(?:petitioner|respondent|appellant|appellee|plaintiff|defendant)s?\b/i;

const strongStart =
  /\b(?:sued|filed (?:suit|this|an? (?:\w+ )?(?:action|complaint|petition|suit|lawsuit|motion|claim|charge|appeal|application))|brought (?:this|suit|an? (?:\w+ ){0,2}(?:action|suit|claim|proceeding))|commenced|instituted|(?:was|were) (?:indicted|charged|convicted|tried|found guilty)|petitioned|applied for|appeals?\b|appealed|petitions? for|seeks? (?:review|relief|damages|an? (?:injunction|order|writ|declar\w+))|sought (?:review|relief|damages|an? (?:injunction|order|writ|declar\w+)))/i;
const weakStart =
  /\b(?:moved (?:to|for)|sought|seeks?|challenge[sd]?|complaint|alleg(?:es|ed|ing)|asked|applied)\b/i;

function startScore({ text, place, isStory, narrative }: Judged, names: readonly string[]): number {
  if (/\bnot (?:challenged?|seek|alleged?)\b/.test(text)) return 0;
  const verb = strongStart.test(text) ? 3 : weakStart.test(text) ? 1.5 : 0;
  if (verb === 0) return 0;
  const named = names.some((name) => text.includes(name)) || roleNames.test(text) ? 1.5 : 0;
  return verb + named + (isStory ? 0.5 : 0) + (1 - place) + Math.min(1, narrative) * 0.3;
}

const motions =
  /\b(?:motions?|summary judgment|directed verdict|judgment (?:as a matter of law|notwithstanding|on the pleadings)|demurrer|injunction|new trial|suppress|dismiss|habeas|verdict|conviction|certif\w+|jury|decree|order|judgment|sentence[ds]?|awarded|damages|writ)\b/i;
const standards =
  /\b(?:we|our|this court) (?:\w+ ){0,3}review(?:s|ed)?\b|\bstandard of review\b|\breview(?:ed|able)? (?:is )?(?:\w+ ){0,6}(?:de novo|for (?:an )?(?:abuse|clear|plain|substantial))|\bde novo\b|\babuse of discretion\b|\bclearly erroneous\b|\bsubstantial evidence\b/i;
const grantsReview =
  /\b(?:we|this court) (?:granted|noted|allowed|issued)|\bcertiorari (?:was|to)\b|\bprobable jurisdiction\b/i;

export function postureOf({ sentences, parties }: Reading): Posture {
  const early = sentences.filter(
    ({ isStory, place, announced }) => isStory || place < 0.35 || announced === 'procedure',
  );
  const usable = early.filter(
    ({ shown, voice }) => isQuotable(shown, 5, 70) && voice !== 'precedent' && voice !== 'separate',
  );
  const below = lastActs(usable);
  const ruling = usable.find(
    (sentence) => sentence.voice === 'below' && motions.test(sentence.text) && !below.includes(sentence),
  );
  const names = parties.map(({ short }) => short.replace(/^the /, ''));
  const seeking = usable
    .filter(({ voice, narrative }) => voice !== 'below' && voice !== 'court' && narrative > -0.8)
    .map((sentence) => ({
      sentence,
      score: startScore(sentence, names) - (isDangling(sentence.shown) ? 1 : 0),
    }))
    .filter(({ score }) => score > 2.5);
  const [seeksRelief] = choose(seeking, { most: 1, words: 80 });
  const standard = sentences.find(
    ({ text, shown, voice }) =>
      standards.test(text) && isQuotable(shown) && voice !== 'party' && cue.firstPerson.test(text),
  );
  return {
    ...(seeksRelief ? { seeksRelief } : {}),
    ...(ruling ? { ruling } : {}),
    ...(standard ? { standard } : {}),
    below: below.filter((sentence) => sentence !== seeksRelief),
  };
}

const acted =
  /\b(?:affirmed|reversed|vacated|remanded|granted|denied|dismissed|entered|convicted|sentenced|sustained|enjoined|held|ruled|concluded|found|awarded|upheld|overruled|set aside|certified)\b/;

/** The last word of each court below, and the grant of review. */
function lastActs(usable: readonly Judged[]): Judged[] {
  const acts = usable.filter(
    ({ voice, text }) =>
      voice === 'below' && acted.test(text) && lowerCourt.test(text) && !cue.holds.test(text),
  );
  const ordered = acts.slice(-2);
  const review = usable.findLast(({ text }) => grantsReview.test(text) && !cue.whether.test(text));
  return review && !ordered.includes(review) ? (inOrder([...ordered, review]) as Judged[]) : ordered;
}
