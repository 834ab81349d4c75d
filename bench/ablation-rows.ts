/**
 * What each group of features and each cue earns: its weights are left out of the fitted models, which are not fitted
 * again, and what was measured is measured anew. The more is lost, the more the reading rests on it.
 */
import { briefFrom } from '../src/study/extractive/brief/brief.ts';
import { findIn } from '../src/study/extractive/findings.ts';
import { cues } from '../src/study/extractive/read/cues.ts';
import { type Read, readWith, weigh } from '../src/study/extractive/reading.ts';
import { roles } from '../src/study/extractive/weights/roles.ts';
import type { Model, Ranker, Rankers } from '../src/study/extractive/weights/sentence-model.ts';
import { standingOf } from './annotation-scores.ts';
import { type AnnotatedOpinion, readerRoles } from './annotations.ts';
import type { EvalGroup, EvalRow } from './eval-rows.ts';
import type { Example } from './fit-example.ts';

/** The opinions with the model that was fitted without each. */
export type Apart = { opinion: AnnotatedOpinion; example: Example; model: Model }[];

type Drop = (name: string) => boolean;

export function ablationOf(all: Apart): EvalGroup[] {
  return [ofGroups(all), ofCues(all)];
}

/** A name without the sentence it was seen in; what is measured for a place begins with "=". */
const bare = (name: string) => name.replace(/^(?:before|after) (?!none)/, '');
const groupIn = (name: string) => /^\S+/.exec(bare(name))?.[0] ?? name;

function ofGroups(all: Apart): EvalGroup {
  const names = new Set(all.flatMap(({ model }) => [...model.rows.keys()]).map(groupIn));
  const drops: [string, Drop][] = [
    ...[...names].sort().map((group): [string, Drop] => [group, (name) => groupIn(name) === group]),
    ['sentences beside', (name) => bare(name) !== name],
    ['measures of a place', (name) => name.startsWith('=')],
  ];
  const whole = figuresOf(all, (model) => model);
  const row = (what: string, figures: Figures): EvalRow => ({
    what,
    figure: `${four(figures.loss)}  ${Object.values(figures.shares).map(three).join('  ')}`,
    value: figures.loss,
    beside:
      what === 'nothing'
        ? ''
        : `${figures.loss >= whole.loss ? '+' : '−'}${four(Math.abs(figures.loss - whole.loss))}`,
  });
  return {
    title: `Left out: log loss of roles; ${Object.keys(whole.shares).join(', ')}`,
    rows: [
      row('nothing', whole),
      ...drops.map(([what, drop]) =>
        row(
          what,
          figuresOf(all, (model) => without(model, drop)),
        ),
      ),
      row('words', figuresOf(all, withoutWords)),
    ],
    notes: ['the models are not fitted again: what stands in for what is left out does not learn to'],
  };
}

type Figures = { loss: number; shares: Record<string, number> };

function figuresOf(all: Apart, changed: (model: Model) => Model): Figures {
  const models = new Map<Model, Model>();
  const measured = all.map(({ opinion, example, model }) => {
    const other = models.get(model) ?? changed(model);
    models.set(model, other);
    const read = readWith(opinion.opinion, other);
    return {
      loss: lossOf(
        example,
        read.sentences.map(({ odds }) => roles.map((role) => odds[role])),
      ),
      ...standing(opinion, read),
    };
  });
  const sum = (of: (each: (typeof measured)[number]) => number) =>
    measured.reduce((total, each) => total + of(each), 0);
  const share = (
    part: (each: (typeof measured)[number]) => number,
    of: (each: (typeof measured)[number]) => number,
  ) => sum(part) / Math.max(1, sum(of));
  return {
    loss: share(
      ({ loss }) => loss.sum,
      ({ loss }) => loss.count,
    ),
    shares: {
      holding: share(
        ({ holding }) => Number(holding),
        ({ hasHolding }) => Number(hasHolding),
      ),
      rule: share(
        ({ rule }) => Number(rule),
        ({ hasRule }) => Number(hasRule),
      ),
      issue: share(
        ({ issue }) => Number(issue),
        ({ hasIssue }) => Number(hasIssue),
      ),
      'right part': share(
        ({ inPlace }) => inPlace,
        ({ lines }) => lines,
      ),
      needed: share(
        ({ neededShown }) => neededShown,
        ({ needed }) => needed,
      ),
      alone: share(
        ({ alone }) => alone,
        ({ lines }) => lines,
      ),
    },
  };
}

