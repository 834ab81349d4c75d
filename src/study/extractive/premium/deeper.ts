/** What more time to speak has room for: the lead opinion's next best sentences of fact, law and reasoning, which no brief shows. */

import type { Item } from '../../material/schema.ts';
import { best, isShowable, oddsOf, worthTo } from '../choose/value.ts';
import type { Findings } from '../findings.ts';
import { draftsOf, numbered } from '../text/items.ts';
import { furtherIn, shownIn } from './further.ts';

const roles = {
  facts: ['fact'],
  rule: ['law', 'exception'],
  analysis: ['reasoning', 'holding', 'policy'],
} as const;
export type Deeper = Record<keyof typeof roles, Item[]>;

const room = { most: 4, words: 140 };
const leastOdds = 0.5;
const longest = 60;

export function deeperIn(findings: Findings): Deeper {
  const further = furtherIn(findings);
  const taken = shownIn(findings);
  for (const each of [...further.rules, ...further.exceptions]) taken.add(each);
  const found = (section: keyof typeof roles): Item[] => {
    const usable = findings.reading.sentences.filter(
      (sentence) =>
        !taken.has(sentence) &&
        isShowable(sentence, longest) &&
        sentence.odds.argument < 0.25 &&
        sentence.voice !== 'separate' &&
        oddsOf(sentence, roles[section]) > leastOdds,
    );
    const chosen = best(
      usable.map((sentence) => ({ sentence, value: worthTo(sentence, roles[section]) })),
      room,
    );
    return numbered(`further-${section}`, draftsOf(chosen));
  };
  return { facts: found('facts'), rule: found('rule'), analysis: found('analysis') };
}
