/** The questions the court says it answers. */
import { cue } from '../reading/cues.ts';
import type { Judged, Reading } from '../reading/reading.ts';
import { isWhole } from '../text/readable.ts';
import { countWords, overlapOf, termsOf } from '../text/words.ts';

export type Issue = { text: string; sentence: Judged; isInferred: boolean; score: number };

const fewestWords = 7;
const mostWords = 60;

export function issuesOf(reading: Reading): Issue[] {
  const announced = reading.sentences.flatMap((sentence) => {
    const score = scoreOf(sentence);
    const text = score > 2 ? questionIn(sentence.shown) : undefined;
    return text ? [{ text, sentence, isInferred: false, score }] : [];
  });
  const chosen: Issue[] = [];
  for (const issue of announced.toSorted((one, other) => other.score - one.score)) {
    const best = chosen[0];
    if (chosen.length === 2) break;
    if (best && (issue.score < best.score - 2 || issue.sentence.place > 0.4)) continue;
    if (chosen.some(({ text }) => overlapOf(termsOf(text), termsOf(issue.text)) > 0.5)) continue;
    chosen.push(issue);
  }
  return chosen.toSorted((one, other) => one.sentence.index - other.sentence.index);
}

function scoreOf(sentence: Judged): number {
  const { text, place, voice } = sentence;
  const opens = cue.opensQuestion.test(text);
  const asks = /\?["”’)]*$/.test(text);
  if (!opens && !asks && sentence.announced !== 'issue') return 0;
  if (!asks && !cue.whether.test(text) && !/\b(?:is|are|the (?:question|issue) of)\b/.test(text)) return 0;
  let score = 0;
  if (
    /\bquestions? (?:presented|before us|for (?:decision|our|review))|issues? (?:before us|presented|on appeal|we)\b/i.test(
      text,
    )
  )
    score += 3;
  else if (/\bwe (?:granted|noted|took|allowed)\b/i.test(text)) score += 2.5;
  else if (/\b(?:question|issue)s?\b/i.test(text)) score += 2;
  else if (opens) score += 1.5;
  if (cue.whether.test(text)) score += 1.5;
  if (asks) score += opens ? 1 : 0.5;
  if (sentence.announced === 'issue') score += 2;
  score += place < 0.12 ? 2 : place < 0.3 ? 1.2 : place < 0.5 ? 0.3 : -1;
  score += sentence.salience * 2.5;
  if (cue.leavesOpen.test(text)) score -= 4;
  if (voice === 'party') score -= 1;
  if (voice === 'below' && !/\bwe\b/i.test(text)) score -= 1.5;
  if (voice === 'precedent' || voice === 'separate') score -= 1.5;
  if (sentence.words > mostWords + 20 || sentence.words < fewestWords) score -= 2;
  return score;
}

/** "We granted certiorari to decide whether X." gives "Whether X."; a question stays as it is. */
function questionIn(shown: string): string | undefined {
  if (!isWhole(shown)) return undefined;
  if (/\?["”’)]*$/.test(shown)) {
    const asked = shown.replace(/^.{0,160}?: ["“]?(?=[A-Z][^:]{25,}\?)/, '').replace(/\?["”]$/, '?');
    return fits(asked) ? asked : undefined;
  }
  const at = /\b[Ww]hether\b(?! or not we| we need| to )/.exec(shown)?.index;
  if (at === undefined) return fits(shown) ? shown : undefined;
  const clause = shown.slice(at).replace(/["”]\.?$/, '.');
  const text = clause.charAt(0).toUpperCase() + clause.slice(1);
  if (!isWhole(text)) return fits(shown) ? shown : undefined;
  return fits(text) ? text : undefined;
}

function fits(text: string): boolean {
  const words = countWords(text);
  return words >= fewestWords && words <= mostWords + 15;
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
