/** The questions the court answers: announced, or told by what it holds, what is claimed or what was ruled below. */
import type { Reading } from '../read/reading.ts';
import { overlapOf, termsOf } from '../text/words.ts';
import { announcedIn } from './announced.ts';
import { type Asked, measuringQuestions } from './asked.ts';
import { inferredIn, lastResort, mentionedIn } from './inferred.ts';
import { weigh } from './measures.ts';
import type { Posture } from './posture.ts';
import { rejectedIn } from './rejected.ts';
import { issueWeights } from './weights.ts';

export type Issue = Asked & { isInferred: boolean };

/** One a holding, and seldom more than three. */
const most = 3;
/** What another question may be worth less than the best and still be given its line. */
const nearBest = 0.05;

/** A ruling that the court says cannot stand is what it was asked about. */
const rejectedRuling = 0.2;

/** Best first. */
export function issuesOf(reading: Reading, posture: Posture): Issue[] {
  const measure = measuringQuestions(reading);
  const reviewed = rejectedIn(reading)?.ruling;
  const scored = questionsIn(reading)
    .map((asked) => ({
      asked,
      score: weigh(measure(asked), issueWeights) + (asked.sentence === reviewed ? rejectedRuling : 0),
    }))
    .toSorted((one, other) => other.score - one.score);
  const least = (scored[0]?.score ?? 0) - nearBest;
  const chosen: Asked[] = [];
  for (const { asked, score } of scored) {
    if (chosen.length === most || score < least) break;
    if (!chosen.some(({ text }) => asksTheSame(text, asked.text))) chosen.push(asked);
  }
  const asked =
    chosen.length > 0 ? chosen : [lastResort(reading, posture)].filter((each) => each !== undefined);
  return asked.map((each) => ({ ...each, isInferred: each.origin !== 'announced' }));
}

/** All that may have been asked. */
export function questionsIn(reading: Reading): Asked[] {
  return [...announcedIn(reading), ...inferredIn(reading), ...mentionedIn(reading)].filter(
    ({ text }) => !ours.test(text) && !leans.test(text),
  );
}

/** Of all the questions together. */
export function termsAsked(issues: readonly { text: string }[]): ReadonlySet<string> {
  return new Set(issues.flatMap(({ text }) => termsOf(text)));
}

/** Nobody can tell what is meant without the sentence before. */
const leans =
  /^(?:Whether )?(?:it|this|that|they|he|she|such|these|those)\b(?! (?:case|Court|action|appeal|suit)\b)/i;

/** Asked by the court of itself, and answered by no holding. */
const ours = /\b(?:we|our|us)\b/i;

function asksTheSame(one: string, other: string): boolean {
  return overlapOf(termsOf(one), termsOf(other)) > 0.55;
}
