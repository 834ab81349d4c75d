import type { Source } from './source.ts';
import { browserLines, notesTitle, opensSeparate, opensTitle, pageSections, printedOn } from './web.ts';

/** casetext.com, printed by a browser. */
export const casetext: Source = {
  name: 'Casetext',
  marks: [
    { line: /\bcasetext\.com\/case\//, example: 'https://casetext.com/case/vale-v-orr 1/9' },
    { line: /\| Casetext\b/, example: 'Vale v. Orr, 12 Mer. 401 | Casetext Search + Citator' },
    { line: /^From Casetext:/, example: 'From Casetext: Smarter Legal Research' },
  ],
  sections: pageSections,
  openings: [
    {
      section: 'foot',
      line: /^(?:About us|Jobs|News|© \d{4} Casetext\b.*|Casetext, Inc\b.*|Make your practice more\b.*)$/,
      example: '© 2024 Casetext Inc.',
      after: ['opinion', 'notes'],
    },
    opensTitle,
    {
      section: 'beside',
      line: /^(?:(?:Copy Citation|Download(?: PDF)?|Check Treatment|Summary|Case details\b.*)(?: |$))+$/,
      example: 'Check Treatment',
      after: ['title'],
    },
    {
      section: 'opinion',
      isTitle: true,
      line: /^Opinion$/,
      example: 'Opinion',
      after: ['title', 'beside'],
    },
    {
      section: 'opinion',
      line: /^(?:No\. )?(?=[\w,:-]*\d{2})[\w,:-]+$/,
      example: '4:19-cv-00318-BRW',
      not: '4:19-cv-00318-BRW (D. Mer. Sep. 22, 2022)',
      after: ['beside'],
    },
    notesTitle,
    { section: 'opinion', ...opensSeparate, after: ['notes'] },
  ],
  dropped: browserLines,
  titles: [
    {
      line: new RegExp(
        String.raw`${printedOn}(?<name>\S.*?\sv\.?\s.*?)(?:, (?:\d+ .*?\d+|[\w :.-]*-[\w.-]*\d[\w.-]*))? \| Casetext\b`,
      ),
      example: 'Vale v. Orr, 12 Mer. 401 | Casetext Search + Citator',
      not: 'Vale v. Orr, 12 Mer. 401',
    },
  ],
  noteMarks: {},
};
