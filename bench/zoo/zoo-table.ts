/** What `npm run eval -- --zoo` prints: a row for each layout, one for each disturbance. */

import type { Score } from './caption-score.ts';
import { keptApartNames, layouts } from './layouts/all.ts';
import type { Boundaries, Figures } from './measure.ts';
import { prints } from './prints/all.ts';
import { type Judged, judgeZoo } from './zoo.ts';

/** What the reader aims at, column by column. */
const reach = { characters: 0.003, boundaries: 0.98, share: 0.97 };

type Column = { title: string; cell: (figures: Figures[]) => string; isMet: (figures: Figures[]) => boolean };

const columns: Column[] = [
  characters('lost %', 'lost'),
  characters('added %', 'added'),
  boundaries('paragraphs', 'paragraphs'),
  boundaries('sentences', 'sentences'),
  share('order', 'order'),
  share('notes', 'notes'),
  share('parts', 'parts'),
  share('caption', 'caption'),
  share('labels', 'labels'),
  share('decree', 'disposition'),
  share('apart', 'apart'),
];

function characters(title: string, which: 'lost' | 'added'): Column {
  const value = (figures: Figures[]) =>
    sum(figures, ({ characters: each }) => each[which]) /
    Math.max(
      1,
      sum(figures, ({ characters: each }) => each.of),
    );
  return {
    title,
    cell: (figures) => (100 * value(figures)).toFixed(2),
    isMet: (figures) => value(figures) <= reach.characters,
  };
}

function boundaries(title: string, which: 'paragraphs' | 'sentences'): Column {
  const value = (figures: Figures[]) => f1(figures.map((each) => each[which]));
  return {
    title,
    cell: (figures) => short(value(figures)),
    isMet: (figures) => value(figures) >= reach.boundaries,
  };
}

function share(
  title: string,
  which: 'order' | 'notes' | 'parts' | 'caption' | 'labels' | 'disposition' | 'apart',
): Column {
  const whole = (figures: Figures[]) => sum(figures, (each) => each[which].of);
  const value = (figures: Figures[]) => sum(figures, (each) => (each[which] as Score).right) / whole(figures);
  return {
    title,
    cell: (figures) => (whole(figures) === 0 ? '–' : short(value(figures))),
    isMet: (figures) => whole(figures) === 0 || value(figures) >= reach.share,
  };
}

function sum(figures: Figures[], of: (each: Figures) => number): number {
  return figures.reduce((total, each) => total + of(each), 0);
}

function f1(each: Boundaries[]): number {
  const total = (key: keyof Boundaries) => each.reduce((all, boundary) => all + boundary[key], 0);
  return (2 * total('both')) / Math.max(1, total('true') + total('read'));
}

function short(value: number): string {
  return value.toFixed(3).replace(/^0(?=\.)/, '');
}

/** `layout` is a part of the names of those that are wanted; all by default. */
export async function zooTable({ seed, perLayout, layout = '', show }: ZooTableOptions): Promise<string> {
  const wanted = layouts.filter(({ name }) => name.includes(layout));
  const printed = prints.filter(({ name }) => name.includes(layout));
  return formatZoo(await judgeZoo(wanted, { seed, perLayout, prints: printed, ...(show ? { show } : {}) }));
}

type ZooTableOptions = {
  seed: string;
  perLayout: number;
  layout?: string | undefined;
  show?: string | undefined;
};

function formatZoo(judged: Judged[]): string {
  const names = [...new Set(judged.map(({ layout }) => layout))];
  const shown = names.filter((name) => !keptApartNames.has(name));
  const kept = names.filter((name) => keptApartNames.has(name));
  const of = (some: string[]) => judged.filter(({ layout }) => some.includes(layout));
  const disturbances = [...new Set(judged.map(({ disturbance }) => disturbance))].sort();
  const rows: (string[] | string)[] = [
    ['layout', 'files', ...columns.map(({ title }) => title)],
    ...shown.map((layout) => row(layout, of([layout]))),
    ...(shown.length > 1 ? [row('  all of these', of(shown))] : []),
    ...(kept.length > 0 ? ['', ['kept apart: looked at last']] : []),
    ...kept.map((layout) => row(layout, of([layout]))),
    ...(kept.length > 1 ? [row('  all of these', of(kept))] : []),
    '',
    ['disturbance'],
    ...disturbances.map((name) =>
      row(
        name,
        judged.filter(({ disturbance }) => disturbance === name),
      ),
    ),
  ];
  const refused = judged
    .filter(({ figures }) => !figures)
    .map(({ layout, troubles }) => `${layout}: ${troubles[0]}`);
  const notes = [
    `aimed at: characters ≤ ${100 * reach.characters} %, boundaries (F1) ≥ ${short(reach.boundaries)}, all else ≥ ${short(reach.share)}; * is below`,
    ...refused,
  ];
  return [...printed(rows), '', ...notes].join('\n');
}

function row(name: string, judged: Judged[]): string[] {
  const figures = judged.flatMap((each) => (each.figures ? [each.figures] : []));
  return [
    name,
    String(judged.length),
    ...columns.map(({ cell, isMet }) => `${cell(figures)}${isMet(figures) ? ' ' : '*'}`),
  ];
}

function printed(rows: (string[] | string)[]): string[] {
  const wide = Math.max(...rows.flatMap((each) => (typeof each === 'string' ? [] : [each[0]!.length])));
  return rows.map((each) =>
    typeof each === 'string'
      ? each
      : [each[0]!.padEnd(wide), ...each.slice(1).map((cell, index) => cell.padStart(index === 0 ? 5 : 10))]
          .join('  ')
          .trimEnd(),
  );
}
