/** What is measured of a sentence as the place of the holding, the question or the rule, beside what it shows by itself. */
import type { Judged, Reading } from '../read/reading.ts';
import { roles, type Weighed } from '../read/roles.ts';
import { weightOf } from '../text/ordinary-words.ts';
import { countWords } from '../text/words.ts';

export type Candidate = Judged & Weighed;
export type Measures = Map<string, number>;

/** Terms with how much of them is expected in what is asked, held or stated as law. */
type Expected = Map<string, number>;

const log = (odds: number) => Math.log(Math.max(1e-4, odds)) / 4;

export function measuresOf(reading: Reading, sentences: readonly Candidate[]): Measures[] {
  const asked = expectedIn(sentences, ({ odds }) => odds.question);
  const held = expectedIn(sentences, ({ odds }) => odds.holding);
  const ruled = expectedIn(sentences, ({ odds }) => odds.law * 0.5);
  const argued = expectedIn(sentences, ({ odds }) => odds.argument * 0.5);
  const told = expectedIn(sentences, ({ odds }) => odds.fact * 0.5);
  const ranks = {
    holding: ranksOf(sentences, ({ odds }) => odds.holding),
    question: ranksOf(sentences, ({ odds }) => odds.question),
    law: ranksOf(sentences, ({ odds }) => odds.law * (0.2 + 0)),
    worth: ranksOf(sentences, ({ worth }) => worth),
    lawWorth: ranksOf(sentences, ({ odds, worth }) => odds.law * worth),
    holdingWorth: ranksOf(sentences, ({ odds, worth }) => odds.holding * worth),
    questionWorth: ranksOf(sentences, ({ odds, worth }) => odds.question * worth),
  };
  const firstAsked = sentences.findIndex(({ odds }) => odds.question > 0.5);
  const decree = sentences.findLastIndex(({ odds }) => odds.decree > 0.5);
  const outcome = (reading.opinion.disposition?.summary ?? '').toLowerCase();
  return sentences.map((sentence, index) => {
    const measures: Measures = new Map();
    const { odds, worth, couldServe, alone, terms, shown } = sentence;
    for (const role of roles) {
      measures.set(`odds ${role}`, odds[role]);
      measures.set(`log ${role}`, log(odds[role]));
      for (const [side, other] of [
        ['before', sentences[index - 1]],
        ['after', sentences[index + 1]],
      ] as const)
        if (other) measures.set(`${side} ${role}`, other.odds[role]);
    }
    measures.set('worth', worth);
    measures.set('log worth', log(worth));
    measures.set('log serves', log(couldServe));
    measures.set('alone', alone);
    measures.set('log alone', log(alone));
    for (const [name, order] of Object.entries(ranks)) {
      const rank = order[index] ?? 99;
      if (rank < 8) measures.set(`rank ${name} ${rank < 3 ? rank : rank < 5 ? '4' : '8'}`, 1);
      measures.set(`rank ${name}`, 1 / (1 + rank));
    }
    measures.set('like asked', likenessTo(terms, asked, sentence.odds.question));
    measures.set('like held', likenessTo(terms, held, sentence.odds.holding));
    measures.set('like ruled', likenessTo(terms, ruled, sentence.odds.law * 0.5));
    measures.set('like argued', likenessTo(terms, argued, sentence.odds.argument * 0.5));
    measures.set('like told', likenessTo(terms, told, sentence.odds.fact * 0.5));
    if (firstAsked >= 0) {
      const after = index - firstAsked;
      measures.set(after === 0 ? 'asked first' : after > 0 ? 'asked before' : 'asked later', 1);
      if (after > 0 && after < 5) measures.set('asked just before', 1);
    } else measures.set('asked nowhere', 1);
    if (decree >= 0) {
      const before = decree - index;
      if (before > 0 && before <= 3) measures.set(`decree after ${before}`, 1);
      else if (before > 0 && before <= 8) measures.set('decree soon', 1);
    }
    for (const verb of ['affirm', 'revers', 'vacat', 'dismiss', 'remand'])
      if (shown.toLowerCase().includes(verb))
        measures.set(outcome.includes(verb) ? 'outcome same' : 'outcome other', 1);
    const words = countWords(shown);
    measures.set('words', words / 40);
    if (words > 46) measures.set('words many', 1);
    if (words < 12) measures.set('words few', 1);
    return measures;
  });
}

function expectedIn(sentences: readonly Candidate[], share: (sentence: Candidate) => number): Expected {
  const expected: Expected = new Map();
  for (const sentence of sentences) {
    const odds = share(sentence);
    if (odds < 0.05) continue;
    for (const term of new Set(sentence.terms))
      expected.set(term, (expected.get(term) ?? 0) + odds * weightOf(term));
  }
  return expected;
}

/** The mean of what is expected of its terms, less what it brings itself. */
function likenessTo(terms: readonly string[], expected: Expected, own: number): number {
  const distinct = new Set(terms);
  let sum = 0;
  for (const term of distinct)
    sum += Math.log1p(Math.max(0, (expected.get(term) ?? 0) - (own < 0.05 ? 0 : own * weightOf(term))));
  return sum / (distinct.size + 3);
}

function ranksOf(sentences: readonly Candidate[], worth: (sentence: Candidate) => number): number[] {
  const order = sentences.map((sentence, index) => ({ index, worth: worth(sentence) }));
  order.sort((one, other) => other.worth - one.worth);
  const ranks: number[] = [];
  order.forEach(({ index }, rank) => {
    ranks[index] = rank;
  });
  return ranks;
}
