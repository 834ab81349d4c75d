import { headingLevel } from '../../src/opinion/layout/heading.ts';
import { hasLeaders } from '../../src/opinion/leaders.ts';
import type { Paragraph } from '../../src/opinion/opinion.ts';
import { withWindowsMarks } from '../../src/opinion/windows-1252.ts';
import { withWholeWords } from './divided-words.ts';
import { withoutInlineNotes } from './inline-notes.ts';
import { withoutLoneNumbers } from './lone-numbers.ts';
import { withBreaks } from './lost-breaks.ts';
import { withMendedReadings } from './misread.ts';
import { withoutPageMarks } from './page-marks.ts';
import { inOneFlow, noteSign } from './printed-pages.ts';
import { withScatteredJoined } from './scattered-lines.ts';
import { withoutWebMarks } from './web-marks.ts';

/** A page of the reporter may begin at the title; recognition takes "III" for "Ill", "IV" for "IY". */
const starPage = /^\*\d{1,4} (?=\S)/;
const bareEnumerator = /^(?:[IVXYl]{1,6}|[A-Z]|\d{1,2})\.?$/;

/** A volume and the first letter of its reporter, the rest of which a copy set on a line of its own: "307 U." */
const cutReporter = /(?<=\d [A-Z]\.)\n\s*\n\s*(?=[A-Z]\. ?\d)/g;
const underlined = /(?<![\p{L}\d_])_([^_]{1,200}?)_(?![\p{L}\d_])/gu;

/** Paragraphs of plain text; a short line without a full stop stands for a heading. */
export function plainParagraphs(text: string): Paragraph[] {
  const marked = withoutPageMarks(withMendedReadings(withWindowsMarks(withoutWebMarks(text))));
  return withoutLoneNumbers(withScatteredJoined(piecesOf(withBreaks(withWholeWords(inOneFlow(marked))))))
    .map((each) => each.replace(/(?<=\p{L}) (?=['’]s\b)/gu, ''))
    .flatMap(withNotesBehind)
    .map((each, index) => ({ ...each, id: `p${index + 1}`, page: 1, breaks: [] }));
}

type Piece = Pick<Paragraph, 'text' | 'kind' | 'level'>;

function withNotesBehind(whole: string): Piece[] {
  if (whole.startsWith(noteSign)) return [{ text: whole.slice(noteSign.length).trim(), kind: 'footnote' }];
  const { text, notes } = withoutInlineNotes(whole);
  const piece = pieceOf(text);
  return [...(text === '' ? [] : [piece]), ...notes.map((note): Piece => ({ text: note, kind: 'footnote' }))];
}

function pieceOf(text: string): Piece {
  if (hasLeaders(text)) return { text, kind: 'table' };
  const title = text.replace(starPage, '');
  return isHeading(title) ? { text, kind: 'heading', level: headingLevel(title) } : { text, kind: 'text' };
}

function piecesOf(text: string): string[] {
  return text
    .replace(cutReporter, ' ')
    .split(/\n\s*\n/)
    .map((each) =>
      each
        .replace(/\s+/g, ' ')
        .replace(underlined, '$1')
        .replace(/ —(?=\p{L})/gu, '—')
        .trim(),
    )
    .filter((each) => each !== '');
}

function isHeading(text: string): boolean {
  if (bareEnumerator.test(text)) return true;
  if (text.length > 100 || /[.,;:?!]["”’)]?$/.test(text)) return false;
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.length > 0 && words.filter((word) => /^\p{Lu}/u.test(word)).length >= 0.7 * words.length;
}
