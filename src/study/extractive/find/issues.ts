/** The questions the court says it answers. */
import { cue } from '../reading/cues.ts';
import type { Judged, Reading } from '../reading/reading.ts';
import { isWhole } from '../text/readable.ts';
import { countWords, overlapOf, termsOf } from '../text/words.ts';

export type Issue = { text: string; sentence: Judged; isInferred: boolean; score: number };

const fewestWords = 7;
const mostWords = 60;
/** Human-written questions have some 24 words. */
const usualWords = 24;
const leastScore = 3.5;

/** One a holding, and seldom more than three. */
export const most = 3;

/** The questions announced, in the opinion's order. */
export function issuesOf({ sentences }: Reading): Issue[] {
  const announced = sentences
    .filter(mayAsk)
    .flatMap((sentence) =>
      questionsIn(sentence.shown).map((text) => ({
        text,
        sentence,
        isInferred: false,
        score: scoreOf(sentence, text),
      })),
    )
    .filter(({ score }) => score >= leastScore);
  const chosen: Issue[] = [];
  for (const issue of announced.toSorted((one, other) => other.score - one.score)) {
    if (chosen.length === most) break;
    if (!chosen.some(({ text }) => asksTheSame(text, issue.text))) chosen.push(issue);
  }
  return chosen.toSorted((one, other) => one.sentence.index - other.sentence.index);
}

export function asksTheSame(one: string, other: string): boolean {
  return overlapOf(termsOf(one), termsOf(other)) > 0.55;
}

const putsQuestion =
  /\b(?:questions?|issues?) (?:(?:presented|before us|here|raised|in this (?:case|appeal)|on appeal|we (?:must )?(?:decide|face|address|consider)) )*(?:is|are|concerns?|involves?)\b|\b(?:case|cases|appeal|petition)s? (?:\w+ )?(?:concerns?|involves?|presents?|requires?|raises?|turns? on)\b|\b(?:consider|decide|determine|challenges?|review|on) the (?:constitutionality|validity|legality)\b/i;

function mayAsk({ text, voice, announced, words }: Judged): boolean {
  if (words < fewestWords || words > mostWords + 30 || cue.leavesOpen.test(text)) return false;
  if (voice === 'separate' || (voice === 'precedent' && !/\bwe granted\b/i.test(text))) return false;
  if (/\?["”’)]*$/.test(text)) return true;
  const opens = cue.opensQuestion.test(text) || announced === 'issue';
  if (cue.whether.test(text)) return opens || voice === 'narrator' || voice === 'court';
  return opens && putsQuestion.test(text);
}

/** Weights fitted to human-written questions. */
export function scoreOf({ text, place, voice, salience, opening, announced }: Judged, asked: string): number {
  let score = salience * 3.2 + opening * 2.2;
  score -= (Math.abs(countWords(asked) - usualWords) / 20) * 2;
  if (place < 0.05) score += 1.4;
  else if (place > 0.5) score -= 0.3;
  if (/\b(?:Amendment|Clause|Act|statute|[Cc]onstitution)|§/.test(text)) score += 1;
  if (cue.opensQuestion.test(text)) score += 1;
  else if (!/\?/.test(text)) score -= 1;
  if (
    /question (?:\w+ ){0,3}(?:is )?whether|questions? (?:presented|before us|for (?:decision|our|review))|issues? (?:before us|presented|on appeal)/i.test(
      text,
    )
  )
    score += 1.3;
  if (!cue.whether.test(text) && !/\?/.test(text)) score -= 1.2;
  if (/^(?:Whether )?(?:it|this|that|they|he|she|such|these|those|there)\b/i.test(asked)) score -= 1;
  if (voice === 'below') score -= 0.8;
  if (voice === 'party') score -= 0.5;
  if (announced === 'issue') score += 1.5;
  return score;
}

/** "We granted certiorari to decide whether X." gives "Whether X."; a question stays as it is; "(1) … (2) …" gives two. */
export function questionsIn(shown: string): string[] {
  if (!isWhole(shown)) return [];
  if (/\?["”’)]*$/.test(shown)) {
    return [shown.replace(/^.{0,160}?: ["“]?(?=[A-Z][^:]{25,}\?)/, '').replace(/\?["”]$/, '?')].filter(fits);
  }
  const clauses = [...shown.matchAll(/\bwhether\b(?! or not we| we need| to )/gi)].map(({ index }) => index);
  const asked =
    /\b(?:consider|decide|determine|address|question is|issue is) (?=(?:who|what|how|when|which)\b)/i.exec(
      shown,
    );
  const [first] = asked && clauses[0] && asked.index < clauses[0] ? [asked.index + asked[0].length] : clauses;
  if (first === undefined) return cue.whether.test(shown) ? [] : [shown].filter(fits);
  // "Whether X is a question of law" asks nothing.
  if (first === 0) return [];
  const parts = countedOff(shown.slice(first)) ?? [
    shown
      .slice(first)
      .replace(/["”]\.?$/, '.')
      .replace(/\.\.$/, '.'),
  ];
  const whole = parts
    .map(capitalised)
    .filter(
      (text) => isWhole(text) && fits(text) && !/ is (?:an? )?(?:\w+ ){0,2}question (?:of|for)\b/.test(text),
    );
  return whole.length > 0 ? whole : [shown].filter(fits);
}

function countedOff(clause: string): string[] | undefined {
  const pieces = clause.split(
    /[,;]? (?:and )?(?:\((?:2|3|4|b|c|d|ii|iii)\)|(?:second|third)(?:ly)?,) (?=whether\b)/i,
  );
  return pieces.length > 1 ? pieces.map((piece) => `${piece.replace(/[.,;:]$/, '')}.`) : undefined;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function fits(text: string): boolean {
  const words = countWords(text);
  return words >= fewestWords && words <= mostWords;
}
