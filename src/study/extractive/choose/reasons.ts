/** Why the court decided so: arguments with their answers, reasons, policy, precedent, what it leaves open. */
import { cueNamed } from '../read/cues.ts';
import type { Read, ReadSentence } from '../read/read.ts';
import { countWords, overlapOf } from '../text/words.ts';
import { answersNothing, arguesOpenly, isSomebodys, opensAnswer } from './argued.ts';
import { leavesToLater } from './hollow.ts';
import { concedes, isOrder, tellsBackground, tellsOwnCourse } from './lawless.ts';
import { saysNothing } from './no-law.ts';
import { isNoLimit } from './no-limit.ts';
import { room } from './room.ts';
import { legible, partsOf, together } from './together.ts';
import { isNeverHeld } from './undecided.ts';
import { best, isShowable, oddsOf, worthTo } from './value.ts';

export type Exchange = { argument: ReadSentence; answer?: ReadSentence };
export type Reasoning = {
  exchanges: Exchange[];
  reasons: ReadSentence[];
  precedents: ReadSentence[];
  policy: ReadSentence[];
  dicta: ReadSentence[];
  limits: ReadSentence[];
};

const exchangeRoom = { most: 2, words: 120 };
const mostAhead = 5;
const mostAheadOpening = 8;
const openWorth = 0.1;
const least = { argument: 0.55, answer: 0.5, reason: 0.5, dicta: 0.5 };
const courts = ['reasoning', 'holding', 'law', 'policy', 'exception'] as const;

