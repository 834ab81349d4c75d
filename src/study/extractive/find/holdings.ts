/** What the court decides: the holding, what else it holds, and the decree. */
import { cue } from '../reading/cues.ts';
import type { Judged, Reading } from '../read/reading.ts';
import { opensMore, verbFollows } from '../text/clauses.ts';
import { choose } from '../text/items.ts';
import { isDangling, isLeaning, isQuotable } from '../text/readable.ts';
import { countWords, overlapOf } from '../text/words.ts';
import { type Issue, termsAsked } from './issues.ts';

export type Holdings = {
  /** The line to be read out, at most 40 words, and the sentence it rests on. */
  line?: { text: string; sentence: Judged };
  /** The best sentences that state what is held, best first. */
  ranked: Judged[];
  decree?: Judged;
  /** What settles the case, where the court nowhere says in few enough words that it holds. */
  settled?: Judged;
};

const mostWordsInLine = 40;
const leastScore = 3.7;
/** A little more than a line is better than no holding. */
const mostWordsAtAll = 46;

export function holdingsOf(reading: Reading, issues: readonly Issue[]): Holdings {
  const asked = termsAsked(issues);
  const scored = reading.sentences
    .map((sentence) => ({ sentence, score: holdingScore(sentence, asked) }))
    .filter(({ score }) => score >= leastScore);
  const ranked = choose(scored, { most: 4, words: 170 });
  const decree = decreeOf(reading);
  const line = bestLine(ranked, scored);
  return { ranked, ...(line ? { line } : {}), ...(decree ? { decree } : {}) };
}

/** What a shorter line may be worth less than a longer one and still be read out in its place. */
const nearBest = 4;

function bestLine(
  ranked: readonly Judged[],
  scored: readonly { sentence: Judged; score: number }[],
): Holdings['line'] {
  const lines = ranked.map(lineOf).filter((line) => line !== undefined);
  const worth = (line: Holdings['line']) =>
    scored.find(({ sentence }) => sentence === line?.sentence)?.score ?? 0;
  const [first] = lines;
  const short = lines.find(({ text }) => countWords(text) <= mostWordsInLine);
  return short && worth(short) >= worth(first) - nearBest ? short : first;
}

/** A judge who speaks alone speaks not for the court. */
export const speaksSeparately =
  /\bI (?:agree|concur|dissent|join|would|write|respectfully|do not|think|believe)\b/;
export const awardsCosts =
  /\b(?:costs (?:on|of) appeal|bear (?:its|their|his|her) own costs|entitled to (?:\w+ )?costs|awarded (?:\w+ )?costs)\b/i;

