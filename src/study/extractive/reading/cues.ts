/** Phrases by which opinions announce what a sentence does. Weights are small integers; a match is judged by its caller. */

const adverbs =
  '(?:,? ?(?:therefore|thus|accordingly|consequently|now|today|also|hence|then|further|again|likewise|only|simply|first|finally|nevertheless|nonetheless|unanimously|specifically|in sum|for these reasons|as a result|agree and)(?:,)? )?';

export const cue = {
  holds: new RegExp(
    `\\b(?:we|this court|the court) ${adverbs}(?:hold|holds|so hold)\\b|\\bour holding (?:is|that|today|here)\\b|\\bwe are (?:of (?:the )?opinion|constrained to hold)\\b|\\bit is (?:therefore |thus )?our (?:opinion|judgment|conclusion)\\b`,
    'i',
  ),
  concludes: new RegExp(
    `\\b(?:we|this court) ${adverbs}(?:conclude|find|determine|think it (?:clear|plain)|are (?:persuaded|convinced|satisfied)|have (?:concluded|determined))\\b|\\bthe Court (?:finds|concludes|determines|rules|is (?:persuaded|satisfied|convinced))\\b|\\bit follows that\\b|\\bour conclusion (?:is|that)\\b|\\bwe are (?:\\w+ ){0,2}(?:impelled|compelled|driven|forced|led) to (?:the conclusion|conclude|hold)\\b`,
    'i',
  ),
  answers:
    /\b(?:the answer (?:to (?:that|this|the|both|each) questions? )?is|we answer (?:that|the|this|both|each)|we (?:also |therefore )?(?:agree|disagree|reject|decline|overrule|adhere|reaffirm|cannot (?:agree|accept|say)|do not (?:agree|think|believe|accept)|are not persuaded|are unpersuaded|find no))\b/i,
  verdict:
    /\b(?:is|are|was|were) (?:therefore |thus |hereby |clearly |plainly |facially )?(?:unconstitutional|constitutional|invalid|valid|void|unlawful|lawful|barred|entitled|not entitled|preempted|pre-empted|liable|not liable|immune|justiciable|nonjusticiable|protected|unreasonable|inadmissible|admissible)\b|\b(?:violates?|violated|does not violate|did not violate|contravenes?|infringes?|exceeds?|exceeded|offends?|comports? with|deprived|is consistent with|erred (?:in|by|when)|owe[sd]|ha(?:s|ve) (?:no |a |an |the )?(?:\w+ )?(?:duty|right|authority|power|standing|jurisdiction))\b/i,
  decree:
    /\b(?:judgments?|orders?|decrees?|decisions?|convictions?|sentences?|rulings?|petition|appeals?|writ|cause|case|matter|action|awards?|motion|opinion)\b[^.;]{0,110}\b(?:is|are|be|must be|should be|shall be|is therefore|is accordingly|stands?)\b[^.;]{0,40}\b(?:affirmed|reversed|vacated|remanded|dismissed|denied|granted|set aside|modified|quashed|enforced|discharged|transferred)\b|\bwe (?:therefore |accordingly |thus |hereby |also |now |, therefore, )?(?:affirm|reverse|vacate|remand|dismiss|deny|grant|set aside|modify|quash|enforce)\b|^["“]?(?:It is so ordered|So ordered|Affirmed|Reversed|Vacated|Judgment (?:affirmed|reversed)|Remanded|Dismissed)\b/i,
  opensQuestion:
    /\b(?:questions? (?:presented|before us|for (?:decision|review|determination|our)|raised|that|to be (?:decided|determined)|here|in this case|at issue|is|involved|now)|issues? (?:presented|before us|in this|here|is|are|on appeal|raised|we|for|to be)|we (?:granted|noted|allowed|took)[^.]{0,80}\bto (?:decide|consider|determine|resolve|review|address|answer|settle|examine)|(?:asks?|asked|calls? (?:up)?on|required?|requires|called (?:up)?on|have|must|need|to) (?:us )?(?:to )?(?:decide|consider|determine|resolve|review|answer|address)|at issue (?:here |in this case |is )|(?:single|sole|narrow|principal|primary|central|first|only|threshold|precise|ultimate) (?:question|issue)|presents? (?:the|a|an|two|three|several)? ?(?:\w+ ){0,3}(?:questions?|issues?)|(?:case|appeal|petition|cases|controversy) (?:concerns?|involves?|turns? on)|we (?:now )?(?:consider|address|decide)|in this case,? we)\b/i,
  whether: /\bwhether(?: or not)?\b/i,
  leavesOpen:
    /\b(?:we (?:need not|do not|did not|have no (?:occasion|need)|express no|intimate no|decline to|leave|reserve|assume|take no|are not (?:asked|called|required))|(?:is|are) not (?:before us|presented|at issue|here)|without deciding|not (?:necessary|required) (?:for us )?to|no occasion to|another day|unnecessary (?:for us )?to)\b/i,
  dicta:
    /\b(?:we (?:need not|do not) (?:decide|reach|consider|address|resolve)|even if|assuming (?:arguendo|without deciding|that)|we express no (?:view|opinion)|in passing|we (?:merely )?note that|arguendo|for another day|were (?:it|we|the)|would (?:likely )?be a different (?:case|question|matter)|different (?:case|question) would be presented)\b/i,
  reason:
    /\b(?:because|since|therefore|thus|for (?:this|that|these|those) reasons?|the reason|it follows|accordingly|consequently|so that|in light of|given (?:that|the)|inasmuch as|as a result|follows from|rests on|depends (?:up)?on|turns on)\b/i,
  applies:
    /\b(?:here|in (?:this|the present|the instant) (?:case|instance)|in these (?:cases|circumstances)|on (?:this|the present) record|the facts (?:here|of this case)|at bar|as applied|under (?:this|that|these) (?:standard|test|principles?|rule))\b/i,
  norm: /\b(?:must|shall|may (?:not|only)|cannot|may be|requires?|required|provides? that|prohibits?|forbids?|permits?|entitles?|is (?:entitled|required|defined)|are (?:entitled|required)|applies|only (?:if|when|where)|unless|if|when(?:ever)?|ordinarily|generally|the (?:test|standard|rule|inquiry|doctrine|principle|burden)|elements?|factors?|to (?:establish|prevail|prove|state a claim|succeed|qualify|survive)|presum(?:ed|ption)|burden|scrutiny|de novo|abuse of discretion)\b/gi,
  settled:
    /\b(?:well[- ](?:settled|established)|settled (?:law|rule|that|principle)|long (?:held|recognized|been)|we have (?:\w+ )?(?:held|recognized|explained|said|stated|made clear|emphasized|observed|defined)|it is (?:axiomatic|elementary|established|familiar)|(?:the )?(?:general|governing|applicable|controlling|basic|fundamental|familiar|traditional|established) (?:rule|principle|standard|test|law))\b/i,
  exception:
    /\b(?:except(?:ion|ions)?|unless|does not (?:apply|extend|mean|include|require|reach)|limit(?:ed|s|ation)?|defen[sc]es?|immun(?:e|ity)|privilege[ds]?|narrow(?:ly)?|safe harbor|waive[rd]?|only (?:if|when|where)|is not absolute|not unlimited)\b/i,
  policy:
    /\b(?:polic(?:y|ies)|purposes?|interests?|would (?:undermine|invite|encourage|discourage|frustrate|defeat|lead|permit|allow|create|result|render|impose|threaten|chill|deter|open)|serves?|deter(?:s|rence)?|incentives?|fairness|efficien(?:t|cy)|burdens?|consequences?|public|values?|danger|risk|protects?)\b/gi,
  precedentAct:
    /\b(?:we|this court|the court|the supreme court|our (?:cases|decisions?|precedents?)|[A-Z][a-z]+(?: [A-Z][a-z]+)? (?:\(\d{4}\) )?(?:itself )?)\b[^.;]{0,25}\b(?:held|had held|have held|has held|ruled|explained|recognized|upheld|struck|invalidated|sustained|rejected|concluded|established|overruled)\b/i,
  distinguishes:
    /\b(?:unlike|distinguish(?:ed|able|es)?|differs? from|by contrast|inapposite|inapplicable|does not control|not controlling|different from|is (?:easily )?distinguished|misplaced|no (?:help|support))\b/i,
  follows:
    /\b(?:controls?|controlled by|governed by|squarely|dictates?|compels?|reaffirm|consistent with|likewise|as in|same (?:principle|reasoning|result|rule)|follow(?:s|ed)? from|adhere)\b/i,
  defines:
    /\b(?:means|is defined (?:as|to)|are defined as|refers? to|we define|defined .{1,40} as|is understood (?:as|to mean)|consists? (?:of|in)|denotes|signifies|so-called|is (?:known|called)|includes)\b/i,
  /** Another court's care, praised, or what is conceded: neither decides anything. */
  praises:
    /\b(?:cautious|thoughtful|careful|prudent|commendabl[ey]|understandabl[ey]|thorough|diligent)\b[^.;]{0,80}\b(?:choice|decision|order|opinion|rescript|approach|analysis|ruling)\b|\bit is true\b/,
  firstPerson: /\b(?:we|our|us|this court)\b/i,
} as const;

export const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan\\.|Feb\\.|Aug\\.|Sept\\.|Oct\\.|Nov\\.|Dec\\.';
export const dateCue = new RegExp(
  `\\b(?:${months}) \\d{1,2}\\b|\\b(?:in|since|until|by|of|from|during) (?:the )?(?:(?:${months})(?: of)?,? )?(?:1[789]|20)\\d\\d\\b`,
  'g',
);
export const pastCue =
  /\b(?:was|were|had|did|went|came|took|made|gave|told|saw|found|brought|sought|sold|bought|paid|left|ran|shot|struck|fell|began|became|wrote|sent|said|knew|met|got|kept|lost|led|drove|threw|broke|spoke|stood|drew|grew|[a-z]{3,}ed)\b/g;

/** Number of matches of a global expression. */
export function countOf(text: string, expression: RegExp): number {
  return text.match(expression)?.length ?? 0;
}
