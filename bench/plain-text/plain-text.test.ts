import { expect, test } from 'vitest';
import { plainParagraphs } from './plain-text.ts';

const texts = (text: string) => plainParagraphs(text).map((each) => each.text);

test('control characters of the Windows code page are the dashes and quotation marks they stood for', () => {
  expect(
    texts('The pilot\u0097who saw nothing\u0097kept \u0093full steam\u0094 on the ferry\u0092s engine.'),
  ).toEqual(['The pilot—who saw nothing—kept “full steam” on the ferry’s engine.']);
});

test('a control character that the Windows code page does not know is left out', () => {
  expect(texts('The barge\u0081 sank.')).toEqual(['The barge sank.']);
});

test('a word that a line end divides is whole again, and a compound keeps its hyphen', () => {
  const text =
    'The owner of the WorldPerks line pro-\nvided a well-lit deck. Its World- Perks crew saw the well-\nlit buoy in the har\u00ad bor of Kennedy\u00adWard, obli-, gations of a first-, second- or third-class deck of first second third, pre- and post-storm.';
  expect(texts(text)).toEqual([
    'The owner of the WorldPerks line provided a well-lit deck. Its WorldPerks crew saw the well-lit buoy in the harbor of Kennedy-Ward, obligations of a first-, second- or third-class deck of first second third, pre- and post-storm.',
  ]);
});

test('a hyphen that a lost line end left in a word is gone where the text spells the word whole', () => {
  expect(
    texts('The Gilbreaths sued. The Gilbreaths won. The Gil-breaths re-entered by a well-lit deck.'),
  ).toEqual(['The Gilbreaths sued. The Gilbreaths won. The Gilbreaths re-entered by a well-lit deck.']);
});

test('a word whose halves stand nowhere else is whole again', () => {
  expect(
    texts(
      'The introduction of photographs was late, the introduction of maps later. Their intro duction in formal dress, in formal ties, was informal.',
    ),
  ).toEqual([
    'The introduction of photographs was late, the introduction of maps later. Their introduction in formal dress, in formal ties, was informal.',
  ]);
});

test('a reporter that a copy cut in two is whole again', () => {
  expect(texts('See Lane v. Orr, 307 U.\n\nS. 268.\n\nThe ferry sank.')).toEqual([
    'See Lane v. Orr, 307 U. S. 268.',
    'The ferry sank.',
  ]);
});

test('the marks of the pages a text was copied from part no paragraph', () => {
  const text = [
    'The ferry struck.',
    'Page 578',
    'It sank by the land-',
    'Page 579 ing. The owner',
    'Page 580 sued.',
  ];
  expect(texts(text.join('\n\n'))).toEqual(['The ferry struck.', 'It sank by the landing. The owner sued.']);
});

test('mark-up that a copy from the web still carries is no text', () => {
  expect(
    texts("## Orr v. Lund\n\n----\n\n> See _Pier v.\nOakes,_ 12 Mer. 4 —the roof of _Pier_ 's."),
  ).toEqual(['Orr v. Lund', "See Pier v. Oakes, 12 Mer. 4—the roof of Pier's."]);
  expect(texts('The <mark style="color:red;">pilot</mark> saw nothing.')).toEqual(['The pilot saw nothing.']);
});

test('a footnote that stands inside its sentence comes behind the paragraph', () => {
  expect(
    plainParagraphs('The pilot slept.^[He said so.] The ferry sank.').map(({ kind, text }) => [kind, text]),
  ).toEqual([
    ['text', 'The pilot slept. The ferry sank.'],
    ['footnote', 'He said so.'],
  ]);
});

test('footnotes from the feet of printed pages are footnotes', () => {
  const pages = ['The ferry', 'struck a', 'barge in\n———\n  1 So he said.', 'fog.'];
  expect(plainParagraphs(pages.join('\f')).map(({ kind, text }) => [kind, text])).toEqual([
    ['text', 'The ferry struck a barge in fog.'],
    ['footnote', '1 So he said.'],
  ]);
});

test('a part’s number is a heading where a page begins at it, and where recognition misread it', () => {
  expect(
    plainParagraphs('The ferry sank.\n\n*124 III\n\nIt rose.\n\nIll\n\n*47 A\n\n*48 It fell.').map(
      ({ kind, level }) => [kind, level],
    ),
  ).toEqual([
    ['text', undefined],
    ['heading', 1],
    ['text', undefined],
    ['heading', 1],
    ['heading', 2],
    ['text', undefined],
  ]);
});

test('rows whose cells dots lead to are a table, and a blank that is not yet known is no table', () => {
  const kinds = plainParagraphs(
    'Ferries . . . . . . . . 10 13 Barges . . . . . . . . 2 4\n\nRope . . . . . . . . . . . . . . . . . . . . . . . . . . 5\n\n-------------- Ferry ------------- Rope\n\nSee Orr v. Lund, 5 U. S. ________, and it binds . . . .',
  ).map(({ kind }) => kind);
  expect(kinds).toEqual(['table', 'table', 'table', 'text']);
});
