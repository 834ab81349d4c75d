/** What in a separate opinion is its author's point, and what only sounds like one. */

import { oneOf, pattern } from '../../language/grammar.ts';
import { ofAnyCase } from '../text/any-case.ts';
import type { Sentence } from '../text/sentence.ts';

const cannot = oneOf`
  cannot|can not|can[’']t|am (?:\w+ )?unable to|do not|refuse to|could not`;
const agree = oneOf`
  agree|admit|accept|assent|subscribe|concur|join|perceive|see (?:how|why|any)|believe|think|understand|take|say`;
const theCourt =
  "(?:[Tt]he|[Tt]oday[’']s|[Tt]his) (?:majority|[Cc]ourt|plurality|opinion of the Court|decision)";
const errs = oneOf`
  errs?|is (?:wrong|mistaken)|ignores|fails|refuses|abandons|misreads|misunderstands|invents|departs|disregards|distorts
  |confuses|overlooks`;
const stance = oneOf`view|disagreement|objection|concern|reluctance`;

const wouldHold = oneOf`
  hold|not|rest|uphold|strike|adopt|limit|apply|remand|require|treat|allow|leave|decide|read|construe|welcome`;
const does = oneOf`
  holds|concludes|reads|overrules|adopts|establishes|announces|creates|rejects|permits|allows|upholds|sanctions|makes
  |strikes|invalidates|reaffirms|attributes|interprets|approves`;

/** A sentence that has one of these says what its author holds against the court or beside it; the first is the surest. */
export const asserting: Readonly<Record<string, RegExp>> = {
  'cannot agree': pattern`
    \bI (?:(?:simply|also|therefore|must|do|respectfully|strongly) )*${cannot}(?:,? however,?)? (?:\w+ly )?${agree}\b
    |\bI (?:(?:also|must|therefore|respectfully|strongly) )*disagree\b|\bwhich I am unable to\b`,
  'faults the court': pattern`
    \b${theCourt}(?:['’]s \w+)? (?:\w+ ){0,2}${errs}\b|\bI can only protest\b|\b[Ii]t is regrettable\b`,
  'would hold': pattern`\bI would (?:\w+ly |instead |also |therefore )*${wouldHold}\b`,
  'in my view': pattern`
    \b[Ii]n my (?:view|judgment|opinion)\b|\b[Mm]y ${stance}\b
    |\bI (?:think|believe|submit|maintain|fear|write separately)\b|\b[Ii]t seems to me\b`,
  'tells the court’s course': pattern`\b${theCourt}(?:['’]s \w+)? (?:\w+ ){0,2}${does}\b`,
};

const agreesWith = oneOf`
  I (?:fully |also |would )?(?:agree|join|concur|have joined)|[Tt]he (?:Court|majority) (?:wisely|rightly|correctly|properly)
  |I (?:think|believe) (?:that )?the Court is (?:right|correct)`;
const pointing = oneOf`[Tt]his|[Tt]hat|[Ii]t|[Tt]hose|[Tt]hese|[Tt]hey|[Hh]e|[Ss]he`;
const fair = oneOf`regrettable|true|well|said|clear|plain|difficult|hard|impossible`;

const arePut = oneOf`presented|before|are|is|for|which|remains?|arises?`;
const setsOut = oneOf`will|shall|propose to|proceed to|turn|begin|add|pause`;
const toSay = 'consider|address|discuss|examine|words|turn|begin|with';
const didRule = oneOf`
  held|said|was of opinion|sustained|reversed|affirmed|struck|upheld|ruled|refused|dismissed|all but`;
const today = oneOf`Today|Thus|Accordingly|Here|In this case|As I understand it`;
const now = oneOf`then|now|today|also|further|therefore|thus|first|next|here`;
const saysSo = oneOf`
  concludes?|holds?|decides|observes|states|says|finds|notes|reverses|affirms|reasons|sets aside|begins|relies|recognizes
  |acknowledges`;
const objects = oneOf`
  but|yet|without|although|though|despite|simply|merely|nevertheless|unnecessarily|mistakenly|erroneously|wrongly
  |rather than|even though|I`;
