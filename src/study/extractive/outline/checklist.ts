/** If/then steps: what the court states as conditions, beyond the rule and its exceptions. */
import { lawsIn } from '../choose/law.ts';
import type { Findings } from '../findings.ts';
import { elementsIn } from '../text/elements.ts';
import { type Draft, draftOf } from '../text/items.ts';

const conditional = /\b(?:if|when|where|unless|only|whenever|must|requires?)\b/i;
const steps = { most: 3, words: 120, least: 0.3 };

export function checklistOf({ reading, rules, exceptions }: Findings): Draft[] {
  return lawsIn(reading, new Set([...rules, ...exceptions]), { ...steps, most: 2 * steps.most })
    .filter(({ text }) => conditional.test(text) && !elementsIn(text))
    .slice(0, steps.most)
    .map((sentence) => draftOf(sentence));
}
