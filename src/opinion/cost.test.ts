import { expect, test } from 'vitest';
import { opinionFromText } from '../../bench/plain-text/opinion-from-text.ts';
import { atMostAboutFourTimes, costOf } from '../../test/cost-of.ts';
import type { PdfPage } from './page.ts';
import { readOpinion } from './reader.ts';
import { surveyOpinion } from './survey.ts';

type Cited = (index: number) => string;

/** So many citations in one paragraph, over as many pages as it takes. */
function pagesOf(count: number, cited: Cited): PdfPage[] {
  const lines: string[] = [''];
  for (let index = 0; index < count; index++) {
    const line = lines.at(-1)!;
    if (line.length > 60) lines.push(cited(index));
    else lines[lines.length - 1] = `${line} ${cited(index)}`.trim();
  }
  return Array.from({ length: Math.ceil(lines.length / 45) }, (_, page) => ({
    number: page + 1,
    width: 612,
    height: 792,
    runs: lines.slice(page * 45, page * 45 + 45).map((text, row) => {
      const x = page + row === 0 ? 90 : 72;
      return { text, x, right: 540, y: 60 + 14 * row, size: 12, bold: false, italic: false, spaced: false };
    }),
  }));
}

test.each<[string, Cited]>([
  [
    'full citations',
    (index) => `Orr${index} v. Lund, ${(index % 900) + 1} U. S. ${index}, ${index + 2} (1990);`,
  ],
  ['pinpoints', (index) => (index % 3 ? `Id., at ${index}.` : `Orr v. Lund, 12 U. S. ${index} (1990).`)],
  [
    'short forms',
    (index) => (index % 2 ? `Orr v. Lund, 12 U. S. ${index} (1990).` : `Orr, 12 U. S., at ${index}.`),
  ],
])(
  'four times the %s in one paragraph cost about four times the reading',
  (_, cited) => {
    const [few, many] = [pagesOf(2_000, cited), pagesOf(8_000, cited)];
    const once = costOf(() => surveyOpinion(readOpinion(few)));
    const fourTimes = costOf(() => surveyOpinion(readOpinion(many)));
    expect(fourTimes).toBeLessThan(atMostAboutFourTimes(once));
  },
  60_000,
);

test.each([
  ['words that line ends divide', 'The ferry struck the land-\ning of the harbor. '],
  ['numbers glued behind sentences', 'The ferry struck the landing.7. The owner sued.'],
  ['quotation marks that nobody closes', 'He said “the ferry (struck the landing. '],
])(
  'four times the %s cost about four times the reading',
  (_, sentence) => {
    const once = costOf(() => opinionFromText(sentence.repeat(2_000)));
    const fourTimes = costOf(() => opinionFromText(sentence.repeat(8_000)));
    expect(fourTimes).toBeLessThan(atMostAboutFourTimes(once));
  },
  60_000,
);

test.each(['1', '1 ', '1,', '1–', '1.', '§1', '(1', '*1', '1:1', 'I', 'v. '])(
  'a row of %j behind a citation is read fast',
  (sign) => {
    const row = `Orr v. Lund, 12 U. S. 34, ${sign.repeat(400)}x. Id. at ${sign.repeat(400)}x, § ${sign.repeat(400)}x.`;
    expect(costOf(() => opinionFromText(row))).toBeLessThan(500);
  },
  60_000,
);
