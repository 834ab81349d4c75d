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
const leastScore = 4.5;

/** The questions announced, at most two, in the opinion's order. */
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
    if (chosen.length === 2) break;
    if (!chosen.some(({ text }) => asksTheSame(text, issue.text))) chosen.push(issue);
  }
  return chosen.toSorted((one, other) => one.sentence.index - other.sentence.index);
}

export function asksTheSame(one: string, other: string): boolean {
  return overlapOf(termsOf(one), termsOf(other)) > 0.55;
}

const namesQuestion = /\b(?:questions?|issues?)\b/i;
const contests = /\b(?:constitutionality|validity|legality)\b/i;

function mayAsk({ text, voice, announced, words }: Judged): boolean {
  if (words < fewestWords || words > mostWords + 30 || cue.leavesOpen.test(text)) return false;
  if (voice === 'separate' || (voice === 'precedent' && !/\bwe granted\b/i.test(text))) return false;
  if (/\?["”’)]*$/.test(text)) return true;
  const opens = cue.opensQuestion.test(text) || announced === 'issue';
  if (cue.whether.test(text)) return opens || voice === 'narrator' || voice === 'court';
  return opens && (namesQuestion.test(text) ? /\b(?:is|are|of|concerns?)\b/.test(text) : contests.test(text));
}

/** Weights fitted to human-written questions. */
function scoreOf({ text, place, voice, salience, opening, announced }: Judged, asked: string): number {
  let score = salience * 3.2 + opening * 2.2;
  score -= (Math.abs(countWords(asked) - usualWords) / 20) * 2;
  if (place < 0.05) score += 1.4;
  else if (place > 0.5) score -= 0.3;
  if (/\b(?:Amendment|Clause|Act|statute|[Cc]onstitution)|§/.test(text)) score += 1;
  if (cue.opensQuestion.test(text)) score += 1;
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
  const [first] = clauses;
  if (first === undefined) return [shown].filter(fits);
  const parts = countedOff(shown.slice(first)) ?? [shown.slice(first).replace(/["”]\.?$/, '.')];
  const whole = parts.map(capitalised).filter((text) => isWhole(text) && fits(text));
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

/** "We hold that X does not Y." gives "Whether X Ys.": an issue that the court nowhere announces. */
export function inferredIssue(holding: Judged, clause: string): Issue | undefined {
  const bare = clause.replace(/^(?:Yes|No)[,.] /, '');
  const positive = bare
    .replace(/\bcannot\b/, 'can')
    .replace(/\b(is|are|was|were|may|must|could|should|would|will|has|have|had) not\b/, '$1')
    .replace(/\b(?:does|did) not (?=\w)/, (match) => (match.startsWith('does') ? 'does ' : 'did '));
  const first = positive.charAt(0);
  const lowered =
    /^(?:The|A|An|This|That|These|When|Where|In|If|It|Such|No|Under|Because|Congress['’]s) /.test(positive)
      ? first.toLowerCase() + positive.slice(1)
      : positive;
  const text = `Whether ${lowered}`;
  return fits(text) && isWhole(text) ? { text, sentence: holding, isInferred: true, score: 0 } : undefined;
}
