import type { Caption } from '../../src/opinion/opinion.ts';
import type { CaptionTruth } from './truth.ts';

type Field = [name: string, isRight: boolean, read: string | undefined, is: string];
const field = (...each: Field): Field => each;

export type Score = { right: number; of: number };

/** The fields of the caption that were read right. */
export function captionScore(truth: CaptionTruth, caption: Caption, troubles: string[]): Score {
  const fields: Field[] = [
    [
      'case name',
      truth.caseNames.some((name) => nameWords(name) === nameWords(caption.caseName ?? '')),
      caption.caseName,
      truth.caseNames[0]!,
    ],
    ['court', courtWords(truth.court) === courtWords(caption.court ?? ''), caption.court, truth.court],
    ['docket', digits(caption.docket ?? '').includes(digits(truth.docket)), caption.docket, truth.docket],
    ...(truth.decidedOn === undefined
      ? []
      : [field('date', truth.decidedOn === caption.decidedOn, caption.decidedOn, truth.decidedOn)]),
    ...(truth.author === undefined
      ? []
      : [field('author', truth.author === caption.author, caption.author, truth.author)]),
  ];
  for (const [name, isRight, read, is] of fields)
    if (!isRight) troubles.push(`${name}: read ${read ?? 'nothing'}; is ${is}`);
  return { right: fields.filter(([, isRight]) => isRight).length, of: fields.length };
}

/** Capitals, stops and corporate forms are matters of the reporter's style. */
function nameWords(name: string): string {
  return name
    .toLowerCase()
    .replace(/[.,’']/g, '')
    .replace(/\b(?:company|corporation)\b/g, (word) => (word === 'company' ? 'co' : 'corp'))
    .replace(/\s+/g, ' ')
    .trim();
}

function courtWords(court: string): string {
  return (
    court
      .toLowerCase()
      // The division of a district court is part of its name, but of no citation of it.
      .replace(/^(united states district court .*), \w+ division$/, '$1')
      .replace(/[.,]/g, '')
      .split(' ')
      .filter((word) => !['of', 'the', 'for', 'in', 'state'].includes(word))
      .sort()
      .join(' ')
  );
}

function digits(text: string): string {
  return text.replace(/[–—]/g, '-').toLowerCase();
}
