/** Posture: who seeks relief, the motion or ruling under review and its standard, what the courts below did. */
import { cue } from '../reading/cues.ts';
import { type Judged, namesOf, type Reading } from '../read/reading.ts';
import { lowerCourt } from '../read/voice.ts';
import { choose, inOrder } from '../text/items.ts';
import { isDangling, isQuotable } from '../text/readable.ts';

export type Posture = {
  seeksRelief?: Judged;
  /** Others that tell it nearly as well, best first. */
  seeksToo: Judged[];
  ruling?: Judged;
  standard?: Judged;
  below: Judged[];
  /** What is told of those steps that the facts tell whole. */
  inBrief: ReadonlyMap<Judged, string>;
};

export const roleNames = /\b(?:petitioner|respondent|appellant|appellee|plaintiff|defendant)s?\b/i;

const strongStart =
  /\b(?:sued|filed (?:\w+ )?(?:petitions?|complaints?|suits?|claims?)\b|filed (?:suit|this|these|an? (?:[\w-]+ )*?(?:action|complaint|petition|suit|lawsuit|claim|charge|application|appeal))|brought (?:this|these|suits?\b|an? (?:\w+ ){0,2}(?:action|suit|claim|proceeding))|(?:action|suit|proceeding|petition|appeal) (?:(?:was|is) )?(?:brought|filed|taken) by|(?:commenced|instituted) (?:this|these|an?|the|his|her|its|their)|(?:was|were) (?:commenced|instituted)|(?:was|were) (?:\w+ )?(?:indicted|charged|convicted|tried|found guilty)|petitioned|applied for (?:a writ|certiorari|leave|relief|review|an? (?:\w+ )?injunction)|appeals (?:from |the |an? |his |her |its |their |to (?:this|the) [Cc]ourt)|(?:[Tt]his|direct|timely|present) appeal\b|appealed|petitions? for|(?<!\b(?:can|may|must|could|would|should|shall|to|not|who) )seeks? (?:review|relief|damages|an? (?:injunction|order|writ|declar\w+))|sought (?:review|relief|damages|an? (?:injunction|order|writ|declar\w+)))/i;
const weakStart =
  /\b(?:moved for|(?<!\bbe )sought (?:to|leave|relief|review|damages)|(?<!\b(?:can|may|must|could|would|should|shall|to|not|who|that) )seeks?|challenge[sd]|asked (?:the|this|that) [Cc]ourt|applied to)\b/i;

const testifies = /\b(?:testified|testimony|told|explained)\b/;
/** Tells of suits in general, of another's, or of what a statute and a theory seek. */
const seeksNothing =
  /\bnot (?:challenged?|seek|alleged?|required|obliged|entitled)\b|^(?:If|When|Whenever|Where|Because)\b|\b(?:may|might|must|cannot|would) (?:be )?(?:sued|appealed|petitioned|brought|filed|tried|convicted)\b|\bwho appeals\b|\b(?:plan|legislature|statute|Act|law|argument|Congress) (?:\w+ )?(?:sought|seeks)\b|\b(?:under|by|to|for) which\b|\bno such (?:appeal|suit)\b|\blimits our jurisdiction\b|\bpetition for a redress\b/;

function startScore({ text, place, isStory, narrative }: Judged, names: readonly string[]): number {
  if (testifies.test(text) || seeksNothing.test(text) || isElsewhere.test(text)) return 0;
  const named = names.some((name) => text.includes(name)) || roleNames.test(text) ? 1.5 : 0;
  const verb = strongStart.test(text) ? 3 : weakStart.test(text) && named > 0 ? 1.5 : 0;
  if (verb === 0) return 0;
  const isOwn = /\b(?:this|present|instant) (?:action|suit|lawsuit|proceeding|appeal|petition|case)\b/i.test(
    text,
  );
  const own = isOwn ? 0.5 : 0;
  return verb + named + own + (isStory ? 0.5 : 0) + (1 - place) + Math.min(1, narrative) * 0.3;
}

