/** Why the court decided so: arguments with their answers, reasons, policy, precedent, what it leaves open. */
import { cueNamed } from '../read/cues.ts';
import type { Read, ReadSentence } from '../read/read.ts';
import { countWords } from '../text/words.ts';
import { room } from './room.ts';
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
const least = { argument: 0.55, answer: 0.5, reason: 0.5, dicta: 0.5 };
const courts = ['reasoning', 'holding', 'law', 'policy', 'exception'] as const;

export function reasoningIn(read: Read, taken: Set<ReadSentence>): Reasoning {
  const exchanges = exchangesIn(read, taken, exchangeRoom);
  const used = exchanges
    .flatMap(({ argument, answer }) => [argument, answer])
    .reduce((sum, sentence) => sum + (sentence ? countWords(sentence.shown) : 0), 0);
  const reasons = best(
    read.sentences
      .filter(
        (sentence) =>
          !taken.has(sentence) &&
          isShowable(sentence) &&
          sentence.odds.argument < 0.25 &&
          sentence.voice !== 'separate' &&
          !/\?["”]?$/.test(sentence.shown) &&
          oddsOf(sentence, courts) > least.reason,
      )
      .map((sentence) => ({ sentence, value: worthTo(sentence, courts) })),
    { most: 12, words: room.analysis.words - used },
  );
  for (const sentence of reasons) taken.add(sentence);
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
const open = cueNamed('need not decide');

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
        open.test(sentence.text) &&
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
        sentence.odds.argument > least.argument &&
        isShowable(sentence) &&
        says.some((cue) => cue.test(sentence.text)) &&
        !/\?["”]?$/.test(sentence.shown),
    )
    .map((argument) => {
      const answer = answerTo(argument, sentences, taken);
      return {
        argument,
        answer,
        value: worthTo(argument, ['argument']) * (answer ? 1 + 2 * answerValue(answer) : 0.5),
      };
    })
    .toSorted((one, other) => other.value - one.value);
  const chosen: Exchange[] = [];
  let left = words;
  for (const { argument, answer } of argued) {
    if (chosen.length === most) break;
    const length = countWords(argument.shown) + (answer ? countWords(answer.shown) : 0);
    if (length > left || taken.has(argument) || (answer && taken.has(answer))) continue;
    left -= length;
    taken.add(argument);
    if (answer) taken.add(answer);
    chosen.push({ argument, ...(answer ? { answer } : {}) });
  }
  return chosen.toSorted((one, other) => one.argument.index - other.argument.index);
}

/** That somebody argues it is said in the sentence itself. */
const says = ['argues', 'claims', 'argument noun', 'it is said', 'party argues'].map(cueNamed);
const answers = [
  'we disagree',
  'we agree',
  'argument fails',
  'but',
  'we hold',
  'we conclude',
  'does not bar',
].map(cueNamed);

const answerValue = (sentence: ReadSentence) =>
  worthTo(sentence, ['holding', 'reasoning']) + (answers.some((cue) => cue.test(sentence.text)) ? 0.3 : 0);

function answerTo(
  argument: ReadSentence,
  sentences: readonly ReadSentence[],
  taken: ReadonlySet<ReadSentence>,
): ReadSentence | undefined {
  const next = sentences
    .slice(argument.index + 1, argument.index + 1 + mostAhead)
    .filter(
      (sentence) =>
        !taken.has(sentence) &&
        isShowable(sentence) &&
        sentence.paragraphIndex <= argument.paragraphIndex + 2 &&
        oddsOf(sentence, ['holding', 'reasoning', 'law']) > least.answer &&
        !/\?["”]?$/.test(sentence.shown),
    );
  const value = (sentence: ReadSentence) => answerValue(sentence) - 0.03 * (sentence.index - argument.index);
  return next.toSorted((one, other) => value(other) - value(one))[0];
}
