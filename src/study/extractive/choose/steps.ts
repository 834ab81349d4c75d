/** What a step of the proceedings is: begun, moved, ruled on, appealed. */
import { cueNamed } from '../read/cues.ts';

/** A court, or what is done before one. */
const procedural =
  /\b(?:[Cc]ourts?|[Jj]udges?|jury|juries|[Cc]ircuit|[Bb]oard|[Cc]ommission\w*|[Aa]genc\w+|[Aa]ppeal\w*|certiorari|motions?|mov(?:ed|es)|judgments?|verdicts?|trial|hearing|complaint|petition\w*|indict\w+|charg\w+|convict\w+|sentenc\w+|pleaded|pled|guilty|suit|sued|action|filed|injunction|summary|granted|denied|affirmed|reversed|dismissed|remanded|ALJ|arbitrat\w+|proceedings?|claims?)\b/;

/** What a paper says is no step of a proceeding, nor is what somebody admitted in it. */
const saidInPaper =
  /^(?:In (?:this|that|the|his|her|its) [\w ]{3,40}, )?(?:The|This|That|[A-Z]\w+) (?:[\w’']+ ){0,2}(?:agreement|statute|Act|section|rule|contract|letter|policy|deed|will|lease|Code|report|manual|form)s? (?:also |further |itself )?(?:states?|stated|provides?|provided|says?|said|reads?|requires?|defines?)\b|^In (?:this|that|the) (?:\w+ )?(?:agreement|letter|report|form|contract)\b/;

export function isStep(text: string): boolean {
  return procedural.test(text) && !saidInPaper.test(text);
}

/** What was done by a court, or there by a side. */
const ofCourt =
  /\b(?:[Cc]ourts?|[Jj]udges?|jury|juries|[Cc]ircuit|[Bb]oard|[Cc]ommission\w*|ALJ|[Aa]rbitrat\w+|[Mm]agistrate|appeal\w*|certiorari|verdict|trial|hearing|granted|denied|affirmed|reversed|dismissed|remanded|vacated|sentenced|convicted|pleaded|pled|moved|filed|sued|indicted|charged|ordered|awarded|petitioned|review)\b/;

/** "We uphold the trial court’s denial of the motion" is not what was done below. */
const byThisCourt =
  /\b[Ww]e (?:\w+ )?(?:uphold|affirm|reverse|vacate|remand|hold|conclude|dismiss|agree|disagree)\b|\b(?:original|prior) opinion\b|\bopinion (?:filed|issued)\b[^.]{0,60}\bwithdrawn\b/;

export const isDoneInCourt = (text: string) => ofCourt.test(text) && !byThisCourt.test(text);

/** "The tenant appeals the order dismissing her petition."; that somebody appealed "the judgment" names no ruling. */
const appealed =
  /\b(?:appeals?|appealed|seeks? review of|challenges?) (?:from )?(?:(?:the|an?|that|his|her|its|their|both|those) )?(?:[\w’'.]+ ){0,6}?(?:(?:judgments?|orders?|decisions?|rulings?|decrees?) (?:[\w’'.]+ ){0,8}?(?:granting|denying|dismissing|affirming|reversing|awarding|entering|sustaining|overruling|finding|holding|imposing|refusing|vacating|terminating|revoking|modifying)|denials?|dismissals?|convictions?|sentences?|grants? of)\b/;

export const appealsRuling = (text: string) => appealed.test(text);

const begun = [cueNamed('sued'), cueNamed('charged')];

/** An appeal goes on with what was begun before. */
export const beginsSuit = (text: string) => begun.some((cue) => cue.test(text)) && !appealsRuling(text);

const rulings =
  'affirmed|reversed|vacated|granted|denied|dismissed|entered|enjoined|held|ruled|found|concluded|sustained|overruled|awarded|ordered|refused|rejected|remanded|convicted|sentenced|certified|declined|upheld|determined|quashed|suppressed|excluded|admitted';
const acting = new RegExp(
  `^(?:[^,]{3,60}, |But |And |However, |Finally, )*(?:[Tt]he|[Aa]n?) ((?:[a-z]+ )?(?:trial|district|lower|circuit|superior|bankruptcy|juvenile|family|probate|tax|magistrate|chancery|appellate|county|municipal) (?:court|judge)|(?:three-judge )?(?:United States |[Ff]ederal )?District Court|three-judge [Cc]ourt|Court of (?:Civil |Criminal )?Appeals|Circuit Court(?: of Appeals)?|(?:Bankruptcy|Tax|Superior|Chancery|Appellate|Probate) Court|Supreme Court of (?!the United)[A-Z]\\w+(?: [A-Z]\\w+)?|(?:[A-Z]\\w+ ){1,2}Supreme Court)(?: for [^,]{3,50}| of [A-Z][^,]{2,40})? (?:\\w+ ){0,3}(?:${rulings})\\b`,
);

/** The court below that rules in the sentence, without its article; undefined where it is only spoken of. */
export const courtRuling = (text: string): string | undefined => acting.exec(text)?.[1];

const moved = cueNamed('moved');
const ruled =
  /\b(?:granted|denied|overruled|sustained|dismissed|entered|allowed|refused|rejected|affirmed|reversed|denying|granting|dismissing)\b/;

export const moves = (text: string) => moved.test(text);
export const isRuledOn = (text: string) => moved.test(text) && ruled.test(text);