const motions =
  /\b(?:motions?|summary judgment|directed verdict|judgment (?:as a matter of law|notwithstanding|on the pleadings)|demurrer|injunction|new trial|suppress|dismiss|habeas|verdict|conviction|certif\w+|jury|decree|order|judgment|sentence[ds]?|awarded|damages|writ)\b/i;
const standards =
  /\b(?:we|our|this court) (?!grant)(?:\w+ ){0,2}reviews?\b|\bstandard of review\b|\breview(?:ed|able)? (?:is )?(?:\w+ ){0,6}(?:de novo|for (?:an )?(?:abuse|clear|plain|substantial))|\bde novo\b|\babuse of discretion\b|\bclearly erroneous\b|\bsubstantial evidence\b/i;
/** To move for something, not to move house. */
const moves =
  /\bmoved (?:for|to (?:dismiss|suppress|quash|strike|terminate|compel|stay|vacate|transfer|intervene|amend|remand|withdraw|exclude|certify|enjoin|disqualify|sever|reopen|reconsider|set aside|correct|reduce|modify|enforce|lift|confirm))\b|\b(?:filed|made|brought|renewed) (?:a|an|its|his|her|their) (?:\w+ ){0,2}motion\b|\bmotion (?:to|for) /i;
const grantsReview =
  /\b(?:we|this court) (?:granted|noted|allowed|issued)|\bcertiorari (?:was|to)\b|\bprobable jurisdiction\b/i;

const decisive =
  /\b(?:summary judgment|judgment on the pleadings|directed verdict|judgment as a matter of law|dismiss(?:ed|al)?|new trial|suppress|injunction|restraining order|habeas|convict(?:ed|ion)|demurrer|certif(?:y|ied))\b/i;

function rulingScore({ text, voice, salience }: Judged): number {
  if (voice === 'court' || judgesRuling.test(text) || isElsewhere.test(text)) return 0;
  const isMotion = moves.test(text);
  const isRuling = voice === 'below' && motions.test(text) && acted.test(text);
  if (!isMotion && !isRuling) return 0;
  // What a court thought on its way to the order is not the order.
  if (voice === 'below' && !disposes.test(text) && !/\b(?:moved|filed)\b/.test(text)) return 1.01;
  return 1 + salience + (decisive.test(text) ? 1 : 0) + (isMotion && isRuling ? 0.5 : 0);
}

/** What this court makes of a ruling, rather than the ruling. */
const judgesRuling =
  /^(?:We|Our)\b(?! granted)|\bwe (?:think|believe|affirm|reverse|vacate|conclude|hold|agree|disagree|must|therefore|find)\b|\bcannot prevail\b/;
/** Another case, or another court in the same matter of law. */
const isElsewhere =
  /^There,? |\bin another case\b|\bhas meanwhile\b|\b(?:[Cc]ourts of [Aa]ppeals|[Oo]ther (?:\w+ )?courts|[Ss]everal (?:\w+ )?courts) have\b|^(?:In|More than|As in|Unlike) [^,]{0,60} v\. |, in [A-Z][\w.’' ]{2,40} v\. [^,]{2,40}, this Court\b/;

/** Says how the ruling below is reviewed. */
export function isStandard({ text, voice }: Judged): boolean {
  if (voice === 'separate' || looksBack.test(text)) return false;
  return standards.test(text) && /\breview/i.test(text) && cue.firstPerson.test(text);
}

/** A survey of history, cases or the record reviews no ruling. */
const looksBack =
  /\breview of (?:this|the|our|that) (?:Nation|history|literature|cases|decisions|authorities|testimony|statutory)/;

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
    inBrief: new Map(),
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
      !isElsewhere.test(text) &&
      !testifies.test(text) &&
      !isDangling(shown),
  );
  const disposed = acts.filter(({ text }) => disposes.test(text));
  const ordered = (disposed.length > 0 ? disposed : acts).slice(-2);
  const review = usable.findLast(({ text }) => grantsReview.test(text) && !cue.whether.test(text));
  return review && !ordered.includes(review) ? (inOrder([...ordered, review]) as Judged[]) : ordered;
}
