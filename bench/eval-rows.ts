import type { Opinion } from '../src/opinion/opinion.ts';
import type { Tier } from '../src/study/material/schema.ts';

/** One line of the table that `npm run eval` prints. */
export type EvalRow = {
  what: string;
  /** As it is printed. */
  figure: string;
  /** The same as a number, for a program that reads the table; rates and shares are 0 to 1. */
  value?: number;
  /** What the product aims at. */
  reach?: string;
  isMet?: boolean;
  /** What a peer, a published model or a simple rule does. */
  beside?: string;
};

export type EvalGroup = { title: string; rows: EvalRow[]; notes?: string[] };

/** What all measurements of one run share. */
export type EvalRun = {
  /** The folder that was named on the command line. */
  folder: string;
  /** Also what takes minutes: recognised scans. */
  withScans: boolean;
  /** Every damaged file and not a sample of them. */
  withAllBadFiles: boolean;
  /** What each feature and each cue earns, instead of the figures. */
  ablates: boolean;
  /** Whose configured engine is measured, and nothing else. */
  engine?: Tier;
  /** Every PDF of the folder and of its `opinions`, read once for all; in the order of their names. */
  pdfs(): Promise<ReadPdf[]>;
};

export type ReadPdf = { file: string; path: string; opinion?: Opinion; failure?: string };

/** Measures a group, or several; undefined where the folder has nothing to measure it with. */
export type Measure = (run: EvalRun) => Promise<EvalGroup | EvalGroup[] | undefined>;

/** A share of a whole, met from `least` on. */
export function shareRow(
  what: string,
  part: number,
  whole: number,
  least?: number,
  beside?: string,
): EvalRow {
  // Of nothing there is no share that could be met or missed.
  if (whole === 0) return { what, figure: 'none here' };
  const value = part / whole;
  return {
    what,
    figure: `${part} of ${whole} (${(100 * value).toFixed(1)} %)`,
    value,
    ...(least === undefined ? {} : { reach: `≥ ${Math.round(100 * least)} %`, isMet: value >= least }),
    ...(beside === undefined ? {} : { beside }),
  };
}

/** A figure that is met from `least` on, or up to `most`. */
export function figureRow(
  what: string,
  value: number,
  { least, most, digits = 3, unit = '', beside }: Bounds = {},
): EvalRow {
  const plain = (figure: number) => `${figure.toFixed(digits).replace(/^0(?=\.)/, '')}${unit}`;
  const reach =
    least === undefined ? (most === undefined ? undefined : `≤ ${plain(most)}`) : `≥ ${plain(least)}`;
  return {
    what,
    figure: plain(value),
    value,
    ...(reach === undefined ? {} : { reach, isMet: least === undefined ? value <= most! : value >= least }),
    ...(beside === undefined ? {} : { beside }),
  };
}

type Bounds = { least?: number; most?: number; digits?: number; unit?: string; beside?: string };
