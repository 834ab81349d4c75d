/** Whose word a sentence carries: the court's own, a party's, the court's below, an earlier case's, a separate opinion's. */

import { circuitNames } from '../../../opinion/court-kinds.ts';
import { anyCase, oneOf, pattern, phraseAnyCase } from '../../language/grammar.ts';
import { escaped } from '../../language/words.ts';
import { cue } from '../text/phrases.ts';

export type Voice = 'court' | 'party' | 'below' | 'precedent' | 'separate' | 'narrator';

const bodies = oneOf`
  State|States|Government|Commonwealth|People|City|County|United States|Solicitor General|Attorney General|Secretary
  |Commissioner|Commission|Board|Agency|Department|EPA|prosecution|defense|parties|employer|insurer|company|union|estate
  |trustee|worker|child|father|mother`;
const sides = oneOf`
  petitioners?|respondents?|appellants?|appellees?|plaintiffs?|defendants?|claimants?|relators?|intervenors?|movants?
  |applicants?|taxpayers?|amic(?:us|i)|counsel|the ${bodies}|Worker|Employer|Father|Mother|Child|Husband|Wife|Buyer
  |Seller`;
const argues = oneOf`
  argue[sd]?|contend(?:s|ed)?|assert(?:s|ed)?|maintain(?:s|ed)?|claim(?:s|ed)?|submit(?:s|ted)?|urge[sd]?|insist(?:s|ed)?
  |suggest(?:s|ed)?|respond(?:s|ed)?|counter(?:s|ed)?|repl(?:y|ies|ied)|challenge[sd]?|say|says|would have us
  |take the position|takes the position|point(?:s|ed)? (?:out|to)|rel(?:y|ies|ied)(?: heavily)? (?:up)?on
  |complain(?:s|ed)?|posit(?:s|ed)?|attack(?:s|ed)?|object(?:s|ed)?|seek(?:s)? to|invite[sd]? us
  |ask(?:s|ed)? (?:us|this|that)|concede[sd]?|believe[sd]?|continues?|observe[sd]?|note[sd]?|view(?:s|ed)|reason(?:s|ed)
  |thinks|sees|cite[sd]?|draw(?:s)? (?:on|our)|reads|theorize[sd]?|characterize[sd]?|propose[sd]?
  |disput(?:e|es|ed) (?:that|whether|the)|adds|explain(?:s|ed)?|finds? (?:support|that)|faults?|warn(?:s|ed)?
  |protest(?:s|ed)?|emphasize[sd]?|stress(?:es|ed)?|admit(?:s|ted)?|analogize[sd]?|demands?|deride[sd]?|acknowledge[sd]?
  |look(?:s)? to|invoke[sd]?|depend(?:s)? on|focus(?:es)? on`;

export const argued = pattern`\b${argues}\b`;

const lowerKind = oneOf`
  trial|lower|circuit|superior|chancery|juvenile|family|probate|municipal|county|state|sentencing|tax|bankruptcy
  |reviewing|motion|post-conviction|intermediate appellate`;
const named = oneOf`
  Superior|Circuit|Bankruptcy|Tax|Trial|Chancery|Probate|Family|Juvenile|Municipal|State Supreme|Appellate`;
const ofMatter = oneOf`
  Appeals?|Claims|Chancery|Civil Appeals|Criminal Appeals|Common Pleas|Customs`;
const courtsBelow = oneOf`
  (?:United States |U\. ?S\. |Federal )?(?:District Courts?|district courts?|${lowerKind} (?:court|judge)s?
  |Courts? of ${ofMatter}|court of appeals?|(?:${circuitNames}|[A-Z][a-z]+) Circuit(?: Court)?|${named} (?:Court|Division)
  |Supreme (?:Judicial )?Court of (?!the United)[A-Z]\w+|[A-Z]\w+ Supreme Court|courts? below
  |(?:magistrate|administrative law) judge|ALJ|WCJ|Immigration Judge|BIA|IJ|hearing officer|jury
  |Board of Immigration Appeals|panel|three-judge (?:court|panel))`;
const ruled = oneOf`
  held|found|concluded|ruled|granted|denied|dismissed|affirmed|reversed|vacated|entered|ordered|determined|reasoned|rejected
  |certified|agreed|sentenced|convicted|awarded|instructed|refused|declined|issued|upheld|sustained|overruled|enjoined
  |remanded|erred|stated|thought|believed|decided|acquitted|returned|set aside|invalidated|did not|was|had|also|then|noted
  |explained|relied|applied|adopted|considered|admitted|suppressed|allowed|permitted|excluded|transferred|stayed|assumed
  |recognized|acknowledged|disagreed|declared|struck|claimed|cited|continued|viewed|treated|misread|invoked|asked|wrote
  |announced|emphasized|overlooked|ignored|committed|properly|appropriately`;

const seemsTo = oneOf`
  (?:appears?|seems?|attempts?|tries|purports?) to (?:argue|contend|assert|claim|suggest|maintain)`;
const argument = oneOf`argument|contention|position|claim|theory|submission|view|brief|assertion|suggestion`;
const ofSide = oneOf`
  petitioner|respondent|appellant|appellee|plaintiff|defendant|Government|State`;
const isSaid = oneOf`
  argued|contended|urged|insisted|claimed|said|suggested|objected|further (?:argued|contended|urged)`;
const thatCourtDid = oneOf`
  found|held|concluded|ruled|determined|granted|denied|reasoned|explained|noted|stated|rejected|agreed|observed|ordered
  |dismissed|imposed|issued|awarded|declined|recognized|accepted|thought|believed|erred`;
const apart = oneOf`
  the (?:principal )?(?:dissent|concurrence)s?|(?:the )?dissenters?|dissenting opinion|(?:Mr\. )?(?:Chief )?Justice [A-Z]\w+
  |JUSTICE [A-Z]+|our (?:dissenting )?colleagues?|plurality`;