const dwell = oneOf`
  take (?:the )?time|undertake|attempt|propose|stop|pause|repeat|review|burden|elaborate|go into|dwell`;
const expressed = oneOf`expressed|stated|set forth|set out|given|announced`;

/** A sentence that has one of these is no point, whatever else it says. */
export const denying: Readonly<Record<string, RegExp>> = {
  agreement: pattern`
    ^(?:\w+,? )?${agreesWith}\b(?!.*\b(?:but|only because|however|unless|except)\b)`,

  roadmap: pattern`
    ^(?:The |Two |Three |Several )(?:\w+ )?(?:questions?|issues?|points?) (?:then |now |here )?${arePut}\b
    |\bI ${setsOut} (?:now |first |next |to |a few |only )*(?:${toSay})?\b
    |\bPart [IVX]+ (?:of this opinion )?(?:addresses|considers|discusses|examines|explains)\b`,
  'tells of another ruling': pattern`
    ^(?:In (?:1[6-9]|20)\d\d\b|In (?:the|those|these) cases? (?:just )?(?:mentioned|cited|discussed))
    |\b(?:[Tt]his|[Tt]he|[Tt]hat) (?:\w+ ){0,2}[Cc]ourt (?:\w+ly )?${didRule}\b(?!.*\btoday\b)
    |\b(?:District Court|Court of Appeals)\b[^.;]{0,40}\b(?:dismissed|affirmed|held|found|granted|denied)\b`,
  leans: pattern`
    ^(?:[^,]{0,50}, ){0,3}${pointing} (?:is|are|was|were|does|did|do|has|have|cannot)\b(?! ${fair})`,
  'tells what the court does': pattern`
    ^(?:\W*(?:${today},? |(?:After|Having) [^,]{5,120}, ))?(?:[Tt]he|[Tt]his|[Tt]oday[’']s)
    [ ](?:[Cc]ourt|majority|plurality)(?:[’']s opinion)?(?:,? ${now},?)? ${saysSo}\b(?!.*\b${objects}\b)
    |^The opinion of the [Cc]ourt (?:\w+ )?(?:proceeds|rests|turns|begins)\b`,
  apology: pattern`
    \bI (?:cannot|can not|do not|shall not|will not|need not) (?:now |here )?${dwell}\b
    |\b(?:would|will) serve no (?:\w+ )?purpose\b`,
  'lead-in': pattern`
    \bimportant\b[^.]{0,30} to (?:point out|note|observe|notice) that (?:a |the )?(?:majority|plurality|members?|Court)\b
    |\bseparate writing\b|\bmy (?:disagreement|view|position|reasons?)\b[^.]{0,40}\bshould be stated\b
    |\b(?:[Ff]or|reinforced?|[Aa]dheres? to|rests? on) (?:the )?(?:\w+ )?(?:views?|reasons?|opinions?|dissent\w*)(?: views)?
    [ ](?:which |that )?(?:(?:I|we|he|they) )?(?:have )?${expressed}(?: \w+)? (?:in|by)\b`,
};

const surest = Object.values(asserting).toReversed();

const fewestTerms = 3;
const ofVotes = new Set(['dissent', 'concur', 'think', 'respectfully', 'result', 'join', 'opinion']);

/** "I would reverse the judgment of the Court of Appeals." */
export function isVote({ terms }: Pick<Sentence, 'terms'>): boolean {
  return new Set(terms.filter((term) => !ofAnyCase.has(term) && !ofVotes.has(term))).size < fewestTerms;
}

export const isNoPoint = ({ shown }: Pick<Sentence, 'shown'>) =>
  Object.values(denying).some((each) => each.test(shown));

export const isPoint = (sentence: Pick<Sentence, 'shown' | 'terms'>) => pointWorth(sentence) > 0;

/** How surely it is one: more for the cue that stands higher. */
export function pointWorth(sentence: Pick<Sentence, 'shown' | 'terms'>): number {
  const worth = surest.findLastIndex((each) => each.test(sentence.shown)) + 1;
  return worth === 0 || isNoPoint(sentence) || isVote(sentence) ? 0 : worth + 1;
}
