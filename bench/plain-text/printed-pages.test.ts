import { expect, test } from 'vitest';
import { inOneFlow, noteSign } from './printed-pages.ts';

const flat = (text: string) =>
  inOneFlow(text)
    .split(/\n\s*\n/)
    .map((each) => each.replace(/\s+/g, ' ').trim())
    .filter((each) => each !== '');

const page = (number: number, ...lines: string[]) =>
  [`      ${number}      OAKES v. SABLE FERRY CO.`, '', '      Opinion of the Court', '', ...lines].join(
    '\n',
  );

test('heads and footnotes of printed pages stand in no sentence that runs over a page', () => {
  const text = [
    'SABLE COURT\n   _________\n\n   No. 4\n   _________\n\nThe ferry',
    page(2, 'struck a barge in fog. The pilot saw', '——————', '  1 The log says so.'),
    page(3, 'nothing.', '', 'The owner sued. The court'),
    page(4, 'below dismissed.'),
  ].join('\f');
  expect(flat(text)).toEqual([
    'SABLE COURT _________',
    'No. 4 _________',
    'The ferry struck a barge in fog. The pilot saw nothing.',
    `${noteSign}1 The log says so.`,
    'The owner sued. The court below dismissed.',
  ]);
});

test('a footnote that runs over its page’s end is one', () => {
  const rule = '——————';
  const text = [
    'SABLE COURT\n\nThe ferry',
    page(2, 'struck a barge.', rule, '  1 The log says', 'so, and the'),
    page(3, 'The owner sued.', rule, 'pilot does too.', '  2 So he said, and'),
    page(4, 'The court dismissed.', rule, 'wrote.'),
  ].join('\f');
  expect(flat(text).filter((each) => each.startsWith(noteSign))).toEqual([
    `${noteSign}1 The log says so, and the pilot does too.`,
    `${noteSign}2 So he said, and wrote.`,
  ]);
});

test('a part’s number that stands centred between lines is no word of theirs', () => {
  const text = [
    'SABLE COURT.',
    page(2, 'The ferry sank.', '                    B', '  The pilot', 'slept.'),
    page(3, 'It rose.'),
    page(4, 'We', '  A', 'affirm.'),
  ];
  expect(flat(text.join('\f')).slice(1)).toEqual([
    'The ferry sank.',
    'B',
    'The pilot slept.',
    'It rose.',
    'We A affirm.',
  ]);
});

test('text without printed pages stays as it is', () => {
  expect(inOneFlow('One.\n——————\n1 Two.\fThree.')).toBe('One.\n——————\n1 Two.\fThree.');
});
