import type { Source } from './source.ts';
import { browserLines, notesTitle, opensSeparate } from './web.ts';

/** A court's own site, or one that no other row knows, printed by a browser. */
export const anySite: Source = {
  name: 'The web site',
  marks: [{ line: /^https?:\/\/\S+\s+\d+\/\d+$/, example: 'https://courts.example.gov/opinions/12.htm 1/9' }],
  sections: { opinion: 'court', notes: 'notes', foot: 'publisher' },
  openings: [
    {
      section: 'foot',
      line: /^(?:Copyright (?:©|\(c\)|\d{4})|© ?\d{4}|Last (?:updated|modified|reviewed)\b|Back to top$|Privacy Policy\b)/i,
      example: 'Last updated June 8, 2017',
      not: 'Copyright protects what an author fixed',
      after: ['opinion', 'notes'],
    },
    notesTitle,
    { section: 'opinion', ...opensSeparate, after: ['notes'] },
  ],
  dropped: browserLines,
  titles: [],
  noteMarks: {},
  mayIndent: true,
};
