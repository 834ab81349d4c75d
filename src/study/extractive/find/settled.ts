/** What settles the case where the court nowhere says that it holds: its plainest answer, which is then marked as inferred. */
import { cue } from '../reading/cues.ts';
import { type Judged, namesOf, type Reading } from '../read/reading.ts';
import { lowerCourt } from '../read/voice.ts';
import { isLeaning, isQuotable } from '../text/readable.ts';
import { overlapOf } from '../text/words.ts';
import { settles } from './holdings.ts';
import { isStandard, roleNames } from './posture.ts';
import { rejectedIn } from './rejected.ts';

const fewestWords = 9;
const mostWords = 40;
const leastScore = 3.5;
/** Earlier than that a court concedes, tells and weighs more than it decides. */
const fromPlace = 0.6;
/** An opening that tells the result beforehand, and the half that comes to it. */
const untilPlace = 0.12;
const fromMiddle = 0.25;

export function settledIn(
  reading: Reading,
  asked: ReadonlySet<string>,
  decree: Judged | undefined,
): Judged | undefined {
  const names = namesOf(reading);
  const reason = rejectedIn(reading)?.reason;
  if (
    reason &&
    isQuotable(reason.shown, fewestWords, mostWords) &&
    answers.test(reason.text) &&
    !isLeaning(reason.shown)
  )
    return reason;
  const scored = reading.sentences
    .filter(
      (sentence) =>
        sentence.index >= reading.boundary && maySettle(sentence, reading) && isLateOrRuling(sentence),
    )
    .map((sentence) => ({
      sentence,
      score: settledScore(sentence, asked, names) + besideDecree(sentence, decree),
    }))
    .toSorted((one, other) => other.score - one.score);
  const [best] = scored;
  return best && best.score >= leastScore ? best.sentence : undefined;
}

export const answers =
  /\b(?:cannot|(?:does|do|did|is|are|was|were|has|have|may|can|could|need) not|fail(?:s|ed)? to|lack(?:s|ed)?|erred|supports?|entitled|neither|none of|nothing in|no (?:basis|error|merit|evidence|authority|right))\b/i;

function isLateOrRuling({ text, narrative, place }: Judged): boolean {
  const isRuling = lowerCourt.test(text) && judgesRuling.test(text);
  return (place > fromPlace || isRuling) && narrative <= 0.8;
}

const judgesRuling = /\b(?:supports? the|erred|properly|abused?)\b/;

/** Answers something, can be read alone, and is not taken back by what follows. */
export function maySettle(sentence: Judged, { sentences }: Reading): boolean {
  const { shown, text, voice, index, place } = sentence;
  if (voice !== 'court' && voice !== 'narrator') return false;
  if (!isQuotable(shown, fewestWords, mostWords) || isLeaning(shown)) return false;
  if (place > untilPlace && place < fromMiddle && !lowerCourt.test(text)) return false;
  if (/\?["”]?$/.test(text) || /^["“‘']/.test(shown) || turnsBack.test(sentences[index + 1]?.text ?? ''))
    return false;
  if (![answers, cue.verdict, settles, shows].some((said) => said.test(text))) return false;
  return ![cue.dicta, cue.leavesOpen, cue.opensQuestion, cue.whether, cue.decree, aside].some((said) =>
    said.test(text),
  );
}

const shows = /\b(?:demonstrates?|establish(?:es)?|confirms?|refutes?|does constitute)\b/;
const turnsBack = /^(?:But|However|On the other hand|Nevertheless|Nonetheless|Yet|Still|At the same time)\b/;

/** What is conceded, told of others or said of the appeal itself settles nothing. */
const aside =
  /^(?:Although|Though|While|If|When|Had|To be sure|Of course|Admittedly|Perhaps|As (?:a|an|we|noted|discussed))\b|^(?:This|The) (?:case|application|petition|appeal|questions?|principle|words|[Cc]ourt upheld)\b|\b(?:our inquiry|we are referred|[Cc]ourt there|no one (?:questions|doubts|disputes)|we (?:shall|stress)|has been (?:held|considered)|comes? before us|result of holding|calls for|itself has concluded)\b|\bCongress['’] findings\b|\bour Supreme Court (?:stated|held|said)\b|\bnot challenged?\b|\b(?:argu|contend|conced|dissent|contention|testified|would have|might|could have|appellate|appendix|record on appeal)\w*/i;

/** What is said just before the order is what it rests on. */
function besideDecree({ index }: Judged, decree: Judged | undefined): number {
  const before = decree ? decree.index - index : 0;
  return before > 0 && before <= sentencesBefore ? 0.6 : 0;
}

const sentencesBefore = 4;

function settledScore(sentence: Judged, asked: ReadonlySet<string>, names: readonly string[]): number {
  const { text, terms, salience, opening, place } = sentence;
  let score = overlapOf(terms, asked) * 2.5 + salience * 3 + opening;
  if (cue.verdict.test(text)) score += 0.8;
  if (place > 0.8) score += 0.6;
  if (roleNames.test(text) || names.some((name) => text.includes(name))) score += 0.6;
  if (lowerCourt.test(text) && judgesRuling.test(text)) score += 1;
  if (isStandard(sentence)) score -= 3;
  return score;
}
