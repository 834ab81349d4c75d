/** What a cell of a front page is, told by its words alone. */
import { stateName } from './places.ts';

export type CellKind =
  | 'rule'
  | 'versus'
  | 'and'
  | 'role'
  | 'court'
  | 'docket'
  | 'date'
  | 'judges'
  | 'below'
  | 'counsel'
  | 'notice'
  | 'title'
  | 'stamp'
  | 'citation'
  | 'prose'
  | 'words';

const versusAlone = /^(?:[-–—]\s?)?(?:v|vs|versus|against)\.?(?:\s?[-–—])?$/i;
const andAlone = /^(?:[-–—]\s?)*and(?:\s?[-–—])*$/i;

const roleWord = `(?:plaintiffs?|defendants?|petitioners?|respondents?|appellants?|appellees?|cross|counter|counterclaim(?:ants?)?|third|party|claimants?|objectors?|movants?|intervenors?|interveners?|employees?|employers?|carriers?|insurers?|debtors?|creditors?|relators?|real|parties|in|interest|contestants?|proponents?|applicants?|complainants?|garnishees?|garnishors?|caveators?|minors?|child(?:ren)?|father|mother|parents?|patent|owners?|licensees?|accused|prosecut(?:or|ion)|below|error|on|review|and|or|the|necessary|proposed|crown|obligors?|obligees?|taxpayers?|contemnors?|nominal|amicus|curiae|amici)`;
const roleAlone = new RegExp(String.raw`^\(?${roleWord}(?:[\s,/&;–—-]+\(?${roleWord}\)?)*[\s.,;:)/]*$`, 'i');
const roleNoun =
  /\b(?:plaintiff|defendant|petitioner|respondent|appellant|appellee|claimant|objector|movant|intervenor|intervener|employee|employer|debtor|creditor|relator|part(?:y|ies) in interest|contestant|proponent|applicant|complainant|garnishee|caveator|minor|father|mother|patent owner|accused|prosecutor|obligor|taxpayer|crown|counterclaimant)s?\b/i;

export const monthName = String.raw`(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.?`;
const someDate = new RegExp(
  String.raw`\b${monthName}\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|\b\d{1,2}(?:st|nd|rd|th)?\s+${monthName},?\s+\d{4}|\b\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b|^(?:date|dated|decided|filed)\W*\d{8}\b`,
  'i',
);
const dateWords =
  /^\W*(?:(?:date )?(?:decided|filed|entered|submitted|argued|issued|released|rendered|heard|delivered|announced|signed)|dated?|opinion (?:filed|issued|delivered)|judgment (?:given|rendered|delivered)|reargued|argument|hearing dates?|date of (?:judgment|hearing)|rel(?:eased)?:|oral argument|(?:january|february|march|april|may|june|july|august|september|october|november|december) (?:term|session)|(?:trinity|hilary|easter|michaelmas) term|august term|calendar date|motion date|submitted on)\b/i;
const dateAlone = new RegExp(
  String.raw`^[\[(]?\s*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?(?:${monthName}\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|\d{1,2}(?:st|nd|rd|th)?\s+${monthName},?\s+\d{4}|\d{1,2}[/-]\d{1,2}[/-]\d{2,4})(?:,? \d{1,2}:\d{2} ?[ap]\.?m\.?)?\s*[\])]?\.?$`,
  'i',
);

const docketWords =
  /^\W*(?:(?:docket|case|cause|action|civil action|civil|criminal|crim\.?|appeal|court of appeals(?: case)?|supreme court|court|record|index|file|misc(?:ellaneous)?\.?|adversary(?: proceeding)?|adv\. proc\.|claim|c\.?a\.?|civ\. a\.|consolidated|motion seq\.|cv|mdl|opinion|agency|d\.c\.|l\.?c\.?|trial court(?: cause)?|bankr\. case)\s+)*n(?:o|os|umber|umbers|r|o\(s\))\b\.?:?\s*(?:$|(?=[\w().:/-]*\d)|(?=[A-Z]{1,3} ?-?\d))/i;
