/**
 * Phrases by which opinions show what a sentence does. A row is a name, a pattern, a sentence that has it and one that
 * has not; what a row is worth is fitted to labelled opinions and never written here. One test runs all examples.
 */
import { lowerCourt } from './voice.ts';

export type Cue = { name: string; pattern: RegExp; yes: string; no: string };

const adverbs =
  '(?:,? ?(?:therefore|thus|accordingly|consequently|now|today|also|hence|then|further|again|likewise|only|simply|first|finally|nevertheless|nonetheless|unanimously|specifically|in sum|for these reasons|as a result|agree and)(?:,)? )?';

/** The order is free: weights are kept by name. */
export const cues: readonly Cue[] = [
  // What the court decides.
  {
    name: 'we hold',
    pattern: new RegExp(`\\b(?:[Ww]e|[Tt]his [Cc]ourt|[Tt]he Court) ${adverbs}(?:hold|holds|so hold)\\b`),
    yes: 'We therefore hold that the lease had ended.',
    no: 'We held in Oakes that a lease had ended.',
  },
  {
    name: 'our holding',
    pattern:
      /\b[Oo]ur (?:holding|decision|ruling|judgment|conclusion) (?:is|that|today|here|rests)\b|\b[Tt]oday's (?:holding|decision)\b/,
    yes: 'Our holding is that the landlord must warn.',
    no: 'Our decision in Oakes is old.',
  },
  {
    name: 'we conclude',
    pattern: new RegExp(
      `\\b(?:[Ww]e|[Tt]his [Cc]ourt|[Tt]he Court) ${adverbs}(?:conclude|concludes|determine|determines|are (?:persuaded|convinced|satisfied)|(?:is|are) of (?:the )?opinion|have (?:concluded|determined))\\b`,
    ),
    yes: 'We accordingly conclude that notice was given.',
    no: 'The jury concluded that notice was given.',
  },
  {
    name: 'we find',
    pattern: new RegExp(`\\b(?:[Ww]e|[Tt]his [Cc]ourt|[Tt]he Court) ${adverbs}(?:find|finds|rule|rules)\\b`),
    yes: 'The Court finds that good cause exists.',
    no: 'The trial court found good cause.',
  },
  {
    name: 'we think',
    pattern:
      /\b[Ww]e (?:\w+ )?(?:think|believe|consider it|have no doubt|entertain no doubt)\b|\b[Ii]n our (?:opinion|judgment|view)\b/,
    yes: 'In our view the statute is plain.',
    no: 'In his view the statute is plain.',
  },
  {
    name: 'it follows',
    pattern:
      /\b[Ii]t (?:therefore )?follows\b|\b(?:[Ww]e are|is) (?:\w+ )?(?:compelled|constrained|driven|forced|impelled|led) to (?:the conclusion|conclude|hold)\b|\b[Oo]ur conclusion\b/,
    yes: 'It follows that no duty was owed.',
    no: 'The notice followed the letter.',
  },
  {
    name: 'we disagree',
    pattern:
      /\b[Ww]e (?:also |therefore |must |respectfully )?(?:disagree|reject|decline|cannot (?:agree|accept|say|subscribe)|do not (?:agree|think|believe|accept|find|see|read)|are not persuaded|are unpersuaded|find no)\b/,
    yes: 'We cannot accept that contention.',
    no: 'The court below rejected it.',
  },
  {
    name: 'we agree',
    pattern: /\b[Ww]e (?:also |therefore |fully |must )?agree\b/,
    yes: 'We agree with the tenant.',
    no: 'The parties agree on the facts.',
  },
  {
    name: 'the answer',
    pattern:
      /\b[Tt]he answer (?:to (?:that|this|the|both|each) questions? )?is\b|\b[Ww]e answer\b|^(?:No|Yes)[,.]|\bin the (?:affirmative|negative)\b/,
    yes: 'The answer to that question is no.',
    no: 'The answer was filed in May.',
  },
  {
    name: 'invalid',
    pattern:
      /\b(?:is|are|was|were|be) (?:\w+ )?(?:unconstitutional|constitutional|invalid|valid|void|unlawful|lawful|preempted|pre-empted|unenforceable|enforceable)\b/,
    yes: 'The ordinance is plainly invalid.',
    no: 'The validity of the ordinance is disputed.',
  },
  {
    name: 'violates',
    pattern:
      /\b(?:violat(?:es|ed|e)|contravenes?|infringes?|exceed(?:s|ed)|offends?|transcends?|comports? with|abridges?|denie[sd] \w+ (?:due process|equal protection)|in violation of|repugnant to)\b/,
    yes: 'The search violated the Fourth Amendment.',
    no: 'The search took an hour.',
  },
  {
    name: 'entitled',
    pattern:
      /\b(?:is|are|was|were) (?:not )?(?:barred|entitled|liable|immune|justiciable|protected|subject to|inadmissible|admissible|unreasonable|reasonable|sufficient|insufficient)\b/,
    yes: 'The tenant is not entitled to relief.',
    no: 'The tenant asked for relief.',
  },
  {
    name: 'erred',
    pattern:
      /\b(?:erred|(?:abused|abuse of|exceeded) (?:its|his|her|the)? ?discretion|(?:was|no|reversible|harmless|plain|clear) error|properly|correctly|improperly)\b/,
    yes: 'The trial court erred when it denied the motion.',
    no: 'The trial court denied the motion.',
  },
  {
    name: 'cannot stand',
    pattern:
      /\bcannot (?:stand|be (?:sustained|upheld|justified|enforced|squared|reconciled))\b|\bmust (?:fail|be (?:reversed|set aside|affirmed|rejected|sustained))\b/,
    yes: 'That judgment cannot stand.',
    no: 'He could not stand after the fall.',
  },
  {
    name: 'does not bar',
    pattern:
      /\b(?:does|do|did) not (?:bar|prohibit|forbid|preclude|apply|require|prevent|confer|authorize|extend|violate|create|permit|entitle|deprive|constitute)\b/,
    yes: 'The Clause does not forbid the tax.',
    no: 'The tenant did not pay the tax.',
  },
  {
    name: 'fails to show',
    pattern:
      /\b(?:fail(?:s|ed)? to (?:show|establish|demonstrate|prove|state|meet|carry)|(?:has|have|did) not (?:shown?|establish(?:ed)?|demonstrated?|proven?)|lack(?:s|ed) (?:standing|merit|jurisdiction|authority))\b/,
    yes: 'The tenant failed to show any harm.',
    no: 'The tenant showed the harm.',
  },
  {
    name: 'owes',
    pattern:
      /\b(?:owe[sd]?|ha[sd] (?:no|a|an|the) (?:\w+ )?(?:duty|right|authority|power|standing|jurisdiction|claim)|within the (?:\w+ )?(?:power|authority|protection|scope|meaning))\b/,
    yes: 'The company owed her a duty.',
    no: 'The company told her the time.',
  },
  {
    name: 'side point',
    pattern:
      /\b(?:(?:not|fail\w*|did not|properly) (?:to )?preserv\w+|waived?|waiver|forfeited|fail(?:s|ed) to (?:raise|object|brief|cite)|no objection|(?:error|it) (?:is|was) harmless|harmless error|abandoned (?:the|this|that|his|her) (?:issue|claim|argument)|remaining (?:issues?|claims?|arguments?|contentions?))\b/,
    yes: 'We hold that the tenant did not preserve this point.',
    no: 'We hold that the statute preserves the lease.',
  },
  // The decree.
  {
    name: 'decree',
    pattern:
      /\b(?:judgments?|orders?|decrees?|decisions?|convictions?|sentences?|rulings?|petition|appeals?|writ|cause|case|matter|action|awards?|motion|opinion)\b[^.;]{0,110}\b(?:is|are|be|is therefore|is accordingly|stands?)\b[^.;]{0,40}\b(?:affirmed|reversed|vacated|remanded|dismissed|denied|granted|set aside|modified|quashed|enforced|discharged|transferred)\b/i,
    yes: 'The judgment of the Court of Appeals is reversed.',
    no: 'The judgment was entered in May.',
  },
  {
    name: 'we affirm',
    pattern:
      /\b[Ww]e (?:therefore |accordingly |thus |hereby |also |now |, therefore, )?(?:affirm|reverse|vacate|remand|dismiss|deny|grant(?!ed)|set aside|modify|quash|enforce)\b/,
    yes: 'We therefore affirm.',
    no: 'The court affirmed.',
  },
  {
    name: 'so ordered',
    pattern:
      /^["“]?(?:It is so ordered|So ordered|IT IS (?:SO |HEREBY |THEREFORE |FURTHER )?(?:SO )?ORDERED|Affirmed|Reversed|Vacated|AFFIRMED|REVERSED|Judgment (?:affirmed|reversed)|Remanded|Dismissed)\b/,
    yes: 'It is so ordered.',
    no: 'He ordered lunch.',
  },
  {
    name: 'proceedings consistent',
    pattern:
      /\b(?:proceedings|trial)\b[^.;]{0,30}\b(?:(?:not in)?consistent with|in accordance with|in conformity with) (?:this|the) (?:opinion|decision|judgment)|\bcosts on appeal\b/,
    yes: 'The case is remanded for further proceedings not inconsistent with this opinion.',
    no: 'The proceedings were inconsistent.',
  },
  // The question.
  {
    name: 'question presented',
    pattern:
      /\b(?:questions?|issues?) (?:\w+ )?(?:presented|before us|for (?:decision|review|determination|our)|raised|to be (?:decided|determined)|here|in this case|at issue|on appeal|involved|posed)\b/,
    yes: 'The question presented is whether a landlord must warn.',
    no: 'He answered the questions of the jury.',
  },
  {
    name: 'question is whether',
    pattern:
      /\b(?:questions?|issues?|inquiry|problem) (?:\w+ )?(?:is|are|becomes?|remains?|was|thus|then|narrows?)\b[^.;]{0,50}(?:\bwhether\b|:|\bif\b|\bwhat\b|\bhow\b)/i,
    yes: 'The sole issue is whether the roof was a danger.',
    no: 'The issue was published in May.',
  },
  {
    name: 'asked to decide',
    pattern:
      /\b(?:asked|asks?|called? (?:up)?on|calls? (?:up)?on|required?|requires|must|need|have|has|granted \w+|to) (?:us )?(?:here )?(?:to )?(?:decide|consider|determine|resolve|review|address|answer)\b/,
    yes: 'We are asked to decide whether a State may tax it.',
    no: 'The tax was decided on in May.',
  },
  {
    name: 'we granted',
    pattern:
      /\b[Ww]e (?:granted|noted|allowed|accepted|took|agreed to)\b[^.;]{0,60}\b(?:certiorari|review|jurisdiction|the writ|petition|appeal|consider|decide|hear|resolve)\b|\bgranted certiorari\b/,
    yes: 'We granted certiorari to resolve the conflict.',
    no: 'The trial court granted the motion.',
  },
  {
    name: 'whether',
    pattern: /\bwhether\b/i,
    yes: 'It asked whether the roof was safe.',
    no: 'The weather was bad.',
  },
  { name: 'question mark', pattern: /\?["”’)]*$/, yes: 'May a State tax it?', no: 'A State may tax it.' },
  {
    name: 'case concerns',
    pattern:
      /\b(?:[Tt]his|[Tt]hese|[Tt]he (?:present|instant)) (?:case|cases|appeal|action|suit|petition|matter|controversy|litigation|proceeding)s? (?:\w+ )?(?:concerns?|involves?|presents?|raises?|turns? on|requires?|arises?|calls?|is an appeal|challenges?|arose|grows?)\b/,
    yes: 'This case concerns the power of a State to tax.',
    no: 'The case held twelve bottles.',
  },
  // What a side says.
  {
    name: 'argues',
    pattern:
      /\b(?:argue[sd]?|contend(?:s|ed)?|assert(?:s|ed)?|maintain(?:s|ed)? that|insist(?:s|ed)?|urge[sd]?|submit(?:s|ted)? that|posits?|would have us)\b/,
    yes: 'The tenant contends that the landlord knew.',
    no: 'The tenant paid the rent.',
  },
  {
    name: 'claims',
    pattern:
      /\b(?:claim(?:s|ed) (?:that|to|the)|suggest(?:s|ed)? that|complain(?:s|ed)? (?:that|of)|point(?:s|ed) (?:out|to)|rel(?:y|ies|ied) (?:heavily |primarily |principally )?(?:up)?on|respond(?:s|ed)? that|repl(?:y|ies|ied) that|counter(?:s|ed)? that|object(?:s|ed)? (?:to|that)|challenge[sd]?|takes? the position|concede[sd]?|acknowledge[sd]? that|invoke[sd]?)\b/,
    yes: 'The company relies primarily on the lease.',
    no: 'The company signed the lease.',
  },
  {
    name: 'argument noun',
    pattern: /\b(?:argument|contention|assertion|submission|theory|thesis|position|objection|suggestion)s?\b/,
    yes: 'The contention is that no notice was given.',
    no: 'No notice was given.',
  },
  {
    name: 'it is said',
    pattern:
      /\b[Ii]t (?:is|was|has been) (?:also |further |next |then )?(?:argued|contended|urged|insisted|claimed|said|suggested|objected|asserted|maintained|alleged)\b/,
    yes: 'It is said that the tax is a toll.',
    no: 'It is a toll.',
  },
  {
    name: 'party argues',
    pattern:
      /\b(?:[Pp]etitioners?|[Rr]espondents?|[Aa]ppell(?:ant|ee)s?|[Pp]laintiffs?|[Dd]efendants?|Government|State|Commonwealth|County|City|Solicitor General|Commissioner|Secretary|Board|Worker|Employer|Father|Mother|Child|[Aa]mici|[Cc]ounsel|[Pp]arties)(?:['’]s?)?\b[^.;:]{0,45}\b(?:argu|conten[dt]|assert|maintain|insist|urge|submit|claim|suggest|say|believe|complain|respond|rel(?:y|ies)|point|challeng|view|conced|invok|would)/,
    yes: 'Respondent now argues that the notice was late.',
    no: 'Respondent lives in Ohio.',
  },
  {
    name: 'argument fails',
    pattern:
      /\b(?:arguments?|contentions?|positions?|claims?|theor(?:y|ies)|readings?|reliance|assumptions?|interpretations?|views?|objections?|assertions?)\b[^.;]{0,120}\b(?:must fail|fails?|misses|ignores?|overlooks?|proves too|misreads?|lacks? merit|has no merit|without merit|(?:is|are) (?:incorrect|wrong|mistaken|misplaced|unavailing|unpersuasive|untenable|meritless|foreclosed|not persuasive|rejected|beside the point))\b|\bbetter of the argument\b/,
    yes: 'The argument that the lease had ended must fail.',
    no: 'The argument was heard in May.',
  },
  {
    name: 'dissent says',
    pattern:
      /\b(?:[Tt]he (?:principal )?(?:dissent|concurrence)s?|[Tt]he dissenters?|dissenting (?:opinion|colleagues?)|JUSTICE [A-Z]+|post, at|my (?:view|colleagues|brother))\b/,
    yes: 'The dissent would hold otherwise.',
    no: 'The dissenting shareholder sold his shares.',
  },
  {
    name: 'the majority',
    pattern:
      /\b(?:[Tt]he|[Tt]oday['’]s) (?:majority|plurality)(?:['’]s)?\b|\bI (?:dissent|concur|would|agree|disagree|join|cannot|respectfully)\b/,
    yes: 'I would affirm.',
    no: 'We would affirm.',
  },
  {
    name: 'authors say',
    pattern:
      /\b(?:treatise|commentators?|scholars?|Restatement|Blackstone|Wigmore|law review|L\. ?Rev\.|Framers|Madison|Hamilton|Federalist)\b/,
    yes: 'Blackstone says that a lease is an estate.',
    no: 'The lease is an estate.',
  },
  // Law.
  {
    name: 'norm',
    pattern:
      /\b(?:must|shall|may (?:not|only)|cannot|may be|requires?|is required|are required|provides? that|prohibits?|forbids?|permits?|entitles?)\b/,
    yes: 'A landlord must warn its tenant.',
    no: 'The landlord warned its tenant.',
  },
  {
    name: 'if or when',
    pattern:
      /\b(?:if|when(?:ever)?|unless|only (?:if|when|where)|where) (?:an?|the|it|there|any|one|he|such|no|all)\b/i,
    yes: 'A duty arises when a landlord knows of a defect.',
    no: 'The landlord knew of the defect.',
  },
  {
    name: 'generally',
    pattern:
      /\b(?:[Oo]rdinarily|[Gg]enerally|[Uu]sually|[Ii]n general|[Aa]s a (?:general )?rule|[Nn]ormally|[Aa]s a general matter)\b/,
    yes: 'Generally, a tenant takes the land as it is.',
    no: 'The general took the land.',
  },
  {
    name: 'the test',
    pattern:
      /\b(?:the|this|that|our|a|an|two-part|three-part|four-part|balancing) (?:\w+ )?(?:test|standard|rule|inquiry|doctrine|principle|analysis|factors?|elements?|requirements?|presumption|burden)\b/i,
    yes: 'The governing test has two parts.',
    no: 'The teacher gave two papers.',
  },
  {
    name: 'elements',
    pattern: /\((?:1|a|i)\) .{4,160}\((?:2|b|ii)\) |\b(?:first|one),? .{5,120}\bsecond,? /i,
    yes: 'A plaintiff must show (1) a duty and (2) a breach.',
    no: 'A plaintiff must show a breach.',
  },
  {
    name: 'to establish',
    pattern:
      /\b[Tt]o (?:establish|prevail|prove|state a claim|succeed|qualify|survive|obtain|determine whether|show)\b/,
    yes: 'To prevail on such a claim, a plaintiff must show harm.',
    no: 'He went to town.',
  },
  {
    name: 'any person',
    pattern:
      /\b(?:[Aa]n?|[Aa]ny|[Ee]very|[Ee]ach|[Nn]o|[Aa]ll) (?:[a-z]+ )?(?:person|party|plaintiff|defendant|court|state|State|employer|employee|landlord|tenant|citizen|individual|statute|law|contract|officer|judge|trial court|witness|agency|worker|man|one|corporation|owner|claim)s?\b/,
    yes: 'Any person may file a claim.',
    no: 'The clerk filed it.',
  },
  {
    name: 'settled',
    pattern:
      /\b(?:well[- ](?:settled|established)|settled (?:law|rule|that|principle)|long (?:held|recognized|been)|it is (?:axiomatic|elementary|established|familiar|fundamental|clear|true) that)\b/i,
    yes: 'It is well settled that ignorance is no excuse.',
    no: 'They settled the suit.',
  },
  {
    name: 'we have held',
    pattern:
      /\b(?:[Ww]e|[Tt]his [Cc]ourt|[Tt]he Court|[Oo]ur (?:cases|decisions|precedents?)) (?:ha(?:ve|s|d) )?(?:\w+ ){0,2}(?:held|recognized|explained|said|stated|made clear|emphasized|observed|defined|upheld|noted|rejected|struck|ruled|declared|established|adopted|described)\b/,
    yes: 'We have long recognized that duty.',
    no: 'The trial court held a hearing.',
  },
  {
    name: 'our cases',
    pattern:
      /\b(?:[Oo]ur|[Tt]his Court['’]s|[Tt]hese|[Tt]hose|[Pp]rior|[Ee]arlier) (?:\w+ )?(?:cases|decisions|precedents?|case ?law|opinions)\b/,
    yes: 'Our cases teach that notice is needed.',
    no: 'The cases were packed in straw.',
  },
  {
    name: 'case named',
    pattern: / v\. /,
    yes: 'In Oakes v. Stone, the roof fell.',
    no: 'The roof fell.',
  },
  {
    name: 'in a case',
    pattern:
      /^(?:["“]?(?:In|Under|As in|Since|After|Unlike|Like|Following|From|See)) (?:the )?(?:[A-Z][\w.’'-]*(?: (?:of|the|and|&|[A-Z][\w.’'-]*))* v\. |[A-Z][a-z]{3,},? (?:the|we|this|supra))/,
    yes: 'In Oakes, the landlord knew of the rot.',
    no: 'In May the landlord knew of the rot.',
  },
  {
    name: 'there the court',
    pattern:
      /^(?:There|In that case|In those cases|In the (?:latter|former) case|The [Cc]ourt (?:there|in)|The (?:plaintiff|defendant|petitioner)s? in [A-Z])\b|\b(?:that court|that case|in that (?:case|decision|opinion))\b/,
    yes: 'There, the tenant had asked for repairs.',
    no: 'Here, the tenant asked for nothing.',
  },
  {
    name: 'statute provides',
    pattern:
      /\b(?:statute|Act|section|§+ ?\d[\w.()-]*|Code|Amendment|Clause|Rule(?: \d[\w()]*)?|regulations?|ordinance|provision|Constitution|Congress|[Ll]egislature|NMSA|subsection)\b[^.;]{0,40}\b(?:provides?|states?|requires?|prohibits?|defines?|reads?|says|authorizes?|permits?|grants?|declares?|guarantees?|makes?|imposes?|protects?|applies|enacted|intended|passed)\b/,
    yes: 'Section 9 of the Act provides that a notice must be written.',
    no: 'The notice was written.',
  },
  {
    name: 'source named',
    pattern:
      /§|\bU\. ?S\. ?C|\bAmendment\b|\bClause\b|\bRule \d|\bAct\b|\bConstitution\b|\bC\. ?F\. ?R|\bNMSA\b|\bCode\b|\b[Ss]ection \d/,
    yes: 'The Due Process Clause forbids it.',
    no: 'Custom forbids it.',
  },
  {
    name: 'defines',
    pattern:
      /\b(?:means?|is defined (?:as|to)|are defined as|refers? to|we define|is understood (?:as|to mean)|consists? (?:of|in)|denotes|so-called|the term|the word|the phrase)\b/,
    yes: 'The term “control” means power to exclude.',
    no: 'He had power to exclude her.',
  },
  {
    name: 'exception',
    pattern:
      /\b(?:except(?:ion|ions)?|unless|does not (?:apply|extend|mean|include|reach)|limit(?:ed|s|ation)?|immun(?:e|ity)|privilege|narrow(?:ly)?|safe harbor|waive[rd]?|not absolute|not unlimited|not without)\b/i,
    yes: 'The rule has one exception.',
    no: 'The rule is old.',
  },
  {
    name: 'review standard',
    pattern:
      /\b(?:[Ww]e|[Oo]ur|this [Cc]ourt|appellate courts?)\b[^.;]{0,40}\breview\w*\b|\bstandard of review\b|\bde novo\b|\babuse of discretion\b|\bclearly erroneous\b|\bsubstantial evidence\b|\bin the light most favorable\b/i,
    yes: 'We review that ruling de novo.',
    no: 'The play had a good notice.',
  },
  {
    name: 'scrutiny',
    pattern:
      /\b(?:strict scrutiny|heightened|rational basis|compelling (?:state |government(?:al)? )?interest|narrowly tailored|burden of (?:proof|persuasion|production)|preponderance|prima facie|good faith|reasonable (?:doubt|person|suspicion)|probable cause|totality)\b/i,
    yes: 'The State must show a compelling interest.',
    no: 'The talk was a pleasure.',
  },
  // Why.
  {
    name: 'because',
    pattern:
      /\b(?:because|since|inasmuch as|in light of|given (?:that|the)|in view of|as a result|by reason of|on the ground)\b/i,
    yes: 'It failed because the roof was old.',
    no: 'It failed.',
  },
  {
    name: 'therefore',
    pattern:
      /\b(?:therefore|thus|accordingly|consequently|hence|so that|for (?:this|that|these|those) reasons?)\b/i,
    yes: 'The claim therefore fails.',
    no: 'The claim fails.',
  },
  {
    name: 'but',
    pattern:
      /^(?:But|Yet|However|Nevertheless|Nonetheless|Still|Even so|On the (?:other hand|contrary)|Rather|Instead|Although|While|Though|To be sure|Of course|Admittedly|True)\b|, however,/,
    yes: 'But the lease says nothing of that.',
    no: 'The lease says nothing of that.',
  },
  {
    name: 'moreover',
    pattern:
      /^(?:Moreover|Furthermore|Further|In addition|Indeed|Also|Similarly|Likewise|Additionally|Finally|Nor|And|Second|Third|Next)\b/,
    yes: 'Moreover, the tenant knew.',
    no: 'The tenant knew more.',
  },
  {
    name: 'here',
    pattern:
      /\b(?:[Hh]ere,|[Ii]n (?:this|the present|the instant) (?:case|instance|appeal)|in these (?:cases|circumstances)|on (?:this|the present) record|the facts (?:here|of this case)|at bar|as applied|before us)\b/,
    yes: 'In this case the landlord kept the keys.',
    no: 'In that case the landlord kept the keys.',
  },
  {
    name: 'under this test',
    pattern:
      /\b[Uu]nder (?:this|that|these|those|the \w+) (?:standards?|tests?|principles?|rules?|circumstances|approach|framework|analysis|theory|view)\b/,
    yes: 'Under that standard the claim fails.',
    no: 'Under the roof the maps were dry.',
  },
  {
    name: 'would',
    pattern: /\bwould\b/,
    yes: 'Such a rule would invite fraud.',
    no: 'Such a rule invites fraud.',
  },
  {
    name: 'policy',
    pattern:
      /\b(?:public policy|polic(?:y|ies)|purposes?|public interest|interests? (?:in|of)|would (?:undermine|invite|encourage|discourage|frustrate|defeat|lead|create|impose|threaten|chill|deter|open)|deter(?:s|rence)?|incentives?|fairness|efficien(?:t|cy)|consequences?|danger|values?)\b/,
    yes: 'A contrary rule would encourage delay.',
    no: 'The rule was read aloud.',
  },
  {
    name: 'society',
    pattern:
      /\b(?:democra\w+|society|free(?:dom)? (?:people|society|press|speech)|liberty|citizens|community|children|history|tradition|founding|republic)\b/i,
    yes: 'A free society needs an open press.',
    no: 'The press was oiled.',
  },
  {
    name: 'distinguishes',
    pattern:
      /\b(?:[Uu]nlike|distinguish(?:ed|able|es)?|differs? from|by contrast|inapposite|inapplicable|does not control|not controlling|different from|misplaced)\b/,
    yes: 'Unlike the tenant in Oakes, she had asked.',
    no: 'She had asked.',
  },
  {
    name: 'follows precedent',
    pattern:
      /\b(?:controls?|controlled by|governed by|squarely|dictates?|compels?|reaffirm|consistent with|same (?:principle|reasoning|result|rule)|adhere|stare decisis|overrul(?:e|ed|ing))\b/,
    yes: 'That case is governed by Oakes.',
    no: 'That case is old.',
  },
  {
    name: 'evidence shows',
    pattern:
      /\b(?:evidence|record|testimony|facts?|language|text|history|context)\b[^.;]{0,40}\b(?:shows?|supports?|demonstrates?|establish(?:es)?|suggests?|indicates?|reveals?|confirms?|makes clear|discloses?)\b/,
    yes: 'The record shows that she knew.',
    no: 'She knew.',
  },
  // Left open.
  {
    name: 'need not decide',
    pattern:
      /\b[Ww]e (?:need not|do not|did not|have no (?:occasion|need)|express no|intimate no|decline to|leave|reserve|take no|are not (?:asked|called|required))\b[^.;]{0,40}\b(?:decide|reach|consider|address|resolve|view|opinion|question|open|determine|pass|to|hold|suggest|mean)\b/,
    yes: 'We need not decide whether he must mend it.',
    no: 'We decide that he must mend it.',
  },
  {
    name: 'even if',
    pattern:
      /\b[Ee]ven (?:if|assuming|were)\b|\b(?:[Aa]ssuming|arguendo|without deciding|not before us|another day)\b/,
    yes: 'Even if he had known, he had no key.',
    no: 'He had no key, and knew it.',
  },
  {
    name: 'suppose',
    pattern: /^(?:Suppose|Imagine|Consider|Had|Were|If)\b|\bfor (?:example|instance)\b|\bhypothetical/i,
    yes: 'Suppose that the tenant had a key.',
    no: 'The tenant had a key.',
  },
  {
    name: 'would be different',
    pattern:
      /\b(?:different (?:case|question|matter|result)|would be (?:different|otherwise)|might (?:be|have been)|could have been)\b/,
    yes: 'That would be a different case.',
    no: 'That is this case.',
  },
  // The story and the proceedings.
  {
    name: 'sued',
    pattern:
      /\b(?:sued|filed (?:\w+ )?(?:suit|petitions?|complaints?|claims?|this|these|an?)\b|brought (?:this|these|suit|an?)\b|commenced|instituted|petitioned|alleg(?:ed|ing|es)|counterclaim|sought (?:to|relief|damages|review|an?))\b/,
    yes: 'Marlow sued the company for negligence.',
    no: 'Marlow left the company.',
  },
  {
    name: 'charged',
    pattern:
      /\b(?:indict(?:ed|ment)|charged with|convicted|pleaded|pled|sentenced|found guilty|arrested|prosecut\w+|imprison\w+)\b/,
    yes: 'Lund was convicted of theft.',
    no: 'Lund was ill.',
  },
  {
    name: 'moved',
    pattern:
      /\bmoved (?:for|to)\b|\bmotions? (?:to|for|in)\b|\bsummary judgment\b|\b(?:demurrer|directed verdict|new trial|suppress(?:ion)?|injunction|habeas|removal|remittitur)\b/,
    yes: 'The company moved for summary judgment.',
    no: 'The company moved its office north.',
  },
  {
    name: 'lower court',
    pattern: lowerCourt,
    yes: 'The District Court granted the motion.',
    no: 'The clerk granted the request.',
  },
  {
    name: 'lower court held',
    pattern: new RegExp(
      `${lowerCourt.source}[^.;]{0,60}\\b(?:held|found|concluded|ruled|reasoned|determined|believed|thought|stated|explained|noted|rejected|agreed|disagreed)\\b`,
    ),
    yes: 'The Court of Appeals held that no duty was owed.',
    no: 'The Court of Appeals affirmed.',
  },
  {
    name: 'court acted',
    pattern:
      /\b(?:affirmed|reversed|vacated|remanded|granted|denied|dismissed|entered|sustained|enjoined|overruled|certified|awarded|upheld|set aside|instructed|ordered)\b/,
    yes: 'The court dismissed the complaint.',
    no: 'The court is old.',
  },
  {
    name: 'appeals',
    pattern:
      /\b(?:appeal(?:s|ed)|appeals? from|timely appeal|notice of appeal|certiorari|cross-appeal\w*|this appeal followed|on appeal|petition for (?:review|rehearing))\b/,
    yes: 'Lund appeals from that order.',
    no: 'The plan was appealing.',
  },
  {
    name: 'jury',
    pattern: /\b(?:jury|verdict|trial|testified|testimony|witness(?:es)?|hearing|evidence|exhibit)\b/,
    yes: 'The jury returned a verdict.',
    no: 'The tenant returned the key.',
  },
  {
    name: 'alleges',
    pattern: /\balleg(?:es|ed|ations?|ing)\b/,
    yes: 'The complaint alleges fraud.',
    no: 'The complaint is long.',
  },
  {
    name: 'deal',
    pattern:
      /\b(?:bought|sold|purchased|leased|rented|hired|employed|fired|terminated|resigned|agreed to|contracted|entered into|signed|executed|borrowed|paid|refused to|delivered|shipped|conveyed|married|divorced|published|distributed|manufactured|built|constructed|operated|applied for|requested|offered|notified|informed|owned|lived|worked)\b/,
    yes: 'She leased a warehouse.',
    no: 'A lease is a contract.',
  },
  {
    name: 'harm',
    pattern:
      /\b(?:struck|injured|killed|died|death|collided|crashed|fell|shot|stabbed|assaulted|robbed|stole|burned|exploded|attacked|wounded|damaged|searched|seized|stopped|detained|questioned|interrogated|confessed|drove|entered the)\b/,
    yes: 'The roof fell on the maps.',
    no: 'The roof is old.',
  },
  {
    name: 'enacted',
    pattern:
      /\b(?:enacted|passed|adopted|amended|promulgated|issued|established|created|signed into law|took effect|in force)\b/,
    yes: 'In 1990 the legislature enacted a statute.',
    no: 'The statute is clear.',
  },
  {
    name: 'date',
    pattern:
      /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan\.|Feb\.|Aug\.|Sept\.|Oct\.|Nov\.|Dec\.) \d{1,2}\b|\b(?:[Ii]n|[Ss]ince|[Uu]ntil|[Bb]y|[Dd]uring|[Oo]n|of) (?:(?:early|late|mid-?) ?)?(?:\w+ )?(?:1[789]|20)\d\d\b/,
    yes: 'On June 4, 2017, the roof fell.',
    no: 'The roof fell in a storm.',
  },
  {
    name: 'sum or measure',
    pattern: /\$ ?\d|\b\d[\d,.]* (?:percent|per cent|years?|months?|days?|hours?|miles|feet|acres|dollars)\b/,
    yes: 'The maps had cost $80,000.',
    no: 'The maps had cost much.',
  },
  {
    name: 'role of party',
    pattern:
      /\b(?:petitioner|respondent|appellant|appellee|plaintiff|defendant|claimant|worker|employer|relator)s?\b/i,
    yes: 'Respondent owns the warehouse.',
    no: 'The bank owns the warehouse.',
  },
  {
    name: 'introduces',
    pattern: /, (?:an?|the) [^,]{4,60},|, who\b|\(["“]?(?:hereinafter|the )?["“]?[A-Z][\w ]{2,25}["”]\)/,
    yes: 'Lund, a shipwright, lived there.',
    no: 'Lund lived there.',
  },
  {
    name: 'he or she',
    pattern: /\b(?:he|she|his|her|him|they|their|them)\b/i,
    yes: 'He told no one.',
    no: 'Lund told no one.',
  },
  {
    name: 'we',
    pattern: /\b(?:[Ww]e|[Oo]ur|us)\b/,
    yes: 'We turn to the lease.',
    no: 'The lease is long.',
  },
  {
    name: 'history of law',
    pattern:
      /\b(?:at common law|common law|eighteenth|nineteenth|century|originally|legislative history|House|Senate|Committee|Conference Report|Congress)\b/,
    yes: 'At common law a lease was a sale.',
    no: 'The lease was signed.',
  },
  // Signposts.
  {
    name: 'we turn to',
    pattern:
      /\b[Ww]e (?:now |next |first |then |must |will |shall )?(?:turn|begin|start|proceed|take up|address|consider|examine|discuss|set out|summarize|return)\b/,
    yes: 'We turn now to the lease.',
    no: 'We hold that the lease ended.',
  },
  {
    name: 'as noted',
    pattern:
      /^As (?:noted|discussed|explained|stated|we|already|indicated|mentioned|set)\b|\b(?:supra|infra|above|below)[,.)]/,
    yes: 'As noted, the lease ended.',
    no: 'The lease ended.',
  },
  {
    name: 'delivered the opinion',
    pattern:
      /\bdelivered the opinion\b|\b(?:took no part|WE CONCUR|concurring|dissenting|Chief (?:Judge|Justice)|, (?:C\.)?J\.)|\bI concur\b|^[A-Z][A-Z’'. -]{3,40}, (?:Judge|Justice|J\.)/,
    yes: 'Justice Pell delivered the opinion of the Court.',
    no: 'The opinion is clear.',
  },
  {
    name: 'see',
    pattern: /^(?:But )?(?:[Ss]ee|[Cc]f|[Ii]d|[Ii]bid|[Aa]ccord|[Cc]ompare)\b/,
    yes: 'See also the lease.',
    no: 'They see the lease.',
  },
  {
    name: 'the parties',
    pattern: /^(?:[Bb]oth|[Tt]he) (?:parties|sides)\b/,
    yes: 'The parties identify this exception as the hook.',
    no: 'The third parties had left.',
  },
  // Whether it can be read alone.
  {
    name: 'opens with this',
    pattern:
      /^["“]?(?:This|That|These|Those|Such|It|They|He|She|His|Her|Its|Their|Both|Neither|Another|Each|One|Others?|Some)\b(?! (?:[Cc]ourt|case|appeal|action|suit|matter|is (?:well|settled|true|clear)))/,
    yes: 'That is not enough.',
    no: 'This case is not enough.',
  },
  {
    name: 'points back',
    pattern:
      /\b(?:that|those|these|such|this) (?:an? )?(?:\w+ )?(?:interpretation|issue|argument|question|contention|claim|point|inquiry|rationale|reason|ground|theory|statement|proposition|factor|provision|statute|law|act|section|rule|requirement|case|decision|language|standard|test|evidence|limitation|statement|conclusion|result|order|finding|person|right|power|duty)s?\b(?! (?:that|which|of)\b)/i,
    yes: 'Nothing supports that argument here.',
    no: 'Nothing supports an argument here.',
  },
  {
    name: 'the latter',
    pattern:
      /\bthe (?:former|latter|foregoing|aforesaid|same|second|first|third|other)\b|\b(?:therein|thereof|thereto|thereby|thereunder|hereinbefore|so doing|doing so|to do so|did so|do so)\b/i,
    yes: 'The latter is the better view.',
    no: 'The better view is plain.',
  },
  {
    name: 'pronoun inside',
    pattern: /(?<=\w )(?:it|they|them|its|their|he|she|him)\b/,
    yes: 'The company said it knew.',
    no: 'The company knew.',
  },
];

/** The pattern of a row, for what is decided by one phrase alone. */
export function cueNamed(name: string): RegExp {
  const cue = cues.find((each) => each.name === name);
  if (!cue) throw new Error(`No cue is named ${name}`);
  return cue.pattern;
}
