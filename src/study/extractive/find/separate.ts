/** What each separate opinion disagrees with or adds, in its author's words. */
import type { Opinion, Part } from '../../../opinion/opinion.ts';
import { choose, inOrder, saysTheSame } from '../text/items.ts';
import { isDangling, isQuotable } from '../text/readable.ts';
import { readPart, type Sentence } from '../text/sentence.ts';
import { isUnfinished } from '../text/unfinished.ts';
import { countTerms } from '../text/words.ts';

export type SeparateKind = 'concurrence' | 'dissent' | 'concurrence_in_part_and_dissent_in_part';
export type Separate = {
  kind: SeparateKind;
  author?: string;
  part: Part;
  summary: Sentence[];
  /** More of it, point by point: the summary and what else it says for itself. */
  points: Sentence[];
  opening: Sentence[];
};

export function separateOpinionsOf(opinion: Opinion): Separate[] {
  return opinion.parts.flatMap((part) => {
    const { kind } = part;
    if (kind !== 'concurrence' && kind !== 'dissent' && kind !== 'concurrence_in_part_and_dissent_in_part')
      return [];
    const { sentences } = readPart(opinion, part);
    const summary = summaryOf(sentences, kind);
    return [
      {
        kind,
        part,
        summary,
        points: inOrder([...summary, ...furtherPoints(sentences, kind, summary)]),
        opening: sentences.slice(0, 3),
        ...(part.author ? { author: part.author } : {}),
      },
    ];
  });
}

const disagrees =
  /\b(?:I (?:respectfully |therefore |must |would |cannot |do not |also |emphatically )*(?:dissent|disagree|agree with|hold|affirm|reverse|vacate|dismiss|deny|join|concur|write separately|part ways|think)|I respectfully|in my (?:view|judgment|opinion)|I would|I agree|I join|I concur|I write|my (?:view|disagreement)|the (?:majority|court|plurality)(?:['’]s)? (?:\w+ ){0,3}(?:errs?|holds?|concludes?|ignores?|decision|opinion|fails?|reads?|reasoning|today|mistaken|wrong|refuses?|abandons?|overrules?|adopts?|rejects?|misreads?|invents?|departs?))\b/i;
const speaksOfLaw =
  /\b(?:I|my|we|our|[Cc]ourts?|majority|plurality|holding|opinion|law|laws|rules?|statutes?|rights?|duty|duties|Constitution|Amendments?|Clause|Act|Congress|[Ll]egislature|judg\w+|jur(?:y|ies)|evidence|claims?|liab\w+|standard|test|power|authority|jurisdiction|precedents?|remed\w+)\b/;
/** "A reader might be told: …": the words that follow are put in another's ear, or mouth. */
const putsWords = /\b(?:told|instructed|directed|ordered|asked)\b[^.;:]{0,40}:/i;
const because =
  /\b(?:because|since|but|although|rather|instead|not|nothing|contrary|fails?|wrong|errs?|mistak)/i;

function summaryOf(sentences: readonly Sentence[], kind: SeparateKind): Sentence[] {
  const scored = scoredOf(sentences, kind);
  const telling = scored.filter(({ score }) => score > 2);
  return inOrder(choose(telling.length > 0 ? telling : scored.slice(0, 1), { most: 2, words: 62 }));
}

function furtherPoints(
  sentences: readonly Sentence[],
  kind: SeparateKind,
  summary: readonly Sentence[],
): Sentence[] {
  const telling = scoredOf(sentences, kind).filter(
    ({ sentence, score }) =>
      score > 2 && !isDangling(sentence.shown) && summary.every((said) => !saysTheSame(said, sentence)),
  );
  return choose(telling, { most: 4, words: 140 });
}

function scoredOf(sentences: readonly Sentence[], kind: SeparateKind) {
  const counts = countTerms(sentences.map(({ terms }) => terms));
  return sentences
    .filter(
      ({ shown, text }) =>
        isQuotable(shown, 6, 50) && !isUnfinished(shown) && !putsWords.test(text) && !/\?["”]?$/.test(text),
    )
    .map((sentence) => ({ sentence, score: summaryScore(sentence, kind, counts) }))
    .toSorted((one, other) => other.score - one.score);
}

function summaryScore(sentence: Sentence, kind: SeparateKind, counts: ReadonlyMap<string, number>): number {
  const { text, terms, place } = sentence;
  const distinct = [...new Set(terms)];
  const weight =
    distinct.reduce((sum, term) => sum + Math.log2(counts.get(term) ?? 1), 0) / (distinct.length + 4);
  let score = weight;
  if (disagrees.test(text)) score += 2.5;
  if (kind !== 'concurrence' && /\bdissent\b/i.test(text)) score += 0.6;
  if (because.test(text)) score += 0.8;
  if (place < 0.15 || place > 0.9) score += 0.8;
  if (/^["“]/.test(text)) score -= 1.5;
  // A dissent speaks of law or of the court; what it only tells is not its point.
  if (!speaksOfLaw.test(text)) score -= 1.5;
  if (isDangling(sentence.shown)) score -= 1.2;
  if (sentence.words < 8) score -= 1;
  return score;
}