export function holdingScore(sentence: Judged, asked: ReadonlySet<string>): number {
  const { text, voice, place } = sentence;
  if (
    voice !== 'court' &&
    voice !== 'narrator' &&
    !/^We (?:think|believe|hold|conclude)\b/.test(sentence.shown)
  )
    return 0;
  if (voice === 'narrator' && /^(?:If|When|Where|Whenever)\b/.test(sentence.shown)) return 0;
  if (!isQuotable(sentence.shown, 7, 75) || /\?["”]?$/.test(text) || /^["“]/.test(text)) return 0;
  if (cue.opensQuestion.test(text) && cue.whether.test(text)) return 0;
  if (sentence.isStory && !cue.holds.test(text) && !cue.concludes.test(text) && !cue.answers.test(text))
    return 0;
  if (speaksSeparately.test(text)) return 0;
  if (/, (?:contending|alleging|arguing|claiming|asserting|challenging)\b/.test(text)) return 0;
  if (holdsNothing.test(text)) return 0;
  let score = 0;
  const own = text.replace(/["“][^"”]*["”]/g, '');
  // Another's holding, quoted.
  if (cue.holds.test(text) && !cue.holds.test(own)) return 0;
  if (cue.holds.test(own)) score += 5;
  else if (decidesBecause.test(own)) score += 5;
  else if (cue.concludes.test(own)) score += /\bwe (?:\w+ )?find\b/i.test(text) ? 2 : 3;
  else if (cue.answers.test(text)) score += 1.5;
  const isOpinion = inOurOpinion.test(own) && settles.test(own);
  if (score === 0 && isOpinion) score += 2.5;
  if (cue.verdict.test(text) || isOpinion) score += 1.5;
  if (/\bwe (?:also|further|next) \w+|\bwe think also\b|^(?:While|Although|Though)\b/i.test(text)) score -= 1;
  const isAsked = overlapOf(sentence.terms, asked);
  if (score === 0 && isAsked > 0.6 && (place > 0.8 || place < 0.12) && !cue.opensQuestion.test(text))
    score = 1.5;
  if (score === 0) return 0;
  if (voice === 'narrator' && !isOpinion && !isOutcomeOfQuestion(sentence, isAsked)) return 0;
  if (cue.decree.test(text)) score += place > 0.8 ? 0.5 : -0.5;
  if (isOnTheWay.test(text)) score -= 3;
  if (cue.leavesOpen.test(text)) score -= 4;
  if (cue.dicta.test(text)) score -= 2;
  if (/\bwe do not (?:hold|conclude|suggest|mean)\b/i.test(text)) score -= 4;
  if (/\b(?:if|were|suppose|assuming)\b/i.test(text.slice(0, 30))) score -= 1.5;
  score += place > 0.93 ? 2 : place > 0.8 ? 1.2 : place < 0.12 ? 1.2 : 0;
  score += sentence.salience * 4 + sentence.opening + isAsked * 2.5;
  if (cue.reason.test(text)) score += 0.4;
  if (legalMatter.test(text)) score += 0.7;
  if (isDangling(sentence.shown)) score -= 1.5;
  if (sentence.isStory && place > 0.15) score -= 1;
  if (sentence.words > 55) score -= 1;
  if (sentence.words < 10) score -= 1.5;
  if (awardsCosts.test(text)) score -= 5;
  if (/\bsuch an? \w+/i.test(text) || isLeaning(sentence.shown)) score -= 1.5;
  if (
    /\b(?:this|that|these|those) (?:provision|statute|argument|rule|requirement|claim|issue|reason|standard|test|point|question|conclusion|duty|right|power)s?\b/i.test(
      text,
    )
  )
    score -= 1.5;
  return score;
}

/** "Because we agree that the lease had ended, we affirm": what is held and what follows, in one breath. */
const decidesBecause =
  /^(?:Because|Since|As) (?:we|this court) (?:\w+ )?(?:agree|hold|conclude|find|determine)\b.*, (?:we|this court) (?:\w+ )?(?:affirm|reverse|vacate|dismiss|deny|grant)/i;

/** Words that hold something in passing, conditionally, of another case or of one side's work. */
export const holdsNothing =
  /\bif, therefore, we\b|\b(?:if|were) we (?:so )?(?:to )?hold\b|\b(?:if|when(?:ever)?|unless|until|before|where) (?:the|this|a) [Cc]ourt (?:holds?|finds?|concludes?|determines?)\b|\b(?:did|does) (?:this|the) Court hold\b|\b(?:result|effect|consequence) of (?:so )?holding\b|\b(?:cannot|could not|to) (?:so )?hold\b|\bour (?:holding|conclusion) in\b|\b(?:apart from|helped us|contrary to|consistent with) (?:to )?our (?:holding|conclusion)\b|\bwe (?:reaffirmed|held|concluded|found|agreed|rejected|upheld)\b|\bwe find (?:it (?:appropriate|necessary|useful)|this tribunal|nothing|the same)\b|\b[Pp]rovided, however\b|\b(?:friends? of the court|amic(?:us|i)|dissent|concurrence)\b|\bwe shall not (?:enter|examine)\b|\bnot unmindful\b|\bit is necessary to\b|\bon the assumption\b|\b[Nn]othing in our (?:opinion|holding|decision)\b/i;

const inOurOpinion =
  /\b(?:we (?:\w+ )?(?:think|believe|reach(?:ed)? the conclusion|come to the conclusion|entertain no doubt|have no (?:doubt|hesitation))|in our (?:opinion|judgment|view)|(?:we )?cannot (?:say|hold|agree|conclude) that)\b/i;
/** What a thing is before the law, said of it in other words than those of every verdict. */
export const settles =
  /\b(?:transcends?|in (?:\w+ )?violation of|(?:contrary|repugnant) to|den(?:y|ies|ied) (?:\w+ ){0,4}(?:equal protection|due process)|cannot (?:stand|be (?:sustained|upheld|justified|enforced|prohibited))|is an? (?:\w+ )?(?:search|seizure|taking|denial|violation|abridgment)|within the (?:power|authority|competence|protection)|(?:does|did|do) not (?:bar|prohibit|forbid|preclude|apply|require|prevent|confer|authorize|extend)|(?:prohibits?|forbids?|bars?|precludes?|permits?))\b/i;

/** A step towards the holding, a reservation, or what is answered so that something else is asked. */
const isOnTheWay =
  /\b(?:dis)?agree (?:further|also|only)\b|\b(?:dis)?agree\b[^.;]{0,80}\bto the extent\b|\b(?:[Bb]ecause|[Ss]ince|[Hh]aving|[Oo]nly after|[Oo]nce|[Aa]s) (?:we|this [Cc]ourt)? ?(?:hold|holding|find|conclude|determine|agree)\w*\b.*, (?:we|this [Cc]ourt) (?:\w+ )?(?:address|consider|turn|decline|determine|must|need|do not)\b|\bour (?:holding|conclusion) is not\b|\binquiry into\b|\bproper inquiry\b|\bsubject (?:only )?to that\b|\bpresently to be considered\b|\b(?:an?|this) (?:\w+ ){0,2}(?:appropriate|inappropriate|proper) case\b|\bthis question\b|\bwithout pursuing\b|\bdistinguish(?:ed|able)\b|\bonly after we\b|\bin light of our (?:holding|conclusion)\b|\bunaffected\b|\bhave determined above\b/i;

/** Where the court does not say that it holds, only an answer to what was asked, at the end or the opening, will do. */
function isOutcomeOfQuestion({ text, place }: Judged, isAsked: number): boolean {
  if (place < 0.8 && place > 0.12) return false;
  return isAsked > 0.3 && cue.verdict.test(text) && !/\b(?:may|might|could|would) be\b/.test(text);
}

/** What is done to the judgment, rather than to a petition to be heard. */
const judges = /\b(?:affirm|revers|vacat|dismiss|set aside|remand|disbar|suspend)/i;

function decreeOf({ opinion, sentences }: Reading): Judged | undefined {
  const { disposition } = opinion;
  const named = disposition
    ? sentences.filter(
        ({ paragraph, start, end }) =>
          paragraph.id === disposition.paragraphId && start <= disposition.end && end >= disposition.start,
      )
    : [];
  const decisive = named.findLast(({ text }) => judges.test(text)) ?? named.at(-1);
  if (decisive) return decisive;
  const last = sentences.filter(
    ({ text, place, voice, words }) =>
      (place > 0.6 || sentences.length < 12) &&
      cue.decree.test(text) &&
      voice !== 'party' &&
      voice !== 'separate' &&
      !/^(?:It is )?so ordered/i.test(text) &&
      words < 70,
  );
  return last.at(-1);
}

const leadIn =
  /^.*?\b((?:we|this court|the court)\b(?:,? \w+){0,3}? (?:hold|holds|conclude|concludes)\b(?:,[^,]{3,60},)? that )/i;
const softEnd =
  /(?:;|, (?:because|since|and (?:that|we|therefore|thus)|which|even|although|though|but|as|where|so|while|notwithstanding|without|regardless|or (?:more|less|otherwise|at least))\b| because )/g;

/** What stands between two dashes, and the bracket that explains. */
const insertion = / ?(?:—|–| [–-]{1,2} )[^—–]{4,120}(?:—|–(?=\s)| [–-]{1,2}(?= ))| \([^()]{12,}\)/g;
/** "Because we conclude that the Act is valid, we turn to …" holds that the Act is valid. */
const onTheWay =
  /^(?:Because|Since|Having|As) (we (?:hold|conclude|find) that .*?), we (?:\w+ )?(?:address|consider|turn|decline|need|do not|must)\b.*$/;

/** The sentence itself where it is short enough, else its holding clause, cut at a comma that ends a whole thought. */
export function lineOf(sentence: Judged): Holdings['line'] {
  const shown = sentence.shown
    .replace(leftOut, '')
    .replace(onTheWay, (_, held: string) => `W${held.slice(1)}.`);
  if (isDangling(shown) && !leadIn.test(shown)) return undefined;
  const bare = shown
    .replace(insertion, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[,.;])/g, '');
  const clauses = [shown, isQuotable(bare) ? bare : shown].flatMap((whole) => [whole, heldIn(whole)]);
  const short = clauses.find((clause) => countWords(clause) <= mostWordsInLine);
  if (short) return { text: short, sentence };
  const without = clauses
    .map((clause) => clause.replace(subordinate, '$1'))
    .filter((clause) => isQuotable(clause));
  const freed = without.find((clause) => countWords(clause) <= mostWordsInLine);
  if (freed) return { text: freed, sentence };
  const main = clauses.flatMap(mainOf).find((clause) => countWords(clause) <= mostWordsInLine);
  if (main) return { text: main, sentence };
  const longest = clauses.flatMap(cutsOf).toSorted((one, other) => countWords(other) - countWords(one))[0];
  if (longest) return { text: `${longest}.`, sentence };
  return countWords(shown) <= mostWordsAtAll ? { text: shown, sentence } : undefined;
}

/** What an editor says that was left out. */
const leftOut = / \[[^\]]*\b(?:edited|omitted)\b[^\]]*\]/g;
/** "While we agree that …, the law stands" holds that it stands. */
const concession = /^(?:While|Although|Though|Even though) .{20,}?, (?=(?:the|we|it|no|an?) )/;
/** "We hold that they may sue, and, reaching the merits, we agree that …" holds the latter of the case itself. */
const onTheMerits = /^.{20,},? and,? (?:[^,]{3,40}, )?(?=we (?:\w+ )?(?:hold|conclude|agree) that )/;
/** A second thing that is said of the same, where nothing hangs between: "was wrong and was unsupported by …". */
const secondPredicate =
  /^((?:(?!\b(?:which|who|whom|whose|where|if|when|unless)\b).)+?\b(?:is|are|was|were) .+?) and (?:is|are|was|were) (?:(?!\b(?:is|are|was|were|and)\b).)+$/;

