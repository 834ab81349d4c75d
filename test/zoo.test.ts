import { expect, test } from 'vitest';
import { aligned } from '../bench/zoo/align.ts';
import { bookOf } from '../bench/zoo/book.ts';
import { layouts } from '../bench/zoo/layouts/all.ts';
import { measure } from '../bench/zoo/measure.ts';
import { specimenOf } from '../bench/zoo/zoo.ts';
import { openDocument } from '../src/opinion/pdf/document.ts';
import { loadPdfium } from '../src/opinion/pdf/pdfium.ts';
import { readOpinion } from '../src/opinion/reader.ts';
import { surveyOpinion, takeCases } from '../src/opinion/survey.ts';

const pdfium = await loadPdfium();

function read(pdf: Buffer) {
  const document = openDocument(pdfium, pdf);
  const pages = Array.from({ length: document.pageCount }, (_, index) => document.readPage(index)!);
  document.close();
  return readOpinion(pages);
}

const slip = layouts.find(({ name }) => name === 'circuit, slip, run-in opener')!;

test('a seed of the zoo gives the same document again, another seed another', () => {
  const { pdf, truth } = specimenOf(slip, 'a');
  expect(specimenOf(slip, 'a').pdf.equals(pdf)).toBe(true);
  expect(specimenOf(slip, 'b').pdf.equals(pdf)).toBe(false);
  expect(truth.labels.length).toBeGreaterThan(1);
});

test('every layout of the zoo can be set and read', () => {
  expect(layouts.length).toBeGreaterThanOrEqual(24);
  for (const layout of layouts) {
    const { pdf, truth } = specimenOf(layout, 'set');
    const { figures } = measure(truth, read(pdf));
    expect(figures.characters.lost / figures.characters.of, layout.name).toBeLessThan(0.5);
  }
});

test('the measure tells what was lost, what was added and what stands elsewhere', () => {
  const { pdf, truth } = specimenOf(slip, 'a');
  const opinion = read(pdf);
  const whole = measure(truth, opinion).figures;
  const at = opinion.paragraphs.findIndex(
    ({ kind, text }, index) => index > 12 && kind === 'text' && text.length > 300,
  );
  const without = { ...opinion, paragraphs: opinion.paragraphs.filter((_, index) => index !== at) };
  const lost = measure(truth, without).figures;
  expect(lost.characters.lost - whole.characters.lost).toBeGreaterThan(200);
  const last = { ...opinion.paragraphs[at]!, kind: 'text' as const };
  const moved = measure(truth, { ...without, paragraphs: [...without.paragraphs, last] }).figures;
  expect(moved.characters).toEqual(whole.characters);
  expect(moved.order.right).toBeLessThan(whole.order.right);
  const foreign = { ...last, text: 'Quixotic zephyrs jumbled forty vexing marmalade kiosks.' };
  const added = measure(truth, { ...opinion, paragraphs: [...opinion.paragraphs, foreign] }).figures;
  expect(added.characters.added - whole.characters.added).toBeGreaterThan(30);
});

test('a caption’s first word is not taken for the opinion’s', () => {
  const truth = 'The debtor filed late and the court denied relief'.split(' ');
  const caption = 'The Honorable Ada Marlow In re Tidewater Hulls Chapter 7'.split(' ');
  const matches = [...aligned(truth, [...caption, ...truth])];
  expect(matches).toEqual([...caption.map(() => -1), ...truth.map((_, index) => index)]);
});

test('each bankruptcy memorandum begins where it begins', () => {
  const memorandum = layouts.find(({ name }) => name.startsWith('bankruptcy'))!;
  for (const seed of ['begins-a', 'begins-b']) {
    const { pdf, truth } = specimenOf(memorandum, seed);
    const { paragraphs, caption } = measure(truth, read(pdf)).figures;
    expect(paragraphs.both, seed).toBe(paragraphs.true);
    expect(caption.right, seed).toBe(caption.of);
  }
});

test.each(['titles with citations', 'names alone', 'a third'])(
  'the cases of a book are told apart by its outline, and by how their titles are set: %s',
  (seed) => {
    const book = bookOf(seed, 6);
    const document = openDocument(pdfium, book.pdf);
    const pages = () => Array.from({ length: document.pageCount }, (_, index) => document.readPage(index)!);
    const names = book.cases.map(({ name }) => name.toLowerCase());
    for (const bookmarks of [document.bookmarks(), []]) {
      const opinion = readOpinion(pages(), { bookmarks });
      const { verdict, found } = surveyOpinion(opinion);
      expect(verdict).toBe('several_cases');
      expect(found.map(({ title }) => title.toLowerCase())).toEqual(names);
      const texts = takeCases(opinion, found).map(({ paragraphs }) =>
        paragraphs.map(({ text }) => text).join(' '),
      );
      for (const [index, { last }] of book.cases.entries()) expect(texts[index]).toContain(last);
      for (const foreign of book.foreign.filter((each) => /^A carrier|^\d\./.test(each)))
        expect(texts.join(' ')).not.toContain(foreign);
    }
    document.close();
  },
);
