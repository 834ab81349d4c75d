import type { Edition } from './tables.ts';

/** A citation as it is read, in offsets of the cleaned text. */
export type CitationMatch = {
  form: 'case' | 'journal' | 'law' | 'short' | 'id' | 'supra' | 'reference' | 'section';
  /** The core: "410 U. S. 113", "Id.", "supra". */
  start: number;
  end: number;
  /** With case name, pinpoint and parentheticals. */
  fullStart: number;
  fullEnd: number;
  /** What the reporter's pattern names: volume, reporter, page, title, section … */
  groups: Record<string, string>;
  exact: Edition[];
  variation: Edition[];
  edition?: Edition;
  pin?: string;
  court?: string;
  year?: number;
  yearText?: string;
  month?: string;
  day?: string;
  plaintiff?: string;
  defendant?: string;
  /** The name by which a short form or supra recalls a case. */
  antecedent?: string;
  parenthetical?: string;
  extra?: string;
  publisher?: string;
};
