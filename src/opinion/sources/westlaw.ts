import type { Source } from './source.ts';

/** Thomson Reuters Westlaw, in one column or two. */
export const westlaw: Source = {
  name: 'Westlaw',
  marks: [
    {
      line: /©\s*\d{4} Thomson Reuters\. No claim to original U\.S\. Government Works\./,
      example: '© 2021 Thomson Reuters. No claim to original U.S. Government Works.',
    },
    {
      line: /^Only the Westlaw citation is currently available\.?$/,
      example: 'Only the Westlaw citation is currently available.',
    },
  ],
  sections: {
    caption: 'caption',
    rules: 'publisher',
    synopsis: 'publisher',
    headnotes: 'publisher',
    below: 'caption',
    counsel: 'publisher',
    bench: 'caption',
    opinion: 'court',
    citations: 'publisher',
    notes: 'notes',
  },
  openings: [
    { section: 'citations', line: /^All Citations$/, example: 'All Citations', after: ['opinion'] },
    {
      section: 'notes',
      isTitle: true,
      line: /^Footnotes$/,
      example: 'Footnotes',
      after: ['opinion', 'citations'],
    },
    {
      section: 'rules',
      line: /^(?:\(?This (?:decision|case|opinion|disposition)\b|(?:UNPUBLISHED|Unpublished|NOT (?:FOR|TO BE)|Not (?:for|to be)|NOTE|Note|NOTICE|Notice)\b)/,
      example: '(This decision without published opinion is referenced in the Pacific Reporter. See',
      after: ['caption'],
    },
    {
      section: 'rules',
      line: /^(?:Distinguished|Declined to Follow|Called into Doubt|Disagreed With|Overruled|Abrogated|Superseded)(?: in Part)? by\b/,
      example: 'Distinguished by Vale v. Orr Mills, Inc., D. Mer., May 2, 2023',
      after: ['caption'],
    },
    {
      section: 'caption',
      line: /^\d{1,4} \p{Lu}[\p{L}\d. ]{0,24} \d+$/u,
      example: '12 Mer. 401',
      after: ['rules'],
    },
    {
      section: 'caption',
      line: /^(?:\p{Lu}[\p{L}.]+ ){0,2}(?:(?:Supreme|Superior|District|Bankruptcy|Circuit|Appellate|Tax|County) Court|Courts?|United States|U\.S\.)\b(?!.*\b(?:Rules?|Opinion|Order)\b)/u,
      example: 'Supreme Court of Montana.',
      not: 'Mont. Sup. Ct. Internal Operating Rules s 1 and Order of the Montana Supreme Court on',
      after: ['rules'],
    },
    {
      section: 'synopsis',
      line: /^(?:Synopsis|(?:Procedural )?Background:.*|Synopsis Background:.*)$/,
      example: 'Synopsis',
      after: ['caption', 'bench'],
    },
    {
      section: 'headnotes',
      line: /^West(?:’s|'s)? (?:Head|Code|Key ?)notes?\b/i,
      example: 'West Headnotes (13)',
    },
    {
      section: 'below',
      line: /^(?:\*{1,3}\d+ )?(?:APPEALS? FROM|Appeals? from|On (?:Appeal|Petition|Writ|[Rr]eview)|ON (?:APPEAL|PETITION|WRIT))\b/,
      example: '**421 APPEAL FROM: District Court of the Tenth Judicial District',
      after: ['synopsis', 'headnotes', 'counsel', 'caption'],
    },
    {
      section: 'counsel',
      line: /^(?:\*{1,3}\d+ )?(?:Attorneys and Law Firms)$/,
      example: 'Attorneys and Law Firms',
    },
    {
      section: 'bench',
      line: /^(?:\*{1,3}\d+ )?(?:Before|BEFORE|Present|PRESENT|Panel|PANEL)\b[:\s]/,
      example: 'Before: Vale, Orr, and Quill, Circuit Judges.',
      after: ['counsel', 'headnotes', 'synopsis', 'below'],
    },
    {
      section: 'opinion',
      line: /^(?:\*{1,3}\d+ )?(?:Opinion|OPINION(?: OF THE COURT)?|PER CURIAM\b.*|(?:MEMORANDUM|Memorandum|ORDER|Order|DECISION|Decision|FINDINGS|Findings|RECOMMENDED|REPORT|Report|JUDGMENT|Judgment|AMENDED|RULING)\b(?:(?: [A-Za-z.,’']+){0,14}))\.?$/,
      example: 'FINDINGS AND RECOMMENDATION OF U.S. MAGISTRATE JUDGE',
      not: 'Order granting summary judgment affirmed in part; see the memorandum of the Supreme Court, page 3 below.',
      after: ['counsel', 'bench', 'below', 'caption'],
    },
    {
      section: 'opinion',
      line: /\p{Lu}\p{L}+,? .*\b(?:Judge|JUDGE|Justice|JUSTICE|C\. ?J\.|P\. ?J\.|J\.)[:.*]?$|\bdelivered the [Oo]pinion\b/u,
      example: 'TIMOTHY ROWAN, United States Magistrate Judge',
      after: ['counsel', 'bench'],
    },
    {
      section: 'opinion',
      line: /^(?:\*{1,3}\d+ )?(?:Opinion|OPINION(?: OF THE COURT)?|PER CURIAM\b.*|(?:MEMORANDUM|ORDER|DECISION)[A-Z ]*)$/,
      example: 'OPINION OF THE COURT',
      not: 'Judgment Nature of summary judgment',
      after: ['headnotes', 'synopsis'],
    },
    {
      section: 'opinion',
      line: /^(?:\*{1,3}\d+ |¶ ?1\b)/,
      example: '*1 Plaintiff Nora Vale brings this action',
      after: ['counsel', 'bench', 'caption'],
    },
    {
      section: 'opinion',
      line: /./,
      example: 'I. BACKGROUND',
      after: ['counsel', 'bench'],
      isSet: ({ bold }) => bold,
    },
  ],
  dropped: [
    { line: /^(?:Image [\d.]+ within .*|KeyCite .*)$/, example: 'KeyCite Yellow Flag - Negative Treatment' },
    { line: /^For Educational Use Only$/, example: 'For Educational Use Only' },
    {
      line: /^\p{L}[\p{L}.’' -]*, \p{L}[\p{L}.’' -]* \d{1,2}\/\d{1,2}\/\d{4}$/u,
      example: 'Vale, Nora 1/18/2021',
      not: 'Signed 06/12/2019',
    },
    {
      line: /^(?:WESTLAW\s*)?©\s*\d{4} Thomson Reuters\. No claim\b.*?(?<page>\d+)?$/,
      example: '© 2021 Thomson Reuters. No claim to original U.S. Government Works. 4',
    },
    { line: /^\|$/, example: '|' },
    { line: /^End of Document\b.*$/, example: 'End of Document' },
  ],
  titles: [
    {
      line: /^(?<name>\S.*?), (?:Slip Copy|Not Reported in .+|Unpublished .+|--- .+ ---|\d+ [A-Z].+) \((?:[^()]*\b)?\d{4}\)$/,
      example: 'Vale v. Orr Mills, Inc., Not Reported in Fed. Supp. (2019)',
      not: '460 P.3d 419, 2020 MT 65',
    },
  ],
  hasHeadnoteLinks: true,
};
