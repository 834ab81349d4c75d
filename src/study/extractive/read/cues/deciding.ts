/** What the court decides and decrees, the question, and what the sides say. */
import { anyCase, oneOf, pattern, phrase } from '../../../language/grammar.ts';
import { adverbs, decided, disposedOf } from '../../text/phrases.ts';

const weTheCourt = oneOf`[Ww]e|[Tt]his [Cc]ourt|[Tt]he Court`;
const persuaded = oneOf`are (?:persuaded|convinced|satisfied)|(?:is|are) of (?:the )?opinion`;
const driven = oneOf`compelled|constrained|driven|forced|impelled|led`;
const refuses = oneOf`
  disagree|reject|decline|cannot (?:agree|accept|say|subscribe)|do not (?:agree|think|believe|accept|find|see|read)
  |are not persuaded|are unpersuaded|find no`;
const validity = oneOf`
  unconstitutional|constitutional|invalid|valid|void|unlawful|lawful|preempted|pre-empted|unenforceable|enforceable`;
const admitted = oneOf`
  barred|entitled|liable|immune|justiciable|protected|subject to|inadmissible|admissible|unreasonable|reasonable
  |sufficient|insufficient`;
const saved = oneOf`sustained|upheld|justified|enforced|squared|reconciled`;

const governing = oneOf`
  bar|prohibit|forbid|preclude|apply|require|prevent|confer|authorize|extend|violate|create|permit|entitle|deprive
  |constitute`;
const sought = oneOf`issue|claim|argument`;

const stands = oneOf`is|are|be|is therefore|is accordingly|stands?`;
const lately = '(?:therefore |accordingly |thus |hereby |also |now |, therefore, )?';
const asOrdered = oneOf`
  It is so ordered|So ordered|IT IS (?:SO |HEREBY |THEREFORE |FURTHER )?(?:SO )?ORDERED|Affirmed|Reversed|Vacated|AFFIRMED
  |REVERSED|Judgment (?:affirmed|reversed)|Remanded|Dismissed`;
const consistent = oneOf`(?:not in)?consistent with|in accordance with|in conformity with`;

const presented = oneOf`
  presented|before us|for (?:decision|review|determination|our)|raised|to be (?:decided|determined)|here|in this case
  |at issue|on appeal|involved|posed`;
const comesTo = oneOf`is|are|becomes?|remains?|was|thus|then|narrows?`;

const calledUpon = oneOf`
  asked|asks?|called? (?:up)?on|calls? (?:up)?on|required?|requires|must|need|have|has|granted \w+|to`;
const taken = oneOf`granted|noted|allowed|accepted|took|agreed to`;
const toHear = oneOf`certiorari|review|jurisdiction|the writ|petition|appeal|consider|decide|hear|resolve`;
const thisCase = oneOf`[Tt]his|[Tt]hese|[Tt]he (?:present|instant)`;
const suit = oneOf`case|cases|appeal|action|suit|petition|matter|controversy|litigation|proceeding`;
const isAbout = oneOf`
  concerns?|involves?|presents?|raises?|turns? on|requires?|arises?|calls?|is an appeal|challenges?|arose|grows?`;

const side = oneOf`
  [Pp]etitioners?|[Rr]espondents?|[Aa]ppell(?:ant|ee)s?|[Pp]laintiffs?|[Dd]efendants?|Government|State|Commonwealth|County
  |City|Solicitor General|Commissioner|Secretary|Board|Worker|Employer|Father|Mother|Child|[Aa]mici|[Cc]ounsel|[Pp]arties`;
const says = oneOf`
  argu|conten[dt]|assert|maintain|insist|urge|submit|claim|suggest|say|believe|complain|respond|rel(?:y|ies)|point
  |challeng|view|conced|invok|would`;
const said = oneOf`
  argued|contended|urged|insisted|claimed|said|suggested|objected|asserted|maintained|alleged`;

const relies = 'rel(?:y|ies|ied) (?:heavily |primarily |principally )?(?:up)?on';
const argument = oneOf`
  arguments?|contentions?|positions?|claims?|theor(?:y|ies)|readings?|reliance|assumptions?|interpretations?|views?
  |objections?|assertions?`;
const mistaken = oneOf`
  incorrect|wrong|mistaken|misplaced|unavailing|unpersuasive|untenable|meritless|foreclosed|not persuasive|rejected
  |beside the point`;
const fails = oneOf`
  must fail|fails?|misses|ignores?|overlooks?|proves too|misreads?|lacks? merit|has no merit|without merit
  |(?:is|are) ${mistaken}`;

