/** What the court decides and decrees, the question, and what the sides say. */
import type { Cue } from './cue.ts';

const adverbs =
  '(?:,? ?(?:therefore|thus|accordingly|consequently|now|today|also|hence|then|further|again|likewise|only|simply|first|finally|nevertheless|nonetheless|unanimously|specifically|in sum|for these reasons|as a result|agree and)(?:,)? )?';

export const deciding: readonly Cue[] = [
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
];