const docketBare =
  /^\(?(?:(?:19|20)\d{2}[A-Z]{1,3}\d{2,6}|\d{1,2}[-‐–][A-Z]?\d{2,6}(?:-[a-z]{2,3})?|[A-Z]{1,4}[-‐–]?\d{4,7}|(?:19|20)\d{2}[-‐–]\d{3,5}|\d{2,4} (?:civ|cr|cv|mc|md|misc)\b.*|[A-Z]\d{2}[-‐–]?\d{3,5}|\d{5,7}|\d[A-Z]\d{2}-\d{2,5}|(?:CV|CR|MC|MJ|AP)[ -]\d{2}-\d{1,5}(?:-[A-Z]{1,4}){1,4}|[DO]A \d{2}-\d{4}|(?:19|20)\d{2}-(?:CA|SC)-\d{4,6}-[A-Z]{2,3})\)?[.,;]?$/i;

const below =
  /^\(?(?:(?:on )?(?:direct |interlocutory |consolidated |cross-)?(?:appeals?|petitions?|applications?|writs?|certiorari|review|reference|questions?|remand|original proceeding)\b.*\b(?:from|for|to|of|in|by|pursuant)\b|appeals?$|on (?:petition|writ|appeal|review|motion|application|direct appeal|certiorari|certification|remand)|upon |from the |certiorari|error to|super\. ct|trial (?:court|judge)|l\.?\s?t\.? (?:case|no)|d\.\s?c\.? |usdc|agency (?:no|file)|source of appeal|reported (?:at|below)|lower (?:court|tribunal)|prior history|procedural posture|interlocutory appeal|heard in|original proceeding|proceedings?\b.*\b(?:for|to|in)\b|review of|state file|district judge:|indictments? found|civil action commenced|reporter$|original jurisdiction|l\.?c\.? no|in the (?:district|circuit|superior) court (?:of|in|for) .* county\b.*(?:no|honorable)|for the county of|in and for )/i;
const lowerJudge = /\b(?:judge|justice|j\.s\.c|magistrate),? ?(?:presiding|below)?[.;]?\)?$/i;
const judges =
  /^(?:(?:before|present|coram|panel|judges|justices|bench|sitting)(?::|$|\s(?=[A-Z]))|(?:the )?hon(?:ou?rable|\.)|court composed of|considered (?:and decided )?by|(?:lord|lady|mr|mrs|ms|madam) (?:chief )?justice|l(?:or|a)d[y]? (?=[A-Z]\w)|by chair|opinion (?:by|of|for)|(?:memorandum |majority )?opinion\*? by|(?:circuit|district|senior) judges?|(?:judge|justice) (?!for\b|of\b|&)|chief (?:judge|justice)|mag\. j|per curiam|by:? )|\b(?:circuit|district|bankruptcy|magistrate|appellate|presiding|chief|administrative (?:law|patent)) ?judges?[.,;]?$|\bJJ?\.(?:[AO]\.)?[,.;]?$|\bJJ\b|, Js\.?$|\bC\. ?J\.|\bP\. ?J\.|\bdelivered the (?:opinion|judgment)|\bauthored\b|\b(?:presiding|associate|vice) (?:justice|chancellor)\b/i;
