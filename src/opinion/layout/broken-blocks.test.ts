import { expect, test } from 'vitest';
import type { Block } from './blocks.ts';
import { mergeBroken } from './broken-blocks.ts';
import { lineOf } from './line.ts';

const margins = { left: 72, edge: 540, indent: 108, pitch: 14.4, size: 12 } as Block['margins'];

function block(kind: Block['kind'], text: string, bold = false): Block {
  const piece = {
    text,
    x: 72,
    right: 540,
    y: 100,
    size: 12,
    bold,
    italic: false,
    spaced: false,
    raised: false,
  };
  return { kind, lines: [lineOf(1, [piece])], isIndented: false, margins };
}

const merged = (...blocks: Block[]) =>
  mergeBroken(blocks).map(({ kind, lines }) => [kind, lines.map(({ text }) => text).join(' ')]);

test('a paragraph that was parted in mid-sentence is whole again', () => {
  expect(
    merged(block('text', 'Okafor, J., delivered an'), block('text', 'opinion, in which all joined.')),
  ).toEqual([['text', 'Okafor, J., delivered an opinion, in which all joined.']]);
});

test('a numbered item whose first line looks like a title is whole again', () => {
  const item = '1. The ferry must not leave the landing in a fog, and the';
  expect(merged(block('heading', item), block('text', 'pilot must be awake.'))).toEqual([
    ['text', `${item} pilot must be awake.`],
  ]);
});

test('a sentence goes on behind a bracket, and with the number of a rule', () => {
  expect(
    merged(block('text', 'from the State Bar (“VSB”)'), block('text', 'proceeding, we say.')),
  ).toHaveLength(1);
  expect(
    merged(block('text', 'insufficient under Rule'), block('text', '7.2(a)(3) of the Rules.')),
  ).toHaveLength(1);
});

test('the last word of a paragraph is none of its own, wherever a scan sets it', () => {
  expect(merged(block('text', 'and the pilot did not wake'), block('quote', 'him.'))).toHaveLength(1);
});

test('a day and its year belong together though a line’s end parts them', () => {
  expect(merged(block('text', 'officially released December 14,'), block('heading', '2019'))).toEqual([
    ['text', 'officially released December 14, 2019'],
  ]);
});

test('titles, quotations, lists and decrees stay apart from what stands above them', () => {
  const apart = [
    block('heading', '1. The pilot of the ferry had a duty to stay awake', true),
    block('text', 'as the statute provides that'),
    block('quote', 'no pilot shall sleep, nor'),
    block('text', 'a. at night, nor'),
    block('text', 'affirmed.'),
  ];
  expect(merged(...apart)).toHaveLength(5);
});
