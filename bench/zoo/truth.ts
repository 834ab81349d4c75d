import type { DispositionAction, ParagraphKind, PartKind } from '../../src/opinion/opinion.ts';

export type Specimen = { layout: string; disturbance: string; pdf: Buffer; truth: Truth };

/** What a right reading of one printed document finds. */
export type Truth = {
  /** From the first opinion's first words on; what stands above them is the front and judged by the caption alone. */
  paragraphs: TruthParagraph[];
  parts: { kind: PartKind; author?: string; firstParagraph: number }[];
  caption: CaptionTruth;
  disposition: { actions: DispositionAction[]; isInPart: boolean } | undefined;
  /** The number printed on each page; "" where none is, "?3" where it only counts sheets and may be left. */
  labels: string[];
  /** Where a reporter's pages begin inside the text: before which word of which paragraph. */
  stars?: { paragraph: number; word: number; label: string }[];
  /** A publisher's words, each of which stands nowhere but among its own. */
  apart?: string[];
};

export type TruthParagraph = {
  kind: Extract<ParagraphKind, 'heading' | 'text' | 'quote' | 'footnote'>;
  sentences: TruthSentence[];
  /** Of a footnote: its mark. */
  mark?: string;
};

export type TruthSentence = {
  text: string;
  /** Marks of the footnotes behind it. */
  marks: string[];
  /**
   * Words that a reading may keep or leave: a paragraph's number, a repeated caption, a signature. `soft` words must be
   * read, but may stand by themselves or with what follows: "ROWAN, Circuit Judge."
   */
  is?: 'optional' | 'soft';
};

export type CaptionTruth = {
  /** Any of them is right. */
  caseNames: string[];
  court: string;
  docket: string;
  /** ISO day; absent where only a year is printed. */
  decidedOn?: string;
  author?: string;
};