const counsel =
  /^(?:attorneys?|counsel|solicitors?|for (?:the )?(?:petitioner|respondent|appell|plaintiff|defendant|claimant|state)|appearances)\b|\besq(?:uire)?\b|,? (?:attorneys? )?(?:for|on behalf of) (?:the )?(?:plaintiff|defendant|appell|petitioner|respondent|state|commonwealth|claimant|employer)|\b(?:argued|briefed|on (?:the )?briefs?)\b|\(for (?:the )?(?:appell|respondent|petitioner|state)|\b(?:attorney general|public defender|district attorney|prosecuting attorney)\b.*\bfor\b|^pro (?:se|hac)/i;
const notice =
  /^(?:note?(?:ice)?\b|this (?:opinion|order|decision|disposition|memorandum|text|version)|readers are|not? (?:to be|for)|the summaries|pursuant to|california rules|under |unpublished (?:opinions|decision)|subject to|\*? ?circulated|the (?:slip|official) |file name|cite(?:d)? only|all slip|\[(?:un|do|not|pub))|\bprecedential effect\b|\bconstitutes? no part\b|\b(?:shall|may|should|must) (?:not )?(?:be|constitute|cite|have)\b|\bsubject to (?:formal )?(?:revision|correction|further)|\bbefore publication\b|\bpublish(?:ed)? (?:by|pursuant|in accordance)|\b(?:unpublished|nonprecedential) (?:opinion|decision)s?\b.*\b(?:not|except)|https?:|www\.|@/i;
const titleWord = String.raw`(?:amended|corrected|substitute|superseding|revised|majority|memorandum|slip|final|written|partial|summary|published|unpublished|approved|signed|reported|certified|interim|preliminary|supplemental|modified|reserved|decision|opinion|order|judgment|ruling|entry|mandate|decree|report|recommendation|findings|conclusions|syllabus|synopsis|headnotes?|background|holdings?|errata|en banc|rehearing|precedential|non-?precedential|publish|unreported|affirmed|reversed|vacated|remanded|dismissed|denied|granted|affirming|reversing|dismissing|vacating|in part|core terms|case summary|overview|outcome|keycite|complete title|(?:summary|argument|regular|oral argument) calendar|per curiam|introduction|non-argument calendar|final copy|for publication|do not publish|of fact|of law|of the court|and|civil action|class action|criminal action|jury trial demanded|chapter \d+|the|of|d e c i s i o n|o p i n i o n|o r d e r|j u d g m e n t|m e m o r a n d u m)`;
const titleAlone = new RegExp(String.raw`^\W*${titleWord}(?:[\s,:;*&/+.\]-]+${titleWord})*\W*\d?$`, 'i');
const titleOpens =
  /^\W*(?:(?:amended|memorandum|opinion|decision|judgment|ruling|findings|stipulated|agreed|consent|proposed|final|summary) (?:and )?)*(?:orders?|opinion|memorandum|decision|judgment|ruling|findings|recommendation)\b\W*(?:(?:and|on|granting|denying|re|regarding|adopting|dismissing|affirming|reversing|approving|vacating|overruling|sustaining|for|by|of the court|of law|in part|\+)\b|[+:])|^(?:recommended|certified|designated|approved) for|^keycite|^(?:granting|denying) |^(?:complete title|case summary|core terms|outcome|overview|synopsis)\b/i;
const stamp =
  /^(?:e-?filed|filed|received|(?:deputy |chief )?clerks?\b|by:? ?_|document\b|page:?\s?\d|case:?\s\d|entered$|electronically)|\bclerk(?:[,.]|$)|\bclerk of (?:the )?(?:\w+ )?courts?\b|\bdeputy clerk\b|\bfor the court\b/i;
const citation =
  /^\[?(?:cite as:?)?\s?(?:\d{1,4} [A-Z][\w.’']*(?: ?[\w.’']+){0,4} \d{1,5}|(?:19|20)\d{2}[ -]?[A-Z][\w. ()]*[ -]\d+|\[(?:19|20)\d{2}\] \d* ?[A-Z][A-Za-z]*(?: \w+)? \d+|neutral citation\b.*|slip op\.? .*|interim decision.*)(?: \([^)]*\))?(?:[ ,*|].*)?\]?[.,;]?$/i;

/** "Cases 12–CA–227891": the region, the kind and the number of a charge before the labor board. */
const agencyCase = /^cases? \d{1,2}[‐-―-][A-Z]{2}[‐-―-]\d/i;
/** "(SC 17915)", "CC 14CV08123; CA A158812; SC S064433.": numbers with each court's letters, the deciding court's the last. */
export const docketByCourts =
  /^(?:\((?:[A-Z]{2} \w{4,12}[;,]? )*|(?:[A-Z]{2} \w{4,12}[;,]? )+|(?=[A-Z]{2} [A-Z]\d))(?<number>[A-Z]{1,3} [A-Z]?\d{4,6})\)?\.?$/;
