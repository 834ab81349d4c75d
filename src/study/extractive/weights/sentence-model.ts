/**
 * The weights by which sentences are read, fitted to labelled opinions by `bench/fit-reading.ts` and packed into whole
 * numbers. Run it again rather than change one.
 */

import type { Trees } from './trees.ts';

export const chainNames = ['role', 'worth', 'alone'] as const;
export type ChainName = (typeof chainNames)[number];
export const places = ['holding', 'issue', 'rule'] as const;
export type Place = (typeof places)[number];
/** How probable it is, of all sentences of the opinion, that the holding, the question or the rule is best rested on it. */
export type PlaceOdds = Readonly<Record<Place, number>>;
/** What each name is worth in a line of all sentences, and trees that compare the likeliest. */
export type Ranker = { line: Readonly<Record<string, number>>; trees: Trees };
export type Rankers = Readonly<Record<Place, Ranker>>;
/** How much the log-odds of the encoder and of the engine's own count where both speak: of a place its ranker's, else its chain's. */
export type Share = { encoder: number; own: number };
export type Shares = Readonly<Record<Place | ChainName, Share>>;

/** Numbers as base64 of little-endian whole ones, to be divided by `scale`. */
export type Packed = { scale: number; packed: string };

export type PackedChain = { named: Packed; buckets: Packed; transitions: number[][] };

export type PackedModel = {
  /** How it was fitted. */
  recipe: string;
  /** Names of features, in the order of their weights. */
  names: string[];
  chains: Record<ChainName, PackedChain>;
  rankers: Rankers;
  both: Shares;
};

export const labelsOf: Record<ChainName, number> = { role: 13, worth: 3, alone: 2 };

export type ChainModel = {
  /** A row a name, a column a label. */
  named: Float32Array;
  buckets: Float32Array;
  transitions: Float64Array[];
};

export type Model = {
  rows: ReadonlyMap<string, number>;
  chains: Record<ChainName, ChainModel>;
  rankers: Rankers;
  both: Shares;
};

export const unpacked = ({ rankers, both, ...chains }: PackedModel): Model => ({
  ...unpackedChains(chains),
  rankers,
  both,
});

export function unpackedChains({
  names,
  chains,
}: Pick<PackedModel, 'names' | 'chains'>): Omit<Model, 'rankers' | 'both'> {
  const chain = (name: ChainName): ChainModel => {
    const { named, buckets, transitions } = chains[name];
    return {
      named: numbersOf(named, Int16Array),
      buckets: numbersOf(buckets, Int8Array),
      transitions: transitions.map((each) => Float64Array.from(each)),
    };
  };
  return {
    rows: new Map(names.map((name, row) => [name, row])),
    chains: { role: chain('role'), worth: chain('worth'), alone: chain('alone') },
  };
}

type Whole = typeof Int8Array | typeof Int16Array;

function numbersOf({ scale, packed }: Packed, Kind: Whole): Float32Array {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const whole = new Kind(bytes.buffer, 0, bytes.byteLength / Kind.BYTES_PER_ELEMENT);
  return Float32Array.from(whole, (number) => number / scale);
}
