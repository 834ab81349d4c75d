import type { Source } from './source.ts';
import { browserLines, notesTitle, opensSeparate, opensTitle, printedOn, standsOff } from './web.ts';

/** supreme.justia.com and law.justia.com, printed by a browser or saved as one page. */
export const justia: Source = {
  name: 'Justia',
  marks: [
    { line: /^Justia\s*[›»>]\s*(?:U\.?S\.? Law|US Law)\b/, example: 'Justia › U.S. Law › U.S. Case Law' },
    {
      line: /::\s*(?:\d{4}\s*::\s*)?.*\bJustia\b/,
      example: 'Vale v. Orr :: 12 U.S. 401 (1969) :: Justia US Supreme Court Center',
    },
    {
      line: /\b(?:supreme|law)\.justia\.com\b/,
      example: 'https://supreme.justia.com/cases/federal/us/12/401/ 2/14',
    },
  ],
  sections: {
    site: 'publisher',
    title: 'caption',
    editors: 'publisher',
    syllabus: 'syllabus',
    opinion: 'court',
    notes: 'notes',
    foot: 'publisher',
  },
  openings: [
    {
      section: 'foot',
      line: /^(?:Disclaimer:|Justia Annotations is\b|Some case metadata\b|Justia Legal Resources$|Search this Case\b|Materials$)/i,
      example: 'Disclaimer: Official Supreme Court case law is only found in the print version',
      after: ['opinion', 'notes'],
    },
    opensTitle,
    { section: 'syllabus', line: /^Syllabus$/, example: 'Syllabus', after: ['title', 'editors'] },
    {
      section: 'opinion',
      isTitle: true,
      line: /^(?:Opinions? (?:&|and) Dissents?|Opinion|Download PDF|U\.S\. Supreme Court)$/,
      example: 'Opinions & Dissents',
      after: ['title', 'editors'],
    },
    {
      section: 'opinion',
      line: /^(?:IN THE |In the )?(?:SUPREME|COURT|UNITED|DISTRICT|Supreme Court|United States (?:Court|District))\b(?!.* (?!of|the|for|and|in)\p{Ll})/u,
      example: 'IN THE SUPREME COURT OF THE STATE OF MERIDIAN',
      not: 'Supreme Court reversed the directed verdict for the company,',
      after: ['title', 'editors'],
    },
    {
      section: 'opinion',
      isTitle: true,
      line: /^(?:Opinions? (?:&|and) Dissents?|Opinion)$/,
      example: 'Opinions & Dissents',
      after: ['syllabus'],
    },
    {
      section: 'editors',
      line: /^(?:Overview|Annotation|Annotate this Case|Primary Holding|Justia Opinion Summary|Opinion Summary|Opinions|Materials|Case Commentary|Facts)\b.{0,24}$/,
      example: 'Primary Holding',
      after: ['title', 'editors'],
    },
    {
      section: 'notes',
      line: /^\[? ?Footnote 1 ?\]?/,
      example: '[Footnote 1]',
      after: ['opinion'],
      isSet: standsOff,
    },
    notesTitle,
    { section: 'opinion', ...opensSeparate, after: ['notes'] },
  ],
  dropped: [...browserLines, { line: /^(?:Toggle button|Listen)$/, example: 'Toggle button' }],
  titles: [
    {
      line: new RegExp(
        String.raw`${printedOn}(?<name>\S.*?(?:\sv\.?\s|^In re ).*?)(?:, (?:No\. .*|\d+ .*\d+))? (?:\(\d{4}\)|:: .*)`,
      ),
      example: 'Vale v. Orr Mills, Inc., 12 U.S. 401 (1969)',
      not: 'Tinkering with Volume 12 (1969)',
    },
  ],
  pageMarks: [
    { line: /(?<=^|\s)\[(?<page>\d{1,4})\](?=\s|$)/gu, example: 'rights in [505] light of' },
    { line: /(?<=^|\s)Page \d{1,3} U\. ?S\. (?<page>\d{1,4})(?=\s|$)/gu, example: 'Page 12 U. S. 404' },
  ],
  noteMarks: {
    inText: { line: /\s?\[ ?Footnote (?<mark>\d{1,3}|[*†‡]) ?\]/gu, example: 'the pier. [Footnote 1] The' },
    beforeNote: { line: /^\[? ?Footnote (?<mark>\d{1,3}|[*†‡]) ?\]?\s*/u, example: '[Footnote 1]' },
  },
};
