import type { Source } from './source.ts';
import { bracketedNotes, browserLines, notesTitle, opensNotes, opensSeparate, printedOn } from './web.ts';

/** scholar.google.com, printed by a browser. */
export const scholar: Source = {
  name: 'Google Scholar',
  marks: [
    {
      line: /- Google Scholar\b/,
      example: 'Vale v. Orr, 602 A. 2d 1277 - Pa: Supreme Court 1992 - Google Scholar',
    },
    {
      line: /^Save trees\b.*\bGoogle Scholar\b/,
      example: 'Save trees - read court opinions online on Google Scholar.',
    },
    {
      line: /\bscholar\.google\.\S+\/scholar_case\b/,
      example: 'https://scholar.google.com/scholar_case?case=12 1/9',
    },
  ],
  sections: { site: 'publisher', opinion: 'court', notes: 'notes', foot: 'publisher' },
  openings: [
    {
      section: 'foot',
      line: /^(?:Save trees\b|About Google Scholar\b|All Help Center$)/,
      example: 'Save trees - read court opinions online on Google Scholar.',
    },
    {
      section: 'opinion',
      line: /^\d{1,4} \p{Lu}[\w. ’']{0,24} ?(?:\d{1,5}|_+)(?: ?\((?:[^)]*\s)?\d{4}\))?$/u,
      example: '529 Pa. 241 (1992)',
      not: '11/24/26, 7:15 PM',
      after: ['site'],
    },
    {
      section: 'opinion',
      line: /^\p{Lu}{3,}.*\b(?:v\.|Plaintiffs?|Petitioners?|Appell(?:ants?|ees?))|^(?:No|Nos|Docket No|Civil Action No)\. /u,
      example: 'MARLOW SHIPPING INC., Appellant,',
      after: ['site'],
    },
    { section: 'notes', ...opensNotes, after: ['opinion'] },
    notesTitle,
    { section: 'opinion', ...opensSeparate, after: ['notes'] },
  ],
  dropped: browserLines,
  titles: [
    {
      line: new RegExp(
        String.raw`${printedOn}(?<name>\S.*?), (?:\d+ .*?\d+|.*?Court.*?|.*?Cir\..*?) - .*?\d{4}(?: - Google Scholar)?$`,
      ),
      example: 'Vale v. Orr, 602 A. 2d 1277 - Pa: Supreme Court 1992 - Google Scholar',
      not: 'Vale v. Orr, 602 A. 2d 1277',
    },
  ],
  noteMarks: bracketedNotes,
};
