/** A text as clauses of content words, each clause affirmed, denied, or not to be told. */
import { splitSentences } from '../../../../opinion/sentences.ts';
import { termsOf } from '../../../language/words.ts';

/** `open` where a verb such as "rejects" or "fails" turns what follows without a "not" of its own. */
export type Sign = 'affirmed' | 'denied' | 'open';

export type Clause = { terms: string[]; sign: Sign };

const boundary =
  /[,;:()[\]—–]|\b(?:but|because|although|though|while|whereas|if|unless|when|that|which|who|whom|where|so|since|than|until)\b/i;
const denials = /\b(?:not|no|never|neither|nor|none|nothing|nobody|cannot|without)\b|n['’]t\b/gi;
/** No denials by themselves: "not only", "no longer" says that once it was so, "not until" that it is. */
const mild = /\b(?:not only|not merely|not just|no doubt|no longer|not until|no less|no more|no sooner)\b/gi;
const turning =
  /\b(?:reject|den(?:y|ies|ied|ial)|fail|refus|declin|lack|absen|unable|prohibit|forbid|forbad|barr?(?:s|ed|ing)?\b|preclud|prevent|insufficien|hardly|scarcely|rather than|instead|far from|unnecessar|only|disagree|disput|doubt|avoid|ceas|except|deprive|foreclos|invalid|unlawful|unconstitutional|wrong|err(?:s|ed|or|oneous)?\b|overrul|overturn|reverse|contrary|too |little|few\b|leav(?:e|es|ing) open|left open|need not|undecided|impossib|unreasonabl|immaterial|irrelevan|beside the point|excus|exempt|immun|withdr[ae]w)/i;

export function clausesOf(sentence: string): Clause[] {
  const clauses: Clause[] = [];
  let isTurned = false;
  for (const piece of sentence.split(boundary)) {
    const text = piece.replace(mild, ' ');
    const terms = termsOf(text);
    const count = text.match(denials)?.length ?? 0;
    const turns = turning.test(text) || mild.test(piece);
    mild.lastIndex = 0;
    const sign = turns || isTurned ? 'open' : count % 2 === 1 ? 'denied' : 'affirmed';
    // "Rejects the argument that …": what it turns may stand in the clause behind it.
    isTurned = turns;
    if (terms.length > 0) clauses.push({ terms, sign });
  }
  return clauses;
}

export type Sentence = { text: string; clauses: Clause[]; terms: ReadonlySet<string> };

export const sentencesOf = (text: string): Sentence[] =>
  splitSentences(text).map(({ start, end }) => {
    const own = text.slice(start, end);
    return { text: own, clauses: clausesOf(own), terms: new Set(termsOf(own)) };
  });

export const signsOf = ({ clauses }: Pick<Sentence, 'clauses'>): Map<string, Sign> => {
  const signs = new Map<string, Sign>();
  for (const { terms, sign } of clauses) {
    for (const term of terms) {
      const known = signs.get(term);
      // A word of two clauses that differ tells of neither.
      signs.set(term, known === undefined || known === sign ? sign : 'open');
    }
  }
  return signs;
};

/** Whether anything in the text denies or turns what it says. */
export const deniesAnything = (text: string): boolean =>
  (text.match(denials)?.length ?? 0) > 0 || turning.test(text);

export const sharedTerms = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((term) => other.has(term));
