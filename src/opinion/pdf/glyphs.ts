import type { PdfPage, Run } from '../page.ts';
import { type Style, styleReader } from './fonts.ts';
import { gatherLetters } from './letters.ts';
import { ligatureMarks } from './ligature-marks.ts';
import { painted } from './overprint.ts';
import type { Pdfium } from './pdfium.ts';
import { rulesOn } from './rules.ts';
import { spelled } from './spelling.ts';
import { type Frame, type GlyphSpan, isAslant, place, type Turn, turnOf, uprightSize } from './turn.ts';

/** A gap wider than this share of the type's size is a space that the file does not spell out. */
export const spaceGap = 0.14;
/** Where PDFium sees a space too, this much is enough: a line that was set tight. */
const tightGap = 0.1;
/** A spelled space whose neighbours stand closer than this may be drawn over. */
const overlap = 0.06;
/** A gap wider than this is no word space: a tab, a column's gutter, a table's cell. */
const breakGap = 1;
const softHyphen = '\u00ad';
const smallF = 0x66;
/** Letters that begin within this share of the size of each other are drawn by one glyph. */
const sameGlyph = 0.02;
/** Beyond this no opinion goes: what is left on the page is an attack or a drawing made of text. */
const maxGlyphs = 60_000;

/** The page's text as runs, upright. Reads every glyph once; nothing else in a page costs as much. */
export function readRuns(pdfium: Pdfium, page: number, text: number): Omit<PdfPage, 'number'> {
  const scratch = pdfium.malloc(96);
  const frame = readFrame(pdfium, page, scratch);
  const styleOf = styleReader(pdfium, scratch);
  const count = Math.min(pdfium.FPDFText_CountChars(text), maxGlyphs);
  const runs: Record<Turn, Run[]> = { 0: [], 1: [], 2: [], 3: [] };
  const glyphs: Record<Turn, number> = { 0: 0, 1: 0, 2: 0, 3: 0 };
  const ligatures = ligatureMarks();
  let doubles = pdfium.doubles();
  let floats = pdfium.floats();
  const originAt = scratch >> 3;
  const boxAt = (scratch + 16) >> 2;
  const matrixAt = (scratch + 32) >> 2;

  let object = -1;
  let style: Style = { bold: false, italic: false, hidden: false, isFixedPitch: false };
  let turn: Turn = 0;
  /** Watermarks and stamps run across the page. */
  let slants = false;
  let size = 0;
  /** The letters of an object that is not turned stand on one line, where the first two do: the others are not asked. */
  let isLevel = false;
  let asked = 0;
  let spaced = false;
  let offered = false;
  let blank = 0;
  let last = '';
  let lastX = 0;
  let softMiddle = 0;
  let isBehindMark = false;
  let run: Run | undefined;
  /** Letters of the run, and gaps between them that nothing but their width takes for spaces. */
  let taken = 0;
  let gaps = 0;
  const at: GlyphSpan = { x: 0, right: 0, y: 0 };
  const letters = gatherLetters();

  const finish = (finished: Run) => {
    const gathered = letters.take();
    finished.text = gaps === 0 ? gathered : withGaps(gathered, gaps, taken);
    taken = 0;
    gaps = 0;
  };

  for (let index = 0; index < count; index++) {
    const glyph = spelled(pdfium.FPDFText_GetUnicode(text, index));
    if (glyph === '') continue;
    if (glyph === ' ') {
      // PDFium adds blanks of its own between words and lines, and nothing else.
      if (pdfium.FPDFText_IsGenerated(text, index) === 1) offered = true;
      else spaced = true;
      blank = index;
      continue;
    }
    const next = pdfium.FPDFText_GetTextObject(text, index);
    if (next !== object) {
      object = next;
      style = styleOf(object);
      doubles = pdfium.doubles();
      floats = pdfium.floats();
      pdfium.FPDFText_GetMatrix(text, index, scratch + 32);
      const turned = turnOf(floats[matrixAt]!, floats[matrixAt + 1]!);
      slants = isAslant(floats[matrixAt]!, floats[matrixAt + 1]!);
      if (turned !== turn && run) {
        finish(run);
        run = undefined;
      }
      turn = turned;
      isLevel = turn === 0 && floats[matrixAt + 1] === 0;
      asked = 0;
      const scale = Math.hypot(floats[matrixAt + 2]!, floats[matrixAt + 3]!);
      size = pdfium.FPDFText_GetFontSize(text, index) * scale;
    }
    if (slants) continue;
    pdfium.FPDFText_GetLooseCharBox(text, index, scratch + 16);
    if (isLevel && asked === 2) doubles[originAt] = floats[boxAt]!;
    else {
      const before = doubles[originAt + 1]!;
      pdfium.FPDFText_GetCharOrigin(text, index, scratch, scratch + 8);
      if (asked === 1 && doubles[originAt + 1] !== before) isLevel = false;
      asked++;
    }
    if (!place(at, turn, frame, doubles, originAt, floats, boxAt)) continue;
    if (glyph === softHyphen && isOneGlyph(pdfium, text, index, scratch + 32)) {
      if (run) run.right = Math.max(run.right, at.right);
      continue;
    }
    glyphs[turn]++;
    // As a number: to compare strings costs a tenth of all that is done for a glyph.
    const first = glyph.charCodeAt(0);
    const isDigit = first >= 0x30 && first <= 0x39;
    const isRaised =
      isDigit && turn === 0 && isDrawnRaised(pdfium, text, index, scratch + 32, doubles[originAt + 1]!, size);
    const height = isRaised ? raised.size * size : size;
    if (isRaised) at.y -= raised.rise * size;
    const isSameGlyph = Math.abs(at.x - lastX) < sameGlyph * size;
    if (run && continues(run, at, height, style, isSameGlyph)) {
      let gap = at.x - run.right;
      if (gap > spaceGap * size && isSharedWithSoftHyphen(pdfium, text, index, scratch + 32))
        gap = pdfium.doubles()[(scratch + 32) >> 3]! - frame.left - run.right;
      if (spaced && gap < overlap * size && turn === 0)
        spaced = !isDrawnOver(pdfium, text, blank, scratch + 32, frame.left + at.x);
      const isSpace = spaced || gap > (offered && isInsideWords(last, glyph) ? tightGap : spaceGap) * size;
      if (isBehindMark && isSameGlyph) letters.drop();
      else if (last === softHyphen && at.x < softMiddle) letters.drop();
      if (!isRaised && isSpace) {
        const isTracked = !spaced && gap < widestTracking * size;
        letters.add(isTracked ? gapSign : ' ');
        if (isTracked) gaps++;
      }
      if (isRaised || at.right > run.right) run.right = at.right;
    } else {
      if (run) finish(run);
      run = runAt(at, height, style, spaced && !isRaised);
      runs[turn].push(run);
      isBehindMark = false;
    }
    letters.add(glyph);
    taken++;
    if (first === smallF) {
      const mark = ligatures.behind(style, (at.right - at.x) / size, last === 'f' && isSameGlyph);
      letters.add(mark);
      isBehindMark = mark !== '';
    } else isBehindMark = false;
    if (glyph === softHyphen) softMiddle = (at.x + at.right) / 2;
    last = glyph;
    lastX = at.x;
    spaced = false;
    offered = false;
  }
  if (run) finish(run);
  pdfium.free(scratch);
  const main = ([0, 1, 2, 3] as const).reduce((best, each) =>
    glyphs[each] > glyphs[best] && (glyphs[0] === 0 || isMoreThanStamp(runs[each])) ? each : best,
  );
  if (ligatures.any()) ligatures.settle(runs[main]);
  const rules = main === 0 ? rulesOn(pdfium, page) : [];
  return {
    ...uprightSize(frame, main),
    runs: painted(runs[main]),
    ...(rules.length > 0 ? { rules } : {}),
  };
}

