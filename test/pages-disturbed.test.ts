/** What courts and their software do to pages, typeset here, and what the reader makes of them all the same. */
import { expect, test } from 'vitest';
import { withoutLigatureNames } from '../bench/zoo/ligature-loss.ts';
import { typeset } from '../bench/zoo/typeset.ts';
import { openDocument } from '../src/opinion/pdf/document.ts';
import { loadPdfium } from '../src/opinion/pdf/pdfium.ts';
import { readOpinion } from '../src/opinion/reader.ts';

const pdfium = await loadPdfium();

function read(pdf: Buffer, words: string[] = []) {
  const document = openDocument(pdfium, pdf);
  const pages = Array.from({ length: document.pageCount }, (_, index) => document.readPage(index)!);
  document.close();
  return readOpinion(pages, { english: new Set(words) });
}

const settings = `#set page(width: 420pt, height: 400pt, margin: 60pt)
#set text(font: "Libertinus Serif", size: 11pt)
#set par(justify: true, first-line-indent: (amount: 14pt, all: true), spacing: 0.65em)
`;
const ferry = `The crew of the ferry lowered the gate before the vessel had reached her slip, and nobody on the landing
was told that a car might come ashore by itself. The company had known of the practice for some years.

`;

function readSet(source: string, change: (pdf: Buffer) => Buffer = (pdf) => pdf, words: string[] = []) {
  return read(change(typeset(settings + source).pdf), words);
}

const textsOf = (source: string) => readSet(source).paragraphs.map(({ text }) => text);

test('a watermark and a stamp that run aslant over a page are no words of its sentences', () => {
  const aslant = `#set page(background: align(center + horizon, rotate(-52deg, text(size: 30pt, fill: luma(200))[Page Proof Pending Publication])),
    foreground: place(top + right, dy: 90pt, rotate(-12deg, text(fill: red)[RECEIVED #linebreak() CLERK OF COURT])))\n`;
  expect(textsOf(aslant + ferry.repeat(4))).toEqual(textsOf(ferry.repeat(4)));
});

test.each(['background', 'foreground'])(
  'a watermark that stands level on the %s of every page is no word of its sentences',
  (place) => {
    const mark = 'align(center + horizon, text(size: 34pt, fill: luma(210))[UNOFFICIAL COPY])';
    expect(textsOf(`#set page(${place}: ${mark})\n${ferry.repeat(8)}`)).toEqual(textsOf(ferry.repeat(8)));
  },
);

test('letters that a font does not tell of its ligatures are put back by the width of their glyphs', () => {
  // As in any text, most letters "f" stand alone: their width is the measure.
  const words =
    'The office affirmed the conflict of five officials. In the first flood a flat floor was defined as unfit; the staff differ. ' +
    'It was for the crew of the ferry, or for half of the staff, to keep the landing free of fear. ';
  const english = words.toLowerCase().match(/\w+/g)!;
  const { paragraphs } = readSet(words.repeat(3), withoutLigatureNames, english);
  expect(paragraphs.map(({ text }) => text).join(' ')).toBe(words.repeat(3).trim());
  expect(paragraphs[0]!.uncertain).toBeUndefined();
});

test('where either letter would do, the word is marked as uncertain', () => {
  const [paragraph] = readSet(
    'Of all the old fares, those of Flender were the lowest, and few of us differed.',
    withoutLigatureNames,
  ).paragraphs;
  expect(paragraph!.uncertain?.map(([start, end]) => paragraph!.text.slice(start, end)) ?? []).toEqual([]);
  const [other] = readSet(
    'Of all the old fares, those of Sniflen and of fled were the lowest.',
    withoutLigatureNames,
  ).paragraphs;
  expect(other!.uncertain?.map(([start, end]) => other!.text.slice(start, end))).toEqual(['Snifien', 'fied']);
});

test('in a text that is heavy throughout, paragraphs are no headings', () => {
  const heavy = readSet(`#set text(weight: "bold")\n${ferry.repeat(5)}`);
  expect(heavy.paragraphs.map(({ kind }) => kind)).toEqual(
    readSet(ferry.repeat(5)).paragraphs.map(({ kind }) => kind),
  );
});

test('a word that could have been divided, and was not, has no hyphen', () => {
  const text = ferry.replaceAll('practice', 'prac\u00adtice').replaceAll('landing', 'land\u00ading');
  expect(textsOf(text.repeat(3))).toEqual(textsOf(ferry.repeat(3)));
});

test('a letter that shares its glyph with a soft hyphen stands no further from its word', () => {
  const mono = '#set text(font: "DejaVu Sans Mono", size: 9pt)\n';
  const text = ferry.replaceAll('lowered', 'lower\u00aded').replaceAll('company', 'compa\u00adny');
  expect(textsOf(mono + text)).toEqual(textsOf(mono + ferry));
});

test('a citation that ends with its dissent is no running head', () => {
  const page = (reporter: string) => `Harbor Reports of ${reporter}

_Harlan_, 412 ${reporter} 877, 881 (1999) (Brandt, J., dissenting), is not in point. ${ferry.repeat(2)}#pagebreak()
`;
  const text = textsOf(['Maine', 'Utah', 'Iowa'].map(page).join('')).join(' ');
  expect(text.split('is not in point').length - 1).toBe(3);
});

test('the subdivisions of a section are not parted where a line ends', () => {
  const laid = Array.from(
    { length: 12 },
    (_, index) => `${'word '.repeat(index + 3)} 11 U.S.C. § 523(a)(2)(A) governs.\n\n`,
  ).join('');
  expect(textsOf(laid).join(' ')).not.toMatch(/\) \(/);
});
