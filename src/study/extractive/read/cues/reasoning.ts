/** Law, reasons, and what is left open. */
import { anyCase, oneOf, pattern, phrase, phraseAnyCase } from '../../../language/grammar.ts';

const anybody = oneOf`
  person|party|plaintiff|defendant|court|state|State|employer|employee|landlord|tenant|citizen|individual|statute|law
  |contract|officer|judge|trial court|witness|agency|worker|man|one|corporation|owner|claim`;
const test = oneOf`
  test|standard|rule|inquiry|doctrine|principle|analysis|factors?|elements?|requirements?|presumption|burden`;
const plain = oneOf`axiomatic|elementary|established|familiar|fundamental|clear|true`;
const theCourt = oneOf`[Ww]e|[Tt]his [Cc]ourt|[Tt]he Court|[Oo]ur (?:cases|decisions|precedents?)`;
const heldBefore = oneOf`
  held|recognized|explained|said|stated|made clear|emphasized|observed|defined|upheld|noted|rejected|struck|ruled|declared
  |established|adopted|described`;
const caseNamed = String.raw`[A-Z][\w.’'-]*(?: (?:of|the|and|&|[A-Z][\w.’'-]*))* v\. `;
const opensThere = oneOf`
  There|In that case|In those cases|In the (?:latter|former) case|The [Cc]ourt (?:there|in)
  |The (?:plaintiff|defendant|petitioner)s? in [A-Z]`;

const enactment = oneOf`
  statute|Act|section|§+ ?\d[\w.()-]*|Code|Amendment|Clause|Rule(?: \d[\w()]*)?|regulations?|ordinance|provision
  |Constitution|Congress|[Ll]egislature|NMSA|subsection`;
const provides = oneOf`
  provides?|states?|requires?|prohibits?|defines?|reads?|says|authorizes?|permits?|grants?|declares?|guarantees?|makes?
  |imposes?|protects?|applies|enacted|intended|passed`;
const standard = oneOf`
  standard of review|de novo|abuse of discretion|clearly erroneous|substantial evidence|in the light most favorable`;

const but = oneOf`
  But|Yet|However|Nevertheless|Nonetheless|Still|Even so|On the (?:other hand|contrary)|Rather|Instead|Although|While
  |Though|To be sure|Of course|Admittedly|True`;
const would = oneOf`
  undermine|invite|encourage|discourage|frustrate|defeat|lead|create|impose|threaten|chill|deter|open`;
const evidence = oneOf`evidence|record|testimony|facts?|language|text|history|context`;
const shows = oneOf`
  shows?|supports?|demonstrates?|establish(?:es)?|suggests?|indicates?|reveals?|confirms?|makes clear|discloses?`;
const declines = oneOf`
  need not|do not|did not|have no (?:occasion|need)|express no|intimate no|decline to|leave|reserve|take no
  |are not (?:asked|called|required)`;
const decides = oneOf`
  decide|reach|consider|address|resolve|view|opinion|question|open|determine|pass|to|hold|suggest|mean`;

