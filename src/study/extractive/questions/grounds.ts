/** Whether a sentence gives whoever argues from it a reason. */
import { oneOf, pattern } from '../../language/grammar.ts';
import { isVote } from '../separate/points.ts';
import type { Sentence } from '../text/sentence.ts';

const theCourt = oneOf`
  [Tt]he (?:Court|majority|plurality|opinion of the [Cc]ourt)|[Tt]oday[’']s decision`;
const decides = oneOf`
  holds|concludes|reaffirms|announces|adopts|permits|allows|upholds|strikes|invalidates|approves|sanctions|overrules|rejects
  |reverses|affirms|says|finds|refuses|attributes|assumes`;
const objects = oneOf`
  because|but|although|though|despite|without|wrong\w*|err(?:s|ed|or)?|ignor\w+|nothing|contrary|however|yet|cannot
  |mistak\w+|fails?`;

/** What an author only says of the opinion of the court, or of his own writing. */
export const noReasons: Readonly<Record<string, RegExp>> = {
  'tells what the court decides': pattern`
    ^(?:[^;]{0,160}, )?(?:today )?${theCourt}(?:['’]s \w+)?,? (?:\w+,? ){0,2}${decides}\b(?!.*\b${objects}\b)`,
  'speaks of the writing': pattern`
    \bcannot (?:now |here )?take time\b|\b(?:proceeds|goes|rests) (?:up)?on (?:\w+ )?narrow (?:lines|grounds?)\b
    |\badequate prominence\b|\bI (?:think|deem) it (?:\w+,? ){0,2}(?:however, )?to (?:point out|say|add|note|state)\b
    |\bI (?:write|add) (?:only|separately|briefly)\b|\bI (?:wish|desire|need) (?:only )?to\b
    |\bwould not (?:go on to )?(?:address|reach|decide|consider)\b
    |\b(?:for|in) (?:the|these|those) reasons (?:stated|given|set)\b|\b(?:an|any) invitation\b|\bI (?:\w+ )?dissent\.$
    |\bPart [IVX]+\b|\bas I understand it\b|\b(?:principle|ground|theory) (?:up)?on which the opinion\b
    |\bthe (?:\w+ )?question\b[^,]{0,40} is whether\b`,
};

/** Whether somebody who argues from it has more to say than that the court is wrong. */
export function givesReason(sentence: Pick<Sentence, 'shown' | 'terms'>): boolean {
  return !isVote(sentence) && !Object.values(noReasons).some((each) => each.test(sentence.shown));
}