/** "June 4, 2023, Argued; September 4, 2023, Decided" */
const dayWithKind = new RegExp(
  String.raw`^${monthName}\s+\d{1,2},?\s+\d{4},\s+(?:argued|submitted|heard|decided|filed)\b`,
  'i',
);

/** What goes on in a court's name below the line that tells it for a court. */
const ordinal =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|federal|district of columbia|\\d+(?:st|nd|rd|th))';
const courtTail = new RegExp(
  String.raw`^(?:(?:for|in) the )?(?:${ordinal} (?:circuit|(?:appellate |judicial )?(?:district|division|department))(?: of \w+)?|(?:(?:eastern|western|northern|southern|middle|central) )?districts? of [a-z ]+|(?:(?:eastern|western|northern|southern|middle|central) )(?:district|division|section)|appellate division.*|division (?:one|two|three|four|five|six|seven|eight|[ivx]+|\d+)|(?:civil|criminal|law|commercial|family|trial) (?:division|term|part|section)|county of [a-z ]+|at (?:knoxville|nashville|jackson)|state of ${stateName}|of (?:the )?(?:state|commonwealth) of ${stateName})[.]?$`,
  'i',
);

const smallWords = /^\p{Ll}/u;

/** Mostly small words: a line of a sentence. */
export function isProse(line: string): boolean {
  const words = line.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (/\bin (?:his|her|their|its|both) .{0,40}capacit|\bindividually\b|\bon behalf of\b/i.test(line))
    return false;
  return words.length > 6 && words.filter((word) => smallWords.test(word)).length > 0.6 * words.length;
}

/** A line that states a day: with the kind of day before it, or alone. */
export function statesDay(text: string): boolean {
  return dateWords.test(text) || dateAlone.test(text);
}

export function isRole(text: string): boolean {
  return roleAlone.test(text) && roleNoun.test(text);
}

/** Two parties on one line: neither a judge's, nor a title, nor a day. */
const namesSides = /\sv\.?\s/;

/** `isCourt` tells a court's name, which needs more than a pattern. */
export function kindOf(text: string, isCourt: (text: string) => boolean): CellKind {
  if (!/[\p{L}\d]/u.test(text) || /^[^\p{L}\d]{3,}[xX/]?$/u.test(text)) return 'rule';
  // A publisher's year is no party.
  if (/^[([]?(?:1[6-9]|20)\d{2}[)\]]?[.,;]?$/.test(text)) return 'citation';
  if (versusAlone.test(text)) return 'versus';
  if (andAlone.test(text)) return 'and';
  if (isRole(text)) return 'role';
  if (dateWords.test(text) && someDate.test(text)) return 'date';
  if (agencyCase.test(text)) return 'docket';
  if (stamp.test(text)) return 'stamp';
  if (below.test(text)) return 'below';
  if (docketWords.test(text) || docketBare.test(text) || docketByCourts.test(text)) return 'docket';
  if (dateWords.test(text) || dateAlone.test(text)) return 'date';
  if (dayWithKind.test(text)) return 'date';
  if (notice.test(text)) return 'notice';
  if (citation.test(text)) return 'citation';
  if (isCourt(text) || courtTail.test(text)) return 'court';
  if (judges.test(text) && !namesSides.test(text)) return 'judges';
  if (counsel.test(text)) return 'counsel';
  if ((titleAlone.test(text) || titleOpens.test(text)) && !namesSides.test(text)) return 'title';
  if (isProse(text)) return 'prose';
  if (lowerJudge.test(text) && !namesSides.test(text)) return 'below';
  if (someDate.test(text) && !namesSides.test(text)) return 'date';
  return 'words';
}
