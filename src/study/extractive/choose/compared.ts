/**
 * A second look at the likeliest places of the holding and of the question, beside each other: whether they speak of the
 * same thing, of what the opinion speaks of, and as its outcome would have it.
 */
import { type ComparedPlace, comparedPlaces, type Model, type Standing } from '../model/weights.ts';
import type { Judged, Reading } from '../read/reading.ts';
import { roles, type Weighed } from '../read/roles.ts';
import { isQuotable } from '../text/readable.ts';
import { countTerms, overlapOf } from '../text/words.ts';
import { leavesOpen, saysNothingOf } from './hollow.ts';
import type { Measures } from './measures.ts';

type Placed = Judged & Weighed & { standing: Standing };

/** So many are looked at again; the others keep what they have. */
const mostCompared = 10;
/** Of the likeliest of each place, with which a sentence is compared. */
const likeliest: Readonly<Standing> = { holding: 6, issue: 4, rule: 4 };
const topicTerms = 15;

export type Comparison = { index: number; measures: Measures };

/** Each of the likeliest with how it stands to the others. */
export function comparisonsIn(
  reading: Reading,
  sentences: readonly Placed[],
): Record<ComparedPlace, Comparison[]> {
  const sets = sentences.map(({ terms }) => new Set(terms));
  const top = (place: keyof Standing, most: number) =>
    sentences
      .toSorted((one, other) => other.standing[place] - one.standing[place])
      .slice(0, most)
      .map(({ index }) => index);
  const near = {
    holding: top('holding', likeliest.holding),
    issue: top('issue', likeliest.issue),
    rule: top('rule', likeliest.rule),
  };
  const counts = countTerms(sets.map((set) => [...set]));
  const topic = new Set(
    [...counts]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, topicTerms)
      .map(([term]) => term),
  );
  const isHollow = saysNothingOf(reading);
  const agreement = agreementWith(reading.opinion.disposition?.summary ?? '');
  const measured = (index: number, rivals: readonly number[]): Measures => {
    const sentence = sentences[index]!;
    const own = sets[index]!;
    const likeness = (of: readonly number[], share: (other: number) => number) =>
      of.reduce(
        (sum, other) => (other === index ? sum : sum + share(other) * overlapOf(own, sets[other]!)),
        0,
      );
    const measures: Measures = new Map();
    for (const place of ['holding', 'issue', 'rule'] as const)
      measures.set(
        `like ${place}`,
        likeness(near[place], (other) => sentences[other]!.standing[place]),
      );
    measures.set(
      'likest issue',
      Math.max(
        0,
        ...near.issue.filter((other) => other !== index).map((other) => overlapOf(own, sets[other]!)),
      ),
    );
    measures.set(
      'like rivals',
      likeness(rivals, () => 1 / Math.max(1, rivals.length - 1)),
    );
    let known = 0;
    let ofTopic = 0;
    for (const term of own) {
      known += Math.log(1 + (counts.get(term) ?? 0));
      if (topic.has(term)) ofTopic += 1;
    }
    measures.set('terms known', known / (own.size + 4));
    measures.set('terms of topic', ofTopic / 8);
    measures.set('terms', Math.min(own.size, 25) / 20);
    if (isHollow(sentence)) measures.set('hollow', 1);
    if (leavesOpen(sentence)) measures.set('leaves open', 1);
    if (!isQuotable(sentence.shown, 5, 90)) measures.set('not quotable', 1);
    for (const role of roles) measures.set(`odds ${role}`, sentence.odds[role]);
    measures.set('worth', sentence.worth);
    measures.set('alone', sentence.alone);
    measures.set('salience', sentence.salience);
    measures.set('other case', sentence.other);
    const agrees = agreement(sentence.shown);
    if (agrees) measures.set(agrees, 1);
    return measures;
  };
  const compared = (place: ComparedPlace) => {
    const rivals = top(place, mostCompared);
    return rivals.map((index) => ({ index, measures: measured(index, rivals) }));
  };
  return Object.fromEntries(comparedPlaces.map((place) => [place, compared(place)])) as Record<
    ComparedPlace,
    Comparison[]
  >; // one of each place
}

const wrong =
  /\b(?:err(?:ed|or|oneous\w*)|abused?|improper\w*|violat\w+|unconstitutional\w*|invalid\w*|void|unreasonable|insufficient|wrong\w*)\b/i;
const right =
  /\b(?:proper\w*|correct\w*|no error|valid|constitutional|sufficient|reasonable|did not err|not abuse|lawful\w*)\b/i;
const negated =
  /\b(?:(?:did|does|do|was|were|is|are) not|cannot|no|nor|never|without|fails?|failed|insufficient|lack(?:s|ed)?)\b/i;

/** "The court erred" goes with a reversal, "did not err" with an affirmance. */
function agreementWith(summary: string): (shown: string) => string | undefined {
  const outcome = summary.toLowerCase();
  const isReversed = /revers|vacat/.test(outcome);
  const isAffirmed = outcome.includes('affirm');
  if (isReversed === isAffirmed) return () => undefined;
  const what = isReversed ? 'reversed' : 'affirmed';
  return (shown) => {
    const isNegated = negated.test(shown);
    if (wrong.test(shown)) return isNegated ? `no error ${what}` : `error ${what}`;
    return right.test(shown) && !isNegated ? `right ${what}` : undefined;
  };
}

/** What the likeliest have together is shared among them anew. */
export function comparedStandings(reading: Reading, sentences: readonly Placed[], model: Model): Standing[] {
  const standings = sentences.map(({ standing }) => ({ ...standing }));
  const comparisons = comparisonsIn(reading, sentences);
  for (const place of comparedPlaces) {
    const weights = model.compared[place];
    const scored = comparisons[place].map(({ index, measures }) => {
      let score = 0;
      for (const [name, value] of measures) score += value * (weights.get(name) ?? 0);
      return { index, before: standings[index]![place], after: standings[index]![place] * Math.exp(score) };
    });
    const before = scored.reduce((sum, each) => sum + each.before, 0);
    const after = scored.reduce((sum, each) => sum + each.after, 0);
    for (const each of scored) standings[each.index]![place] = (each.after * before) / Math.max(1e-12, after);
  }
  return standings;
}
