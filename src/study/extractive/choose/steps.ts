/** What a step of the proceedings is: begun, moved, ruled on, appealed. */
import { lowerKinds } from '../../../opinion/court-kinds.ts';
import { oneOf, pattern, phrase } from '../../language/grammar.ts';
import { cueNamed } from '../read/cues.ts';

/** A court, or what is done before one. */
const procedural = phrase`
  [Cc]ourts?|[Jj]udges?|jury|juries|[Cc]ircuit|[Bb]oard|[Cc]ommission\w*|[Aa]genc\w+|[Aa]ppeal\w*|certiorari|motions?
  |mov(?:ed|es)|judgments?|verdicts?|trial|hearing|complaint|petition\w*|indict\w+|charg\w+|convict\w+|sentenc\w+|pleaded
  |pled|guilty|suit|sued|action|filed|injunction|summary|granted|denied|affirmed|reversed|dismissed|remanded|ALJ
  |arbitrat\w+|proceedings?|claims?`;

export const isStep = (text: string) => procedural.test(text);

/** What was done by a court, or there by a side. */
const ofCourt = phrase`
  [Cc]ourts?|[Jj]udges?|jury|juries|[Cc]ircuit|[Bb]oard|[Cc]ommission\w*|ALJ|[Aa]rbitrat\w+|[Mm]agistrate|appeal\w*
  |certiorari|verdict|trial|hearing|granted|denied|affirmed|reversed|dismissed|remanded|vacated|sentenced|convicted|pleaded
  |pled|moved|filed|sued|indicted|charged|ordered|awarded|petitioned|review`;

/** "We uphold the trial court’s denial of the motion" is not what was done below. */
const decides = oneOf`
  uphold|affirm|reverse|vacate|remand|hold|conclude|dismiss|agree|disagree`;
const byThisCourt = pattern`
  \b[Ww]e (?:\w+ )?${decides}\b|\b(?:original|prior) opinion\b|\bopinion (?:filed|issued)\b[^.]{0,60}\bwithdrawn\b`;

/** That this court took the case is neither a step below nor a fact. */
const review = oneOf`certiorari|appeal|review|jurisdiction|writ`;
const taken = pattern`
  \b[Ww]e (?:granted|accepted|allowed|noted)\b[^.;]{0,40}?\b${review}\b|\b[Tt]his Court (?:granted|noted|stayed|vacated)\b
  |\b[Cc]ertiorari (?:was|is) granted\b`;
const ruledBefore = /\b(?:affirmed|reversed|dismissed|denied|granted|entered|held|convicted|sentenced)\b/;

/** "The appeal was dismissed, and we granted certiorari." tells of the court below first. */
export function tellsItWasTaken(text: string): boolean {
  const at = taken.exec(text)?.index;
  return at !== undefined && !ruledBefore.test(text.slice(0, at));
}

export const isDoneInCourt = (text: string) =>
  ofCourt.test(text) && !byThisCourt.test(text) && !tellsItWasTaken(text);

/** "The tenant appeals the order dismissing her petition."; that somebody appealed "the judgment" names no ruling. */
const words = (most: number) => `(?:[\\w’'.]+ ){0,${most}}?`;
const bodies = oneOf`referee|board|court|panel|officer|tribunal`;
const appealing = oneOf`
  appeals?(?! ${bodies})|appealed|seeks? review of|challenges?|[Tt]his appeal (?:is|arises|comes)`;
const notRuling = oneOf`during|pending|following|regarding|concerning|being|having`;
const rulingThat = String.raw`(?:judgments?|orders?|decisions?|rulings?|decrees?) ${words(8)}(?!${notRuling})\w{3,}ing`;
const byItsName = 'denials?|dismissals?|convictions?|sentences?|grants? of';
const appealed = pattern`
  (?<!not )\b${appealing} (?:from )?(?:(?:the|an?|that|his|her|its|their|both|those) )?${words(6)}
  (?:${rulingThat}|${byItsName})\b`;

export const appealsRuling = (text: string) => appealed.test(text);

const begun = [cueNamed('sued'), cueNamed('charged')];

/** An appeal goes on with what was begun before. */
export const beginsSuit = (text: string) => begun.some((cue) => cue.test(text)) && !appealsRuling(text);

/** What a side asks a court for: a suit first, then what is moved for in it. */
const begin = oneOf`filed|brought|commenced|instituted|initiated|began|lodged`;
const suit = oneOf`
  [Ss]uits?|[Ll]awsuits?|[Aa]ctions?|[Cc]omplaints?|[Pp]etitions?|[Ll]itigation|[Pp]roceedings?`;
