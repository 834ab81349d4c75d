import { describe, expect, test, vi } from 'vitest';
import type { Opinion, Paragraph } from '../opinion/opinion.ts';
import { checkPinpoints, pinpointsFor, quoteStandsIn, wholePinpointsFor } from './pinpoints.ts';

const text = 'The roof fell at noon. The landlord had kept the only keys to the hatch. It said so at trial.';
const paragraph: Paragraph = {
  id: 'p7',
  text,
  kind: 'text',
  page: 3,
  breaks: [{ page: 4, offset: text.indexOf('only keys') }],
};
const opinion: Opinion = {
  readerVersion: 1,
  pageCount: 4,
  missingPages: [],
  pages: [],
  paragraphs: [
    paragraph,
    { ...paragraph, id: 'p8', text: 'He was af\ufb01rmatively “unlaw-\nfully” held.', breaks: [] },
  ],
  parts: [],
  caption: { confidence: {} },
  citations: [],
};
const spanOf = (words: string): [number, number] => [text.indexOf(words), text.indexOf(words) + words.length];

describe('a pinpoint', () => {
  test('is one a page when the words cross a page', () => {
    expect(pinpointsFor(paragraph, ...spanOf('The landlord had kept the only keys to the hatch.'))).toEqual([
      { page: 3, paragraphId: 'p7', quote: 'The landlord had kept the' },
      { page: 4, paragraphId: 'p7.2', quote: 'only keys to the hatch.' },
    ]);
  });

  test('leaves out a scrap of fewer than four words beside a page break', () => {
    expect(pinpointsFor(paragraph, ...spanOf('kept the only keys to the hatch.'))).toEqual([
      { page: 4, paragraphId: 'p7.2', quote: 'only keys to the hatch.' },
    ]);
  });

  test('keeps even that where the words are to be read from the quotes alone', () => {
    const quotes = wholePinpointsFor(paragraph, ...spanOf('kept the only keys to the hatch.'));
    expect(quotes.map(({ quote }) => quote).join(' ')).toBe('kept the only keys to the hatch.');
  });

  test('keeps a short sentence that stands on one page', () => {
    expect(pinpointsFor(paragraph, ...spanOf('The roof fell'))).toHaveLength(1);
  });
});

describe('a quote', () => {
  test('stands where its words stand, whatever the ligatures, quotation marks and hyphens', () => {
    const pinpoint = { page: 3, paragraphId: 'p8', quote: 'affirmatively "unlawfully" held' };
    expect(quoteStandsIn(opinion, pinpoint)).toBe(true);
  });

  test('does not stand on another page, in another passage or in other words', () => {
    expect(quoteStandsIn(opinion, { page: 4, paragraphId: 'p7', quote: 'The roof fell' })).toBe(false);
    expect(quoteStandsIn(opinion, { page: 3, paragraphId: 'p9', quote: 'The roof fell' })).toBe(false);
    expect(quoteStandsIn(opinion, { page: 3, paragraphId: 'p7', quote: 'The roof stood' })).toBe(false);
  });
});

test('a statement whose quote is not in the text is shown as unverified, and its broken pinpoint goes', () => {
  const good = { page: 3, paragraphId: 'p7', quote: 'The roof fell' };
  const bad = { page: 3, paragraphId: 'p7', quote: 'The roof never fell' };
  const item = (pinpoints: (typeof good)[]) => ({ id: 'a', text: 't', pinpoints, verified: true, marks: [] });
  const checked = checkPinpoints(
    { facts: [item([good]), { ...item([good]), children: [item([bad])] }], reread: [good, bad] },
    opinion,
  );
  expect(checked.facts[0]?.verified).toBe(true);
  expect(checked.facts[1]).toMatchObject({ verified: true, children: [{ verified: false, pinpoints: [] }] });
  expect(checked.reread).toEqual([good]);
});

test('a passage is normalised once, however many quotes are not in it', () => {
  const passage = 'The roof fell at noon, and nobody saw it fall. '.repeat(200);
  const long = { ...opinion, paragraphs: [{ ...paragraph, text: passage, breaks: [] }] };
  const pinpoints = Array.from({ length: 300 }, (_, at) => ({
    page: 3,
    paragraphId: 'p7',
    quote: `No ${at}`,
  }));
  const lengths: number[] = [];
  const { normalize } = String.prototype;
  const spy = vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form) {
    lengths.push(this.length);
    return normalize.call(this, form);
  });
  expect(checkPinpoints({ pinpoints }, long).pinpoints).toEqual([]);
  spy.mockRestore();
  expect(lengths.filter((length) => length > 1_000)).toHaveLength(1);
});
