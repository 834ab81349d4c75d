/** What is said of statements, and where there is none. */
import type { Item } from '../material/schema.ts';

export const markWords: Record<Item['marks'][number], { word: string; meaning: string }> = {
  inferred: { word: 'inferred', meaning: 'The opinion does not say this in so many words.' },
  dicta: { word: 'dicta', meaning: 'Said by the court, but not needed for its decision.' },
  own: { word: 'your words', meaning: 'You wrote this; no engine did.' },
};

export const unverified = {
  word: 'not verified',
  meaning: 'The words that this rests on were not found in the text. Check it before you rely on it.',
};

export const notChecked = {
  word: 'not checked',
  meaning: 'No check could tell whether the passage says this. Read it before you rely on it.',
};

/** What was held against what, of material that a language model wrote. */
export const howChecked =
  'Every quote was found in the text. Names, numbers, dates, and the outcome were checked against the passages cited, and what decides the case was read a second time.';

/** The remark on how far a statement was checked; undefined where nothing needs to be said. */
export const checkRemark = ({
  verified = true,
  check,
  marks = [],
}: Partial<Pick<Item, 'verified' | 'check' | 'marks'>>) => {
  if (!verified) return unverified;
  // Her own words are hers to check.
  if (marks.includes('own')) return undefined;
  return check === 'not_checked' ? notChecked : undefined;
};

/** In a word each, what is to be known of a statement before one relies on it. */
export const remarksOn = ({ marks, ...item }: Pick<Item, 'marks' | 'verified' | 'check'>): string[] => [
  ...[checkRemark({ marks, ...item })?.word ?? []].flat(),
  ...marks.map((mark) => markWords[mark].word),
];

/** In the place of what was not found. */
export const nothing = {
  forPart: 'Nothing was found for this part in the text.',
  forSection: 'Nothing was found for this section in the text.',
  separate: 'None in this excerpt.',
  ofDifference: 'Nothing was found that says in short where it differs.',
} as const;

export const followUpName = (count: number) => (count === 1 ? 'Likely follow-up' : 'Likely follow-ups');
