/** What a publisher's or a web site's print is told by, and which of its words are whose. */
import type { Line } from '../layout/line.ts';
import type { Zone } from '../zone.ts';

/** A line known by its words. */
export type Row = {
  line: RegExp;
  example: string;
  /** Looks like one, and is none. */
  not?: string;
};

/** What a line begins: it and those behind it belong to the section, until another begins. */
export type Opening = Row & {
  section: string;
  /** It is a title of the site's, and no one's words. */
  isTitle?: true;
  /** Sections that it may follow; any where absent. */
  after?: readonly string[];
  /** How it must be set; `size` is that of most of the text, `above` the line before it. */
  isSet?: (line: Line, size: number, above: Line | undefined, below: readonly Line[]) => boolean;
};

export type Source = {
  /** As students know it. */
  name: string;
  /** One of these tells it. */
  marks: readonly Row[];
  /** Whose the words of each section are; the first is the one a print begins with. */
  sections: Readonly<Record<string, Zone>>;
  openings: readonly Opening[];
  /** Lines that stand for themselves, wherever they are: they open and close nothing. */
  dropped: readonly Row[];
  /** The line that calls the case by its name in citation style, `name` in a named group. */
  titles: readonly Row[];
  /** Page numbers that stand in the text in another way than with stars: patterns for all of a text, the number in the group `page`. */
  pageMarks?: readonly Row[];
  /** Set where notes stand behind an opinion without a title that says so. How a mark is set that is no raised number: in the text (a pattern for all of it) and before the note, the mark in the group `mark`. */
  noteMarks?: { inText?: Row; beforeNote?: Row };
  /** What leads from the court's words to the publisher's: a pattern for all of a text. */
  links?: Row;
  /** Numbers in brackets before a paragraph lead to the publisher's headnotes. */
  hasHeadnoteLinks?: true;
  /** First lines may be set in, and no blank line part paragraphs. */
  mayIndent?: true;
};
