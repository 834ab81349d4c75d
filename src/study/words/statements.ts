/** What is said of statements, and where there is none. */
import type { Checking, Item, Role } from '../material/schema.ts';

export const markWords: Record<Item['marks'][number], { word: string; meaning: string }> = {
  inferred: { word: 'inferred', meaning: 'The opinion doesn’t say this in so many words.' },
  dicta: { word: 'dicta', meaning: 'Said by the court, but not needed for its decision.' },
  likely: {
    word: 'likely',
    meaning: 'The program isn’t sure that this is the sentence. Read the passage before you rely on it.',
  },
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

const chosen = {
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
  notChosen: 'Not chosen yet: we weren’t sure which sentence this is.',
  inPrint: 'We weren’t sure, and nothing has been chosen yet. These sentences come closest:',
} as const;

export const unverified = {
  word: 'not quoted',
  meaning: 'We couldn’t find the words this rests on. Check it before you rely on it.',
};

/** Its words are there, and do not show it. */
export const notBorneOut = {
  word: unverified.word,
  meaning:
    'The passage doesn’t bear this out, or someone else says it there. Check it before you rely on it.',
};

export const notChecked = {
  word: 'not checked',
  meaning: 'We couldn’t confirm that the passage says this. Read it before you rely on it.',
};

/** What code held against what, of material that a language model wrote. */
export const howChecked =
  'Every quote is in the text. Names, numbers, dates, and the outcome were checked against the cited passages.';

/** What a second reading did, of which nothing is known for material from before it was kept. */
export function howReread(checking: Checking | undefined): string | undefined {
  if (!checking) return undefined;
  const { reading, lines, read } = checking;
  const some = `${read} of ${lines} lines`;
  switch (reading) {
    case 'all':
      return 'Every line was read a second time against its passage.';
    case 'some':
      return `A second reading covered ${some}. The rest are marked “${notChecked.word}.”`;
    case 'off':
      return 'No one read it a second time.';
    case 'failed':
      return read > 0
        ? `A second reading stopped after ${some}. No one reread the rest.`
        : 'A second reading didn’t go through, so no one reread it.';
    case 'capped':
      return read > 0
        ? `This server’s spending limit stopped the second reading after ${some}. No one reread the rest.`
        : 'This server’s spending limit left no room for a second reading, so no one reread it.';
  }
}

/** The remark on how far a statement was checked; undefined where nothing needs to be said. */
export const checkRemark = ({
  verified = true,
  check,
  marks = [],
  pinpoints = [],
}: Partial<Pick<Item, 'verified' | 'check' | 'marks' | 'pinpoints'>>) => {
  if (!verified) return pinpoints.length > 0 ? notBorneOut : unverified;
  // Her own words are hers to check.
  if (marks.includes('own')) return undefined;
  return check === 'not_checked' ? notChecked : undefined;
};

type MarkedItem = Pick<Item, 'marks'> & Partial<Pick<Item, 'pinpoints' | 'generated'>>;

/** What each mark says. Words of hers that quote a passage stand as she chose them, not as she wrote them. */
export const remarksOfMarks = ({ marks, pinpoints = [], generated }: MarkedItem) =>
  marks.map((mark) => ({
    mark,
    ...(mark === 'own' && pinpoints.length > 0 && generated === undefined ? chosen : markWords[mark]),
  }));

/** In a word each, what is to be known of a statement before one relies on it. */
export const remarksOn = (item: MarkedItem & Pick<Item, 'verified' | 'check'>): string[] => [
  ...[checkRemark(item)?.word ?? []].flat(),
  ...remarksOfMarks(item).map(({ word }) => word),
];

/** What a remark says, where its word is all that is left of it. */
export const meaningOf = (word: string): string | undefined =>
  [chosen, notChecked, unverified, ...Object.values(markWords)].find((each) => each.word === word)?.meaning;

/** In the place of what was not found. */
export const nothing = {
  forPart: 'We did not find this in the text.',
  forSection: 'We found nothing sure enough for this section. The text may still have it.',
  separate: 'None in this text.',
  ofDifference: 'We found no short statement of how it differs.',
} as const;

export const followUpName = (count: number) => (count === 1 ? 'Likely follow-up' : 'Likely follow-ups');