const speaks = oneOf`
  argue|contend|assert|suggest|say|would|claim|believe|maintain|accuse|insist|object|complain|respond|dismiss|see|read|think
  |concede|view|reli|note|fault|ignore|propose|point|disagree|concurr|express|acknowledg|emphasiz|recogniz|criticiz
  |protest`;
const didHold = oneOf`
  held|ruled|upheld|said|stated|observed|explained|recognized|invalidated|struck down|sustained|rejected|noted|decided
  |concluded|found|reversed|affirmed|considered|determined|emphasized|addressed|declined|made clear|overruled|applied
  |adopted`;
const hasHeld = oneOf`
  held|said|recognized|upheld|rejected|explained|stated|made|found|treated|applied|invoked|declined|considered|emphasized
  |concluded|described|required|noted|observed|adopted|refused`;
const noCase = oneOf`
  Congress|Court|Legislature|Council|Parliament|Tribunal|Department|Commission|Board|President|Secretary|State|Justice|Judge
  |It|He|She|They|We|This|That|Which`;
const teaches = oneOf`held|overruled|teaches|instructs|makes clear|made clear`;

const expressions = {
  party: anyCase`\b${sides}\b(?:[^.;:“"]{0,60}?)\b${argues}\b`,
  anyone: pattern`
    \b[A-Z][a-z]+ (?:had |also |further |next |first |now |alternatively )?
    (?:argues|proposes|claims|suggests|${seemsTo}|contends|asserts|maintains|insists|urges|submits|posits|argued|contended
    |asserted)\b`,
  partyNoun: phraseAnyCase`
    ${ofSide}(?:s|['’]s|s['’])?(?: \w+){0,2} ${argument}s?|it is ${isSaid}|is the (?:argument|contention)
    |(?:argument|contention)s? (?:is|are|that|advanced|made|of the)`,
  below: pattern`\b${courtsBelow}\b[^;]{0,90}?\b${ruled}\b`,
  lowerCase: pattern`\b(?:[Tt]he|[Tt]hat) court (?:\w+ )?${thatCourtDid}\b`,
  belowPassive: pattern`
    \b(?:was|were|been) (?:\w+ )?${ruled}\b[^.;]{0,60}\bby (?:the|a) ${courtsBelow}\b
    |\bjury (?:found|returned|convicted|acquitted|awarded)\b`,
  court: anyCase`${cue.holds}|${cue.concludes}|${cue.answers}`,
  separate: anyCase`\b${apart}\b[^.;]{0,60}\b${speaks}`,
  precedent: pattern`
    \b(?:[Ww]e|[Tt]his Court|[Tt]he Court) (?:\w+ )?${didHold}\b
    |\b(?:[Ww]e|[Tt]his Court|[Tt]he Court|[Oo]ur cases|[Oo]ur decisions) (?:have|has|had) (?:\w+ ){0,2}${hasHeld}\b
    |\b(?!${noCase}\b)[A-Z][a-z]{3,}(?: [A-Z][a-z]+)? (?:itself |also |expressly )?${teaches}\b`,
};

/** The one that speaks first in the sentence has it; the court's own verb in the present outweighs a later speaker. */
export function voiceOf(text: string, parties: RegExp | undefined): Voice {
  if (rejecting.test(text)) return 'court';
  const at = (expression: RegExp | undefined) => expression?.exec(text)?.index ?? Number.POSITIVE_INFINITY;
  const places: [Voice, number][] = [
    ['court', at(expressions.court)],
    [
      'party',
      Math.min(at(expressions.party), at(expressions.anyone), at(expressions.partyNoun), at(parties)),
    ],
    ['below', Math.min(at(expressions.below), at(expressions.belowPassive), at(expressions.lowerCase))],
    ['separate', at(expressions.separate)],
    ['precedent', at(expressions.precedent)],
  ];
  const [voice, place] = places.reduce((first, next) => (next[1] < first[1] ? next : first));
  if (place === Number.POSITIVE_INFINITY) return 'narrator';
  return voice;
}

/** Matches "Marlow argues", "in Marlow's view" and "Marlow's theory" for the parties' own names. */
export function partiesArguing(names: readonly string[]): RegExp | undefined {
  const any = oneOf`
    ${[...names.map(escaped), 'petitioners?'].join('|')}|respondents?|appellants?|appellees?|plaintiffs?|defendants?
    |(?:[Tt]he )?(?:Government|State)`;
  const view = oneOf`
    argument|contention|position|claim|theory|submission|view|reading|reliance|assumption|interpretation`;
  return pattern`
    \b${any}(?:['’]s? \w+)?\b[^.;:]{0,30}?\b${argues}\b|\b[Aa]ccording to ${any}\b|\b[Ii]n ${any}['’]s? view\b
    |\b${any}['’]s? (?:\w+ ){0,2}${view}s?\b
    |\bTo support (?:this|that|its|his|her|their) (?:argument|claim|position)`;
}

const argumentOf = oneOf`
  arguments?|contentions?|positions?|claims?|theor(?:y|ies)|readings?|reliance|assumptions?|interpretations?|views?`;
const mistaken = oneOf`
  incorrect|wrong|mistaken|misplaced|unavailing|unpersuasive|untenable|without merit|meritless|foreclosed|not persuasive`;
const rejecting = anyCase`
  \b${argumentOf}\b[^.;]{0,160}?
  \b(?:must fail|fails?|(?:is|are) ${mistaken}|lacks? merit|has no merit|cannot (?:stand|succeed|be))\b`;

export const lowerCourt = pattern`\b(?:the |a |an )?${courtsBelow}\b`;
