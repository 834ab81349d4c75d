/** If/then steps, from the rules that the court itself states as conditions. */

import type { Findings } from '../findings.ts';
import { elementsIn } from '../text/elements.ts';
import { type Draft, draftOf } from '../text/items.ts';

const conditional = /\b(?:if|when|where|unless|only|whenever|must|requires?)\b/i;

export function checklistOf({ rules, exceptions, holdings }: Findings): Draft[] {
  const steps = [...rules, ...exceptions]
    .filter(({ text }) => conditional.test(text) && !elementsIn(text))
    .slice(0, 3)
    .map((sentence) => draftOf(sentence));
  const held = holdings.line;
  return held ? [...steps, draftOf(held.sentence, held.text)] : steps;
}
