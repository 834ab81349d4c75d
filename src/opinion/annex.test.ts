import { describe, expect, it } from 'vitest';
import { annexOf, endOfOpinion } from './annex.ts';
import { dispositionOf } from './disposition.ts';
import type { Paragraph, Part } from './opinion.ts';

const lines = (...texts: string[]): Paragraph[] =>
  texts.map((text, index) => ({ id: `p${index + 1}`, text, kind: 'text', page: 1, breaks: [] }));
const body = ['The tenant sued.', 'The lease is plain.', 'A landlord must warn.'];

describe('what is printed behind an opinion', () => {
  it.each([
    ['APPENDIX TO OPINION OF THE COURT.', true],
    ['APPENDIX[T]he facts that support the warrant are these:', true],
    ['Appendix B', true],
    ['*From the Footnotes*:', true],
    ['NOTES', true],
    ['*From Pier II, 14 Frank. 202 (1921)*', true],
    ['From the pier one sees the harbor.', false],
    ['Appendix B to the lease lists the keys that the landlord kept.', false],
    ['Notes of the harbor board were found.', false],
  ])('begins with “%s”: %s', (line, is) => {
    expect(annexOf(lines(...body, line, 'More.')) === body.length).toBe(is);
  });

  it('is whatever follows the order that ends the opinion', () => {
    const own = lines(...body, '{29} IT IS SO ORDERED.', 'PELL, J., concurs.', '1. In May the tenant moved.');
    expect(endOfOpinion(own)).toBe(4);
    expect(annexOf(own)).toBe(own.length);
  });

  it('is whatever follows the line that says who did not sit, or where another opinion stands', () => {
    const notes = ['1. In May the tenant moved.', 'The Treasury Regulations provide for stamps.'];
    const sat = lines(
      ...body,
      'The judgment is Reversed.',
      'Mr. Justice Pell took no part in the consideration or decision of this case.',
      ...notes,
    );
    expect(endOfOpinion(sat)).toBe(4);
    const post = lines(
      ...body,
      'The judgment is Reversed.',
      '[For dissenting opinion of Mr. Chief Justice Orr, see post, p. 77.] In another case the same was asked.',
      ...notes,
    );
    expect(endOfOpinion(post)).toBe(4);
    const told = lines(...body, 'A keeper who took no part in the decision of the board sued.', ...notes);
    expect(endOfOpinion(told)).toBe(told.length);
  });

  it('leaves an opinion alone whose order stands near its beginning', () => {
    const own = lines('So ordered.', ...body, ...body);
    expect(endOfOpinion(own)).toBe(own.length);
  });

  it('is the notes behind the order, though they are longer than the opinion', () => {
    const notes = Array.from({ length: 12 }, (_, at) => `${at + 1}. In May the tenant moved.`);
    const own = lines(...body, 'It is so ordered.', 'NOTES', ...notes);
    expect(annexOf(own)).toBe(4);
    expect(annexOf(lines(...body, 'NOTES', ...notes))).toBe(16);
  });

  it('decrees nothing', () => {
    const own = lines(
      ...body,
      'The cases are restored to the docket for argument.',
      'From Pier II, 14 Frank. 202 (1921)',
      'The judgments below are reversed, and the cases are remanded.',
    );
    const lead: Part = {
      kind: 'majority',
      firstPage: 1,
      lastPage: 1,
      firstParagraph: 0,
      lastParagraph: own.length - 1,
    };
    expect(dispositionOf(own, [lead])).toBeUndefined();
  });
});
