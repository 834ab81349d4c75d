import { describe, expect, it } from 'vitest';
import { findQuote } from '../../../study/material/find-quote.ts';
import { findQuoteAcross, mergeRanges } from './quotes.ts';

const cut = (text: string, quote: string) => {
  const range = findQuote(text, quote);
  return range && text.slice(...range);
};

describe('a quote is found in its passage', () => {
  it('word for word', () => {
    expect(cut('The duty ends there. We affirm.', 'We affirm.')).toBe('We affirm.');
  });

  it('whatever the white space', () => {
    expect(cut('The  duty\u00A0ends\nthere.', 'duty ends there')).toBe('duty\u00A0ends\nthere');
  });

  it('whatever the shape of the quotation marks', () => {
    expect(cut('It is a “nuisance” under the court’s rule.', '"nuisance" under the court\'s')).toBe(
      '“nuisance” under the court’s',
    );
  });

  it('though one of the two is hyphenated at a line’s end', () => {
    expect(cut('a reason- able person', 'reasonable person')).toBe('reason- able person');
    expect(cut('a reason\u00ADable person', 'reasonable')).toBe('reason\u00ADable');
    expect(cut('a well-known rule', 'well\u2011known')).toBe('well-known');
  });

  it('though one of the two has ligatures', () => {
    expect(cut('an oﬃce of ﬁrst instance', 'office of first')).toBe('oﬃce of ﬁrst');
  });

  it('though an accent is composed in one and not in the other', () => {
    expect(cut('the Cortés estate', 'Corte\u0301s')).toBe('Cortés');
  });

  it('with § and ¶ kept apart from other signs', () => {
    expect(cut('See § 12 and ¶ 4.', '¶ 4')).toBe('¶ 4');
    expect(cut('See § 12.', '¶ 12')).toBeUndefined();
  });

  it('and is not found where other words stand', () => {
    expect(cut('We reverse.', 'We affirm.')).toBeUndefined();
    expect(cut('We reverse.', '  ')).toBeUndefined();
  });
});

describe('a quote that runs over the foot of a page', () => {
  const passages = [
    { id: 'p4', text: 'The seller knew of the' },
    { id: 'p4.2', text: 'defect and said nothing.' },
  ];

  it('is found in both of its passages', () => {
    const found = findQuoteAcross(passages, 'knew of the defect and said');
    expect(passages.map(({ id, text }) => text.slice(...(found.get(id) ?? [0, 0])))).toEqual([
      'knew of the',
      'defect and said',
    ]);
  });

  it('stays in the first passage where that holds it whole', () => {
    expect([...findQuoteAcross(passages, 'The seller').keys()]).toEqual(['p4']);
  });

  it('is empty where nothing holds it', () => {
    expect(findQuoteAcross(passages, 'the buyer').size).toBe(0);
    expect(findQuoteAcross([], 'the buyer').size).toBe(0);
  });
});

it('overlapping and touching quotes are marked as one', () => {
  expect(
    mergeRanges([
      [10, 20],
      [0, 4],
      [4, 6],
      [15, 30],
    ]),
  ).toEqual([
    [0, 6],
    [10, 30],
  ]);
});
