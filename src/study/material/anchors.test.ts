import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorAt, type PassageText, placer } from './anchors.ts';
import { fold } from './find-quote.ts';
import type { PlaceInText } from './highlights.ts';

const anyWord = fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 1, maxLength: 5 });
const anyPassage = fc.array(anyWord, { minLength: 1, maxLength: 14 }).map((words) => words.join(' '));
const anyText = fc.array(anyPassage, { minLength: 1, maxLength: 6 }).map(numbered);

function numbered(texts: readonly string[]): PassageText[] {
  return texts.map((text, index) => ({ id: `p${index + 1}`, page: 1 + Math.floor(index / 2), text }));
}

/** Words of a text, and what was marked in it. */
const anyMark = anyText.chain((text) =>
  fc
    .record({ at: fc.nat(text.length - 1), from: fc.double({ min: 0, max: 0.99, noNaN: true }) })
    .map(({ at, from }) => {
      const passage = text[at];
      if (!passage) throw new Error('There is no such passage');
      const start = Math.floor(from * passage.text.length);
      const end = passage.text.length - Math.floor((passage.text.length - start) / 3);
      return { text, anchor: anchorAt(passage, start, end) };
    }),
);

const said = (text: readonly PassageText[], places: readonly PlaceInText[]) =>
  places
    .map(({ paragraphId, start, end }) => text.find(({ id }) => id === paragraphId)?.text.slice(start, end))
    .join('');

describe('marked words', () => {
  it('stand in the same text where they stood', () => {
    fc.assert(
      fc.property(anyMark, ({ text, anchor }) => {
        const { paragraphId, page, start, end } = anchor;
        expect(placer(text)(anchor)).toEqual([{ paragraphId, page, start, end }]);
      }),
    );
  });

  it('are never placed on other words, whatever the text has become', () => {
    fc.assert(
      fc.property(anyMark, anyText, ({ anchor }, other) => {
        const places = placer(other)(anchor);
        if (places.length > 0) expect(fold(said(other, places)).text).toBe(fold(anchor.quote).text);
      }),
    );
  });

  it('are found in a text with other ids, line breaks, hyphens and page breaks, where it says them once', () => {
    fc.assert(
      fc.property(anyMark, fc.nat(), fc.integer({ min: 1, max: 60 }), ({ text, anchor }, seed, every) => {
        const whole = fold(text.map((passage) => passage.text).join(' ')).text;
        const quote = fold(anchor.quote).text;
        fc.pre(quote !== '' && whole.indexOf(quote) === whole.lastIndexOf(quote));
        const joined = text.map((passage) => passage.text).join(' ');
        const pieces = joined.match(new RegExp(`.{1,${every}}`, 'gs')) ?? [];
        const again = numbered(pieces.map((piece) => piece.replaceAll(' ', seed % 2 ? '\n ' : '\u00AD  ')));
        const renamed = again.map((passage) => ({ ...passage, id: `x${passage.id}` }));
        expect(fold(said(renamed, placer(renamed)(anchor))).text).toBe(quote);
      }),
    );
  });

  it('that the text says twice are known by what stands round them', () => {
    const text = numbered([
      'The court held that the ferry owed a duty of care to its passengers.',
      'The dissent denied that the ferry owed a duty of care to anybody.',
    ]);
    const [first, second] = text as [PassageText, PassageText];
    const words = 'the ferry owed a duty of care';
    const at = second.text.indexOf(words);
    const anchor = anchorAt(second, at, at + words.length);
    const moved = numbered(['A new first line.', first.text, second.text]);
    expect(placer(moved)(anchor)).toMatchObject([{ paragraphId: 'p3', start: at }]);
    const bare = { ...anchor, paragraphId: 'gone', before: '', after: '' };
    expect(placer(moved)(bare)).toEqual([]);
  });

  it('have no place where they are not there any more', () => {
    const [passage] = numbered(['The ferry owed a duty.']) as [PassageText];
    expect(placer(numbered(['Nothing of it.']))(anchorAt(passage, 4, 9))).toEqual([]);
    expect(placer([])(anchorAt(passage, 4, 9))).toEqual([]);
  });
});
