import { cutOut, rangeOf } from './cut-out.ts';
import { casesIn } from './found-cases/case-starts.ts';
import type { FoundCase } from './found-cases/listed-cases.ts';
import type { Opinion } from './opinion.ts';
import { ownWords } from './own-words.ts';
import { isEdited } from './survey/excerpt.ts';
import { likestKind } from './survey/other-documents.ts';
import { isEntitled, opinionScore } from './survey/signs.ts';

export type Survey = {
  verdict: 'opinion' | 'not_an_opinion' | 'several_cases';
  /** What the file looks like instead of an opinion ("motion", "letter"); absent where it cannot be named. */
  documentKind?: string;
  /** The cases of a file that holds several, in order. */
  found: CaseFound[];
  /** Whether somebody shortened the opinion. */
  isExcerpt: boolean;
};

/** Two cases may share a page: the first ends where the second's title stands. */
export type CaseFound = { title: string; firstPage: number; lastPage: number };

/** What a decision has to have more of than of another document. */
const leastLead = 2;
/** Marks of another document that are enough to name it. */
const leastLikeness = 4;

/** What a file holds, before anything is made of it. */
export function surveyOpinion(opinion: Opinion): Survey {
  const isExcerpt = isShortened(opinion);
  const cases = casesIn(opinion.paragraphs, opinion.contents);
  if (cases.length > 1)
    return { verdict: 'several_cases', found: cases.map((each) => foundOf(opinion, each)), isExcerpt };
  const own = ownWords(opinion);
  const words = own.paragraphs.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  const other = likestKind(own.paragraphs, words, isEntitled(own));
  if (opinionScore(own, words) - other.score >= leastLead)
    return { verdict: 'opinion', found: [], isExcerpt };
  return {
    verdict: 'not_an_opinion',
    ...(other.score >= leastLikeness ? { documentKind: other.name } : {}),
    found: [],
    isExcerpt,
  };
}

/** Whether somebody shortened the opinion. */
export const isShortened = ({ paragraphs }: Opinion): boolean => isEdited(paragraphs);

/** Of the cases that a survey found those wanted, each as an opinion of its own; pages and paragraphs keep their numbers and names. */
export function takeCases(opinion: Opinion, wanted: readonly CaseFound[]): Opinion[] {
  const cases = casesIn(opinion.paragraphs, opinion.contents).map((each) => ({
    ...foundOf(opinion, each),
    case: each,
  }));
  return wanted.map(({ title, firstPage, lastPage }) => {
    const known = cases.find(
      (each) => each.title === title && each.firstPage === firstPage && each.lastPage === lastPage,
    )?.case;
    return cutOut(opinion, known ?? rangeOf(opinion, firstPage, lastPage), title, known?.told);
  });
}

function foundOf({ paragraphs }: Opinion, { title, firstParagraph, lastParagraph }: FoundCase): CaseFound {
  const last = paragraphs[lastParagraph]!;
  return {
    title,
    firstPage: paragraphs[firstParagraph]!.page,
    lastPage: last.breaks.at(-1)?.page ?? last.page,
  };
}
