/** Fits the weights by which sections are told apart: a penalised logistic regression by accelerated descent. */

import { measureSection, sectionTerms } from '../src/study/extractive/sections/section-measures.ts';
import {
  fittedLabels,
  knownTerms,
  type SectionWeights,
} from '../src/study/extractive/sections/section-model.ts';
import { softmax } from '../src/study/extractive/weights/softmax.ts';
import type { SectionExample } from './section-examples.ts';

export type WeighedExample = SectionExample & { weight: number };

const fitting = {
  terms: 800,
  /** A term counts from so many paragraphs on. */
  paragraphs: 4,
  rounds: 150,
  step: 1.5,
  momentum: 0.9,
  measurePenalty: 0.01,
  termPenalty: 0.003,
  measureScale: 0.25,
  termScale: 2,
  /** 0 weighs each paragraph alike, 1 each label. */
  balance: 1,
};

type Row = { label: number; weight: number; at: number[]; values: number[] };

const known = new Map<string, { measures: number[]; terms: string[] }>();

/** A paragraph is measured once for all the folds it is fitted in. */
function measured(text: string) {
  const before = known.get(text);
  if (before) return before;
  const found = { measures: measureSection(text), terms: [...new Set(sectionTerms(text))] };
  known.set(text, found);
  return found;
}

/** The same examples give the same weights. */
export function fitSections(examples: readonly WeighedExample[]): SectionWeights {
  const fitted = examples.filter(({ label }) => labelIndex(label) >= 0);
  const terms = chooseTerms(fitted);
  const spread = spreadOf(fitted.map(({ text }) => measured(text).measures));
  const rows = toRows(fitted, terms, spread);
  const weights = descend(rows, spread.length, terms.length);
  const round = (value: number) => Number(value.toFixed(3));
  const column = (at: number, scale: number) => weights.map((line) => (line[at] ?? 0) * scale);
  const measures = spread.map(({ deviation }, at) => column(at, fitting.measureScale / deviation));
  return {
    bias: weights.map((line, label) =>
      round(
        (line.at(-1) ?? 0) -
          spread.reduce((sum, { mean }, at) => sum + mean * (measures[at]?.[label] ?? 0), 0),
      ),
    ),
    measures: measures.map((line) => line.map(round)),
    terms: Object.fromEntries(
      terms.map((term, at) => [term, column(spread.length + at, fitting.termScale).map(round)]),
    ),
  };
}

const labelNames: readonly string[] = fittedLabels;

function labelIndex(label: string): number {
  return labelNames.indexOf(label);
}

/** Those that fall most unevenly on the labels, by chi-square. */
function chooseTerms(examples: readonly SectionExample[]): string[] {
  const perLabel = fittedLabels.map((label) => examples.filter((example) => example.label === label).length);
  const counts = new Map<string, number[]>();
  for (const { text, label } of examples) {
    for (const term of measured(text).terms) {
      const line = counts.get(term) ?? fittedLabels.map(() => 0);
      line[labelIndex(label)] = (line[labelIndex(label)] ?? 0) + 1;
      counts.set(term, line);
    }
  }
  const unevenness = (line: number[]) => {
    const total = line.reduce((sum, count) => sum + count, 0);
    return line.reduce((sum, count, label) => {
      const expected = (total * (perLabel[label] ?? 0)) / examples.length;
      return expected === 0 ? sum : sum + (count - expected) ** 2 / expected;
    }, 0);
  };
  return [...counts]
    .filter(([, line]) => line.reduce((sum, count) => sum + count, 0) >= fitting.paragraphs)
    .map(([term, line]) => ({ term, worth: unevenness(line) }))
    .sort((one, other) => other.worth - one.worth || (one.term < other.term ? -1 : 1))
    .slice(0, fitting.terms)
    .map(({ term }) => term);
}

type Spread = { mean: number; deviation: number };

function spreadOf(lines: readonly number[][]): Spread[] {
  return (lines[0] ?? []).map((_, at) => {
    const mean = lines.reduce((sum, line) => sum + (line[at] ?? 0), 0) / lines.length;
    const square = lines.reduce((sum, line) => sum + ((line[at] ?? 0) - mean) ** 2, 0) / lines.length;
    return { mean, deviation: Math.sqrt(square) || 1 };
  });
}

function toRows(examples: readonly WeighedExample[], terms: string[], spread: Spread[]): Row[] {
  const place = new Map(terms.map((term, at) => [term, spread.length + at]));
  const mass = fittedLabels.map((label) =>
    examples.reduce((sum, example) => sum + (example.label === label ? example.weight : 0), 0),
  );
  const total = mass.reduce((sum, value) => sum + value, 0);
  const rows = examples.map(({ text, label, weight }): Row => {
    const found = knownTerms(text, (term) => place.has(term));
    const share = (mass[labelIndex(label)] ?? 1) / (total / fittedLabels.length);
    return {
      label: labelIndex(label),
      weight: weight / share ** fitting.balance,
      at: [...spread.keys(), ...found.map(([term]) => place.get(term) ?? 0), spread.length + terms.length],
      values: [
        ...measured(text).measures.map(
          (value, at) =>
            ((value - (spread[at]?.mean ?? 0)) / (spread[at]?.deviation ?? 1)) * fitting.measureScale,
        ),
        ...found.map(([, value]) => value * fitting.termScale),
        1,
      ],
    };
  });
  const sum = rows.reduce((before, { weight }) => before + weight, 0);
  return rows.map((row) => ({ ...row, weight: row.weight / sum }));
}

/** One line of weights a label: measures, terms and, last, the bias, which is not penalised. */
function descend(rows: readonly Row[], measureCount: number, termCount: number): Float64Array[] {
  const size = measureCount + termCount + 1;
  const fresh = () => fittedLabels.map(() => new Float64Array(size));
  const weights = fresh();
  const speed = fresh();
  for (let round = 0; round < fitting.rounds; round += 1) {
    const ahead = weights.map((line, label) =>
      line.map((weight, at) => weight + fitting.momentum * (speed[label]?.[at] ?? 0)),
    );
    const slope = slopeAt(ahead, rows, measureCount);
    weights.forEach((line, label) => {
      for (let at = 0; at < size; at += 1) {
        const moved = fitting.momentum * (speed[label]?.[at] ?? 0) - fitting.step * (slope[label]?.[at] ?? 0);
        speed[label]?.fill(moved, at, at + 1);
        line[at] = (line[at] ?? 0) + moved;
      }
    });
  }
  return weights;
}

function slopeAt(weights: Float64Array[], rows: readonly Row[], measureCount: number): Float64Array[] {
  const slope = weights.map((line) =>
    line.map((weight, at) => {
      if (at === line.length - 1) return 0;
      return weight * (at < measureCount ? fitting.measurePenalty : fitting.termPenalty);
    }),
  );
  for (const { label, weight, at, values } of rows) {
    const sums = weights.map((line) =>
      at.reduce((sum, place, index) => sum + (line[place] ?? 0) * (values[index] ?? 0), 0),
    );
    softmax(sums).forEach((odds, other) => {
      const error = weight * (odds - (other === label ? 1 : 0));
      const line = slope[other];
      if (line)
        at.forEach((place, index) => {
          line[place] = (line[place] ?? 0) + error * (values[index] ?? 0);
        });
    });
  }
  return slope;
}
