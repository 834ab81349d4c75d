/** Why the court decided so: arguments with their answers, reasons, policy, precedent, what it leaves open. */
import { withoutQuotations } from '../../../opinion/sentences.ts';
import { countWords, overlapOf } from '../../language/words.ts';
import { cueNamed } from '../read/cues.ts';
import type { Read, ReadSentence } from '../reading.ts';
import { legible, partsOf, together } from './joined.ts';
import { room } from './room.ts';
import { best, isAsked, isShowable, isTheCourts, oddsOf, worthTo } from './value.ts';

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
const least = { argument: 0.6, answer: 0.6, reason: 0.68, dicta: 0.6 };
const courts = ['reasoning', 'holding', 'law', 'policy'] as const;

export function reasoningIn(read: Read, taken: Set<ReadSentence>): Reasoning {
  const exchanges = exchangesIn(read, taken, exchangeRoom);
  const used = exchanges
    .flatMap(({ argument, answer }) => [argument, answer])
    .reduce((sum, sentence) => sum + (sentence ? countWords(sentence.shown) : 0), 0);
  const usable = read.sentences.filter(
    (sentence) =>
      !taken.has(sentence) &&
      isShowable(sentence, 70, 0) &&
      isTheCourts(sentence) &&
      !isAsked(sentence) &&
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
        isTheCourts(sentence) &&
        leavesOpen.test(sentence.shown) &&
        sentence.odds.dicta > least.dicta,
    )
    .map((sentence) => ({ sentence, value: sentence.odds.dicta * sentence.alone }));
  const limits = best(left, { most: 2, words: 80 });
  for (const sentence of limits) taken.add(sentence);
  return limits;
}

const leavesOpen = cueNamed('need not decide');

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
        sentence.odds.argument > least.argument &&
        isShowable(sentence) &&
        isSomebodys(sentence) &&
        !isAsked(sentence),
    )
    .map((argument) => {
      const answer = answerTo(argument, sentences, taken);
      return {
        argument,
        answer,
        value: worthTo(argument, ['argument']) * (answer ? 1 + 2 * answerValue(answer, argument) : 0.5),
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

/** That somebody argues it is said in the sentence itself, and in its own words rather than in what it quotes. */
const isSomebodys = ({ text }: ReadSentence) => {
  const own = withoutQuotations(text);
  return says.some((cue) => cue.test(own));
};
const says = ['argues', 'claims', 'argument noun', 'it is said', 'party argues'].map(cueNamed);

const verdicts = ['we disagree', 'we agree', 'argument fails'].map(cueNamed);
const isVerdict = ({ text }: ReadSentence) => verdicts.some((cue) => cue.test(text));
const answers = [...verdicts, ...['but', 'we hold', 'we conclude'].map(cueNamed)];
const opensAnswer = ({ text }: ReadSentence) => answers.some((cue) => cue.test(text));

const mostAhead = 5;
const bonus = 0.3;

function answerValue(sentence: ReadSentence, argument: ReadSentence): number {
  const behind = sentence.index - argument.index;
  const alone = behind === 1 ? Math.max(0.9, sentence.alone) : sentence.alone;
  const worth = worthTo({ ...sentence, alone }, ['holding', 'reasoning']);
  return worth + (opensAnswer(sentence) ? bonus : 0) - 0.03 * behind;
}

/** A sentence that only follows an argument is no answer to it. */
function meets(sentence: ReadSentence, argument: ReadSentence): boolean {
  if (oddsOf(sentence, ['holding', 'reasoning', 'law']) <= least.answer) return false;
  if (opensAnswer(sentence) || sentence.odds.holding > 0.35) return true;
  // A reason in the same breath, about the same thing.
  const isNext = sentence.index === argument.index + 1;
  const isSame = isNext || overlapOf(sentence.terms, argument.terms) > 0.1;
  return sentence.paragraphIndex === argument.paragraphIndex && isSame && sentence.odds.reasoning > 0.6;
}

const mostWordsOfPlain = 9;

function answerTo(
  argument: ReadSentence,
  sentences: readonly ReadSentence[],
  taken: ReadonlySet<ReadSentence>,
): ReadSentence | undefined {
  const next = sentences
    .slice(argument.index + 1, argument.index + 1 + mostAhead)
    .filter((sentence) => !taken.has(sentence) && sentence.paragraphIndex <= argument.paragraphIndex + 2);
  const isWhole = (sentence: ReadSentence | undefined) =>
    sentence !== undefined && isTheCourts(sentence) && isShowable(sentence, 70, 0) && !isAsked(sentence);
  // "We disagree. Nothing in the lease says so."
  const plain = next.find(
    (sentence) => opensAnswer(sentence) && countWords(sentence.shown) <= mostWordsOfPlain,
  );
  const why = plain && next.find(({ index }) => index === plain.index + 1);
  if (plain && why?.paragraphIndex === plain.paragraphIndex && isWhole(why)) return together(plain, why);
  // "We agree." at a paragraph's end: what stands before it is no answer.
  const between = plain ? sentences.slice(argument.index + 1, plain.index) : [];
  if (plain && isVerdict(plain) && !between.some(({ odds }) => odds.argument > least.argument)) return plain;
  return next
    .filter(
      (sentence) =>
        isWhole(sentence) &&
        // Right below the argument it is read with it.
        isShowable(sentence, 70, sentence.index === argument.index + 1 ? 0 : undefined) &&
        meets(sentence, argument),
    )
    .toSorted((one, other) => answerValue(other, argument) - answerValue(one, argument))[0];
}

/** Grants what was argued, or some of it. */
const grants = cueNamed('we agree');
export const agrees = (answer: string) => grants.test(answer);

const refuses = ['we disagree', 'argument fails'].map(cueNamed);
/** Says in its own words that it does not follow what was argued. */
export const rejects = (answer: string) => refuses.some((cue) => cue.test(answer)) && !agrees(answer);
