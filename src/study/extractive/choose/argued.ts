/** Whether a sentence tells what somebody argues, rather than what might be argued. */
import { type Cue, cueNamed } from '../read/cues.ts';
import type { Judged } from '../read/reading.ts';

/** In its own words, not in what it quotes, and of a side, not of a court. */
export function isSomebodys({ text, voice }: Pick<Judged, 'text' | 'voice'>): boolean {
  const own = text.replace(/["“][^"”]*(?:["”]|$)/g, '').replace(ofNobody, '');
  return (
    voice !== 'precedent' &&
    !denied.test(own) &&
    !conceded.test(own) &&
    !byCourt.test(own) &&
    !told.test(own) &&
    !isCourts(text) &&
    says.some((cue) => cue.test(own))
  );
}

/** What was argued in another case, what is asked, and what an argument is not met by. */
const told =
  /^(?:\{\d+\} )?In (?:the )?[A-Z][^,]{1,60}?(?: case| v\. [^,]{2,50}), |^(?:\{\d+\} )?In a prosecution (?:for|under)\b|^(?:\{\d+\} )?The (?:\w+ )?(?:issue|question)s?\b|\b(?:does|do) not,? (?:however,? )?(?:dispose of|answer|meet|foreclose|defeat)\b/;

/** The court's own word, though it speaks of an argument. */
export const courtsOwn: readonly Cue[] = [
  {
    name: 'we conclude',
    pattern:
      /^(?:\{\d+\} )?(?:[^,]{0,60}, ){0,2}[Ww]e (?:\w+ ){0,3}(?:conclude|hold|think|decide|find|determine|believe|reject|disagree|affirm|reverse)\b/,
    yes: 'Nonetheless, we can only conclude, as the lease stands, that the tenant properly asserted her claim.',
    no: 'The tenant argues that we should conclude the lease ended.',
  },
  {
    name: 'a position fails',
    pattern:
      /^(?:\{\d+\} )?(?:[^,]{0,40}, )?(?:(?:The |This |That )?[A-Z]?[\w.&’' -]{2,50}['’]s? |(?:This|That|Such an?|The) (?:\w+ )?)(?:position|arguments?|contentions?|theory|claims?|view|reliance|reading|assertions?|interpretation|approach|characterization)(?: (?:that|on|of) [^;]{3,220}?)?,? (?:(?:\w+ly|also|thus|therefore|simply) )?(?:merits? only|deserves? (?:no|only|little)|ignores?|overlooks?|misses|misreads?|misconstrues?|misapprehends?|mistakes?|confuses?|disregards?|forgets?|proves? too|rests? (?:up)?on (?:a|an)\b|(?:is|are) (?:\w+ )?(?:without|unavailing|unpersuasive|misplaced|flawed|foreclosed|inconsistent|not|incorrect|wrong|untenable|meritless|unfounded|belied|refuted|mistaken)|ha(?:s|ve) no|finds? no|lacks?|fails?|must fail|cannot|does not|do not|would (?:require|mean|nullify|render|lead|allow|permit))\b/,
    yes: 'The tenant’s position ignores what both agreed to in May.',
    no: 'The tenant’s position is that both agreed in May.',
  },
];

const isOwn = (name: string, text: string) =>
  courtsOwn.some((row) => row.name === name && row.pattern.test(text));
/** "We therefore conclude that …": no side's word, however it reads. */
export const concludes = (text: string) => isOwn('we conclude', text);
/** "The tenant's reading would require us to …": what is wrong with an argument is no law. */
export const faultsPosition = (text: string) => isOwn('a position fails', text);

const isCourts = (text: string) => courtsOwn.some(({ pattern }) => pattern.test(text));

/** "Arguing that the county has no power, the keeper rests her case on …": nobody else's word, however it reads. */
export const arguesOpenly = (text: string) => openly.test(text);
const openly =
  /^(?:\{\d+\} )?(?:Arguing|Contending|Claiming|Insisting|Urging|Maintaining|Asserting) (?:that|further)\b/;

/** A paper that suggests, a privilege that is asserted: nobody argues. */
const ofNobody =
  /\b(?:opinions?|records?|evidence|statutes?|ordinances?|regulations?|reports?|testimony|findings?|affidavits?)\b(?: (?:in|of|from|below|on) [^,;]{0,40}?)? (?:suggest|assert|maintain)(?:s|ed)?\b|\bassert(?:s|ed|ing|ions?)? (?:of )?(?:his|her|its|their|the|a) (?:\w+ ){0,3}(?:privileges?|rights?|immunity|defenses?)\b|\b(?:is|are|was|were) (?:permitted|allowed|free|entitled|able|required|unable) to (?:argue|assert|claim|contend|insist)\b/g;

const denied =
  /\b(?:do|does|did) not (?:\w+ )?(?:argue|contend|claim|dispute|challenge|assert|deny|question|contest)\b|\b(?:ha(?:s|ve|d) not|fail(?:s|ed)? to) (?:\w+ )?(?:shown?|identif(?:y|ied)|explain(?:ed)?|cited?|argued?|offer(?:ed)?|object(?:ed)?)\b|\b(?:hardly|scarcely|(?:can|could|may|might|will|would|should)(?:not| (?:not|never|hardly|scarcely))) (?:\w+ )?be (?:\w+ )?(?:argued|contended|claimed|maintained|said|supposed|urged|suggested|asserted|denied|doubted)\b|\b(?:nobody|no one|neither (?:side|party)|none of them) (?:\w+ )?(?:argues?|contends?|claims?|suggests?|asserts?|maintains?)\b/i;
/** What a side gives up, or what the court grants it before it answers. */
const conceded =
  /\bconced(?:es?|ed|ing)\b|\b(?:is|are) (?:\w+ )?(?:correct|right) (?:when|that|in)\b|\b(?:rightly|correctly) (?:argues?|contends?|points?|notes?|observes?)\b|^(?:While|Although|Though|Even if|Even though) /;
const byCourt = /^(?:[Tt]he|[Tt]his) (?:Court|court)\b/;

/** That somebody argues it is said in the sentence itself. */
const says = ['argues', 'claims', 'argument noun', 'it is said', 'party argues'].map(cueNamed);

/** What follows an argument and does not meet it. */
export const noAnswers: readonly { name: string; pattern: RegExp; yes: string; no: string }[] = [
  {
    name: 'road map',
    pattern:
      /^(?:[Ww]e|[Tt]his opinion) (?:will |shall |now |first |then |next |also |begin by |turn (?:to|first to)\b ?)*(?:look|turn|begin|review|discuss|address|consider|examine|take up|start|summarize|set (?:out|forth))(?:ing|s)?\b(?! .*\b(?:and|but) (?:hold|conclude|reject|find|disagree)\b)|^The (?:first|second|next|other|remaining|final|last) (?:question|issue|point)\b/,
    yes: 'We then look at the standard that applies to a fogbound pilot.',
    no: 'We look at the lease and conclude that it bound the pilot.',
  },
  {
    name: 'praise',
    pattern:
      /\b(?:arguments?|contentions?|positions?|claims?|points?) (?:\w+ )?(?:ha(?:s|ve)|is not without|are not without|carr(?:y|ies)) (?:(?:a good deal of|some|considerable|much|great|surface|substantial) )?(?:force|appeal|merit|weight)\b/,
    yes: 'Its arguments have a good deal of force.',
    no: 'Its arguments forget the fog.',
  },
  {
    name: 'what was left open',
    pattern:
      /\bhad no (?:occasion|need|reason) to\b|\b(?:left|leaves) (?:it |the (?:question|issue|point) )?(?:open|undecided)\b/,
    yes: 'Although Oakes left it open, the court in Oakes had no occasion to say more.',
    no: 'Oakes gave the tenant no occasion for a suit.',
  },
  {
    name: 'who takes part',
    pattern: /\bamic(?:us|i)\b|\b(?:elect|chose|declin)\w* (?:not )?to (?:participate|intervene|appear)\b/,
    yes: 'The harbor board has participated as amicus curiae.',
    no: 'The harbor board has no answer to that.',
  },
];

/** By these openers a court meets an argument, however many sentences it has told of it. */
export const answering: readonly Cue[] = [
  {
    name: 'nothing supports it',
    pattern:
      /^(?:\{\d+\} )?(?:But |Yet |However, )?[Nn]othing (?:in|about|on|suggests|supports)\b(?! (?:this|our|today['’]s) (?:opinion|decision|holding)\b)/,
    yes: 'But nothing in the lease lets a court weigh the wisdom of a fence.',
    no: 'But the tenant had nothing in the bank.',
  },
  {
    name: 'this argument fails',
    pattern:
      /^(?:\{\d+\} )?(?:But )?(?:This|That|The|These|Both|Such an?|[A-Z][\w’']+['’]s?) (?:[\w-]+ ){0,3}(?:arguments?|contentions?|theor(?:y|ies)|claims?|positions?|reasoning|objections?|reliance) [^.;]{0,60}?(?:fails?|is|are|must fail|cannot|misses|misreads?|ignores?|overlooks?|lacks?|has no|proves)\b(?! (?:that|based|whether|supported by)\b)/,
    yes: 'This broad argument fails utterly in light of the Act.',
    no: 'The argument is that the Act forbids it.',
  },
  {
    name: 'we are not persuaded',
    pattern:
      /^(?:\{\d+\} )?(?:[^,]{0,40}, )?[Ww]e (?:\w+ ){0,2}(?:disagree|reject|cannot (?:agree|accept|subscribe)|do not agree|(?:are|remain) (?:not |un)(?:\w+ )?(?:persuaded|convinced)|find (?:the|this|that|these) [^.;]{2,60} (?:foreclosed|unpersuasive|unavailing|without merit|no longer|unconvincing|inapplicable|misplaced)|find no (?:merit|support|basis|force)|must (?:therefore )?(?:decide|reject|conclude)|therefore (?:must )?(?:decide|reject|conclude))\b/,
    yes: 'We find the theory foreclosed by precedent.',
    no: 'We find the tenant in the year 1998 on the pier.',
  },
];

/** Whether it meets what was argued before it, or a position that it names. */
export const opensAnswer = (text: string) =>
  faultsPosition(text) || answering.some(({ pattern }) => pattern.test(text));

export const answersNothing = (shown: string) => noAnswers.some(({ pattern }) => pattern.test(shown));
