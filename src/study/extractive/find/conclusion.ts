/** What the court concludes: the holding, what else follows for the case, then the decree. */
import { cue, dateCue } from '../reading/cues.ts';
import { type Judged, namesOf, type Reading } from '../read/reading.ts';
import { choose, inOrder, saysTheSame } from '../text/items.ts';
import { isDangling, isQuotable } from '../text/readable.ts';
import { countWords } from '../text/words.ts';
import { type Coverage, coverageOf, type measuringWords } from './coverage.ts';
import { awardsCosts, type Holdings, settles, speaksSeparately } from './holdings.ts';
import { measuring, weigh } from './measures.ts';
import { type Posture, roleNames } from './posture.ts';
import { answers } from './settled.ts';
import { conclusionWeights, conclusionWordCounts, conclusionWordWeights } from './weights.ts';

const mostWords = 140;
const mostSentences = 4;
const conclusionCoverage: Coverage = {
  words: conclusionWordWeights,
  usual: conclusionWordCounts,
  weight: 1.5,
  evenness: 0.8,
};

export function conclusionOf(
  reading: Reading,
  { line, ranked, decree, settled }: Holdings,
  posture: Posture,
  asked: ReadonlySet<string>,
  words: ReturnType<typeof measuringWords>,
): Judged[] {
  const measure = measuring(reading, posture, asked);
  const first = line?.sentence ?? settled ?? ranked[0];
  const ends = [...new Set([first, decree])].filter((sentence) => sentence !== undefined);
  const left = mostWords - ends.reduce((sum, { shown }) => sum + countWords(shown), 0);
  const names = namesOf(reading);
  const scored = reading.sentences
    .filter(
      (sentence) =>
        isConcluding(sentence, names) &&
        countWords(sentence.shown) <= left &&
        !ends.some((end) => saysTheSame(end, sentence)),
    )
    .map((sentence) => ({ sentence, score: weigh(measure(sentence), conclusionWeights) }));
  const gain = coverageOf(words, conclusionCoverage);
  for (const end of ends) gain.take(end);
  // A line of its front or end states the outcome where no sentence decrees it.
  const outcomes = decree || !reading.opinion.disposition ? 0 : 1;
  const most = mostSentences - ends.length - outcomes;
  const others = choose(scored, { most, words: left, gain });
  const chosen = first ? [first, ...inOrder(others)] : inOrder(others);
  if (decree && !chosen.some(({ index }) => index === decree.index)) chosen.push(decree);
  return chosen;
}

export function isConcluding(sentence: Judged, names: readonly string[]): boolean {
  const { shown, text, voice, narrative } = sentence;
  if (voice !== 'court' && voice !== 'narrator') return false;
  if (!isQuotable(shown, 8, 70) || /\?["”]?$/.test(text) || /^["“]/.test(text) || isDangling(shown))
    return false;
  if (
    (narrative > 0.3 && !cue.holds.test(text) && !cue.concludes.test(text)) ||
    statesReview.test(text) ||
    awardsCosts.test(text) ||
    speaksSeparately.test(text) ||
    asksToBeHeard.test(text) ||
    tellsOther.test(text) ||
    cue.praises.test(text) ||
    (cue.whether.test(text) && !concludes(text)) ||
    cue.dicta.test(text) ||
    cue.leavesOpen.test(text) ||
    cue.opensQuestion.test(text)
  )
    return false;
  if (startsWithParty.test(text) && !decides.test(text)) return false;
  if (!concludes(text) && tellsBackground(text, names)) return false;
  return (
    concludes(text) || (!saysInGeneral.test(text) && !reasons.test(text) && !holdsInAnyCase(text, names))
  );
}

/** Says what follows for the case. */
function concludes(text: string): boolean {
  return [cue.holds, cue.concludes, cue.answers, cue.decree].some((said) => said.test(text));
}