/** A stamp up a page's edge has a line or two, and may have more letters than the page. */
const isMoreThanStamp = (runs: Run[]): boolean => new Set(runs.map(({ y }) => Math.round(y))).size > 2;

/** Stands, as a character that no text has, for a gap that may be a space, until the run's end shows whether all its letters stand apart. */
const gapSign = '\u0001';
/** Letters are spaced out by less than this share of the size; and so many of a run's at least. */
const widestTracking = 0.45;
const spacedOut = { fewest: 4, share: 0.6 };

function withGaps(text: string, gaps: number, letters: number): string {
  const isSpacedOut = letters >= spacedOut.fewest && gaps > spacedOut.share * (letters - 1);
  return text.replaceAll(gapSign, isSpacedOut ? '' : ' ');
}

const letter = /\p{L}/u;
const letterOrDigit = /[\p{L}\d]/u;

/** Marks stand apart from their words without a space. */
function isInsideWords(last: string, glyph: string): boolean {
  return letterOrDigit.test(glyph) && letter.test(last);
}

/** Whether a letter's glyph is a soft hyphen too, as software says where a word might be divided: its box is the half of another's. */
function isSharedWithSoftHyphen(pdfium: Pdfium, text: number, index: number, scratch: number): boolean {
  const next = pdfium.FPDFText_GetUnicode(text, index + 1);
  return spelled(next) === softHyphen && isOneGlyph(pdfium, text, index + 1, scratch);
}

