/** Posture: who seeks relief, the motion or ruling under review and its standard, what the courts below did. */
import { cue } from '../reading/cues.ts';
import { type Judged, namesOf, type Reading } from '../reading/reading.ts';
import { lowerCourt } from '../reading/voice.ts';
import { choose, inOrder } from '../text/items.ts';
import { isDangling, isQuotable } from '../text/readable.ts';

export type Posture = {
  seeksRelief?: Judged;
  /** What of it is told where the facts tell the whole. */
  sought?: string;
  /** Others that tell it nearly as well, best first. */
  seeksToo: Judged[];
  ruling?: Judged;
  standard?: Judged;
  below: Judged[];
};

export const roleNames = /\b(?:petitioner|respondent|appellant|appellee|plaintiff|defendant)s?\b/i;

const strongStart =
  /\b(?:sued|filed (?:\w+ )?(?:petitions?|complaints?|suits?|claims?)\b|filed (?:suit|this|an? (?:\w+ )?(?:action|complaint|petition|suit|lawsuit|motion|claim|charge|appeal|application))|brought (?:this|suit|an? (?:\w+ ){0,2}(?:action|suit|claim|proceeding))|commenced|instituted|(?:was|were) (?:indicted|charged|convicted|tried|found guilty)|petitioned|applied for|appeals (?:from |the |an? |his |her |its |their |to (?:this|the) [Cc]ourt)|(?:[Tt]his|an|direct|timely|present) appeal\b|appealed|petitions? for|seeks? (?:review|relief|damages|an? (?:injunction|order|writ|declar\w+))|sought (?:review|relief|damages|an? (?:injunction|order|writ|declar\w+)))/i;
const weakStart =
  /\b(?:moved (?:to|for)|sought (?:to|an?|the|leave|relief|review|damages)|(?<!to )seeks?|challenge[sd]?|complaint|alleg(?:es|ed|ing)|asked (?:the|this|that) [Cc]ourt|applied (?:to|for))\b/i;

const testifies = /\b(?:testified|testimony|told|explained)\b/;

function startScore({ text, place, isStory, narrative }: Judged, names: readonly string[]): number {
  if (testifies.test(text)) return 0;
  if (/\bnot (?:challenged?|seek|alleged?|required|obliged|entitled)\b/.test(text)) return 0;
  const verb = strongStart.test(text) ? 3 : weakStart.test(text) ? 1.5 : 0;
  if (verb === 0) return 0;
  const named = names.some((name) => text.includes(name)) || roleNames.test(text) ? 1.5 : 0;
  return verb + named + (isStory ? 0.5 : 0) + (1 - place) + Math.min(1, narrative) * 0.3;
}

const motions =
  /\b(?:motions?|summary judgment|directed verdict|judgment (?:as a matter of law|notwithstanding|on the pleadings)|demurrer|injunction|new trial|suppress|dismiss|habeas|verdict|conviction|certif\w+|jury|decree|order|judgment|sentence[ds]?|awarded|damages|writ)\b/i;
const standards =
  /\b(?:we|our|this court) (?!grant)(?:\w+ ){0,2}reviews?\b|\bstandard of review\b|\breview(?:ed|able)? (?:is )?(?:\w+ ){0,6}(?:de novo|for (?:an )?(?:abuse|clear|plain|substantial))|\bde novo\b|\babuse of discretion\b|\bclearly erroneous\b|\bsubstantial evidence\b/i;
const moves =
  /\bmoved (?:to|for)\b|\b(?:filed|made|brought|renewed) (?:a|an|its|his|her|their) (?:\w+ ){0,2}motion\b|\bmotion (?:to|for) /i;
const grantsReview =
  /\b(?:we|this court) (?:granted|noted|allowed|issued)|\bcertiorari (?:was|to)\b|\bprobable jurisdiction\b/i;