export const deciding = {
  // What the court decides.
  'we hold': pattern`\b${weTheCourt} ${adverbs}(?:hold|holds|so hold)\b`,
  'our holding':
    /\b[Oo]ur (?:holding|decision|ruling|judgment|conclusion) (?:is|that|today|here|rests)\b|\b[Tt]oday's (?:holding|decision)\b/,
  'we conclude': pattern`
    \b${weTheCourt} ${adverbs}
    (?:conclude|concludes|determine|determines|${persuaded}|have (?:concluded|determined))\b`,
  'we find': pattern`\b${weTheCourt} ${adverbs}(?:find|finds|rule|rules)\b`,
  'we think':
    /\b[Ww]e (?:\w+ )?(?:think|believe|consider it|have no doubt|entertain no doubt)\b|\b[Ii]n our (?:opinion|judgment|view)\b/,
  'it follows': pattern`
    \b[Ii]t (?:therefore )?follows\b
    |\b(?:[Ww]e are|is) (?:\w+ )?${driven} to (?:the conclusion|conclude|hold)\b
    |\b[Oo]ur conclusion\b`,
  'we disagree': pattern`\b[Ww]e (?:also |therefore |must |respectfully )?${refuses}\b`,
  'we agree': /\b[Ww]e (?:also |therefore |fully |must )?agree\b/,
  'the answer':
    /\b[Tt]he answer (?:to (?:that|this|the|both|each) questions? )?is\b|\b[Ww]e answer\b|^(?:No|Yes)[,.]|\bin the (?:affirmative|negative)\b/,
  invalid: pattern`\b(?:is|are|was|were|be) (?:\w+ )?${validity}\b`,
  violates: phrase`
    violat(?:es|ed|e)|contravenes?|infringes?|exceed(?:s|ed)|offends?|transcends?|comports? with|abridges?
    |denie[sd] \w+ (?:due process|equal protection)|in violation of|repugnant to`,
  entitled: pattern`\b(?:is|are|was|were) (?:not )?${admitted}\b`,
  erred: phrase`
    erred|(?:abused|abuse of|exceeded) (?:its|his|her|the)? ?discretion
    |(?:was|no|reversible|harmless|plain|clear) error|properly|correctly|improperly`,
  'cannot stand': pattern`
    \bcannot (?:stand|be ${saved})\b|\bmust (?:fail|be (?:reversed|set aside|affirmed|rejected|sustained))\b`,
  'does not bar': pattern`\b(?:does|do|did) not ${governing}\b`,
  'fails to show': phrase`
    fail(?:s|ed)? to (?:show|establish|demonstrate|prove|state|meet|carry)
    |(?:has|have|did) not (?:shown?|establish(?:ed)?|demonstrated?|proven?)
    |lack(?:s|ed) (?:standing|merit|jurisdiction|authority)`,
  owes: phrase`
    owe[sd]?|ha[sd] (?:no|a|an|the) (?:\w+ )?(?:duty|right|authority|power|standing|jurisdiction|claim)
    |within the (?:\w+ )?(?:power|authority|protection|scope|meaning)`,
  'side point': phrase`
    (?:not|fail\w*|did not|properly) (?:to )?preserv\w+|waived?|waiver|forfeited
    |fail(?:s|ed) to (?:raise|object|brief|cite)|no objection|(?:error|it) (?:is|was) harmless|harmless error
    |abandoned (?:the|this|that|his|her) ${sought}|remaining (?:issues?|claims?|arguments?|contentions?)`,
  // The decree.
  decree: anyCase`\b${decided}\b[^.;]{0,110}\b${stands}\b[^.;]{0,40}\b${disposedOf}\b`,
  'we affirm': pattern`
    \b[Ww]e ${lately}
    (?:affirm|reverse|vacate|remand|dismiss|deny|grant(?!ed)|set aside|modify|quash|enforce)\b`,
  'so ordered': pattern`^["“]?${asOrdered}\b`,
  'proceedings consistent': pattern`
    \b(?:proceedings|trial)\b[^.;]{0,30}\b${consistent} (?:this|the) (?:opinion|decision|judgment)|\bcosts on appeal\b`,
  // The question.
  'question presented': pattern`\b(?:questions?|issues?) (?:\w+ )?${presented}\b`,
  'question is whether': anyCase`
    \b(?:questions?|issues?|inquiry|problem) (?:\w+ )?${comesTo}\b[^.;]{0,50}(?:\bwhether\b|:|\bif\b|\bwhat\b|\bhow\b)`,
  'asked to decide': pattern`
    \b${calledUpon} (?:us )?(?:here )?(?:to )?
    (?:decide|consider|determine|resolve|review|address|answer)\b`,
  'we granted': pattern`\b[Ww]e ${taken}\b[^.;]{0,60}\b${toHear}\b|\bgranted certiorari\b`,
  whether: /\bwhether\b/i,
  'question mark': /\?["”’)]*$/,
  'case concerns': pattern`\b${thisCase} ${suit}s? (?:\w+ )?${isAbout}\b`,
  // What a side says.
  argues: phrase`
    argue[sd]?|contend(?:s|ed)?|assert(?:s|ed)?|maintain(?:s|ed)? that|insist(?:s|ed)?|urge[sd]?
    |submit(?:s|ted)? that|posits?|would have us`,
  claims: phrase`
    claim(?:s|ed) (?:that|to|the)|suggest(?:s|ed)? that|complain(?:s|ed)? (?:that|of)|point(?:s|ed) (?:out|to)
    |${relies}|respond(?:s|ed)? that|repl(?:y|ies|ied) that|counter(?:s|ed)? that|object(?:s|ed)? (?:to|that)
    |challenge[sd]?|takes? the position|concede[sd]?|acknowledge[sd]? that|invoke[sd]?`,
  'argument noun':
    /\b(?:argument|contention|assertion|submission|theory|thesis|position|objection|suggestion)s?\b/,
  'it is said': pattern`
    \b[Ii]t (?:is|was|has been) (?:also |further |next |then )?${said}\b`,
  'party argues': pattern`\b${side}(?:['’]s?)?\b[^.;:]{0,45}\b${says}`,
  'argument fails': pattern`\b${argument}\b[^.;]{0,120}\b${fails}\b|\bbetter of the argument\b`,
  'dissent says': phrase`
    [Tt]he (?:principal )?(?:dissent|concurrence)s?|[Tt]he dissenters?|dissenting (?:opinion|colleagues?)
    |JUSTICE [A-Z]+|post, at|my (?:view|colleagues|brother)`,
  'the majority':
    /\b(?:[Tt]he|[Tt]oday['’]s) (?:majority|plurality)(?:['’]s)?\b|\bI (?:dissent|concur|would|agree|disagree|join|cannot|respectfully)\b/,
  'authors say':
    /\b(?:treatise|commentators?|scholars?|Restatement|Blackstone|Wigmore|law review|L\. ?Rev\.|Framers|Madison|Hamilton|Federalist)\b/,
};
