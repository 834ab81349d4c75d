/** How a file of each format is written, of a sheet or of the questions on cards. A library is loaded once it is needed. */
import { type AnkiNote, notesToText } from './anki-notes.ts';
import { toCsv } from './csv.ts';
import type { Imprint } from './pdf.ts';
import { sheetRows, type TableRow } from './rows.ts';
import type { Sheet } from './sheet.ts';
import { sheetToMarkdown } from './sheet-markdown.ts';

export type Printed = {
  sheet: Sheet;
  imprint: Imprint;
  /** Where these say more than the sheet does. */
  markdown?: () => string;
  rows?: (() => TableRow[]) | undefined;
};
type SheetWriter = (printed: Printed) => Promise<Buffer> | Buffer | string;
type DeckWriter = (notes: readonly AnkiNote[], at: number) => Promise<Buffer> | string;

export const sheetWriters = {
  pdf: async ({ sheet, imprint }) => (await import('./pdf.ts')).sheetToPdf(sheet, imprint),
  docx: async ({ sheet, imprint }) => (await import('./docx.ts')).sheetToDocx(sheet, imprint),
  md: ({ sheet, markdown }) => markdown?.() ?? sheetToMarkdown(sheet),
  csv: ({ sheet, rows }) => toCsv(rows?.() ?? sheetRows(sheet)),
} satisfies Record<string, SheetWriter>;
export type SheetFormat = keyof typeof sheetWriters;

export const deckWriters = {
  apkg: async (notes, at) => (await import('./apkg.ts')).notesToApkg(notes, at),
  txt: notesToText,
} satisfies Record<string, DeckWriter>;
export type DeckFormat = keyof typeof deckWriters;
