/** Whether a sentence gives whoever argues from it a reason. */
import { isVote, type PointCue } from '../separate/points.ts';
import type { Sentence } from '../text/sentence.ts';

/** What an author only says of the opinion of the court, or of his own writing. */
export const noReasons: readonly PointCue[] = [
  {
    name: 'tells what the court decides',
    pattern:
      /^(?:[^;]{0,160}, )?(?:today )?(?:[Tt]he (?:Court|majority|plurality|opinion of the [Cc]ourt)|[Tt]oday[’']s decision)(?:['’]s \w+)?,? (?:\w+,? ){0,2}(?:holds|concludes|reaffirms|announces|adopts|permits|allows|upholds|strikes|invalidates|approves|sanctions|overrules|rejects|reverses|affirms|says|finds|refuses|attributes|assumes)\b(?!.*\b(?:because|but|although|though|despite|without|wrong\w*|err(?:s|ed|or)?|ignor\w+|nothing|contrary|however|yet|cannot|mistak\w+|fails?)\b)/,
    yes: 'The Court holds that a jury is responsible for the lights of a barge.',
    no: 'The Court holds a jury responsible although nobody lit the barge.',
  },
  {
    name: 'speaks of the writing',
    pattern:
      /\bcannot (?:now |here )?take time\b|\b(?:proceeds|goes|rests) (?:up)?on (?:\w+ )?narrow (?:lines|grounds?)\b|\badequate prominence\b|\bI (?:think|deem) it (?:\w+,? ){0,2}(?:however, )?to (?:point out|say|add|note|state)\b|\bI (?:write|add) (?:only|separately|briefly)\b|\bI (?:wish|desire|need) (?:only )?to\b|\bwould not (?:go on to )?(?:address|reach|decide|consider)\b|\b(?:for|in) (?:the|these|those) reasons (?:stated|given|set)\b|\b(?:an|any) invitation\b|\bI (?:\w+ )?dissent\.$|\bPart [IVX]+\b|\bas I understand it\b|\b(?:principle|ground|theory) (?:up)?on which the opinion\b|\bthe (?:\w+ )?question\b[^,]{0,40} is whether\b/,
    yes: 'I cannot take time to review the cases.',
    no: 'A pilot takes time to review his charts.',
  },
];

/** Whether somebody who argues from it has more to say than that the court is wrong. */
export function givesReason(sentence: Pick<Sentence, 'shown' | 'terms'>): boolean {
  return !isVote(sentence) && !noReasons.some(({ pattern }) => pattern.test(sentence.shown));
}
