/** What is said of statements, and where there is none. */
import type { Item } from '../material/schema.ts';

export const markWords: Record<Item['marks'][number], { word: string; meaning: string }> = {
  inferred: { word: 'inferred', meaning: 'The opinion does not say this in so many words.' },
  dicta: { word: 'dicta', meaning: 'Said by the court, but not needed for its decision.' },
  own: { word: 'your words', meaning: 'You wrote this; no engine did.' },
};

export const chosen = {
  word: 'your choice',
  meaning: 'The product was not sure; you chose this sentence of the opinion.',
};

export const putInBrackets =
  'Put in so that the sentence can be read alone. The opinion’s own words are in the quote.';

/** Above sentences of which none is stated. */
export const unsure = {
  title: 'We are not sure: choose',
  explanation:
    'These sentences come closest. None is stated as the answer: read them where they stand, and make one yours.',
  action: 'Make This Mine',
  inPrint: 'We were not sure, and nothing was chosen yet.',
} as const;

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
  forPart: 'We did not find this in the text.',
  forSection: 'We did not find anything for this section in the text.',
  separate: 'None in this excerpt.',
  ofDifference: 'Nothing was found that says in short where it differs.',
} as const;

export const followUpName = (count: number) => (count === 1 ? 'Likely follow-up' : 'Likely follow-ups');
