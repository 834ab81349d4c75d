import type { Source } from './source.ts';
import { browserLines, notesTitle, opensSeparate, opensTitle, printedOn, standsOff } from './web.ts';

/** caselaw.findlaw.com, printed by a browser. */
export const findLaw: Source = {
  name: 'FindLaw',
  marks: [
    { line: /\|\s*FindLaw\b/, example: 'VALE v. ORR (1969) | FindLaw' },
    {
      line: /\bcaselaw\.findlaw\.com\b/,
      example: 'https://caselaw.findlaw.com/us-supreme-court/12/401.html 1/9',
    },
    {
      line: /^FindLaw\s*[/›»>]\s*(?:Caselaw|Case ?law)\b/,
      example: 'FindLaw / Caselaw / United States / US Supreme Court',
    },
    { line: /^Copyright © \d{4},? FindLaw\b/, example: 'Copyright © 2024, FindLaw. All rights reserved.' },
  ],
  sections: { site: 'publisher', title: 'caption', opinion: 'court', notes: 'notes', foot: 'publisher' },
  openings: [
    {
      section: 'foot',
      line: /^(?:Copied to clipboard|Was this helpful\??|Back to Top|Welcome to FindLaw|A free source of state and federal|Enter information in one or more|Copyright ©|For Legal Professionals)/i,
      example: 'Was this helpful?',
      after: ['opinion', 'notes'],
    },
    opensTitle,
    {
      section: 'opinion',
      line: /^(?:United States (?:Supreme Court|Court of Appeals|District Court).*|(?:Supreme|Superior|Appellate|District|Court|Commonwealth)\b.*\b(?:Court|Appeals|of)\b.*)$/,
      example: 'United States Supreme Court',
      not: 'US Supreme Court',
      after: ['title'],
    },
    {
      section: 'notes',
      line: /^\[ ?Footnote [1*] ?\]/,
      example: '[ Footnote 1 ] The record calls it a wharf.',
      after: ['opinion'],
      isSet: standsOff,
    },
    notesTitle,
    { section: 'opinion', ...opensSeparate, after: ['notes'] },
  ],
  dropped: [
    ...browserLines,
    { line: /^(?:Reset|A|A A|Reset A A)?\s*Font size:\s*(?:Print)?$/, example: 'Reset A A Font size: Print' },
  ],
  titles: [
    {
      line: new RegExp(
        String.raw`${printedOn}(?<name>\S.*?(?:\sv\.?\s).*?)(?:, No\. .*?)?\s?\(\d{4}\)(?: \| FindLaw)?$`,
      ),
      example: 'VALE v. ORR MILLS, INC. (1969) | FindLaw',
      not: 'VALE v. ORR MILLS, INC.',
    },
  ],
  pageMarks: [
    {
      line: /\[\d{1,3} U\.S\. \d{1,4}, (?<page>\d{1,4})\]\s*/gu,
      example: 'rights in [12 U.S. 401, 405] light of',
    },
  ],
  noteMarks: {
    inText: {
      line: /\s?\[ ?(?:Footnote |fn|FN)(?<mark>\d{1,3}|[*†‡]) ?\]/gu,
      example: 'the pier. [ Footnote 1 ] The',
    },
    beforeNote: {
      line: /^\[? ?Footnote (?<mark>\d{1,3}|[*†‡]) ?\]?\s*/u,
      example: '[ Footnote 1 ] The record',
    },
  },
};
