/** Which part of an opinion a paragraph belongs to, judged from its own words alone. */

import { countOf, cue, dateCue, pastCue } from './reading/cues.ts';
import { citedShare } from './text/citing.ts';
import { countWords } from './text/words.ts';

/** What is measured in a paragraph, each between 0 and about 3. */
function measure(text: string): number[] {
  const words = Math.max(20, countWords(text));
  const per = (expression: RegExp, of = 100) => Math.min(3, (countOf(text, expression) * of) / words);
  const has = (expression: RegExp) => (expression.test(text) ? 1 : 0);
  return [
    1,
    per(pastCue, 20),
    per(dateCue),
    per(cue.norm, 40),
    per(/\b(?:we|our|us)\b/gi, 50),
    per(/ v\. /g, 100),
    Math.min(3, citedShare(text) * 10),
    per(/§|\bRule \d|U\.S\.C\./g),
    has(cue.holds),
    has(cue.concludes),
    has(cue.decree),
    has(cue.whether),
    has(cue.settled),
    has(cue.applies),
    has(cue.reason),
    per(/\b(?:because|since|therefore|thus|however|although|moreover|nor|but)\b/gi, 50),
    per(/\b(?:argues?|contends?|asserts?|maintains?|claims?|argument|contention)\b/gi),
    per(
      /\b(?:de novo|abuse of discretion|clear(?:ly)? erro\w+|substantial evidence|standard of review|deferen\w+|plain error|we review|reviewed?|light most favorable|inferences?)\b/gi,
    ),
    per(
      /\b(?:district court|trial court|jury|magistrate|court of appeals|IJ|BIA|ALJ|Board|Commission|WCJ)\b/g,
    ),
    per(
      /\b(?:filed|moved|motion|complaint|petition|indict\w+|pleaded|pled|sentenc\w+|convicted|appealed|appeals|dismissed|granted|denied|hearing|trial|verdict|judgment|remanded)\b/gi,
      50,
    ),
    per(/\b(?:timely appeal|this appeal followed|now appeals|notice of appeal|followed|ensued)\b/gi),
    per(
      /\b(?:officers?|police|told|said|saw|went|car|house|home|vehicle|drove|arrived|wife|husband|child|employ\w+|contract|injur\w+|hospital|testified|drugs?|arrest\w*|asked)\b/gi,
      50,
    ),
    has(
      /\b(?:for the (?:foregoing|above|reasons)|in (?:sum|conclusion|summary)|to summarize|accordingly, we|we (?:therefore )?(?:affirm|reverse|vacate|remand)|IT IS SO ORDERED|affirmed\.|reversed\.|remanded\.|so ordered)\b/i,
    ),
    words < 60 ? 1 : 0,
    words > 160 ? 1 : 0,
    per(/["“]/g, 50),
    per(/\$\d|\b\d+ (?:percent|years?|months?|days?)\b/g),
    has(/\?["”]?(?:\s|$)/),
    per(/\b(?:issues?|questions?|first|second|third)\b/gi),
    per(/\b(?:is|are|does|do)\b/g, 25),
    per(/\b(?:statute|legislat\w+|Congress|provision|language|interpret\w*|meaning|intent)\b/gi, 50),
    per(/\b(?:Defendant|Plaintiff|appellant|appellee|petitioner|respondent)s?\b/gi, 50),
    per(/\b(?:he|she|his|her|they|their)\b/gi, 25),
    per(/\b(?:hold|held|holding|conclude|agree|disagree|reject|persua\w+|merit|fail\w*)\b/gi, 50),
    per(
      /\b(?:summary judgment|genuine issue|material fact|Rule 56|matter of law|moving party|12\(b\)\(6\))\b/gi,
      50,
    ),
  ];
}

export type SectionLabel =
  | 'Facts'
  | 'Procedural History'
  | 'Issue'
  | 'Rule'
  | 'Analysis'
  | 'Conclusion'
  | 'Decree';
export type LabelledParagraph = { id: string; label: SectionLabel; scores: Record<SectionLabel, number> };

/** Logistic regression on paragraphs that stand under the courts' own headings; one weight a measure, in its order. */
const weights: Record<Exclude<SectionLabel, 'Decree'>, number[]> = {
  Facts: [
    1.04, 0.28, 0.28, -0.16, -0.27, -0.19, -0.24, -0.21, -0.27, -0.57, -0.46, -0.2, -0.45, -0.59, -0.06,
    -0.24, -0.08, 0.01, -0.14, -0.07, 0.56, 0.22, -0.3, -0.03, 0.23, -0.11, 0.22, 0.72, 0.02, -0.42, -0.27,
    -0.09, 0.19, -0.23, -0.15,
  ],
  'Procedural History': [
    0.33, 0.35, 0.24, -0.41, -0.19, -0.26, -0.44, 0.21, -0.28, -0.59, 0.07, -0.12, -0.29, -0.29, -0.17, -0.23,
    -0.09, -0.03, -0.01, 0.29, -0.33, -0.18, -0.03, 0.27, -0.05, 0.2, 0.6, -0.47, -0.1, -0.78, 0.07, -0.12,
    -0.11, 0.02, 0.11,
  ],
  Issue: [
    -1.72, 0.16, 0.02, -0.07, 0.03, 0.04, 0.1, -0.23, -0.12, 0.92, -0.23, 0.24, -0.17, 0.36, 0.11, -0.06,
    0.34, -0.02, -0.02, 0.01, -0.11, 0.25, -0.19, -0.26, -0.15, -0.26, -0.17, -0.25, 0.12, 0.01, -0.18, 0.31,
    0.01, -0.03, 0.39,
  ],
  Rule: [
    -0.81, -0.31, -0.19, 0.28, -0.02, 0.36, 0.03, 0.38, -0.18, 0.1, -0.19, 0.44, 0.89, 0.02, -0.03, 0.42,
    -0.03, 0.72, 0.05, -0.0, 0.31, -0.02, -0.14, -0.08, 0.12, 0.09, -0.26, -0.26, 0.12, 0.4, 0.39, -0.14,
    0.04, -0.29, 0.2,
  ],
  Analysis: [
    0.92, -0.26, -0.13, 0.44, 0.04, 0.07, 0.71, -0.17, 0.17, -0.31, -0.36, 0.1, -0.01, 0.13, 0.02, 0.06, 0.09,
    -0.27, 0.02, -0.24, -0.13, -0.16, -0.41, -0.11, -0.1, 0.14, -0.18, 0.72, -0.05, 0.36, 0.3, -0.08, 0.16,
    0.3, -0.54,
  ],
  Conclusion: [
    0.24, -0.22, -0.23, -0.08, 0.41, -0.02, -0.16, 0.01, 0.67, 0.45, 1.17, -0.45, 0.02, 0.37, 0.13, 0.04,
    -0.22, -0.41, 0.1, 0.01, -0.3, -0.11, 1.07, 0.21, -0.04, -0.05, -0.23, -0.47, -0.11, 0.43, -0.32, 0.11,
    -0.28, 0.23, 0.0,
  ],
};

const onlyDecree =
  /^(?:\{\d+\}|\[?¶ ?\d+\]?)?\s*(?:IT IS (?:HEREBY |THEREFORE |FURTHER )?(?:SO )?ORDERED|So ordered|It is so ordered|WE CONCUR|Affirmed|Reversed|Vacated|Dismissed)\b/i;

/** Each label's score is its probability; they sum to 1. */
export function labelParagraphs(paragraphs: readonly { id: string; text: string }[]): LabelledParagraph[] {
  return paragraphs.map(({ id, text }) => {
    const scores = scoresOf(text);
    const [label] = (Object.entries(scores) as [SectionLabel, number][]).reduce((best, next) =>
      next[1] > best[1] ? next : best,
    ); // the keys are the labels
    return { id, label, scores };
  });
}

function scoresOf(text: string): Record<SectionLabel, number> {
  const measures = measure(text);
  const raw = (label: keyof typeof weights) =>
    Math.exp(weights[label].reduce((sum, weight, index) => sum + weight * (measures[index] ?? 0), 0));
  const odds = {
    Facts: raw('Facts'),
    'Procedural History': raw('Procedural History'),
    Issue: raw('Issue'),
    Rule: raw('Rule'),
    Analysis: raw('Analysis'),
    Conclusion: raw('Conclusion'),
  };
  const total = Object.values(odds).reduce((sum, value) => sum + value, 0);
  const decree = onlyDecree.test(text) && countWords(text) < 30 ? 0.9 : 0;
  const share = (value: number) => (value / total) * (1 - decree);
  return {
    Facts: share(odds.Facts),
    'Procedural History': share(odds['Procedural History']),
    Issue: share(odds.Issue),
    Rule: share(odds.Rule),
    Analysis: share(odds.Analysis),
    Conclusion: share(odds.Conclusion),
    Decree: decree,
  };
}
