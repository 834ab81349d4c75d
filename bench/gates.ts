/** What `content.md`'s kind of judge can compute of one case's material, whichever engine made it. */

import type { Materials } from '../src/cli/engine.ts';
import { leadPart, type Opinion, passagesOf } from '../src/opinion/opinion.ts';
import { termsOf } from '../src/study/language/words.ts';
import type { Item, Pinpoint, Question } from '../src/study/material/schema.ts';
import { outcomeProblem } from '../src/study/model/grounding/outcome.ts';
import { quoteStandsIn } from '../src/study/pinpoints.ts';

/** Each one alone makes the material count as failed. */
export function failedGates({ brief, outline, questions: set }: Materials, opinion: Opinion): string[] {
  const items = itemsIn([brief, outline, set]);
  const isQuoted = items.every(({ pinpoints }) =>
    pinpoints.every((pinpoint) => quoteStandsIn(opinion, pinpoint)),
  );
  const outcomes = [brief.holding, ...brief.conclusion.slice(-1)];
  const answersOf = (question: Question) =>
    new Set(termsOf(question.answer.map(({ text }) => text).join(' ')));
  const answers = set.questions.map(answersOf);
  const gates: [failure: string, isFailed: boolean][] = [
    ['a quote that is not in the text', !isQuoted],
    ['a wrong disposition', outcomes.some(({ text }) => disposesWrongly(text, opinion))],
    ['a holding that the lead opinion does not give', !isFromLead(brief.holding, opinion)],
    ['an Easy answer without words of the text', set.questions.some(isLooseEasy)],
    [
      'two questions that are the same',
      answers.some((one, index) => answers.slice(index + 1).some((other) => isSame(one, other))),
    ],
  ];
  return gates.filter(([, isFailed]) => isFailed).map(([failure]) => failure);
}

/** What the court below is told to do, and what is only named: "with directions to dismiss the case", "a notice of dismissal". */
const notOrdered: readonly RegExp[] = [
  /,? (?:with|under) (?:directions|instructions) (?:to|that)\b[^.]*/gi,
  /\b(?:motions?|notices?|orders?|petitions?|requests?) (?:of|to|for|in) (?:dismiss|remand|vacate)\b/gi,
  /\b(?:of|to|for|in|on|upon|after|an?|any|without) (?:dismissal|remand|vacatur|reversal|affirmance)\b/gi,
];

/** Whether a line says that this court did to the judgment what it did not. */
export function disposesWrongly(text: string, opinion: Pick<Opinion, 'disposition' | 'paragraphs'>): boolean {
  const ordered = notOrdered.reduce((rest, pattern) => rest.replace(pattern, ''), text);
  return outcomeProblem(ordered, opinion, 'partly') !== undefined;
}

/** Only items have both. */
export function itemsIn(value: unknown): Item[] {
  if (Array.isArray(value)) return value.flatMap(itemsIn);
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(itemsIn);
  return 'verified' in value && 'pinpoints' in value ? [value as Item, ...below] : below;
}

function isFromLead({ pinpoints }: Item, opinion: Opinion): boolean {
  const lead = leadPart(opinion);
  if (!lead) return true;
  const body = opinion.paragraphs
    .slice(lead.firstParagraph, lead.lastParagraph + 1)
    .filter(({ kind }) => kind !== 'footnote');
  const ids = new Set(body.flatMap((paragraph) => passagesOf(paragraph).map(({ id }) => id)));
  return pinpoints.some(({ paragraphId }: Pinpoint) => ids.has(paragraphId));
}

const isLooseEasy = ({ difficulty, answer }: Question) =>
  difficulty === 'Easy' && !answer.some(({ verified, pinpoints }) => verified && pinpoints.length > 0);

function isSame(one: Set<string>, other: Set<string>): boolean {
  const shared = [...one].filter((term) => other.has(term)).length;
  return shared > 0.9 * Math.max(1, one.size + other.size - shared);
}
