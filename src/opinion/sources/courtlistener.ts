import type { Source } from './source.ts';
import {
  bracketedNotes,
  browserLines,
  notesTitle,
  opensNotes,
  opensSeparate,
  opensTitle,
  pageSections,
  printedOn,
} from './web.ts';

/** www.courtlistener.com, printed by a browser. */
export const courtListener: Source = {
  name: 'CourtListener',
  marks: [
    { line: /[–—-] CourtListener(?:\.com)?\b/, example: 'Vale v. Orr, 12 Mer. 401 – CourtListener.com' },
    {
      line: /^CourtListener is (?:a project of|sponsored by)\b/,
      example: 'CourtListener is sponsored by the non-profit Free Law Project.',
    },
    {
      line: /\bcourtlistener\.com\/opinion\b/,
      example: 'https://www.courtlistener.com/opinion/12/vale-v-orr/ 1/9',
    },
  ],
  sections: pageSections,
  openings: [
    {
      section: 'foot',
      line: /^(?:CourtListener is\b|Newsletter$|About$|Toggle Dropdown|Cited By \(|Authorities \()/,
      example: 'CourtListener is sponsored by the non-profit Free Law Project.',
      after: ['opinion', 'notes'],
    },
    opensTitle,
    {
      section: 'beside',
      line: /^(?:Citing (?:Case|Opinion)s?|Cited By|Summaries|View Citing Opinions|Get Citation Alerts|Toggle Dropdown|Table of Authorities|Similar Cases)\b/,
      example: 'Cited By (214)',
      after: ['title'],
    },
    {
      section: 'opinion',
      line: /^(?:Opinion|\d{1,4} \p{Lu}[\w. ’']{0,24} ?\d{1,5}(?: ?\((?:[^)]*\s)?\d{4}\))?)$/u,
      example: '12 Mer. 401 (1969)',
      not: 'Citations: 12 Mer. 401',
      isSet: (line, size) => line.size <= 1.15 * size,
      after: ['title', 'beside'],
    },
    {
      section: 'opinion',
      isTitle: true,
      line: /^(?:Lead Opinion|Combined Opinion)$/,
      example: 'Combined Opinion',
      after: ['title', 'beside'],
    },
    { section: 'notes', ...opensNotes, after: ['opinion'] },
    notesTitle,
    { section: 'opinion', ...opensSeparate, after: ['notes'] },
  ],
  dropped: browserLines,
  titles: [
    {
      line: new RegExp(
        String.raw`${printedOn}(?<name>\S.*?(?:\sv\.?\s).*?)(?:, \d+ .*?\d+)?(?: \((?:[^)]*\s)?\d{4}\))?(?: [–—-] CourtListener(?:\.com)?)$`,
      ),
      example: 'Vale v. Orr, 12 Mer. 401 – CourtListener.com',
      not: 'Vale v. Orr, 12 Mer. 401',
    },
  ],
  noteMarks: bracketedNotes,
};
