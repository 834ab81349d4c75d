/** Who did what to whom: words that a statement has in another order than its evidence. */
import { stemOf } from '../../../language/words.ts';
import type { Sentence } from './clauses.ts';

const wordsIn = (text: string) => [...text.matchAll(/[\p{L}][\p{L}'’]+/gu)].map(([word]) => word);

/** The actors of a text: names, and the roles that parties and courts have in it. */
const role =
  /^(?:plaintiffs?|defendants?|petitioners?|respondents?|appellants?|appellees?|court|state|government|jury|congress|legislature|board|commission|agency|police|officers?|employer|employees?|union|company|city|county|trustee|executor|debtor|creditor|buyer|seller|landlord|tenant|husband|wife|father|mother|insurer|bank|dissent|majority|concurrence)$/i;

export function actorsIn(text: string): string[] {
  return wordsIn(text)
    .filter(
      (word, index) =>
        role.test(word) || (index > 0 && /^\p{Lu}\p{Ll}/u.test(word)) || isFirstName(word, index),
    )
    .map((word) => stemOf(word.toLowerCase()));
}

/** A sentence's first word is capital whatever it is. */
const isFirstName = (word: string, index: number) =>
  index === 0 && /^\p{Lu}\p{Ll}/u.test(word) && !opens.test(word);
const opens =
  /^(?:the|a|an|in|on|at|if|when|where|while|because|since|although|though|under|by|for|from|to|it|its|he|she|his|her|they|their|this|that|these|those|no|not|nor|there|here|after|before|as|but|and|or|so|yes|only|even|both|either|neither|each|all|any|some|most|one|two|three|with|without|what|who|whether|how|why)$/i;

const passive = /\b(?:was|were|is|are|been|being|be)\s+(?:\w+ly\s+)?\w+(?:ed|en|wn|ld|nt|ft|id)\b/i;

export type OrderComparison = { kept: number; turned: number };

/** Of the pairs of actors that a sentence of the evidence has too, how many stand there in the same order, how many in the other alone. */
export function compareOrder(statement: string, sentences: readonly Sentence[]): OrderComparison {
  const said = [...new Set(actorsIn(statement))];
  const shown = sentences.map(({ text }) => ({
    actors: [...new Set(actorsIn(text))],
    isPassive: passive.test(text),
  }));
  const isPassive = passive.test(statement);
  let kept = 0;
  let turned = 0;
  for (const [at, one] of said.entries()) {
    for (const other of said.slice(at + 1)) {
      const both = shown.filter(({ actors }) => actors.includes(one) && actors.includes(other));
      if (both.length === 0) continue;
      const isSame = both.some(
        ({ actors, isPassive: isTurned }) =>
          isTurned !== isPassive || actors.indexOf(one) < actors.indexOf(other),
      );
      if (isSame) kept += 1;
      else turned += 1;
    }
  }
  return { kept, turned };
}
