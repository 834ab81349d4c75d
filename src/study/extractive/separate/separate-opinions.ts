/** What each separate opinion disagrees with or adds, in its author's words. */
import type { Opinion, Part } from '../../../opinion/opinion.ts';
import { oneOf, phrase, phraseAnyCase } from '../../language/grammar.ts';
import { countTerms } from '../../language/words.ts';
import { choose, inOrder, saysTheSame } from '../text/items.ts';
import { isDangling, isQuotable } from '../text/readable.ts';
import { readPart, type Section, type Sentence } from '../text/sentence.ts';
import { isUnfinished } from '../text/unfinished.ts';
import { isNoPoint, isPoint, isVote, pointWorth } from './points.ts';

export type SeparateKind = 'concurrence' | 'dissent' | 'concurrence_in_part_and_dissent_in_part';
export type Separate = {
  kind: SeparateKind;
  author?: string;
  part: Part;
  summary: Sentence[];
  /** Those of the summary that say what its author holds; none where the text gives no more than a vote. */
  point: Sentence[];
  /** More of it, point by point: the summary and what else it says for itself. */
  points: Sentence[];
  opening: Sentence[];
};

export function separateOpinionsOf(opinion: Opinion): Separate[] {
  return opinion.parts.flatMap((part) => {
    const { kind } = part;
    if (kind !== 'concurrence' && kind !== 'dissent' && kind !== 'concurrence_in_part_and_dissent_in_part')
      return [];
    const sentences = bodyOf(readPart(opinion, part));
    const summary = summaryOf(sentences, kind);
    return [
      {
        kind,
        part,
        summary,
        point: summary.filter(isPoint),
        points: inOrder([...summary, ...furtherPoints(sentences, kind, summary)]),
        opening: sentences.slice(0, 3),
        ...(part.author ? { author: part.author } : {}),
      },
    ];
  });
}

const notesBegin = /^(?:END)?(?:FOOT)?NOTES?:?$/i;
/** A note, what somebody else wrote, or a witness's answers. */
const notTheAuthors = /^(?:\[\d{1,3}\]|["“'‘`]|[QA][.:]? (?=["“A-Z]))/;

/** What the author says above the notes, and not what others are quoted to have said. */
function bodyOf({ paragraphs, sentences }: Section): Sentence[] {
  const notes = paragraphs.findIndex(({ text }) => notesBegin.test(text.trim()));
  return sentences.filter(
    ({ paragraph, paragraphIndex }) =>
      (notes === -1 || paragraphIndex < notes) && !notTheAuthors.test(paragraph.text),
  );
}

const parts = oneOf`
  dissent|disagree|agree with|hold|affirm|reverse|vacate|dismiss|deny|join|concur|write separately|part ways|think`;
const errs = oneOf`
  errs?|holds?|concludes?|ignores?|decision|opinion|fails?|reads?|reasoning|today|mistaken|wrong|refuses?|abandons?
  |overrules?|adopts?|rejects?|misreads?|invents?|departs?`;
const disagrees = phraseAnyCase`
  I (?:respectfully |therefore |must |would |cannot |do not |also |emphatically )*${parts}|I respectfully
  |in my (?:view|judgment|opinion)|I would|I agree|I join|I concur|I write|my (?:view|disagreement)
  |the (?:majority|court|plurality)(?:['’]s)? (?:\w+ ){0,3}${errs}`;
const speaksOfLaw = phrase`
  I|my|we|our|[Cc]ourts?|majority|plurality|holding|opinion|law|laws|rules?|statutes?|rights?|duty|duties
  |Constitution|Amendments?|Clause|Act|Congress|[Ll]egislature|judg\w+|jur(?:y|ies)|evidence|claims?|liab\w+|standard|test
  |power|authority|jurisdiction|precedents?|remed\w+`;
const because =
  /\b(?:because|since|but|although|rather|instead|not|nothing|contrary|fails?|wrong|errs?|mistak)/i;

/** "A reader might be told: …": the words that follow are put in another's ear, or mouth. */
const putsWords = /\b(?:told|instructed|directed|ordered|asked)\b[^.;:]{0,40}:/i;

const summaryRoom = { most: 2, words: 68 };

/** Its points; where it makes none, what comes nearest; a vote where it says no more. */
function summaryOf(sentences: readonly Sentence[], kind: SeparateKind): Sentence[] {
  const scored = scoredOf(sentences, kind);
  const points = scored.filter(({ sentence }) => isPoint(sentence));
  const spoken = scored.filter(({ sentence }) => !isNoPoint(sentence) && !isVote(sentence));
  const telling = spoken.filter(({ score }) => score > 2);
  const votes = scored.filter(({ sentence }) => disagrees.test(sentence.text));
  const best = [points, telling, votes, spoken.slice(0, 1)].find((each) => each.length > 0) ?? [];
  return inOrder(choose(best, summaryRoom));
}

function furtherPoints(
  sentences: readonly Sentence[],
  kind: SeparateKind,
  summary: readonly Sentence[],
): Sentence[] {
  const telling = scoredOf(sentences, kind).filter(
    ({ sentence, score }) =>
      score > 2 &&
      !isDangling(sentence.shown) &&
      !isNoPoint(sentence) &&
      !isVote(sentence) &&
      summary.every((said) => !saysTheSame(said, sentence)),
  );
  return choose(telling, { most: 4, words: 140 });
}

function scoredOf(sentences: readonly Sentence[], kind: SeparateKind) {
  const counts = countTerms(sentences.map(({ terms }) => terms));
  return sentences
    .filter(
      ({ shown, text }) =>
        isQuotable(shown, 6, 60) && !isUnfinished(shown) && !putsWords.test(text) && !/\?["”]?$/.test(text),
    )
    .map((sentence) => ({ sentence, score: summaryScore(sentence, kind, counts) }))
    .toSorted((one, other) => other.score - one.score);
}

function summaryScore(sentence: Sentence, kind: SeparateKind, counts: ReadonlyMap<string, number>): number {
  const { text, terms, place } = sentence;
  const distinct = [...new Set(terms)];
  const weight =
    distinct.reduce((sum, term) => sum + Math.log2(counts.get(term) ?? 1), 0) / (distinct.length + 4);
  let score = weight + pointWorth(sentence);
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
