/** What each measure of a sentence counts for; fitted by `bench/fit-asking.ts` to the questions of the labeled opinions. */
import fitted from './weights.json' with { type: 'json' };

/** Of a sentence beside a question, about 0 to 1 each. */
export type Measures = {
  /** The share of what is asked, weighed by rarity, that the sentence speaks of, and its paragraph. */
  own: number;
  around: number;
  /** How surely it does in the opinion what is asked for, and how much it is worth to a brief. */
  fit: number;
  worth: number;
  /** Of a separate opinion that is not asked about. */
  separate: number;
  /** Likeness in meaning to the question, of the sentence and of the one before it; how far it is behind the likest. */
  like: number;
  likeBefore: number;
  behind: number;
};

export type Weights = Readonly<Partial<Record<keyof Measures | 'bias', number>>>;

export type Choosing = {
  /** Which sentence answers best. */
  ranks: Weights;
  /** Above 0 the best one answers; below, nothing does. */
  silence: Weights;
  /** What is farther behind the best adds nothing. */
  leastOfBest: number;
};

export const byWords: Choosing = fitted.byWords;
export const byMeaning: Choosing = fitted.byMeaning;

/** With what is so for all: `bias`. */
export const weighed = (measures: Measures, weights: Weights): number =>
  Object.entries(measures).reduce(
    (sum, [name, value]) => sum + (weights[name as keyof Measures] ?? 0) * value,
    weights.bias ?? 0,
  );
