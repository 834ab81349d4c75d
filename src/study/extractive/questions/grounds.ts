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

const rests = oneOf`
  (?:proceeds|goes|rests) (?:up)?on (?:\w+ )?narrow (?:lines|grounds?)|(?:principle|ground|theory) (?:up)?on which the opinion
  |the (?:\w+ )?question\b[^,]{0,40} is whether|(?:for|in) (?:the|these|those) reasons (?:stated|given|set)`;
const ofWriting = oneOf`
  cannot (?:now |here )?take time|adequate prominence|(?:an|any) invitation|Part [IVX]+|as I understand it
  |I (?:think|deem) it (?:\w+,? ){0,2}(?:however, )?to (?:point out|say|add|note|state)
  |I (?:write|add) (?:only|separately|briefly)|I (?:wish|desire|need) (?:only )?to
  |would not (?:go on to )?(?:address|reach|decide|consider)`;

/** What an author only says of the opinion of the court, or of his own writing. */
export const noReasons: Readonly<Record<string, RegExp>> = {
  'tells what the court decides': pattern`
    ^(?:[^;]{0,160}, )?(?:today )?${theCourt}(?:['’]s \w+)?,? (?:\w+,? ){0,2}${decides}\b(?!.*\b${objects}\b)`,
  'speaks of the writing': pattern`\b(?:${rests}|${ofWriting})\b|\bI (?:\w+ )?dissent\.$`,
};

/** Whether somebody who argues from it has more to say than that the court is wrong. */
export function givesReason(sentence: Pick<Sentence, 'shown' | 'terms'>): boolean {
  return !isVote(sentence) && !Object.values(noReasons).some((each) => each.test(sentence.shown));
}
