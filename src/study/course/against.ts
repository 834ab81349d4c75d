/** Whether words speak against what they cite, or two statements against each other. */
import { sentencesOf, sharedTerms, signsOf } from '../model/grounding/claims/clauses.ts';

/** Words by which a court turns from what it cites. */
const turnsFrom =
  /\b(?:overrul|abrogat|disapprov|repudiat|supersed|distinguish(?!ed (?:jurist|scholar|professor|judge))|disagree|(?:declin|refus)\w+ to (?:follow|adopt|extend|apply)|(?:not|never) (?:follow|control|govern)|depart\w* from|inapposite|inapplicable|limit\w* \w+ to (?:its|the) facts|wrongly decided|no longer good law)|\b(?:but see|but cf\.|contra,?)(?=\s)/i;

export const citedAgainst = (quote: string): boolean => turnsFrom.test(quote);

/** Opposite words of few are chance. */
const fewestTold = 4;
/** Of the words whose sign both tell, from which share the two contradict each other. */
const mostOpposed = 0.75;

/** Whether two statements in the same words affirm and deny the same. */
export function saysOpposite(one: { text: string }, other: { text: string }): boolean {
  const [first, second] = [one, other].map(({ text }) => sentencesOf(text));
  return (first ?? []).some((mine) =>
    (second ?? []).some((theirs) => {
      const [said, told] = [signsOf(mine), signsOf(theirs)];
      const known = sharedTerms(mine.terms, theirs.terms).filter(
        (term) => said.get(term) !== 'open' && told.get(term) !== 'open',
      );
      const opposed = known.filter((term) => said.get(term) !== told.get(term));
      return known.length >= fewestTold && opposed.length >= mostOpposed * known.length;
    }),
  );
}
