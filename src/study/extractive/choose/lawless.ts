/** Sentences that read as law and state none: what this court does next, or what becomes of this one case. */
import { saysNoLaw } from './no-law.ts';

/** "We limit our analysis to the lease.", "Our review is de novo.", "It remains to be considered whether …" */
const ownCourse =
  /^(?:Because|Since|As) [^,]{10,160}, we (?:\w+ )?(?:limit|decline|do not|need not|turn|begin|address|consider|confine|review)\b|^(?:[^,]{0,60}, )?[Ww]e (?:\w+ )?(?:limit|decline|turn|begin|confine|proceed|address|adhere)\b|^(?:[^,]{0,60}, )?[Oo]ur (?:review|conclusion|holding|decision)\b|\b(?:it )?remains to be (?:considered|decided|determined|seen|asked)\b|\bthe (?:\w+ )?question(?: then)? (?:remains|becomes|arises)\b/;

/** "The amendment did not affect the present indictment." */
const thisCaseAlone =
  /\b(?:the present|the instant|this) (?:indictment|prosecution|complaint|information|appeal)\b|\b[Tt]he (?:indictment|complaint|conviction|judgment|verdict|order) (?:must|cannot|should) (?:stand|be (?:affirmed|reversed|set aside|sustained))\b|\bin the case before us\b/;

/** "The Court finds that no bond is required.", "The testimony of the keeper is compelling." */
const findsHere =
  /\b(?:[Tt]he|[Tt]his) (?:Court|court) (?:also |further |therefore )?(?:finds|credits|orders|grants|denies)\b|\bthe testimony (?:of|about|regarding|that)\b|\b(?:testified|stipulated) that\b|^(?:Given|Considering|In light of) [^,]{10,140}, we (?:cannot|can|do not) (?:say|conclude|find)\b/;

/** "The parties identify this exception as the hook." */
const ofParties =
  /^(?:Both |The )?[Pp]arties (?:\w+ )?(?:identify|agree|disagree|dispute|argue|contend|debate|cite|concede)\b/;

/** "The court of another county appears to have held that …", "Some have given in to the notion that …" */
const hedged =
  /\bto the (?:notion|suggestion|idea|impression) that\b|\b(?:appears?|seems?) to have (?:held|decided|thought|ruled|been)\b/;

/** What the court does next, where it stands alone, is no reason either. */
export const tellsOwnCourse = (shown: string) => ownCourse.test(shown);

/** "To use counsel's language, the Act is a tax." */
const ofCounsel =
  /\b(?:counsel|petitioner|respondent|plaintiff|defendant|appellant|appellee)['’]s (?:own )?(?:language|words|phrase|terms|expression)\b|\bin the (?:language|words|phrase) of (?:counsel|(?:the )?(?:petitioner|respondent|plaintiff|defendant|appellant|appellee))\b/i;

/** "In 2006, Congress again extended the Act." */
const enactedThen =
  /^(?:[^,]{0,60}, |(?:[Ii]n|[Oo]n|[Ss]ince) (?:\w+ ){0,2}(?:\d{1,2}, )?(?:1[6-9]|20)\d\d )?(?:Congress|Parliament|[Tt]he General Assembly|[Tt]he (?:\w+ )?(?:[Ll]egislature|[Cc]ouncil|[Ss]tate|[Bb]oard)) (?:\w+ )?(?:(?:re)?authorized|(?:re-?)?enacted|amended|extended|adopted|passed|repealed|revised|expanded|renewed|responded|created|established)\b/;

/** "The question came before us in Oakes.", "It is not surprising that …", "We are concerned with a historic idea." */
const cameToBe =
  /\b(?:came|arose|was) (?:again |once more |next )?before (?:us|this [Cc]ourt|the Court) in\b|\b(?:it is|is it) (?:not |hardly |scarcely )surprising\b|^(?:[^,]{0,60},? )?we are (?:here |now )?(?:concerned|dealing|faced|confronted) with\b|\b(?:has|have|had) had (?:\w+ )?occasion to\b|\bwe beg[au]n by\b|^As a consequence\b/i;

const granted =
  /^(?:But |And )?(?:It is(?:, of course,)? true|To be sure|Admittedly|Concededly)\b(?!.*\b(?:but|however|nevertheless|yet|still)\b)|\b(?:is|are) (?:therefore )?not in point\b/;

/** What the court grants before it answers, and what it lays aside, are no reasons of its own. */
export const concedes = (shown: string) => granted.test(shown);

/** How a question or a statute came to be is no reason. */
export const tellsBackground = (shown: string) => cameToBe.test(shown) || enactedThen.test(shown);

export function statesNoLaw(shown: string): boolean {
  const isNone = [ownCourse, thisCaseAlone, findsHere, hedged, ofCounsel, ofParties, ordersParty];
  return tellsBackground(shown) || saysNoLaw(shown) || isNone.some((each) => each.test(shown));
}

/** "The defendant must preserve all papers.": an order, and neither law nor fact. */
const ordersParty =
  /^(?:[^,]{0,60}, )?(?:The |the )?(?:[Dd]efendants?|[Pp]laintiffs?|[Pp]etitioners?|[Rr]espondents?|[Pp]arties)(?: [A-Z]\w+)? (?:must|shall|is|are) (?:also |further |hereby )*(?:preserve|ensure|take (?:all )?steps|file|serve|produce|return|submit|comply|cease|refrain|notify|deliver|destroy|remove|ordered|enjoined|directed|restrained)\b/;

export const isOrder = (shown: string) => ordersParty.test(shown);

/** What befell the parties of this case, told of them by name or as its defendant, with no word of what must or may be. */
export function tellsWhatHappened(shown: string, names: readonly string[]): boolean {
  const isOfParty = ofParty.test(shown) || names.some((name) => shown.includes(name));
  return isOfParty && past.test(shown) && !lasting.test(shown);
}

const ofParty =
  /\b(?:[Tt]he|[Tt]his) (?:petitioner|respondent|defendant|plaintiff|appellant|appellee|claimant)\b|^(?:Petitioner|Respondent|Defendant|Plaintiff|Appellant|Appellee)\b/;
const past = /\b(?:was|were|had|did|understood|knew|gave|took|made|told|said|[a-z]{3,}ed)\b/;
const lasting =
  /\b(?:is|are|does|do|must|shall|may|can(?:not)?|should|has|have|requires?|prohibits?|permits?|means|unless|whenever)\b/;
