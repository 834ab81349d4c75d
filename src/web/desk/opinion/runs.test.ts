import { describe, expect, it } from 'vitest';
import { type Run, runsOf } from './runs.ts';

const draw = (runs: Run[]) =>
  runs
    .map(({ isQuoted, pieces }) => {
      const inner = pieces.map((piece) => {
        if ('note' in piece) return `^${piece.note}`;
        if ('begun' in piece) return `|${piece.begun.label}|`;
        return piece.isItalic ? `/${piece.text}/` : piece.text;
      });
      return isQuoted ? `[${inner.join('')}]` : inner.join('');
    })
    .join('');

describe('a passage is cut into runs', () => {
  it('and plain text stays one', () => {
    expect(runsOf({ text: 'We affirm.' })).toEqual([
      { start: 0, isQuoted: false, marks: [], pieces: [{ text: 'We affirm.', isItalic: false }] },
    ]);
  });

  it('with the words that may be misread apart', () => {
    expect(runsOf({ text: 'We afiirm it.', uncertain: [[3, 9]] })[0]?.pieces).toEqual([
      { text: 'We ', isItalic: false },
      { text: 'afiirm', isItalic: false, isUncertain: true },
      { text: ' it.', isItalic: false },
    ]);
  });

  it('with the number of a page where the reader took it out, behind the words before it', () => {
    const stars = [
      { start: 0, end: 0, label: '456' },
      { start: 5, end: 5, label: '457' },
    ];
    const passage = { text: 'Duty.2 It is plain.'.replace('2', ''), marks: [{ offset: 5, mark: '2' }] };
    expect(draw(runsOf(passage, [[0, 5]], [], stars))).toBe('|456|[Duty.^2|457|] It is plain.');
  });

  it('with the number of a page that begins in it apart', () => {
    expect(
      runsOf({ text: 'We hold *457 so.' }, [], [], [{ start: 8, end: 12, label: '457' }])[0]?.pieces,
    ).toEqual([
      { text: 'We hold ', isItalic: false },
      { text: '*457', isItalic: false, star: '457' },
      { text: ' so.', isItalic: false },
    ]);
  });

  it('with the quoted words marked exactly', () => {
    expect(draw(runsOf({ text: 'So we affirm. Costs follow.' }, [[3, 13]]))).toBe(
      'So [we affirm.] Costs follow.',
    );
  });

  it('with what she marked apart, that which begins last on top', () => {
    const [outer, inner] = [
      { start: 3, end: 13 },
      { start: 6, end: 12 },
    ];
    const runs = runsOf({ text: 'So we affirm. Costs follow.' }, [[3, 12]], [outer, inner]);
    expect(draw(runs)).toBe('So [we ][affirm]. Costs follow.');
    expect(runs.map(({ marks }) => marks)).toEqual([[], [outer], [inner, outer], [outer], []]);
  });

  it('with italics inside and across the quoted words', () => {
    expect(draw(runsOf({ text: 'See Roe v. Doe here.', italics: [[4, 14]] }, [[8, 19]]))).toBe(
      'See /Roe /[/v. Doe/ here].',
    );
  });

  it('with each footnote mark once, where it stood', () => {
    const marks = [
      { offset: 3, mark: '1' },
      { offset: 10, mark: '2' },
    ];
    expect(draw(runsOf({ text: 'One two it', marks }))).toBe('One^1 two it^2');
    expect(draw(runsOf({ text: 'One two it', marks }, [[3, 10]]))).toBe('One^1[ two it^2]');
    expect(draw(runsOf({ text: 'One two it', marks }, [[0, 3]]))).toBe('[One^1] two it^2');
  });

  it('with a mark at its very beginning', () => {
    expect(draw(runsOf({ text: 'It', marks: [{ offset: 0, mark: '*' }] }))).toBe('^*It');
  });

  it('with every quote of several', () => {
    expect(
      draw(
        runsOf({ text: 'aa bb cc dd' }, [
          [0, 2],
          [6, 8],
        ]),
      ),
    ).toBe('[aa] bb [cc] dd');
  });
});
