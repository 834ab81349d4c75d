/** Phrases by which opinions announce what a sentence does. Weights are small integers; a match is judged by its caller. */
import { anyCase, oneOf, pattern, phrase, phraseAnyCase } from '../../language/grammar.ts';

/** Between the court and its verb. */
export const adverbs = `(?:,? ?${oneOf`
  therefore|thus|accordingly|consequently|now|today|also|hence|then|further|again|likewise|only|simply|first|finally
  |nevertheless|nonetheless|unanimously|specifically|in sum|for these reasons|as a result|agree and`},? )?`;

const concludes = oneOf`
  conclude|find|determine|think it (?:clear|plain)|are (?:persuaded|convinced|satisfied)|have (?:concluded|determined)`;
const ofTheCourt = oneOf`finds|concludes|determines|rules|is (?:persuaded|satisfied|convinced)`;
const agreesOrNot = oneOf`
  agree|disagree|reject|decline|overrule|adhere|reaffirm|cannot (?:agree|accept|say)
  |do not (?:agree|think|believe|accept)|are not persuaded|are unpersuaded|find no`;
/** What a court decrees of, and what becomes of it. */
export const decided = oneOf`
  judgments?|orders?|decrees?|decisions?|convictions?|sentences?|rulings?|petition|appeals?|writ|cause|case|matter|action
  |awards?|motion|opinion`;
const stands = oneOf`is|are|be|must be|should be|shall be|is therefore|is accordingly|stands?`;
export const disposedOf = oneOf`
  affirmed|reversed|vacated|remanded|dismissed|denied|granted|set aside|modified|quashed|enforced|discharged|transferred`;
const orders = oneOf`affirm|reverse|vacate|remand|dismiss|deny|grant|set aside|modify|quash|enforce`;
const orderedAlone = oneOf`
  It is so ordered|So ordered|Affirmed|Reversed|Vacated|Judgment (?:affirmed|reversed)|Remanded|Dismissed`;
const because = oneOf`
  because|since|therefore|thus|for (?:this|that|these|those) reasons?|the reason|it follows|accordingly|consequently
  |so that|in light of|given (?:that|the)|inasmuch as|as a result|follows from|rests on|depends (?:up)?on|turns on`;
const hereIn = oneOf`
  here|in (?:this|the present|the instant) (?:case|instance)|in these (?:cases|circumstances)
  |on (?:this|the present) record|the facts (?:here|of this case)|at bar|as applied
  |under (?:this|that|these) (?:standard|test|principles?|rule)`;
const binding = oneOf`
  must|shall|may (?:not|only)|cannot|may be|requires?|required|provides? that|prohibits?|forbids?|permits?|entitles?
  |is (?:entitled|required|defined)|are (?:entitled|required)|applies|only (?:if|when|where)|unless|if|when(?:ever)?
  |ordinarily|generally|the (?:test|standard|rule|inquiry|doctrine|principle|burden)|elements?|factors?
  |to (?:establish|prevail|prove|state a claim|succeed|qualify|survive)|presum(?:ed|ption)|burden|scrutiny|de novo
  |abuse of discretion`;
const heldBefore = oneOf`held|recognized|explained|said|stated|made clear|emphasized|observed|defined`;
const governing = oneOf`general|governing|applicable|controlling|basic|fundamental|familiar|traditional|established`;

export const cue = {
  holds: anyCase`
    \b(?:we|this court|the court) ${adverbs}(?:hold|holds|so hold)\b|\bour holding (?:is|that|today|here)\b
    |\bwe are (?:of (?:the )?opinion|constrained to hold)\b
    |\bit is (?:therefore |thus )?our (?:opinion|judgment|conclusion)\b`,
  concludes: anyCase`
    \b(?:we|this court) ${adverbs}${concludes}\b|\bthe Court ${ofTheCourt}\b|\bit follows that\b
    |\bour conclusion (?:is|that)\b
    |\bwe are (?:\w+ ){0,2}(?:impelled|compelled|driven|forced|led) to (?:the conclusion|conclude|hold)\b`,
  answers: phraseAnyCase`
    the answer (?:to (?:that|this|the|both|each) questions? )?is|we answer (?:that|the|this|both|each)
    |we (?:also |therefore )?${agreesOrNot}`,
  decree: anyCase`
    \b${decided}\b[^.;]{0,110}\b${stands}\b[^.;]{0,40}\b${disposedOf}\b
    |\bwe (?:therefore |accordingly |thus |hereby |also |now |, therefore, )?${orders}\b|^["“]?${orderedAlone}\b`,
  whether: /\bwhether(?: or not)?\b/i,
  reason: anyCase`\b${because}\b`,
  applies: anyCase`\b${hereIn}\b`,
  norm: new RegExp(`\\b${binding}\\b`, 'gi'),
  settled: phraseAnyCase`
    well[- ](?:settled|established)|settled (?:law|rule|that|principle)|long (?:held|recognized|been)
    |we have (?:\w+ )?${heldBefore}|it is (?:axiomatic|elementary|established|familiar)
    |(?:the )?${governing} (?:rule|principle|standard|test|law)`,
  firstPerson: /\b(?:we|our|us|this court)\b/i,
} as const;

export const wholeMonths =
  'January|February|March|April|May|June|July|August|September|October|November|December';
export const months = String.raw`${wholeMonths}|Jan\.|Feb\.|Aug\.|Sept\.|Oct\.|Nov\.|Dec\.`;
export const dateCue = new RegExp(
  pattern`
    \b(?:${months}) \d{1,2}\b
    |\b(?:in|since|until|by|of|from|during) (?:the )?(?:(?:${months})(?: of)?,? )?(?:1[789]|20)\d\d\b`,
  'g',
);
export const pastCue = new RegExp(
  phrase`
    was|were|had|did|went|came|took|made|gave|told|saw|found|brought|sought|sold|bought|paid|left|ran|shot|struck|fell
    |began|became|wrote|sent|said|knew|met|got|kept|lost|led|drove|threw|broke|spoke|stood|drew|grew|[a-z]{3,}ed`,
  'g',
);

/** Number of matches of a global expression. */
export function countOf(text: string, expression: RegExp): number {
  return text.match(expression)?.length ?? 0;
}
