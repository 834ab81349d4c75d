import type { Source } from './source.ts';

/** Lexis, in one column or two, as it is downloaded or printed. */
export const lexis: Source = {
  name: 'Lexis',
  marks: [
    {
      line: /^\d{1,4} [A-Z][\w. ]*\d+, \*\d+; .*\*\*\d+/,
      example: '12 U.S. 401, *505; 89 S. Ct. 733, **736',
    },
    { line: /^LexisNexis® Headnotes$/, example: 'LexisNexis® Headnotes' },
    { line: /^About LexisNexis \||©\s*\d{4},? LexisNexis\b/, example: 'Copyright © 2024 LexisNexis' },
    { line: /^Core Terms$/, example: 'Core Terms' },
    {
      line: /^\d+ .*\d+ \* (?:\||,|$).*\bLEXIS \d+/,
      example: '12 U.S. 401 * | 89 S. Ct. 733 ** | 1969 U.S. LEXIS 2443 ***',
    },
  ],
  sections: {
    caption: 'caption',
    history: 'publisher',
    editors: 'publisher',
    syllabus: 'syllabus',
    counsel: 'publisher',
    bench: 'caption',
    beside: 'publisher',
    opinion: 'court',
    notes: 'notes',
    foot: 'publisher',
  },
  openings: [
    {
      section: 'foot',
      line: /^(?:References|End of Document)$/,
      example: 'End of Document',
      after: ['opinion', 'notes'],
    },
    {
      section: 'history',
      line: /^(?:Notice|Prior History|Subsequent History|Disposition):/,
      example: 'Prior History: [****1] CERTIORARI TO THE COURT OF APPEALS',
      after: ['caption', 'history'],
    },
    {
      section: 'editors',
      line: /^(?:Core Terms|Case Summary|LexisNexis® Headnotes|Lawyers['’] Edition Display|Headnotes?(?:\/Summary)?|Summary)$/,
      example: 'Core Terms',
      after: ['caption', 'history', 'editors', 'counsel', 'syllabus'],
    },
    {
      section: 'syllabus',
      line: /^Syllabus$/,
      example: 'Syllabus',
      after: ['caption', 'history', 'editors', 'counsel'],
    },
    {
      section: 'counsel',
      line: /^Counsel:/,
      example: 'Counsel: Nora Vale argued the cause for petitioners.',
      after: ['caption', 'history', 'editors', 'syllabus'],
    },
    {
      section: 'bench',
      line: /^(?:Judges?|Panel):/i,
      example: 'Judges: Vale, Orr, Quill',
      after: ['caption', 'history', 'editors', 'syllabus', 'counsel', 'bench'],
    },
    {
      section: 'beside',
      line: /^(?:Concur|Dissent)(?: \(In Part\))? by:/i,
      example: 'Dissent by: QUILL',
      after: ['opinion'],
    },
    {
      section: 'opinion',
      isTitle: true,
      line: /^(?:Concur|Dissent)(?: \(In Part\))?$/i,
      example: 'Dissent',
      after: ['beside'],
    },
    {
      section: 'opinion',
      line: /^Opinion by:/i,
      example: 'Opinion by: QUILL',
      after: ['caption', 'history', 'editors', 'syllabus', 'counsel', 'bench'],
    },
    {
      section: 'opinion',
      isTitle: true,
      line: /^Opinion$/,
      example: 'Opinion',
      after: ['caption', 'history', 'editors', 'syllabus', 'counsel', 'bench', 'opinion'],
    },
    { section: 'notes', isTitle: true, line: /^Footnotes$/, example: 'Footnotes', after: ['opinion'] },
  ],
  dropped: [
    { line: /^Page \d+ of \d+$/, example: 'Page 3 of 12' },
    {
      line: /^\d{1,4} [A-Z][\w. ]*\d+, \*+\d+(?:;.*)?$/,
      example: '12 U.S. 401, *505; 89 S. Ct. 733, **736',
      not: '12 U.S. 401, 505',
    },
    { line: /^End of Document$/, example: 'End of Document' },
  ],
  titles: [],
  links: {
    line: /(?<=^|\s)HN\d{1,2}(?: ?\[[^\]\w]{0,4}\]| ?[^\w\s“"‘(§[]{1,2})?\s/gu,
    example: 'at sea. HN1[⬆] We review',
  },
  noteMarks: {},
};