/** Whether a soft hyphen is only a second name of the letter before it: a place where the word was not divided. */
function isOneGlyph(pdfium: Pdfium, text: number, index: number, scratch: number): boolean {
  pdfium.FPDFText_GetCharOrigin(text, index - 1, scratch, scratch + 8);
  const before = pdfium.doubles()[scratch >> 3];
  pdfium.FPDFText_GetCharOrigin(text, index, scratch, scratch + 8);
  return pdfium.doubles()[scratch >> 3] === before;
}

/** Whether the next glyph stands where most of a spelled space would be: kerning that some software writes as "MAV A". */
function isDrawnOver(pdfium: Pdfium, text: number, blank: number, scratch: number, next: number): boolean {
  pdfium.FPDFText_GetLooseCharBox(text, blank, scratch);
  const floats = pdfium.floats();
  const left = floats[scratch >> 2]!;
  const right = floats[(scratch >> 2) + 2]!;
  return right > left && next - left < 0.35 * (right - left);
}

/** Where a drawn superior figure is taken to stand, and how large it is, as shares of the size it is set in. */
const raised = { rise: 0.35, size: 0.6 };

/** Superior figures may be glyphs of their own, set like any other: only their shape tells that they are raised. */
function isDrawnRaised(
  pdfium: Pdfium,
  text: number,
  index: number,
  scratch: number,
  baseline: number,
  size: number,
): boolean {
  pdfium.FPDFText_GetCharBox(text, index, scratch, scratch + 8, scratch + 16, scratch + 24);
  const bottom = pdfium.doubles()[(scratch >> 3) + 2]!;
  return bottom - baseline > 0.2 * size;
}

/** Its text is set when the run ends. */
function runAt(
  { x, right, y }: GlyphSpan,
  size: number,
  { bold, italic, hidden }: Style,
  spaced: boolean,
): Run {
  const run: Run = { text: '', x, right, y, size, bold, italic, spaced };
  if (hidden) run.hidden = true;
  return run;
}

function continues(run: Run, at: GlyphSpan, size: number, style: Style, isSameGlyph: boolean): boolean {
  const gap = at.x - run.right;
  return (
    Math.abs(at.y - run.y) < 0.08 * size &&
    Math.abs(size - run.size) < 0.3 &&
    gap < breakGap * size &&
    (gap > -0.8 * size || isSameGlyph) &&
    run.bold === style.bold &&
    run.italic === style.italic &&
    (run.hidden ?? false) === style.hidden
  );
}

function readFrame(pdfium: Pdfium, page: number, scratch: number): Frame {
  pdfium.FPDF_GetPageBoundingBox(page, scratch);
  const [left, top, right, bottom] = pdfium.floats().subarray(scratch >> 2, (scratch >> 2) + 4);
  return { left: left ?? 0, top: top ?? 792, right: right ?? 612, bottom: bottom ?? 0 };
}
