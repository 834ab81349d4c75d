/** What the court holds laid beside what it orders: of several points, the one that the order rests on. */
import type { Read, ReadSentence } from '../read/read.ts';
import { leavesOpen } from './hollow.ts';

const mostDoubted = 0.5;

const faults =
  /\b(?:err(?:ed|or|ors)|abused (?:its|his|her) discretion|deprived|violated|was (?:improper|unlawful|unreasonable|insufficient|inadequate)|erroneous\w*|wrongly|improperly)\b/;
const upholds =
  /\b(?:(?:was|were|is|are) (?:\w+ )?sufficient|sufficient evidence|substantial evidence|(?:was|were|is|are) not (?:violated|denied|deprived|prejudiced)|no (?:\w+ )?error|did not (?:err|abuse|violate|deprive)|properly|correctly|harmless|lacks? merit|overcame)\b/;
const negated = /\b(?:not|no|nor|never|without)\b/;

const findsFault = (shown: string) => faults.test(shown) && !upholds.test(shown) && !negated.test(shown);

/**
 * Where the paragraph of the order finds a fault and the judgment is reversed, a holding that finds none is the other side's point;
 * and conversely where it is affirmed. Where both paragraphs agree, nothing is known.
 */
export function againstOrderIn(
  read: Read,
  decree: ReadSentence | undefined,
): (sentence: ReadSentence) => boolean {
  const outcome = (read.opinion.disposition?.summary ?? '').toLowerCase();
  const isReversed = /revers|vacat/.test(outcome);
  if (!decree || isReversed === outcome.includes('affirm')) return () => false;
  const beside = read.sentences.filter(
    ({ paragraphIndex, odds, index }) =>
      paragraphIndex === decree.paragraphIndex && index < decree.index && odds.holding > mostDoubted,
  );
  const goesWith = isReversed ? findsFault : (shown: string) => upholds.test(shown);
  const goesAgainst = isReversed ? (shown: string) => upholds.test(shown) : findsFault;
  if (!beside.some(({ shown }) => goesWith(shown))) return () => false;
  return ({ shown }) => goesAgainst(shown);
}

const follows = /\b(?:therefore|accordingly|thus|consequently|hence)\b/i;

/** "The use of a dog is a search. The judgment is therefore affirmed.": what the order is drawn from. */
export function leadsToOrder(
  { sentences }: Pick<Read, 'sentences'>,
  { index, paragraphIndex }: ReadSentence,
): boolean {
  const next = sentences[index + 1];
  if (next?.paragraphIndex !== paragraphIndex || next.odds.decree <= mostDoubted) return false;
  return next.place > 0.5 && follows.test(next.text);
}

const turns = /^(?:\{\d+\} )?(?:However|Nevertheless|Nonetheless|But|Yet),? /;
const loses =
  /\b(?:waive[rd]?|forfeit\w*|harmless|abandon\w*|supersed\w*|barred|precluded|cured|too late|moot|untimely|estopp\w+|no prejudice|not prejudiced)\b/;

/** "We hold that the rule requires a signature. However, the tenant waived it. Accordingly, we affirm.": the order rests on what follows. */
export function isOvertaken({ sentences }: Pick<Read, 'sentences'>, sentence: ReadSentence): boolean {
  const rest = sentences
    .slice(sentence.index + 1, sentence.index + mostBefore)
    .filter(({ paragraphIndex }) => paragraphIndex === sentence.paragraphIndex);
  const ordered = rest.findIndex(({ odds }) => odds.decree > mostDoubted);
  const turn = rest.slice(0, Math.max(0, ordered)).find(({ text }) => turns.test(text));
  return turn !== undefined && loses.test(turn.text) && !leavesOpen(turn);
}

const mostBefore = 7;
