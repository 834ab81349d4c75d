/** How a sheet of one layout is set, in points unless said otherwise. */
export type Style = {
  page: { width: number; height: number; top: number; bottom: number; left: number; right: number };
  font:
    | 'Tinos'
    | 'Courier Prime'
    | 'Libertinus Serif'
    | 'New Computer Modern'
    | 'Source Serif 4'
    | 'DejaVu Sans Mono';
  size: number;
  weight?: number;
  /** From one baseline to the next. */
  pitch: number;
  /** Of a paragraph's first line. */
  indent: number;
  /** Between paragraphs, beyond the pitch. */
  gap: number;
  isJustified: boolean;
  isHyphenated: boolean;
  columns?: 2;
  quote: { inset: number; size: number; pitch: number };
  note: { size: number; mark: 'raised' | 'level'; isRuled: boolean };
  heading: HeadingStyle;
  /** Numbers every paragraph of text. */
  numbered?: { print: (number: number) => string; place: 'run in' | 'outdented' | 'tabbed' };
  /** Typst code with `n` (the page's number), `sheet` (from 1) and `label`; answers content. */
  head?: string;
  foot?: string;
  /** Typst code: what `label` is; by default the page's number. "" where the page shows none. */
  label?: string;
  firstPage?: number;
  /** More Typst settings, and what stands behind the text. */
  settings?: string;
  background?: string;
};

/** A label for "Page 3 of 12": it counts sheets, and a reading may take it for the page's number or leave it. */
export const countsSheets = '"?" + str(n)';

export type HeadingStyle = {
  align: 'center' | 'left';
  look: 'bold' | 'capitals' | 'italic' | 'underlined' | 'spaced' | 'small capitals' | 'plain';
  isEnumerated: boolean;
};

const letter = { width: 612, height: 792 };

/** Letter paper with an inch on every side: what others are varied from. */
export const plainStyle: Style = {
  page: { ...letter, top: 72, bottom: 72, left: 72, right: 72 },
  font: 'Tinos',
  size: 12,
  pitch: 14.4,
  indent: 36,
  gap: 6,
  isJustified: false,
  isHyphenated: false,
  quote: { inset: 36, size: 12, pitch: 14.4 },
  note: { size: 10, mark: 'raised', isRuled: true },
  heading: { align: 'left', look: 'bold', isEnumerated: true },
};

export function styled(change: Partial<Style>): Style {
  return { ...plainStyle, ...change };
}
