/** An opinion out of plain text, for opinions that the evaluation has as text alone; the product reads PDFs. */
import { type Opinion, readerVersion } from '../../src/opinion/opinion.ts';
import { frontInText, structureOf } from '../../src/opinion/structure.ts';
import { plainParagraphs } from './plain-text.ts';

/** Paragraphs are parted by blank lines; all of it stands on one page. */
export function opinionFromText(text: string): Opinion {
  const paragraphs = plainParagraphs(text);
  return {
    readerVersion,
    pageCount: 1,
    missingPages: [],
    pages: [{ number: 1, source: 'text' }],
    ...structureOf(paragraphs, new Map(), frontInText),
  };
}
