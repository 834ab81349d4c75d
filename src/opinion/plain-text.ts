import { withWholeWords } from './divided-words.ts';
import { headingLevel } from './layout/heading.ts';
import { withBreaks } from './lost-breaks.ts';
import type { Paragraph } from './opinion.ts';
import { withoutPageMarks } from './page-marks.ts';
import { withWindowsMarks } from './windows-1252.ts';

const bareEnumerator = /^(?:[IVX]{1,6}|[A-Z]|\d{1,2})\.?$/;

/** A copy from the web may still carry its mark-up: tags, the marks of headings and quotes, rules, underlines for italics. */
const tag = /<\/?[a-z][^<>\n]{0,200}>/gi;
const lineMark = /^(?:#{1,6}[ \t]+|>[ \t]?|(?:-{3,}|\*{3,})[ \t]*$)/gm;
const underlined = /(?<![\p{L}\d_])_([^_]{1,200}?)_(?![\p{L}\d_])/gu;

/** Paragraphs of plain text; a short line without a full stop stands for a heading. */
export function plainParagraphs(text: string): Paragraph[] {
  const marked = withoutPageMarks(withWindowsMarks(text.replace(tag, '').replace(lineMark, '')));
  return withBreaks(withWholeWords(marked))
    .split(/\n\s*\n/)
    .map((each) =>
      each
        .replace(/\s+/g, ' ')
        .replace(underlined, '$1')
        .replace(/ —(?=\p{L})/gu, '—')
        .replace(/(?<=\p{L}) (?=['’]s\b)/gu, '')
        .trim(),
    )
    .filter((each) => each !== '')
    .map((each, index) => {
      const paragraph: Paragraph = { id: `p${index + 1}`, text: each, kind: 'text', page: 1, breaks: [] };
      return isHeading(each) ? { ...paragraph, kind: 'heading', level: headingLevel(each) } : paragraph;
    });
}

function isHeading(text: string): boolean {
  if (bareEnumerator.test(text)) return true;
  if (text.length > 100 || /[.,;:?!]["”’)]?$/.test(text)) return false;
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.length > 0 && words.filter((word) => /^\p{Lu}/u.test(word)).length >= 0.7 * words.length;
}