const decisive =
  /\b(?:summary judgment|judgment on the pleadings|directed verdict|judgment as a matter of law|dismiss(?:ed|al)?|new trial|suppress|injunction|restraining order|habeas|convict(?:ed|ion)|demurrer|certif(?:y|ied))\b/i;

function rulingScore({ text, voice, salience }: Judged): number {
  if (voice === 'court') return 0;
  const isMotion = moves.test(text);
  const isRuling = voice === 'below' && motions.test(text);
  if (!isMotion && !isRuling) return 0;
  return 1 + salience + (decisive.test(text) ? 1 : 0) + (isMotion && isRuling ? 0.5 : 0);
}

/** Says how the ruling below is reviewed. */
export function isStandard({ text }: Judged): boolean {
  return standards.test(text) && /\breview/i.test(text) && cue.firstPerson.test(text);
}

/** What another statement of who seeks relief may score less than the best and still stand in its place. */
const nearBest = 0.8;

export function postureOf(reading: Reading): Posture {
  const { sentences } = reading;
  const early = sentences.filter(
    ({ isStory, place, announced }) => isStory || place < 0.35 || announced === 'procedure',
  );
  const usable = early.filter(
    ({ shown, voice }) => isQuotable(shown, 5, 70) && voice !== 'precedent' && voice !== 'separate',
  );
  const below = lastActs(usable);
  const underReview = usable
    .filter((sentence) => !below.includes(sentence) && rulingScore(sentence) > 1)
    .map((sentence) => ({ sentence, score: rulingScore(sentence) }));
  const [ruling] = choose(underReview, { most: 1, words: 80 });
  const names = namesOf(reading);
  const seeking = usable
    .filter((sentence) => sentence !== ruling)
    .filter(({ voice, narrative }) => voice !== 'below' && voice !== 'court' && narrative > -0.8)
    .map((sentence) => ({
      sentence,
      score: startScore(sentence, names) - (isDangling(sentence.shown) ? 1 : 0),
    }))
    .filter(({ score }) => score > 2.5);
  const [seeksRelief, ...seeksToo] = choose(seeking, { most: 4, words: 200 });
  const least = (seeking.find(({ sentence }) => sentence === seeksRelief)?.score ?? 0) - nearBest;
  const standard = sentences.find(
    (sentence) => isStandard(sentence) && isQuotable(sentence.shown) && sentence.voice !== 'party',
  );
  return {
    ...(seeksRelief ? { seeksRelief } : {}),
    ...(ruling ? { ruling } : {}),
    ...(standard ? { standard } : {}),
    seeksToo: seeking.flatMap(({ sentence, score }) =>
      seeksToo.includes(sentence) && score >= least ? [sentence] : [],
    ),
    below: below.filter((sentence) => sentence !== seeksRelief),
  };
}

const acted =
  /\b(?:affirmed|reversed|vacated|remanded|granted|denied|dismissed|entered|convicted|sentenced|sustained|enjoined|held|ruled|concluded|found|awarded|upheld|overruled|set aside|certified)\b/;

const disposes =
  /\b(?:affirmed|reversed|vacated|remanded|granted|denied|dismissed|entered (?:an? )?(?:\w+ )?(?:judgment|order|injunction)|convicted|sentenced|sustained|enjoined|upheld|overruled|set aside|certified|awarded)\b/;

/** The last word of each court below, and the grant of review. */
function lastActs(usable: readonly Judged[]): Judged[] {
  const acts = usable.filter(
    ({ voice, text, shown }) =>
      voice === 'below' &&
      acted.test(text) &&
      lowerCourt.test(text) &&
      !cue.holds.test(text) &&
      !cue.concludes.test(text) &&
      !isDangling(shown),
  );
  const disposed = acts.filter(({ text }) => disposes.test(text));
  const ordered = (disposed.length > 0 ? disposed : acts).slice(-2);
  const review = usable.findLast(({ text }) => grantsReview.test(text) && !cue.whether.test(text));
  return review && !ordered.includes(review) ? (inOrder([...ordered, review]) as Judged[]) : ordered;
}
