import { expect, test } from 'vitest';
import type { Block } from './blocks.ts';
import { mergeAcross } from './flow.ts';
import { lineOf } from './line.ts';

const margins = { left: 72, edge: 540, indent: 72, pitch: 14.4, size: 12 } as Block['margins'];

/** A paragraph without an indent; its last line ends where it is told to. */
function block(page: number, lines: string[], lastEnds = 540, size = 12): Block {
  const set = lines.map((text, index) => {
    const right = index === lines.length - 1 ? lastEnds : 540;
    const y = 100 + index * margins.pitch;
    const style = { size, bold: false, italic: false, spaced: false, raised: false };
    return lineOf(page, [{ text, x: 72, right, y, ...style }]);
  });
  return { kind: 'text', lines: set, isIndented: false, margins };
}

const merged = (above: Block, below: Block) => mergeAcross([[above], [below]]).length;

const opening = ['The pilot was asleep when the ferry left', 'the landing, and so was the mate, as'];

test('a citation that the page’s end parted behind an abbreviation is one with its paragraph', () => {
  const above = block(1, [...opening, 'in Orr v. Lund, 12 P.3d 1306 (Colo. App.'], 410);
  expect(merged(above, block(2, ['1979). The rule is old, and nobody doubts', 'it.']))).toBe(1);
  const named = block(1, [...opening, 'the master knew. See Orr v.'], 300);
  expect(merged(named, block(2, ['Lund, 12 P.3d 1306 (Colo. 1979). It is', 'old.']))).toBe(1);
});

test('a citation on the next page belongs to the sentence above it', () => {
  const above = block(1, [...opening, 'the master knew.'], 200);
  expect(merged(above, block(2, ['Id. at 81. He said nothing of it at', 'the trial.']))).toBe(1);
});

test('where lines are set even a full last line goes on overleaf, and a short one does not', () => {
  const below = block(2, ['He said nothing of it at the trial, and', 'was not asked.']);
  expect(merged(block(1, [...opening, 'the master of the ferry knew very well.']), below)).toBe(1);
  expect(merged(block(1, [...opening, 'the master of the ferry knew it.'], 500), below)).toBe(2);
});

test('a title in larger type at the head of a page belongs to no text above it', () => {
  const above = block(1, [...opening, 'the master of the ferry knew very well.']);
  expect(merged(above, block(2, ['Orr v. Lund, 12 P.3d 1306 (Colo. 1979)'], 400, 16))).toBe(2);
});
