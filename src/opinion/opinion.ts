/** The parsed structure of a case's text: what the reader makes and every engine works from. */

/** Raised whenever the reader's output for the same file may change, so that stored opinions tell which reader made them. */
export const readerVersion = 19;

export type Opinion = {
  readerVersion: number;
  pageCount: number;
  /** PDF page numbers (from 1) of which nothing could be read. */
  missingPages: number[];
  /** Where printed page numbers jump: pages that the file lacks, though each of its own was read. Absent where none does. */
  leftOut?: PagesLeftOut[];
  pages: Page[];
  /** In reading order; a footnote follows the paragraph that carries its mark. */
  paragraphs: Paragraph[];
  /** What parts a book of cases, in its order; absent in a file that is none. */
  contents?: ContentsEntry[];
  /** What the book that it was taken from calls the chapter, or the section, that it stands in. */
  chapter?: string;
  parts: Part[];
  caption: Caption;
  disposition?: Disposition;
  citations: OpinionCitation[];
};

/** A title in a file's own outline or, where it has none, a heading set as those of its cases are. `paragraph` is the index of the one that it stands above or is; `depth` counts from 0. */
export type ContentsEntry = { title: string; depth: number; paragraph: number };

/** Between the PDF page `after` and the next; `labels` are the first and the last number that are not there. */
export type PagesLeftOut = { after: number; labels: [first: string, last: string] };

export type Page = {
  /** Position in the PDF, from 1: to jump to. */
  number: number;
  /** The number printed on the page ("12", "iv", "557"), to cite; absent where the page shows none. */
  label?: string;
  source: 'text' | 'ocr';
  /** How surely the words of a recognised page were read, their mean, and which share of the words that a file brings may be words; 0 to 1, absent where there are too few. */
  confidence?: number;
};

export type ParagraphKind = 'caption' | 'heading' | 'text' | 'quote' | 'footnote' | 'note' | 'table';

export type Paragraph = {
  /** Unique in the opinion and stable for the same file and reader: "p1", "p2", … */
  id: string;
  /** Reflowed: hyphenation undone, one space between words, footnote marks taken out. */
  text: string;
  kind: ParagraphKind;
  /** Depth of a heading: 1 for "I", 2 for "A", 3 for "1", 4 for "a". */
  level?: number;
  /** PDF page on which it begins. */
  page: number;
  /** Where each further page begins inside `text`; empty for a paragraph that stays on one page. */
  breaks: { page: number; offset: number }[];
  /** The mark of a footnote ("3", "*"). */
  mark?: string;
  /** Where footnote marks stood in `text`. */
  marks?: { offset: number; mark: string }[];
  /** Offsets of runs in italics: case names, emphasis. */
  italics?: [start: number, end: number][];
  /** Offsets of words in a scan that were recognised with less than 60 % confidence. */
  uncertain?: [start: number, end: number][];
  /** Where pages of a reporter begin in `text`, as a database tells them; parallel ones are another reporter's than that which names places. */
  stars?: Star[];
  /** Who wrote it ("Westlaw"), where it is not the court. */
  publisher?: string;
};

export type Star = { offset: number; label: string; isParallel?: true };

export type PartKind =
  | 'front'
  | 'syllabus'
  | 'majority'
  | 'plurality'
  | 'per_curiam'
  | 'concurrence'
  | 'concurrence_in_part_and_dissent_in_part'
  | 'dissent'
  | 'appendix'
  /** What a publisher or a web site wrote around the opinion; `author` says who. */
  | 'publisher';

export type Part = {
  kind: PartKind;
  /** Surname as the court prints it, in title case ("Thomas", "O'Connor"); absent where none is named. */
  author?: string;
  firstPage: number;
  lastPage: number;
  /** Indexes into `paragraphs`, both inclusive. Parts do not overlap; together they cover every paragraph. */
  firstParagraph: number;
  lastParagraph: number;
};

export type LeadKind = Extract<PartKind, 'majority' | 'plurality' | 'per_curiam'>;

export type CaptionField = 'caseName' | 'citation' | 'court' | 'docket' | 'decidedOn' | 'author' | 'kind';

/** Confidence is 0 to 1; a field that is not found is absent. */
export type Caption = {
  caseName?: string;
  citation?: string;
  court?: string;
  docket?: string;
  /** ISO day. */
  decidedOn?: string;
  author?: string;
  kind?: LeadKind;
  /** How surely each field was read; that of the disposition too, which stands beside the caption. */
  confidence: Partial<Record<CaptionField | 'disposition', number>>;
};

export type Disposition = {
  /** What the court did, in the order it says so, but a remand after what it did to the judgment. */
  actions: DispositionAction[];
  isInPart: boolean;
  /** In words for the caption: "Affirmed in part, reversed in part and remanded". */
  summary: string;
  /** The decretal words: where they stand. */
  paragraphId: string;
  start: number;
  end: number;
};

export type DispositionAction =
  | 'affirmed'
  | 'reversed'
  | 'vacated'
  | 'remanded'
  | 'dismissed'
  | 'granted'
  | 'allowed'
  | 'denied'
  | 'modified'
  | 'set_aside'
  | 'enforced'
  | 'quashed'
  | 'transferred'
  | 'answered'
  | 'decided_for_petitioner'
  | 'decided_for_respondent'
  | 'decided_under_rule_155'
  | 'disbarred'
  | 'disciplined';

export type CitationKind = 'full' | 'short' | 'id' | 'supra' | 'statute';

export type OpinionCitation = {
  kind: CitationKind;
  paragraphId: string;
  start: number;
  end: number;
  text: string;
  volume?: string;
  reporter?: string;
  page?: string;
  pin?: string;
  court?: string;
  year?: number;
  plaintiff?: string;
  defendant?: string;
  /** Index into `Opinion.citations` of the full citation that a short form, supra or id. points to. */
  resolvesTo?: number;
};

/** The part of a paragraph that stands on one page: what a pinpoint points to and the reading view shows. */
export type Passage = { id: string; page: number; text: string; start: number; end: number };

/** A paragraph's passages, one a page. The first keeps the paragraph's id; later ones add ".2", ".3", … */
export function passagesOf(paragraph: Paragraph): Passage[] {
  const { text } = paragraph;
  const bounds = [
    { page: paragraph.page, offset: 0 },
    // A word that the foot of a page divides is read where it begins.
    ...paragraph.breaks.map(({ page, offset }) => ({ page, offset: endOfWord(text, offset) })),
  ];
  return bounds.map(({ page, offset }, index) => {
    const end = bounds[index + 1]?.offset ?? paragraph.text.length;
    return {
      id: index === 0 ? paragraph.id : `${paragraph.id}.${index + 1}`,
      page,
      text: paragraph.text.slice(offset, end).trim(),
      start: offset,
      end,
    };
  });
}

const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character);

function endOfWord(text: string, offset: number): number {
  let at = offset;
  while (isLetter(text[at - 1]) && isLetter(text[at])) at += 1;
  return at;
}

const leadKinds: readonly PartKind[] = ['majority', 'plurality', 'per_curiam'];

/** The opinion that decides the case; absent in a file that holds separate opinions alone. */
export function leadPart(opinion: Pick<Opinion, 'parts'>): Part | undefined {
  return opinion.parts.find((part) => leadKinds.includes(part.kind));
}
