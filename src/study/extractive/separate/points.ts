/** What in a separate opinion is its author's point, and what only sounds like one. */
import { ofAnyCase } from '../text/any-case.ts';
import type { Sentence } from '../text/sentence.ts';

export type PointCue = { name: string; pattern: RegExp; yes: string; no: string };

/** A sentence that has one of these says what its author holds against the court or beside it; the first is the surest. */
export const asserting: readonly PointCue[] = [
  {
    name: 'cannot agree',
    pattern:
      /\bI (?:(?:simply|also|therefore|must|do|respectfully|strongly) )*(?:cannot|can not|can[’']t|am (?:\w+ )?unable to|do not|refuse to|could not)(?:,? however,?)? (?:\w+ly )?(?:agree|admit|accept|assent|subscribe|concur|join|perceive|see (?:how|why|any)|believe|think|understand|take|say)\b|\bI (?:(?:also|must|therefore|respectfully|strongly) )*disagree\b|\bwhich I am unable to\b/,
    yes: 'I cannot agree, however, with its holding that a fog excuses the pilot.',
    no: 'I agree that a fog excuses the pilot.',
  },
  {
    name: 'faults the court',
    pattern:
      /\b(?:[Tt]he|[Tt]oday[’']s|[Tt]his) (?:majority|[Cc]ourt|plurality|opinion of the Court|decision)(?:['’]s \w+)? (?:\w+ ){0,2}(?:errs?|is (?:wrong|mistaken)|ignores|fails|refuses|abandons|misreads|misunderstands|invents|departs|disregards|distorts|confuses|overlooks)\b|\bI can only protest\b|\b[Ii]t is regrettable\b/,
    yes: 'The majority ignores the lease.',
    no: 'The majority of the tenants had left.',
  },
  {
    name: 'would hold',
    pattern:
      /\bI would (?:\w+ly |instead |also |therefore )*(?:hold|not|rest|uphold|strike|adopt|limit|apply|remand|require|treat|allow|leave|decide|read|construe|welcome)\b/,
    yes: 'I would instead rest the duty on the statute of pilots.',
    no: 'I would affirm.',
  },
  {
    name: 'in my view',
    pattern:
      /\b[Ii]n my (?:view|judgment|opinion)\b|\b[Mm]y (?:view|disagreement|objection|concern|reluctance)\b|\bI (?:think|believe|submit|maintain|fear|write separately)\b|\b[Ii]t seems to me\b/,
    yes: 'In my view a pilot owes the barge a lookout.',
    no: 'In his view a pilot owes the barge a lookout.',
  },
  {
    name: 'tells the court’s course',
    pattern:
      /\b(?:[Tt]he|[Tt]oday[’']s|[Tt]his) (?:majority|[Cc]ourt|plurality|opinion of the Court|decision)(?:['’]s \w+)? (?:\w+ ){0,2}(?:holds|concludes|reads|overrules|adopts|establishes|announces|creates|rejects|permits|allows|upholds|sanctions|makes|strikes|invalidates|reaffirms|attributes|interprets|approves)\b/,
    yes: 'The majority reads the lease too broadly.',
    no: 'The majority of the tenants had left.',
  },
];

/** A sentence that has one of these is no point, whatever else it says. */
export const denying: readonly PointCue[] = [
  {
    name: 'agreement',
    pattern:
      /^(?:\w+,? )?(?:I (?:fully |also |would )?(?:agree|join|concur|have joined)|[Tt]he (?:Court|majority) (?:wisely|rightly|correctly|properly)|I (?:think|believe) (?:that )?the Court is (?:right|correct))\b(?!.*\b(?:but|only because|however|unless|except)\b)/,
    yes: 'The Court wisely holds that the pilot was asleep.',
    no: 'The Court holds that the pilot was asleep.',
  },
  {
    name: 'agreement on a condition',
    pattern: /\bI (?:would|could|might) (?:\w+ )?(?:agree|join|concur)\b.*\bif\b/,
    yes: 'I would agree with the majority if the barge had shown a light.',
    no: 'I would hold the pilot liable if the barge had shown a light.',
  },
  {
    name: 'roadmap',
    pattern:
      /^(?:The |Two |Three |Several )(?:\w+ )?(?:questions?|issues?|points?) (?:then |now |here )?(?:presented|before|are|is|for|which|remains?|arises?)\b|\bI (?:will|shall|propose to|proceed to|turn|begin|add|pause) (?:now |first |next |to |a few |only )*(?:consider|address|discuss|examine|words|turn|begin|with)?\b|\bPart [IVX]+ (?:of this opinion )?(?:addresses|considers|discusses|examines|explains)\b/,
    yes: 'The questions then presented for our consideration are, first, whether the act is void.',
    no: 'The question of light decides nothing in a fog.',
  },
  {
    name: 'tells of another ruling',
    pattern:
      /^(?:In (?:1[6-9]|20)\d\d\b|In (?:the|those|these) cases? (?:just )?(?:mentioned|cited|discussed))|\b(?:[Tt]his|[Tt]he|[Tt]hat) (?:\w+ ){0,2}[Cc]ourt (?:\w+ly )?(?:held|said|was of opinion|sustained|reversed|affirmed|struck|upheld|ruled|refused|dismissed|all but)\b(?!.*\btoday\b)|\b(?:District Court|Court of Appeals)\b[^.;]{0,40}\b(?:dismissed|affirmed|held|found|granted|denied)\b/,
    yes: 'The court reversed the judgment by a vote of 5 to 4.',
    no: 'The Court holds today that the judgment was right.',
  },
  {
    name: 'leans',
    pattern:
      /^(?:[^,]{0,50}, ){0,3}(?:[Tt]his|[Tt]hat|[Ii]t|[Tt]hose|[Tt]hese|[Tt]hey|[Hh]e|[Ss]he) (?:is|are|was|were|does|did|do|has|have|cannot)\b(?! (?:regrettable|true|well|said|clear|plain|difficult|hard|impossible))/,
    yes: 'In my judgment, for the reasons given, that is not a just consequence.',
    no: 'In my judgment, it is clear that a barge must show a light.',
  },
  {
    name: 'tells what the court does',
    pattern:
      /^(?:\W*(?:(?:Today|Thus|Accordingly|Here|In this case|As I understand it),? |(?:After|Having) [^,]{5,120}, ))?(?:[Tt]he|[Tt]his|[Tt]oday[’']s) (?:[Cc]ourt|majority|plurality)(?:[’']s opinion)?(?:,? (?:then|now|today|also|further|therefore|thus|first|next|here),?)? (?:concludes?|holds?|decides|observes|states|says|finds|notes|reverses|affirms|reasons|sets aside|begins|relies|recognizes|acknowledges)\b(?!.*\b(?:but|yet|without|although|though|despite|simply|merely|nevertheless|unnecessarily|mistakenly|erroneously|wrongly|rather than|even though|I)\b)|^The opinion of the [Cc]ourt (?:\w+ )?(?:proceeds|rests|turns|begins)\b/,
    yes: 'The Court concludes, then, that the pilot was asleep.',
    no: 'The Court holds the pilot liable simply because there was a fog.',
  },
  {
    name: 'apology',
    pattern:
      /\bI (?:cannot|can not|do not|shall not|will not|need not) (?:now |here )?(?:take (?:the )?time|undertake|attempt|propose|stop|pause|repeat|review|burden|elaborate|go into|dwell)\b|\b(?:would|will) serve no (?:\w+ )?purpose\b/,
    yes: 'I cannot take time to review the cases.',
    no: 'I cannot take the pilot to have known of the fog.',
  },
  {
    name: 'lead-in',
    pattern:
      /\bimportant\b[^.]{0,30} to (?:point out|note|observe|notice) that (?:a |the )?(?:majority|plurality|members?|Court)\b|\bseparate writing\b|\bmy (?:disagreement|view|position|reasons?)\b[^.]{0,40}\bshould be stated\b|\b(?:[Ff]or|reinforced?|[Aa]dheres? to|rests? on) (?:the )?(?:\w+ )?(?:views?|reasons?|opinions?|dissent\w*)(?: views)? (?:which |that )?(?:(?:I|we|he|they) )?(?:have )?(?:expressed|stated|set forth|set out|given|announced)(?: \w+)? (?:in|by)\b/,
    yes: 'I think it important, however, to point out that a majority here agree with him.',
    no: 'I think it important that a barge show a light.',
  },
];

const fewestTerms = 3;
const ofVotes = new Set(['dissent', 'concur', 'think', 'respectfully', 'result', 'join', 'opinion']);

/** "I would reverse the judgment of the Court of Appeals." */
export function isVote({ terms }: Pick<Sentence, 'terms'>): boolean {
  return new Set(terms.filter((term) => !ofAnyCase.has(term) && !ofVotes.has(term))).size < fewestTerms;
}

export const isNoPoint = ({ shown }: Pick<Sentence, 'shown'>) =>
  denying.some(({ pattern }) => pattern.test(shown));

export function isPoint(sentence: Pick<Sentence, 'shown' | 'terms'>): boolean {
  return (
    asserting.some(({ pattern }) => pattern.test(sentence.shown)) && !isNoPoint(sentence) && !isVote(sentence)
  );
}

/** How surely it is one: more for the cue that stands higher. */
export function pointWorth(sentence: Pick<Sentence, 'shown' | 'terms'>): number {
  if (!isPoint(sentence)) return 0;
  const at = asserting.findIndex(({ pattern }) => pattern.test(sentence.shown));
  return asserting.length + 1 - at;
}