const asksBySuit = phrase`
  sued|${begin}\b[^.;]{0,60}?\b${suit}|petitioned\b|was asked to (?:declare|enjoin|issue|order|set aside)
  |sought (?:an?|the|to|relief|damages|judicial|review|declaratory|injunctive)\b|counterclaim\w*|cross-claim\w*
  |demand(?:ed|ing)|seeks? (?:an?|the|to|damages|relief|declaratory|injunctive|foreclosure)`;
const asksByMotion =
  /\bmoved (?:for|to|in)\b|\b(?:filed|made|renewed|submitted) [^.;]{0,40}?\b[Mm]otions?\b|\bdemurred\b/;
/** Neither a prosecution, nor what is filed with a board or ends a case of itself. */
const agency = oneOf`Regional Director|Director|Board|Commission|Bureau|Agency`;
const asksNoCourt = pattern`
  \bnolle prosequi\b|\b(?:[Cc]ontinuance|[Ee]xtension of [Tt]ime|certiorari|consolidat\w+)\b|\bdelinquency petition\b
  |\b(?:grand jury|indictment|information) (?:\w+ ){0,3}(?:charg|describ|averr|was|is)\w*
  |\b(?:with|to|before|petitioned) (?:the |an? )?(?:[A-Z]\w+ ){0,4}${agency}\b`;

/** How surely it tells what relief is sought in court: 2 for a suit, 1 for a motion, 0 for a charge, a conviction or a filing elsewhere. */
export function asksRelief(text: string): 0 | 1 | 2 {
  if (asksNoCourt.test(text) || appealsRuling(text) || courtRuling(text)) return 0;
  return asksBySuit.test(text) ? 2 : asksByMotion.test(text) && !ruled.test(text) ? 1 : 0;
}

const issued = 'issued an? (?:[a-z]+ ){0,3}(?:injunction|order|writ)';
const heard = String.raw`held(?! (?:an? |the |oral )?(?:\w+ ){0,2}(?:hearing|trial|conference|argument))`;
const rulings = oneOf`
  affirmed|reversed|vacated|granted|denied|dismissed|entered|enjoined|${heard}|ruled|found|concluded|sustained|overruled
  |awarded|ordered|refused|rejected|remanded|convicted|sentenced|certified|declined|upheld|determined|quashed|suppressed
  |excluded|admitted|adhered|${issued}`;
const opensOrder = '(?:[^,]{3,60}, |But |And |However, |Finally, )*';
const courtBelow = oneOf`
  (?:[a-z]+ )?(?:${lowerKinds}) (?:court|judge)|(?:three-judge )?(?:United States |[Ff]ederal )?District Court
  |three-judge [Cc]ourt|Court of (?:Civil |Criminal )?Appeals|Circuit Court(?: of Appeals)?|Appellate Division
  |(?:Bankruptcy|Tax|Superior|Chancery|Appellate|Probate) Court
  |Supreme Court of (?!the United)[A-Z]\w+(?: [A-Z]\w+)?|(?:[A-Z]\w+ ){1,2}Supreme Court`;
const acting = pattern`
  ^${opensOrder}(?:[Tt]he|[Aa]n?) (?:divided |unanimous )?(${courtBelow})(?: for [^,]{3,50}| of [A-Z][^,]{2,40})?
  [ ](?:\w+ ){0,3}${rulings}\b`;

/** The court below that rules in the sentence, without its article; undefined where it is only spoken of. */
export const courtRuling = (text: string): string | undefined => acting.exec(text)?.[1];

/** What a court orders, rather than what it finds on the way or refuses to hear again. */
const orders = phrase`
  affirmed|reversed|vacated|granted|denied|dismissed|entered|enjoined|sustained|overruled|awarded|ordered|refused
  |remanded|convicted|sentenced|quashed|suppressed|declared|adhered|${issued}|ruled (?:for|against|in favor of)`;
const heardAgain =
  /\b(?:reconsider\w*|rehearing|stay|certiorari|discretionary review|denied (?:\w+ )?review|new trial)\b/;

export const ordersBelow = (text: string) => acting.test(text) && orders.test(text) && !heardAgain.test(text);

const ofAppeals = /appea|appellate|Supreme/i;

/** "The Court of Appeals reversed." */
export const rulesOnAppeal = (text: string) => ordersBelow(text) && ofAppeals.test(courtRuling(text) ?? '');

const moved = cueNamed('moved');
const ruled =
  /\b(?:granted|denied|overruled|sustained|dismissed|entered|allowed|refused|rejected|affirmed|reversed|denying|granting|dismissing)\b/;

export const isRuledOn = (text: string) => moved.test(text) && ruled.test(text);