export function reasoningIn(read: Read, taken: Set<ReadSentence>): Reasoning {
  const exchanges = exchangesIn(read, taken, exchangeRoom);
  const used = exchanges
    .flatMap(({ argument, answer }) => [argument, answer])
    .reduce((sum, sentence) => sum + (sentence ? countWords(sentence.shown) : 0), 0);
  const usable = read.sentences.filter(
    (sentence) =>
      !taken.has(sentence) &&
      isShowable(sentence, 70, 0) &&
      sentence.odds.argument < 0.25 &&
      !tellsOwnCourse(sentence.shown) &&
      !isNeverHeld(sentence) &&
      !tellsBackground(sentence.shown) &&
      !saysNothing(sentence.shown) &&
      !arguesOpenly(sentence.text) &&
      !putsQuestion.test(sentence.shown) &&
      !concedes(sentence.shown) &&
      !isOrder(sentence.shown) &&
      sentence.voice !== 'separate' &&
      !/\?["”]?$/.test(sentence.shown) &&
      oddsOf(sentence, courts) > least.reason,
  );
  const reasons = best(
    legible(read, usable, taken, courts).map((sentence) => ({ sentence, value: worthTo(sentence, courts) })),
    { most: 12, words: room.analysis.words - used },
  );
  for (const sentence of reasons.flatMap(partsOf)) taken.add(sentence);
  const policy = reasons.filter(({ role }) => role === 'policy');
  const precedents = reasons.filter(
    ({ role, text, authority }) => role === 'law' && (named.test(text) || named.test(authority)),
  );
  return {
    exchanges,
    reasons: reasons.filter((each) => !policy.includes(each) && !precedents.includes(each)),
    precedents,
    policy,
    dicta: dictaIn(read, taken),
    limits: limitsIn(read, taken),
  };
}

const named = cueNamed('case named');

/** What decides nothing here, and is marked as such. */
function dictaIn({ sentences }: Read, taken: Set<ReadSentence>): ReadSentence[] {
  const said = sentences
    .filter(
      (sentence) => !taken.has(sentence) && isShowable(sentence, 45) && sentence.odds.dicta > least.dicta,
    )
    .map((sentence) => ({ sentence, value: worthTo(sentence, ['dicta']) }));
  const dicta = best(said, { most: 1, words: 45 });
  for (const sentence of dicta) taken.add(sentence);
  return dicta;
}

/** What the court says that it leaves open. */
function limitsIn({ sentences }: Read, taken: Set<ReadSentence>): ReadSentence[] {
  const left = sentences
    .filter(
      (sentence) =>
        !taken.has(sentence) &&
        isShowable(sentence) &&
        leavesToLater(sentence) &&
        !isNoLimit(sentence.text) &&
        !/^["“]/.test(sentence.shown) &&
        sentence.odds.argument < 0.25,
    )
    .map((sentence) => ({
      sentence,
      value: oddsOf(sentence, ['dicta', 'reasoning', 'holding']) * sentence.alone,
    }))
    .filter(({ value }) => value > 0.25);
  const limits = best(left, { most: 2, words: 80 });
  for (const sentence of limits) taken.add(sentence);
  return limits;
}

/** A side's argument with the court's answer beside it; both are then taken. */
export function exchangesIn(
  { sentences }: Read,
  taken: Set<ReadSentence>,
  { most, words }: { most: number; words: number },
): Exchange[] {
  const argued = sentences
    .filter(
      (sentence) =>
        !taken.has(sentence) &&
        (sentence.odds.argument > least.argument || arguesOpenly(sentence.text)) &&
        isShowable(sentence) &&
        isSomebodys(sentence) &&
        !/\?["”]?$/.test(sentence.shown),
    )
    .map((argument) => {
      const answer = answerTo(argument, sentences, taken);
      return {
        argument,
        answer,
        value:
          (worthTo(argument, ['argument']) + (arguesOpenly(argument.text) ? openWorth : 0)) *
          (answer ? 1 + 2 * answerValue(answer, argument) : 0.5),
      };
    })
    .toSorted((one, other) => other.value - one.value);
  const chosen: Exchange[] = [];
  let left = words;
  for (const { argument, answer } of argued) {
    if (chosen.length === most) break;
    const length = countWords(argument.shown) + (answer ? countWords(answer.shown) : 0);
    if (length > left || taken.has(argument) || (answer && partsOf(answer).some((part) => taken.has(part))))
      continue;
    left -= length;
    taken.add(argument);
    for (const part of answer ? partsOf(answer) : []) taken.add(part);
    chosen.push({ argument, ...(answer ? { answer } : {}) });
  }
  return chosen.toSorted((one, other) => one.argument.index - other.argument.index);
}

const answers = [
  'we disagree',
  'we agree',
  'argument fails',
  'but',
  'we hold',
  'we conclude',
  'does not bar',
].map(cueNamed);

const isAnswer = ({ text }: ReadSentence) => opensAnswer(text) || answers.some((cue) => cue.test(text));
/** What opens as an answer is the likeliest, even some way on. */
const opensAnswerWorth = 0.25;

function answerValue(sentence: ReadSentence, argument: ReadSentence): number {
  const isNext = sentence.index === argument.index + 1;
  const alone = isNext ? Math.max(0.9, sentence.alone) : sentence.alone;
  const opens = opensAnswer(sentence.text) ? opensAnswerWorth : 0;
  return worthTo({ ...sentence, alone }, ['holding', 'reasoning']) + (isAnswer(sentence) ? 0.3 : 0) + opens;
}

const farthestPlain = 3;
const isPlainAnswer = (sentence: ReadSentence) => isAnswer(sentence) && countWords(sentence.shown) <= 9;
/** "The question is whether …" answers nothing yet. */
const putsQuestion = /^(?:The|Our|This) (?:\w+ ){0,2}(?:question|issue|inquiry)s?\b/;
/** "Its argument has a good deal of force." */
const grants =
  /\b(?:argument|contention|claim|point|concern|objection)s? (?:has|have|had|carries|carry|is|are) (?:\w+ ){0,5}(?:force|merit|appeal|weight|persuasive)\b(?!.*\b(?:but|however|not)\b)/;
const isTheCourts = ({ odds, shown }: ReadSentence) => odds.argument < 0.25 && !/\?["”]?$/.test(shown);

/** A sentence that only follows an argument is no answer to it. */
function meets(sentence: ReadSentence, argument: ReadSentence): boolean {
  const opens = opensAnswer(sentence.text);
  if (!opens && oddsOf(sentence, ['holding', 'reasoning', 'law']) <= least.answer) return false;
  if (putsQuestion.test(sentence.shown) || isNeverHeld(sentence) || grants.test(sentence.shown)) return false;
  if (answersNothing(sentence.shown)) return false;
  const isNext = sentence.index === argument.index + 1;
  if (opens || isAnswer(sentence) || sentence.odds.holding > 0.35) return true;
  // A reason in the same breath, about the same thing.
  const isClose = isNext || sentence.paragraphIndex === argument.paragraphIndex;
  const isSame = isNext || overlapOf(sentence.terms, argument.terms) > 0.1;
  return isClose && isSame && sentence.odds.reasoning > 0.6;
}

function answerTo(
  argument: ReadSentence,
  sentences: readonly ReadSentence[],
  taken: ReadonlySet<ReadSentence>,
): ReadSentence | undefined {
  // "We disagree. Nothing in the lease says so."
  for (const first of sentences.slice(argument.index + 1, argument.index + 1 + farthestPlain)) {
    const second = sentences[first.index + 1];
    const isWhole = second?.paragraphIndex === first.paragraphIndex && isShowable(second, 70, 0);
    if (!isPlainAnswer(first) || !second || !isWhole || !isTheCourts(second)) continue;
    if (![first, second].some((each) => taken.has(each))) return together(first, second);
  }
  const next = sentences.slice(argument.index + 1, argument.index + 1 + mostAheadOpening).filter(
    (sentence) =>
      !taken.has(sentence) &&
      (sentence.index <= argument.index + mostAhead || opensAnswer(sentence.text)) &&
      // Right below the argument it is read with it.
      isShowable(sentence, 70, sentence.index === argument.index + 1 ? 0 : undefined) &&
      sentence.paragraphIndex <= argument.paragraphIndex + 2 &&
      sentence.odds.argument < 0.3 &&
      meets(sentence, argument) &&
      !/\?["”]?$/.test(sentence.shown),
  );
  const value = (sentence: ReadSentence) =>
    answerValue(sentence, argument) - 0.03 * (sentence.index - argument.index);
  return next.toSorted((one, other) => value(other) - value(one))[0];
}
