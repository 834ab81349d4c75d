/** If/then steps: what the court states as conditions, beyond the rule and its exceptions. */

import { oneOf, pattern } from '../../language/grammar.ts';
import { lawsIn } from '../choose/law.ts';
import type { Findings } from '../findings.ts';
import { elementsIn } from '../text/elements.ts';
import { type Draft, draftsOf } from '../text/items.ts';
import { tellsPresent } from '../text/tense.ts';

const conditional =
  /\b(?:if|when|where|unless|whenever|must|requires?|only (?:if|when|where|by|to|upon|after|on|those))\b/i;
/** Most of what is less likely to be needed is law on the way to the rule. */
const leastWorth = 0.25;
const steps = { most: 3, words: 120, least: 0.3 };

export function checklistOf({ reading, rules, exceptions }: Findings): Draft[] {
  const laws = lawsIn(reading, new Set([...rules, ...exceptions]), { ...steps, most: 2 * steps.most });
  const needed = laws.filter(({ shown, worth }) => worth > leastWorth && isStepOfLaw(shown));
  return draftsOf(needed.slice(0, steps.most));
}

/** What is to be asked in the next case too, and neither what was done in this one nor what a court once went through. */
export function isStepOfLaw(shown: string): boolean {
  if (!conditional.test(shown) || elementsIn(shown)) return false;
  const stated = shown.replace(attributed, '');
  return !appliesHere.test(shown) && !toldOfCourt.test(stated) && tellsPresent.test(stated);
}

/** "This Court has held that …": what follows is law. */
const speaker = oneOf`
  [Ww]e|[Tt]h(?:e|is) [Cc]ourt|[Oo]ur Supreme Court|[A-Z][\w ]{2,40} Court|[Ii]t`;
const saidThat = oneOf`
  held|said|recognized|stated|made clear|explained|reaffirmed|established|ruled`;
const attributed = pattern`
  ^(?:[^,]{0,80}, )?${speaker} (?:(?:has|have|had) )?(?:\w+ly )*${saidThat}(?: (?:again|once more))?,?
  [ ](?:that|in [A-Z][^,]{3,60} that)[ ]`;
const party = oneOf`
  respondents?|petitioners?|plaintiffs?|defendants?|appell\w+|the (?:State|[Gg]overnment|dissent|majority)`;
const appliesHere = pattern`
  ^(?:[^,]{0,60}, )?(?:[Ww]e (?:\w+ )?(?:conclude|hold|find|determine|must (?:next|now|first|therefore))
  |(?:[Tt]he|[Tt]his) [Cc]ourt concluded)\b|^(?:[Tt]he|[Oo]ur) (?:issue|question)\b
  |\b(?:[Ww]e must (?:next|now|first)|[Nn]ext,? we must|must be understood)\b|^According to ${party}\b|^Had[ ]`;
const did = oneOf`
  considered|held|applied|concluded|addressed|ignored|altered|significantly altered|passed|granted|declined|maintained
  |intended|upheld|sustained|decided|reversed|affirmed|noted|found|indicated|instructed|erred`;
const toldOfCourt = pattern`
  \b(?:[Cc]ourts?|[Ww]e|Congress|[Ll]egislature) (?:(?:has|have|had) )?(?:\w+ly )*${did}\b`;