/** How a thing came about or what it is for, told of nobody in this case, answers nothing. */
function tellsBackground(text: string, names: readonly string[]): boolean {
  if ([cue.verdict, settles, answers, cue.reason].some((said) => said.test(text))) return false;
  if (roleNames.test(text) || names.some((name) => text.includes(name))) return false;
  return background.test(text) || text.match(dateCue) !== null;
}

const background =
  /\b(?:serves? to|was (?:given|enacted|adopted|created|founded|built|designed)|were (?:enacted|adopted|created|founded)|dates? (?:back|from)|authorized|originated)\b/;

/** What is so in every case, or why, belongs to the rule and the reasoning. */
const saysInGeneral =
  /\b(?:[Ii]n general|[Gg]enerally|[Oo]rdinarily|[Uu]sually|well[- ](?:settled|established)|we have (?:\w+ )?(?:held|recognized|explained|said|stated|emphasized)|(?:our|other) (?:cases|precedents|decisions|courts)|courts have|[Aa]n? (?:\w+ )?court (?:could|would|might))\b/;
const conditional =
  /\b(?:if|when(?:ever)?|unless|always|never)\b|\b(?:an?|any|every|no) [a-z]+ (?:may|must|can(?:not)?|shall|need)\b/i;

/** "A defendant" is nobody in this case. */
const anyParty =
  /\b(?:an?|any|every|each|no) (?:petitioner|respondent|appellant|appellee|plaintiff|defendant)s?\b/gi;

/** A condition that names neither this case's parties nor what is wrong or right in it. */
function holdsInAnyCase(text: string, names: readonly string[]): boolean {
  const own = text.replace(anyParty, '');
  if (roleNames.test(own) || cue.verdict.test(text) || names.some((name) => text.includes(name)))
    return false;
  return conditional.test(text);
}

const reasons =
  /\b(?:public (?:interest|policy) (?:demands?|requires?|favou?rs?|counsels?)|argues? (?:\w+ )?in favou?r|as (?:just|already|earlier) (?:observed|noted|stated)|the reason|for example|for instance|to be sure|moreover|in other words)\b/i;

/** Who appeals, and that the court hears it, decides nothing between them. */
const asksToBeHeard = /\bappeals? (?:from |the |an? )|writ of certiorari|in forma pauperis/;

/** Another case, another's words or the papers of this one. */
const tellsOther =
  /^(?:The|Both) (?:parties|sides)\b|\b(?:[Mm]ajority of (?:the )?(?:[Cc]ircuits|courts|[Ss]tates)|treatises?|commentators)\b|\b(?:[Cc]ourt|[Ww]e)\b[^.;]{0,70}\b(?:held|suggested|rendered)\b(?! unconstitutional| invalid)|\byears ago\b|\bopinions? in [A-Z]|\b(?:has|have) (?:acknowledged|testified)\b|\bcase Nos?\. |\bjudicial notice\b|\bnot unmindful\b|\b(?:sheet|contract|lease|policy|agreement|Code|statute) (?:states|provides|requires)\b|\b[Ss]ection \d[^.;]{0,30} defines\b|\bin that (?:matter|proceeding)\b/;

/** How a ruling is reviewed is no conclusion about it. */
const statesReview =
  /\b(?:our review is|we review|standard of review|presumptively correct|presumed correct|burden of (?:proof|proving|production|persuasion)|bears? the burden|must (?:show|prove|establish|demonstrate)|depends? (?:up)?on whether|abuse of discretion when|reviewed (?:de novo|for))\b/i;
const startsWithParty =
  /^(?:The )?(?:[Pp]etitioner|[Rr]espondent|[Aa]ppell(?:ant|ee)|[Pp]laintiff|[Dd]efendant|Government|State)(?:s|['’]s|s['’])?\b/;
const decides =
  /\b(?:fail(?:s|ed)|cannot|is (?:not )?entitled|are (?:not )?entitled|may not|must|has not|have not|did not|is (?:not )?liable|owe[sd]?)\b/;
