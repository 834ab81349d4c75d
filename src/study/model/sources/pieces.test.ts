import { beforeAll, describe, expect, test } from 'vitest';
import type { Opinion } from '../../../opinion/opinion.ts';
import { marlow } from '../fixtures/opinions.ts';
import { estimateTokens } from '../tokens.ts';
import { cutIntoPieces, labelledText } from './pieces.ts';

let opinion: Opinion;
beforeAll(async () => {
  opinion = await marlow();
});

/** All but the syllabus, which the lead opinion makes superfluous. */
const shown = () => {
  const syllabus = opinion.parts.find(({ kind }) => kind === 'syllabus');
  return opinion.paragraphs.filter(
    (_, index) => !syllabus || index < syllabus.firstParagraph || index > syllabus.lastParagraph,
  );
};

test('a syllabus is left out beside its lead opinion, and shown where it stands alone', () => {
  expect(labelledText(opinion)).not.toMatch(/=== Part \d: syllabus/);
  const alone = { ...opinion, parts: opinion.parts.filter(({ kind }) => kind !== 'majority') };
  expect(labelledText(alone)).toMatch(/=== Part \d: syllabus/);
});

test('a model reads every other paragraph with its id, its printed page and its part', () => {
  const text = labelledText(opinion);
  expect(text).toContain('=== Part 5: dissent, by Reyes, pages 9–10');
  expect(text).toContain('[p30 · pages 1–2] By 2019');
  expect(text).toContain('[p48 · page 4 · footnote 5] Nor need we decide');
  for (const { id, text: words } of shown()) {
    expect(text).toContain(`[${id} · page`);
    expect(text).toContain(words);
  }
});

describe.each([700, 1_500, 6_000])('pieces of at most %i tokens', (mostTokens) => {
  test('lose no word and are never larger', () => {
    const pieces = cutIntoPieces(opinion, mostTokens);
    const read = pieces.join('\n').replace(/\s+/g, ' ');
    expect(pieces.length).toBeGreaterThan(1);
    for (const piece of pieces) expect(estimateTokens(piece)).toBeLessThanOrEqual(mostTokens);
    for (const { text } of shown()) {
      // A paragraph that is cut is cut after a sentence.
      for (const words of text.match(/.{1,60}(?=\s|$)/g) ?? []) {
        const isThere =
          read.includes(words) || words.split(/(?<=[.”])\s/).every((part) => read.includes(part));
        expect(isThere, words).toBe(true);
      }
    }
  });

  test('say again where they stand', () => {
    for (const piece of cutIntoPieces(opinion, mostTokens)) expect(piece).toMatch(/^=== Part \d/);
  });
});

test('a piece ends before a part or a heading where there is one near', () => {
  const firsts = cutIntoPieces(opinion, 6_000).map(
    (piece) => piece.split('(Here the piece begins:)\n').at(-1) ?? '',
  );
  expect(firsts.slice(1).every((first) => /^(?:=== Part|\[p\d+ · [^\]]*heading\])/.test(first.trim()))).toBe(
    true,
  );
});

test('a paragraph longer than a piece is cut between sentences', () => {
  const [first] = opinion.paragraphs;
  const long = Array.from(
    { length: 400 },
    (_, index) => `The court states sentence number ${index} here.`,
  ).join(' ');
  const blob: Opinion = {
    ...opinion,
    paragraphs: first ? [{ ...first, text: long }] : [],
    parts: [{ kind: 'majority', firstPage: 1, lastPage: 1, firstParagraph: 0, lastParagraph: 0 }],
  };
  const pieces = cutIntoPieces(blob, 1_000);
  expect(pieces.every((piece) => estimateTokens(piece) <= 1_000 && piece.includes('[p1 · '))).toBe(true);
  for (let index = 0; index < 400; index += 1) {
    expect(pieces.some((piece) => piece.includes(`sentence number ${index} here.`))).toBe(true);
  }
});