/** Clauses that stand as whole sentences by themselves. */
function mainOf(whole: string): string[] {
  return [
    whole.replace(concession, ''),
    whole.replace(onTheMerits, ''),
    whole.replace(secondPredicate, '$1.'),
  ]
    .filter((clause) => clause !== whole)
    .map((clause) => clause.charAt(0).toUpperCase() + clause.slice(1))
    .filter(
      (clause) => isQuotable(clause, fewestWordsOfClause) && !isLeaning(clause) && !orders.test(clause),
    );
}

const fewestWordsOfClause = 9;
/** What is done next, and not what is held. */
const orders = /^We (?:\w+ )?(?:remand|affirm|reverse|vacate|address|turn|consider|need|proceed)\b/;

/** "We hold that a law which …, even though …, is void" holds it without the concession too. */
const subordinate =
  /(\bthat|[a-z]{3}),? (?:even though|although|though|by \w+ing|like|including|notwithstanding|in (?:the )?light of|considering) [^,;]{10,160},(?= (?:the|an?|it|is|are|was|were|has|have|does|do|did|may|must|cannot|can|[a-z]+s)\b)/i;

function heldIn(shown: string): string {
  return leadIn.test(shown) ? shown.replace(leadIn, keptLead(shown)) : shown;
}

function cutsOf(whole: string): string[] {
  return [...whole.matchAll(softEnd)]
    .map(({ index }) => whole.slice(0, index))
    .filter((cut) => {
      const words = countWords(cut);
      if (verbFollows.test(whole.slice(cut.length + 1)) || opensMore.test(cut)) return false;
      return words >= 12 && words <= mostWordsInLine && isQuotable(`${cut}.`);
    });
}

function keptLead(shown: string): string {
  const words = leadIn.exec(shown)?.[1] ?? 'We hold that ';
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const legalMatter = /\b(?:[Cc]onstitution|Congress|statute|law|rights?|Amendment|Clause|Act)\b/;
