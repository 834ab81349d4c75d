/** Whether words speak against what they cite, or two statements against each other. */
import { type Sign, sentencesOf, sharedTerms, signsOf } from '../model/grounding/claims/clauses.ts';

/** Words by which a court turns from what it cites. */
const turnsFrom =
  /\b(?:overrul|abrogat|disapprov|repudiat|supersed|distinguish(?!ed (?:jurist|scholar|professor|judge))|disagree|(?:declin|refus)\w+ to (?:follow|adopt|extend|apply)|(?:not|never) (?:follow|control|govern)|depart\w* from|inapposite|inapplicable|limit\w* \w+ to (?:its|the) facts|wrongly decided|no longer good law)|\b(?:but see|but cf\.|contra,?)(?=\s)/i;

export const citedAgainst = (quote: string): boolean => turnsFrom.test(quote);

/** Opposite words of few are chance. */
const fewestTold = 4;
/** Of the words whose sign both tell, from which share the two contradict each other. */
const mostOpposed = 0.75;

type Statement = { text: string };
type Signed = { terms: ReadonlySet<string>; signs: ReadonlyMap<string, Sign> };

/** Each statement is taken apart once, however many it is compared with. */
const takenApart = new WeakMap<Statement, Signed[]>();

function signedOf(statement: Statement): Signed[] {
  const signed =
    takenApart.get(statement) ??
    sentencesOf(statement.text).map((sentence) => ({ terms: sentence.terms, signs: signsOf(sentence) }));
  takenApart.set(statement, signed);
  return signed;
}

/** Whether two statements in the same words affirm and deny the same. */
export function saysOpposite(one: Statement, other: Statement): boolean {
  const [first, second] = [signedOf(one), signedOf(other)];
  return first.some((mine) =>
    second.some((theirs) => {
      const known = sharedTerms(mine.terms, theirs.terms).filter(
        (term) => mine.signs.get(term) !== 'open' && theirs.signs.get(term) !== 'open',
      );
      const opposed = known.filter((term) => mine.signs.get(term) !== theirs.signs.get(term));
      return known.length >= fewestTold && opposed.length >= mostOpposed * known.length;
    }),
  );
}
