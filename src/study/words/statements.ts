/** What is said of statements, and where there is none. */
import type { Item, Role } from '../material/schema.ts';

export const markWords: Record<Item['marks'][number], { word: string; meaning: string }> = {
  inferred: { word: 'inferred', meaning: 'The opinion doesn’t say this in so many words.' },
  dicta: { word: 'dicta', meaning: 'Said by the court, but not needed for its decision.' },
  own: { word: 'your words', meaning: 'You wrote this yourself.' },
};

/** What each statement of the posture is called. */
const roleNames: Record<Role, string> = {
  court: 'Court',
  relief: 'Relief sought',
  ruling: 'Ruling under review',
  standard: 'Standard of review',
  below: 'Below',
};

/** Undefined for a statement that its section alone names. */
export const labelOf = ({ role }: Pick<Item, 'role'>): string | undefined => role && roleNames[role];

/** A statement with its label, for where a line of text is all there is. */
export const labelled = ({ text, role }: Pick<Item, 'text' | 'role'>): string =>
  role ? `${roleNames[role]}: ${text}` : text;

export const chosen = {
  word: 'your choice',
  meaning: 'We weren’t sure, so you chose this sentence from the opinion.',
};

export const putInBrackets =
  'Added so the sentence makes sense on its own. The quote has the opinion’s exact words.';

/** Above sentences of which none is stated. */
export const unsure = {
  title: 'We’re not sure: you choose',
  explanation:
    'These sentences come closest, but none is clearly the answer. Read them in context and pick one.',
  action: 'Use This One',
  inPrint: 'We weren’t sure, and nothing has been chosen yet.',
} as const;

export const unverified = {
  word: 'not verified',
  meaning: 'We couldn’t find the words this rests on. Check it before you rely on it.',
};

export const notChecked = {
  word: 'not checked',
  meaning: 'We couldn’t confirm that the passage says this. Read it before you rely on it.',
};

/** What was held against what, of material that a language model wrote. */
export const howChecked =
  'Every quote is in the text. Names, numbers, dates, and the outcome were checked against the cited passages, and what decides the case was read twice.';

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
  forSection: 'We found nothing for this section in the text.',
  separate: 'None in this excerpt.',
  ofDifference: 'We found no short statement of how it differs.',
} as const;

export const followUpName = (count: number) => (count === 1 ? 'Likely follow-up' : 'Likely follow-ups');
