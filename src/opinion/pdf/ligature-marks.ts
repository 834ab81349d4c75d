import { lostLetter, type Run } from '../page.ts';
import type { Style } from './fonts.ts';

/** While a page is read, marks stand from here on, in the order in which they were met. */
const firstMark = 0xe100;
const mostMarks = 0x1000;
/** A lone "f" is narrower than its ligatures by this, and "ff" narrower than twice and a little more. */
const wider = { single: 1.28, double: 2.06 };
/** No font's "fi" is as narrow as this. */
const surelyLone = 0.42;
const marks = /[\ue100-\uf0ff]/g;
/** Where a font spells out one "fi", so many of its wide "f" lack nothing: kerning only makes others narrower. */
const mostBeside = 8;

type LigatureMark = { style: Style; width: number; isDouble: boolean };

export type LigatureMarks = {
  /** What is to stand behind an "f" of this width, a share of its size; `isSecond` where it shares its glyph with the "f" before it. */
  behind(style: Style, width: number, isSecond: boolean): string;
  /** Whether the page has any. */
  any(): boolean;
  /** Once the whole page was seen: marks where a letter is lost, and none elsewhere. */
  settle(runs: Run[]): void;
};

/** Widths that differ by less are one. */
const step = 0.01;

/** In many fonts the glyph of "fi" is named "f": only its width tells that a letter is missing. */
export function ligatureMarks(): LigatureMarks {
  const met: LigatureMark[] = [];
  /** How often each font of the page sets an "f" how wide. The usual one is alone; a narrower one shares its glyph, and is measured by its share. */
  const widths = new Map<Style, Map<number, number>>();
  const narrowest = new Map<Style, number>();

  function isLost({ width, isDouble }: LigatureMark, alone: number | undefined): boolean {
    return alone !== undefined && width > (isDouble ? wider.double : wider.single) * alone;
  }

  function count(style: Style, width: number): void {
    const known = widths.get(style) ?? new Map<number, number>();
    widths.set(style, known);
    const key = Math.round(width / step);
    known.set(key, (known.get(key) ?? 0) + 1);
  }

  return {
    behind(style, width, isSecond) {
      if (style.isFixedPitch || met.length >= mostMarks) return '';
      const narrow = narrowest.get(style);
      if (!isSecond) {
        count(style, width);
        if (narrow === undefined || width < narrow) narrowest.set(style, width);
      }
      // Most are plainly narrow: they need no second look.
      if (
        narrow !== undefined &&
        narrow < surelyLone &&
        !isLost({ style, width, isDouble: isSecond }, narrow)
      )
        return '';
      met.push({ style, width, isDouble: isSecond });
      return String.fromCharCode(firstMark + met.length - 1);
    },
    any: () => met.length > 0,
    settle(runs) {
      const usual = new Map(
        [...widths].map(([style, counts]) => [
          style,
          lone(mostFrequent(counts) * step, narrowest.get(style)),
        ]),
      );
      const of = (mark: string) => met[mark.charCodeAt(0) - firstMark]!;
      const isWide = (mark: string) => isLost(of(mark), usual.get(of(mark).style));
      const spelled = new Map<Style, number>();
      for (const { text } of runs) {
        const own = text.match(marks) ?? [];
        const style = own[0] && of(own[0]).style;
        const pairs = text.replace(marks, (mark) => (isWide(mark) ? mark : '')).match(/f[il]/g)?.length ?? 0;
        if (style)
          spelled.set(style, (spelled.get(style) ?? 0) + mostBeside * pairs - own.filter(isWide).length);
      }
      for (const run of runs)
        if (marksIn(run.text))
          run.text = run.text.replace(marks, (mark) =>
            isWide(mark) && spelled.get(of(mark).style)! <= 0 ? lostLetter : '',
          );
    },
  };
}

/** On a page of few words the ligature may be the most frequent: then the narrowest is the one that stands alone. */
function lone(usual: number, narrow = usual): number {
  return narrow < surelyLone && usual > wider.single * narrow ? narrow : usual;
}

/** The smaller of two that are as frequent. */
function mostFrequent(counts: Map<number, number>): number {
  let best = 0;
  let most = 0;
  for (const [value, count] of counts) {
    if (count > most || (count === most && value < best)) [best, most] = [value, count];
  }
  return best;
}

function marksIn(text: string): boolean {
  return text.search(marks) !== -1;
}
