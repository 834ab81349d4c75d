/** What is measured of a sentence as the place of the holding, the question or the rule, beside what it shows by itself. */

import { weightOf } from '../../language/ordinary-words.ts';
import { countWords } from '../../language/words.ts';
import { stemsOf } from '../../outcome.ts';
import type { Judged, Reading } from '../read/lead.ts';
import { roles, type Weighed } from '../weights/roles.ts';

export type Candidate = Judged & Weighed;
export type Measures = Map<string, number>;

/** Terms with how much of them is expected in what is asked, held or stated as law. */
type Expected = Map<string, number>;

const log = (odds: number) => Math.log(Math.max(1e-4, odds)) / 4;

const verbs = ['affirm', 'revers', 'vacat', 'dismiss', 'remand'];
/** What each measure of a role is called. */
const ofRoles = roles.map((role) => ({
  role,
  odds: `= odds ${role}`,
  log: `= log ${role}`,
  before: `= before ${role}`,
  after: `= after ${role}`,
}));

/** Each by its name, which begins with "=" beside the names of features. */
export function measuresOf(reading: Reading, sentences: readonly Candidate[]): Measures[] {
  const ranked = (name: string, by: (sentence: Candidate) => number) => ({
    name: `= rank ${name}`,
    order: ranksOf(sentences, by),
  });
  const asked = expectedIn(sentences, ({ odds }) => odds.question);
  const held = expectedIn(sentences, ({ odds }) => odds.holding);
  const ruled = expectedIn(sentences, ({ odds }) => odds.law * 0.5);
  const argued = expectedIn(sentences, ({ odds }) => odds.argument * 0.5);
  const told = expectedIn(sentences, ({ odds }) => odds.fact * 0.5);
  const ranks = [
    ranked('holding', ({ odds }) => odds.holding),
    ranked('question', ({ odds }) => odds.question),
    ranked('law', ({ odds }) => odds.law),
    ranked('worth', ({ worth }) => worth),
    ranked('lawWorth', ({ odds, worth }) => odds.law * worth),
    ranked('holdingWorth', ({ odds, worth }) => odds.holding * worth),
    ranked('questionWorth', ({ odds, worth }) => odds.question * worth),
  ];
  const firstAsked = sentences.findIndex(({ odds }) => odds.question > 0.5);
  const decree = sentences.findLastIndex(({ odds }) => odds.decree > 0.5);
  const outcome = stemsOf(reading.opinion.disposition);
  return sentences.map((sentence, index) => {
    const measures: Measures = new Map();
    const { odds, worth, couldServe, alone, shown } = sentence;
    const distinct = new Set(sentence.terms);
    const before = sentences[index - 1];
    const after = sentences[index + 1];
    for (const { role, ...named } of ofRoles) {
      measures.set(named.odds, odds[role]);
      measures.set(named.log, log(odds[role]));
      if (before) measures.set(named.before, before.odds[role]);
      if (after) measures.set(named.after, after.odds[role]);
    }
    measures.set('= worth', worth);
    measures.set('= log worth', log(worth));
    measures.set('= log serves', log(couldServe));
    measures.set('= alone', alone);
    measures.set('= log alone', log(alone));
    for (const { name, order } of ranks) {
      const rank = order[index] ?? 99;
      if (rank < 8) measures.set(`${name} ${rank < 3 ? rank : rank < 5 ? '4' : '8'}`, 1);
      measures.set(name, 1 / (1 + rank));
    }
    measures.set('= like asked', likenessTo(distinct, asked, sentence.odds.question));
    measures.set('= like held', likenessTo(distinct, held, sentence.odds.holding));
    measures.set('= like ruled', likenessTo(distinct, ruled, sentence.odds.law * 0.5));
    measures.set('= like argued', likenessTo(distinct, argued, sentence.odds.argument * 0.5));
    measures.set('= like told', likenessTo(distinct, told, sentence.odds.fact * 0.5));
    if (firstAsked >= 0) {
      const behind = index - firstAsked;
      measures.set(behind === 0 ? '= asked first' : behind > 0 ? '= asked before' : '= asked later', 1);
      if (behind > 0 && behind < 5) measures.set('= asked just before', 1);
    } else measures.set('= asked nowhere', 1);
    if (decree >= 0) {
      const ahead = decree - index;
      if (ahead > 0 && ahead <= 3) measures.set(`= decree after ${ahead}`, 1);
      else if (ahead > 0 && ahead <= 8) measures.set('= decree soon', 1);
    }
    const lower = shown.toLowerCase();
    for (const verb of verbs)
      if (lower.includes(verb))
        measures.set(outcome.includes(verb) ? '= outcome same' : '= outcome other', 1);
    const words = countWords(shown);
    measures.set('= words', words / 40);
    if (words > 46) measures.set('= words many', 1);
    if (words < 12) measures.set('= words few', 1);
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

/** The mean of what is expected of its distinct terms, less what it brings itself. */
function likenessTo(distinct: ReadonlySet<string>, expected: Expected, own: number): number {
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
