/** Which part of an opinion a paragraph belongs to, judged from its own words alone. */

import { anyCase, oneOf } from '../language/grammar.ts';
import { countWords } from '../language/words.ts';
import {
  type FittedLabel,
  fittedLabels,
  type SectionWeights,
  sectionOdds,
} from './sections/section-model.ts';
import shippedWeights from './sections/section-weights.json' with { type: 'json' };

export type SectionLabel = FittedLabel | 'Issue' | 'Decree';
export type LabelledParagraph = { id: string; label: SectionLabel; scores: Record<SectionLabel, number> };

/** Headed sections of issues are too rare to fit to, so that a paragraph is one where it says what the issue is. */
const statesIssue = /\b(?:issues?|questions?)\b[^.]{0,60}\b(?:is|are)\b[^.]{0,30}\bwhether\b/i;
const ordered = oneOf`
  IT IS (?:HEREBY |THEREFORE |FURTHER )?(?:SO )?ORDERED|So ordered|It is so ordered|WE CONCUR|Affirmed|Reversed|Vacated
  |Dismissed`;
const onlyDecree = anyCase`^(?:\{\d+\}|\[?¶ ?\d+\]?)?\s*${ordered}\b`;

/** Each label's score is its probability; they sum to 1. */
export function labelParagraphs(
  paragraphs: readonly { id: string; text: string }[],
  weights: SectionWeights = shippedWeights,
): LabelledParagraph[] {
  return paragraphs.map(({ id, text }) => {
    const scores = scoresOf(text, weights);
    const [label] = (Object.entries(scores) as [SectionLabel, number][]).reduce((best, next) =>
      next[1] > best[1] ? next : best,
    ); // the keys are the labels
    return { id, label, scores };
  });
}

function scoresOf(text: string, weights: SectionWeights): Record<SectionLabel, number> {
  const odds = sectionOdds(text, weights);
  const decree = onlyDecree.test(text) && countWords(text) < 30 ? 0.9 : 0;
  const issue = decree === 0 && statesIssue.test(text) ? 0.8 : 0;
  const score = (label: FittedLabel) => (odds[fittedLabels.indexOf(label)] ?? 0) * (1 - decree - issue);
  return {
    Facts: score('Facts'),
    'Procedural History': score('Procedural History'),
    Issue: issue,
    Rule: score('Rule'),
    Analysis: score('Analysis'),
    Conclusion: score('Conclusion'),
    Decree: decree,
  };
}
