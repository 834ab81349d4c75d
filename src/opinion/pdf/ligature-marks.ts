import type { Style } from './fonts.ts';
import type { Run } from './page.ts';

/** Stands behind an "f" or "ff" whose glyph is as wide as a ligature: the file does not say which letter follows. */
export const lostLetter = '\ue0f1';

/** While a page is read, marks stand from here on, in the order in which they were met. */
const firstMark = 0xe100;
const mostMarks = 0x1000;
/** A lone "f" is narrower than its ligatures by this, and "ff" narrower than twice and a little more. */
const wider = { single: 1.28, double: 2.06 };
/** No font's "fi" is as narrow as this. */
const surelyLone = 0.42;
const marks = /[\ue100-\uf0ff]/g;

type Mark = { style: Style; width: number; isDouble: boolean };

export type LigatureMarks = {
  /** What is to stand behind an "f" of this width, a share of its size; `isSecond` where it shares its glyph with the "f" before it. */
  behind(style: Style, width: number, isSecond: boolean): string;
  /** What follows shares the glyph of the last "f" or "ff": what is known of their widths is only their share. */
  shared(): void;
  /** Whether the page has any. */
  any(): boolean;
  /** Once the whole page was seen: marks where a letter is lost, and none elsewhere. */
  settle(runs: Run[]): void;
};

/** In many fonts the glyph of "fi" is named "f": only its width tells that a letter is missing. */
export function ligatureMarks(): LigatureMarks {
  const met: Mark[] = [];
  /** The width of a lone "f" in each font of the page. */
  const narrowest = new Map<Style, number>();
  /** What follows may show that they were no whole glyphs. */
  let latest: { style: Style; width: number }[] = [];

  function settleAllBut(count: number): void {
    while (latest.length > count) {
      const { style, width } = latest.shift()!;
      const narrow = narrowest.get(style);
      if (narrow === undefined || width < narrow) narrowest.set(style, width);
    }
  }

  function isLost({ style, width, isDouble }: Mark): boolean {
    const narrow = narrowest.get(style);
    if (narrow === undefined) return false;
    return width > (isDouble ? wider.double : wider.single) * narrow;
  }

  return {
    behind(style, width, isSecond) {
      if (style.isFixedPitch || met.length >= mostMarks) return '';
      settleAllBut(1);
      const narrow = narrowest.get(style);
      if (!isSecond && (narrow === undefined || width < narrow)) latest.push({ style, width });
      // Most are plainly narrow: they need no second look.
      if (narrow !== undefined && narrow < surelyLone && !isLost({ style, width, isDouble: isSecond }))
        return '';
      met.push({ style, width, isDouble: isSecond });
      return String.fromCharCode(firstMark + met.length - 1);
    },
    shared() {
      latest = [];
    },
    any: () => met.length > 0,
    settle(runs) {
      settleAllBut(0);
      for (const run of runs) {
        if (!marksIn(run.text)) continue;
        run.text = run.text.replace(marks, (mark) =>
          isLost(met[mark.charCodeAt(0) - firstMark]!) ? lostLetter : '',
        );
      }
    },
  };
}

function marksIn(text: string): boolean {
  return text.search(marks) !== -1;
}
