/** How often what is said to be so probable is so: bins of probability with the share that readers marked. */
import type { Read } from '../src/study/extractive/reading.ts';
import { type Role, roles } from '../src/study/extractive/weights/roles.ts';
import { type Annotation, alignerOf, type ReaderRole, readerRoles } from './annotations.ts';
import type { EvalGroup, EvalRow } from './eval-rows.ts';

/** Something said with a probability, and whether a reader agrees. */
export type Prediction = { odds: number; isSo: boolean };
export type Predictions = Record<'role' | 'needed' | 'alone' | 'holding' | 'issue' | 'rule', Prediction[]>;

/** Of every sentence its likeliest role, its worth and whether it stands alone; of every place its likeliest sentence. */
export function sayingsOf({ sentences: labelled, brief }: Annotation, { sentences }: Read): Predictions {
  const align = alignerOf(labelled);
  const known = sentences.flatMap((sentence) => {
    const at = align(sentence.text);
    const label = at === undefined ? undefined : labelled[at];
    return label ? [{ sentence, at: at!, label }] : [];
  });
  const placed = (place: 'holding' | 'issue' | 'rule', rests: readonly number[]): Prediction[] => {
    const first = known.toSorted(
      (one, other) => other.sentence.standing[place] - one.sentence.standing[place],
    )[0];
    if (!first || rests.length === 0) return [];
    return [{ odds: first.sentence.standing[place], isSo: rests.includes(first.at) }];
  };
  return {
    role: known.map(({ sentence: { odds, role }, label }) => ({
      odds: odds[role],
      isSo: label.role === letterOf(role),
    })),
    needed: known.map(({ sentence, label }) => ({ odds: sentence.worth, isSo: label.worth === 2 })),
    alone: known
      .filter(({ sentence }) => sentence.brackets === undefined)
      .map(({ sentence, label }) => ({ odds: sentence.alone, isSo: label.alone === 1 })),
    holding: placed('holding', brief.rests.holding),
    issue: placed('issue', brief.rests.issues),
    rule: placed('rule', brief.rests.rule),
  };
}

const letterOf = (role: Role): ReaderRole => readerRoles[roles.indexOf(role)]!; // one letter a role

const names: Record<keyof Predictions, string> = {
  role: 'the likeliest role of a sentence',
  needed: 'surely belongs in a brief',
  alone: 'understood alone',
  holding: 'the likeliest holding',
  issue: 'the likeliest issue',
  rule: 'the likeliest rule',
};

const bins = [0, 0.2, 0.4, 0.6, 0.8, 1];

export function reliabilityOf(all: readonly Predictions[]): EvalGroup {
  const rows = (Object.keys(names) as (keyof Predictions)[]).map((of): EvalRow => {
    const said = all.flatMap((each) => each[of]);
    const told = bins.slice(1).map((to, index) => {
      const within = said.filter(({ odds }) => odds > bins[index]! && (odds <= to || to === 1));
      return {
        within,
        mean: mean(within.map(({ odds }) => odds)),
        so: mean(within.map(({ isSo }) => Number(isSo))),
      };
    });
    // By how much, in the mean, what is said differs from what is so.
    const astray = told.reduce(
      (sum, { within, mean: said, so }) => sum + within.length * Math.abs(said - so),
      0,
    );
    const figure = told.map(({ within, mean: said, so }) =>
      within.length > 0 ? `${two(said)} ${two(so)}` : '–',
    );
    return {
      what: `${names[of]} (${said.length})`,
      figure: figure.join('   '),
      value: astray / Math.max(1, said.length),
      beside: `astray by ${two(astray / Math.max(1, said.length))}`,
    };
  });
  return {
    title:
      'Said with a probability, and so: mean of both up to .2, .4, .6, .8 and 1, without the opinion’s fold',
    rows,
  };
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const two = (value: number) => value.toFixed(2).replace(/^0(?=\.)/, '');
