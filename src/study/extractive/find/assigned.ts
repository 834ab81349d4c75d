/** Why a case is worth a class: what it adds, where its rule stops, the fact that would flip it. */
import { cue } from '../reading/cues.ts';
import { type Judged, namesOf, type Reading } from '../read/reading.ts';
import { isDangling, isLeaning, isQuotable } from '../text/readable.ts';
import { roleNames } from './posture.ts';

const adds =
  /\b(?:first (?:time|impression|case|occasion)|we have (?:never|not (?:yet|previously))|never (?:before )?(?:held|decided|addressed)|conflict (?:among|between the (?:\w+ )?(?:circuits|courts|Courts|Circuits)|in the (?:circuits|lower courts|Circuits))|courts? (?:are|have) divided|divided (?:on|over)|circuit split|split (?:among|of authority)|disagree(?:ment)? among|overrul(?:e|ed|ing) (?!(?:(?:the|his|her|its|their|an?|[A-Z]\w+['’]s|petitioner's|defendant's) )?(?:\w+ )?(?:objection|demurrer|motion|plea|exception)s?\b)|unsettled|novel (?:question|issue|theory|claim|argument)|open question|important question|revisit|reconsider|clarify|resolve (?:the|this|a) (?:conflict|disagreement|question|split)|new rule|today (?:we|the Court))\b/i;

/** What a party says too late. */
const saidLate =
  /\b(?:raise[ds]?|argue[ds]?|made?|advance[ds]?|present(?:s|ed)?|assert(?:s|ed)?)\b[^.;]{0,60}\bfirst time\b|\bfirst time (?:on appeal|(?:at|in|during) (?:(?:his|her|its|their|the|a|oral) )?(?:reply|opening|brief|argument|petition))/i;

/** What a party asks of a court changes no law. */
const asksFor =
  /\b(?:[Rr]equest(?:s|ed)?|[Pp]rayers?|[Mm]otion|[Mm]oved) [^.;]{0,160}\b(?:reconsider|revisit|overrul|clarify)/;

/** A first time in the story is none in the law. */
const inTime = /\bfirst (?:time|case|occasion)\b/;
const ofCourts = /\b(?:we|us|our|impression|[Cc]ourts?|[Cc]ircuits?)\b/i;

export function additionOf({ sentences }: Reading, taken: ReadonlySet<number>): Judged | undefined {
  const scored = sentences
    .filter(
      ({ text, shown, voice, index }) =>
        adds.test(text) &&
        (!inTime.test(text) || ofCourts.test(text)) &&
        !saidLate.test(text) &&
        !asksFor.test(text) &&
        voice !== 'party' &&
        voice !== 'separate' &&
        voice !== 'below' &&
        !isLeaning(shown) &&
        !taken.has(index) &&
        isQuotable(shown, 7, 50),
    )
    .map((sentence) => ({
      sentence,
      score:
        sentence.salience * 2 +
        (sentence.place < 0.2 ? 1.5 : 0) +
        (cue.firstPerson.test(sentence.text) ? 1 : 0) -
        (isDangling(sentence.shown) ? 1 : 0),
    }));
  return bestOf(scored, 1);
}

/** The facts of this case that the court itself ties to the outcome, strongest first. */
export function decidingFactsOf(reading: Reading): Judged[] {
  const { sentences, boundary } = reading;
  const names = namesOf(reading);
  return sentences
    .filter((sentence) => sentence.index >= boundary && isCourtsFact(sentence))
    .map((sentence) => ({ sentence, score: decidingScore(sentence, names) }))
    .filter(({ sentence, score }) => score > 2.6 && isAboutParties(sentence.text, names))
    .toSorted((one, other) => other.score - one.score)
    .map(({ sentence }) => sentence)
    .slice(0, 6);
}

function isAboutParties(text: string, names: readonly string[]): boolean {
  return roleNames.test(text) || names.some((name) => text.includes(name));
}

/** A statement about this case, neither a ruling nor a signpost nor another's view. */
function isCourtsFact({ shown, text, voice }: Judged): boolean {
  if (voice !== 'narrator' || !isQuotable(shown, 8, 45) || /\?["”]?$/.test(text)) return false;
  if (
    cue.verdict.test(text) ||
    cue.decree.test(text) ||
    cue.leavesOpen.test(text) ||
    cue.opensQuestion.test(text)
  )
    return false;
  if (
    /\b(?:correctly|[Ww]e|[Oo]ur|us|must|shall|arguments?|Some cases|threshold question|to the contrary)\b|^Never ?mind\b|^(?:If|Had|Were|When|Whenever|Where)\b|\b(?:would|could|might) (?:not )?(?:have|be)\b|\b(?:often|generally|ordinarily|usually)\b/.test(
      text,
    )
  )
    return false;
  return /\b(?:was|were|had|did|has|have|[a-z]{3,}ed|kept|knew|took|made|gave|told|held|left|sold|bought)\b/.test(
    text,
  );
}

function decidingScore(sentence: Judged, names: readonly string[]): number {
  const { text, salience } = sentence;
  let score = salience * 2;
  if (cue.applies.test(text)) score += 1.5;
  if (/\b(?:because|since|where|when|as|given)\b/i.test(text)) score += 0.8;
  if (names.some((name) => text.includes(name))) score += 1;
  if (/\b(?:petitioner|respondent|appellant|appellee|plaintiff|defendant|worker|employer)s?\b/i.test(text))
    score += 0.8;
  if (/\b(?:was|were|had|did|is|are|has)\b/.test(text)) score += 0.4;
  if (/ v\. /.test(text)) score -= 1.5;
  if (isDangling(sentence.shown)) score -= 1.2;
  return score;
}

function bestOf(scored: readonly { sentence: Judged; score: number }[], least: number): Judged | undefined {
  const best = scored.toSorted((one, other) => other.score - one.score)[0];
  return best && best.score >= least ? best.sentence : undefined;
}
