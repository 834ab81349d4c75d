/** Law, reasons, and what is left open. */
import type { Cue } from './cue.ts';

export const reasoning: readonly Cue[] = [
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
];
