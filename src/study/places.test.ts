import { expect, it } from 'vitest';
import type { Opinion } from '../opinion/opinion.ts';
import { keptLabels, placesIn, placesWithoutText } from './places.ts';
import { placeNames } from './words/pages.ts';

const long = 'The roof fell on the maps, and the landlord knew of the rot. '.repeat(12);
const paragraph = (id: string, page: number, text: string) => ({ id, page, text, kind: 'text', breaks: [] });

const opinion = {
  pages: [
    { number: 1, source: 'text' },
    { number: 2, source: 'text', label: '2' },
  ],
  paragraphs: [
    paragraph('p1', 1, `${long}The duty *457 is plain. ${long}`),
    paragraph('p2', 1, `${long}A tenant *458 may ask.`),
    paragraph('p3', 2, `${long}We *459 affirm.`),
  ],
  parts: [{ kind: 'majority', firstPage: 1, lastPage: 2, firstParagraph: 0, lastParagraph: 2 }],
} as unknown as Opinion;

it('pinpoints name the star page that their words are on, and once the text is gone those of the PDF’s page', () => {
  const pinpoints = [{ paragraphId: 'p2', page: 1, quote: 'may ask.' }];
  expect(placeNames(pinpoints, placesIn(opinion))).toEqual(['p. 458']);
  const kept = keptLabels(opinion);
  expect(kept).toEqual({ 1: '456–58', 2: '458–59' });
  expect(placeNames(pinpoints, placesWithoutText(kept))).toEqual(['p. 456–58']);
});