export const reasoning = {
  // Law.
  norm: /\b(?:must|shall|may (?:not|only)|cannot|may be|requires?|is required|are required|provides? that|prohibits?|forbids?|permits?|entitles?)\b/,
  'if or when':
    /\b(?:if|when(?:ever)?|unless|only (?:if|when|where)|where) (?:an?|the|it|there|any|one|he|such|no|all)\b/i,
  generally:
    /\b(?:[Oo]rdinarily|[Gg]enerally|[Uu]sually|[Ii]n general|[Aa]s a (?:general )?rule|[Nn]ormally|[Aa]s a general matter)\b/,
  'the test': anyCase`\b(?:the|this|that|our|a|an|two-part|three-part|four-part|balancing) (?:\w+ )?${test}\b`,
  elements: /\((?:1|a|i)\) .{4,160}\((?:2|b|ii)\) |\b(?:first|one),? .{5,120}\bsecond,? /i,
  'to establish':
    /\b[Tt]o (?:establish|prevail|prove|state a claim|succeed|qualify|survive|obtain|determine whether|show)\b/,
  'any person': pattern`\b(?:[Aa]n?|[Aa]ny|[Ee]very|[Ee]ach|[Nn]o|[Aa]ll) (?:[a-z]+ )?${anybody}s?\b`,
  settled: phraseAnyCase`
    well[- ](?:settled|established)|settled (?:law|rule|that|principle)|long (?:held|recognized|been)
    |it is ${plain} that`,
  'we have held': pattern`\b${theCourt} (?:ha(?:ve|s|d) )?(?:\w+ ){0,2}${heldBefore}\b`,
  'our cases':
    /\b(?:[Oo]ur|[Tt]his Court['’]s|[Tt]hese|[Tt]hose|[Pp]rior|[Ee]arlier) (?:\w+ )?(?:cases|decisions|precedents?|case ?law|opinions)\b/,
  'case named': / v\. /,
  'in a case': pattern`
    ^(?:["“]?(?:In|Under|As in|Since|After|Unlike|Like|Following|From|See)) (?:the )?
    (?:${caseNamed}|[A-Z][a-z]{3,},? (?:the|we|this|supra))`,
  'there the court': pattern`
    ^${opensThere}\b|\b(?:that court|that case|in that (?:case|decision|opinion))\b`,
  'statute provides': pattern`\b${enactment}\b[^.;]{0,40}\b${provides}\b`,
  'source named':
    /§|\bU\. ?S\. ?C|\bAmendment\b|\bClause\b|\bRule \d|\bAct\b|\bConstitution\b|\bC\. ?F\. ?R|\bNMSA\b|\bCode\b|\b[Ss]ection \d/,
  defines: phrase`
    means?|is defined (?:as|to)|are defined as|refers? to|we define|is understood (?:as|to mean)|consists? (?:of|in)
    |denotes|so-called|the term|the word|the phrase`,
  exception: phraseAnyCase`
    except(?:ion|ions)?|unless|does not (?:apply|extend|mean|include|reach)|limit(?:ed|s|ation)?|immun(?:e|ity)
    |privilege|narrow(?:ly)?|safe harbor|waive[rd]?|not absolute|not unlimited|not without`,
  'review standard': anyCase`
    \b(?:[Ww]e|[Oo]ur|this [Cc]ourt|appellate courts?)\b[^.;]{0,40}\breview\w*\b|\b${standard}\b`,
  scrutiny: phraseAnyCase`
    strict scrutiny|heightened|rational basis|compelling (?:state |government(?:al)? )?interest|narrowly tailored
    |burden of (?:proof|persuasion|production)|preponderance|prima facie|good faith
    |reasonable (?:doubt|person|suspicion)|probable cause|totality`,
  // Why.
  because:
    /\b(?:because|since|inasmuch as|in light of|given (?:that|the)|in view of|as a result|by reason of|on the ground)\b/i,
  therefore:
    /\b(?:therefore|thus|accordingly|consequently|hence|so that|for (?:this|that|these|those) reasons?)\b/i,
  but: pattern`^${but}\b|, however,`,
  moreover:
    /^(?:Moreover|Furthermore|Further|In addition|Indeed|Also|Similarly|Likewise|Additionally|Finally|Nor|And|Second|Third|Next)\b/,
  here: phrase`
    [Hh]ere,|[Ii]n (?:this|the present|the instant) (?:case|instance|appeal)|in these (?:cases|circumstances)
    |on (?:this|the present) record|the facts (?:here|of this case)|at bar|as applied|before us`,
  'under this test': pattern`
    \b[Uu]nder (?:this|that|these|those|the \w+)
    [ ](?:standards?|tests?|principles?|rules?|circumstances|approach|framework|analysis|theory|view)\b`,
  would: /\bwould\b/,
  policy: phrase`
    public policy|polic(?:y|ies)|purposes?|public interest|interests? (?:in|of)|would ${would}
    |deter(?:s|rence)?|incentives?|fairness|efficien(?:t|cy)|consequences?|danger|values?`,
  society:
    /\b(?:democra\w+|society|free(?:dom)? (?:people|society|press|speech)|liberty|citizens|community|children|history|tradition|founding|republic)\b/i,
  distinguishes: phrase`
    [Uu]nlike|distinguish(?:ed|able|es)?|differs? from|by contrast|inapposite|inapplicable|does not control
    |not controlling|different from|misplaced`,
  'follows precedent': phrase`
    controls?|controlled by|governed by|squarely|dictates?|compels?|reaffirm|consistent with
    |same (?:principle|reasoning|result|rule)|adhere|stare decisis|overrul(?:e|ed|ing)`,
  'evidence shows': pattern`\b${evidence}\b[^.;]{0,40}\b${shows}\b`,
  // Left open.
  'need not decide': pattern`\b[Ww]e ${declines}\b[^.;]{0,40}\b${decides}\b`,
  'even if':
    /\b[Ee]ven (?:if|assuming|were)\b|\b(?:[Aa]ssuming|arguendo|without deciding|not before us|another day)\b/,
  suppose: /^(?:Suppose|Imagine|Consider|Had|Were|If)\b|\bfor (?:example|instance)\b|\bhypothetical/i,
  'would be different':
    /\b(?:different (?:case|question|matter|result)|would be (?:different|otherwise)|might (?:be|have been)|could have been)\b/,
};