const standing = (opinion: AnnotatedOpinion, read: Read) => standingOf(opinion, briefFrom(findIn(read)));

/** How improbable what readers marked is held to be. */
function lossOf({ labels }: Example, odds: readonly (readonly number[])[]): { sum: number; count: number } {
  let sum = 0;
  let count = 0;
  labels.forEach((label, index) => {
    if (!label) return;
    sum -= Math.log(Math.max(1e-6, odds[index]![readerRoles.indexOf(label.role)]!));
    count += 1;
  });
  return { sum, count };
}

function without(model: Model, drop: Drop): Model {
  const rows = new Map([...model.rows].filter(([name]) => !drop(name)));
  const dropped = ({ line, trees }: Ranker): Ranker => ({
    line: Object.fromEntries(Object.entries(line).filter(([name]) => !drop(name))),
    // No measure is called so: it counts as nothing.
    trees: { ...trees, names: trees.names.map((name) => (drop(name) ? '' : name)) },
  });
  const each = ({ holding, issue, rule }: Rankers): Rankers => ({
    holding: dropped(holding),
    issue: dropped(issue),
    rule: dropped(rule),
  });
  return { ...model, rows, rankers: each(model.rankers) };
}

function withoutWords(model: Model): Model {
  const { role, worth, alone } = model.chains;
  const none = ({ buckets }: typeof role) => new Float32Array(buckets.length);
  return {
    ...model,
    chains: {
      role: { ...role, buckets: none(role) },
      worth: { ...worth, buckets: none(worth) },
      alone: { ...alone, buckets: none(alone) },
    },
  };
}

/** A cue that lessens no fold's loss goes: of each, by how much the loss of roles grows without it. */
function ofCues(all: Apart): EvalGroup {
  const folds = Map.groupBy(all, ({ opinion }) => opinion.fold);
  const lossesOf = (drop: Drop) =>
    [...folds.values()].map((apart) => {
      const fewer = without(apart[0]!.model, drop);
      const losses = apart.map(({ example }) =>
        lossOf(
          example,
          weigh(example.reading, example.features, fewer).map(({ odds }) => roles.map((role) => odds[role])),
        ),
      );
      return (
        losses.reduce((total, { sum }) => total + sum, 0) /
        losses.reduce((total, { count }) => total + count, 0)
      );
    });
  const whole = lossesOf(() => false);
  const earned = cues.map(({ name }) => {
    const lost = lossesOf((each) => bare(each) === `cue ${name}`).map((loss, fold) => loss - whole[fold]!);
    return {
      name,
      mean: lost.reduce((total, each) => total + each, 0) / lost.length,
      folds: lost.filter((each) => each > 0).length,
    };
  });
  const ranked = earned.toSorted((one, other) => other.mean - one.mean);
  const idle = ranked.filter(({ folds: helped }) => helped === 0).map(({ name }) => name);
  return {
    title: `Cues left out one at a time (${cues.length})`,
    rows: [
      ...ranked.slice(0, 12).map(
        ({ name, mean, folds: helped }): EvalRow => ({
          what: name,
          figure: `+${(1000 * mean).toFixed(2)} thousandths`,
          value: mean,
          beside: `helps on ${helped} of ${whole.length} folds`,
        }),
      ),
      {
        what: 'help on every fold',
        figure: String(earned.filter(({ folds: helped }) => helped === whole.length).length),
      },
      { what: 'help on no fold', figure: String(idle.length), value: idle.length },
    ],
    notes: idle.length > 0 ? [`on no fold: ${idle.join(', ')}`] : [],
  };
}

const three = (value: number) => value.toFixed(3).replace(/^0(?=\.)/, '');
const four = (value: number) => value.toFixed(4).replace(/^0(?=\.)/, '');
