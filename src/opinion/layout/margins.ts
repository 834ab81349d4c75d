import type { Zone } from '../zone.ts';
import type { Line } from './line.ts';

/** The edges of a column of text and the distance of its lines, in points. */
export type Margins = {
  left: number;
  edge: number;
  size: number;
  pitch: number;
  /** Where first lines of paragraphs usually start; the left margin where none are set in. */
  indent: number;
  /** Set where blanks part paragraphs, and nothing else does: how high one at least is. */
  parting?: number;
};

/** Lines that share margins: one column of one page, either its text or its footnotes. */
export type Stretch = { key: string; lines: Line[]; zone?: Zone };

/** Fewer lines of a kind have no margins of their own. */
const fewLines = 6;

/**
 * Margins are the document's own, told apart by column, odd and even pages, and the size a page is mostly set in: one page of
 * block quotes must not become the measure of itself.
 */
export function marginsOf(stretches: Stretch[]): (stretch: Stretch) => Margins {
  const known = new Map<string, Margins>();
  for (const [key, alike] of Map.groupBy(stretches, fullKey)) {
    const lines = alike.flatMap((stretch) => stretch.lines);
    if (lines.length < fewLines) continue;
    known.set(
      key,
      measure(
        lines,
        alike.flatMap((stretch) => gapsIn(stretch.lines)),
      ),
    );
  }
  return (stretch) => known.get(fullKey(stretch)) ?? measure(stretch.lines, gapsIn(stretch.lines));
}

function fullKey({ key, lines, zone }: Stretch): string {
  const page = lines[0]?.page ?? 0;
  return `${zone ?? ''}:${key}:${page % 2}:${Math.round(dominantSize(lines) * 2)}`;
}

function measure(lines: Line[], gaps: Gap[]): Margins {
  const size = dominantSize(lines);
  const own = lines.filter((line) => Math.abs(line.size - size) < 0.75);
  const body = own.length > 0 ? own : lines;
  const rights = body.map(({ right }) => right).sort((a, b) => a - b);
  const left = leftMargin(body);
  return {
    left,
    indent: usualIndent(body, left, size),
    edge: rights[Math.floor(rights.length * 0.93)] ?? rights.at(-1) ?? 0,
    size,
    pitch: usualPitch(gaps) ?? 1.2 * size,
  };
}

function usualIndent(lines: Line[], left: number, size: number): number {
  const firsts = lines.filter((line, index) => {
    const next = lines[index + 1];
    return next && line.x - left > 0.5 * size && line.x - left < 5 * size && Math.abs(next.x - left) < 2;
  });
  const usual = mostCommon(
    firsts.map(({ x }) => x),
    1,
  );
  return usual !== undefined && firsts.filter(({ x }) => Math.abs(x - usual) < 2).length >= 3 ? usual : left;
}

/** The x at which most lines start; a smaller one wins when a third as many start there. */
function leftMargin(lines: Line[]): number {
  const starts = new Map<number, number>();
  for (const { x } of lines) {
    const key = Math.round(x / 2);
    starts.set(key, (starts.get(key) ?? 0) + 1);
  }
  const weight = (key: number) =>
    (starts.get(key) ?? 0) + (starts.get(key - 1) ?? 0) + (starts.get(key + 1) ?? 0);
  const keys = [...starts.keys()].sort((a, b) => a - b);
  const best = keys.reduce((most, key) => (weight(key) > weight(most) ? key : most), keys[0] ?? 0);
  const chosen = keys.find((key) => key <= best && weight(key) >= 0.6 * weight(best)) ?? best;
  const near = lines.filter(({ x }) => Math.abs(x / 2 - chosen) <= 1.5).map(({ x }) => x);
  return near.length > 0 ? near.sort((a, b) => a - b)[Math.floor(near.length / 2)]! : chosen * 2;
}

export function dominantSize(lines: Pick<Line, 'size' | 'text'>[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const key = Math.round(size * 4) / 4;
    letters.set(key, (letters.get(key) ?? 0) + text.length);
  }
  let best = 0;
  let most = -1;
  for (const [size, count] of letters) {
    if (count > most) {
      most = count;
      best = size;
    }
  }
  return best;
}

type Gap = { height: number; goesOn: boolean };

function gapsIn(lines: Line[]): Gap[] {
  return lines
    .slice(1)
    .map(({ y, text }, index) => ({
      height: y - lines[index]!.y,
      goesOn: /^\p{Ll}/u.test(text.trim()),
    }))
    .filter(({ height }) => height > 2);
}

/** As a share of the lines that one distance parts from those above: in running text most go on in the middle of a sentence. */
const fewestGoOn = 0.1;
const fewest = 3;

/** How far apart the lines of a paragraph are: where most paragraphs are short, more lines are parted by what parts paragraphs. */
function usualPitch(gaps: Gap[]): number | undefined {
  const usual = mostCommon(
    gaps.map(({ height }) => height),
    0.5,
  );
  if (usual === undefined) return undefined;
  const goOn = gaps.filter(({ goesOn }) => goesOn).map(({ height }) => height);
  const alike = gaps.filter(({ height }) => Math.abs(height - usual) < 1);
  if (goOn.length < fewest || alike.filter(({ goesOn }) => goesOn).length >= fewestGoOn * alike.length)
    return usual;
  return mostCommon(goOn, 0.5);
}

/** In pitches: a publisher's sign in a line pushes it down by almost as much as a blank line, in the middle of sentences too. */
const blank = 1.5;
export const leastBlank = 1.2;
const fewestBlanks = 4;

/** How high the blanks between paragraphs at least are, in pitches: lower than a line where nothing in mid-sentence stands as far below. */
export function leastParting(stretches: Stretch[], of: (stretch: Stretch) => Margins): number {
  const gaps = stretches.flatMap((stretch) =>
    gapsIn(stretch.lines).map(({ height, goesOn }) => ({ height: height / of(stretch).pitch, goesOn })),
  );
  const low = gaps.filter(({ height }) => height > leastBlank && height <= blank);
  const usual = mostCommon(
    low.map(({ height }) => height),
    0.05,
  );
  const alike = low.filter(({ height }) => usual !== undefined && Math.abs(height - usual) < 0.08);
  const isBlank = alike.length >= fewestBlanks && !alike.some(({ goesOn }) => goesOn);
  return isBlank ? usual! - 0.08 : blank;
}

function mostCommon(values: number[], step: number): number | undefined {
  const counts = new Map<number, number>();
  for (const value of values) {
    const key = Math.round(value / step);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  let best: number | undefined;
  let most = 0;
  for (const key of counts.keys()) {
    const count = (counts.get(key) ?? 0) + (counts.get(key - 1) ?? 0) + (counts.get(key + 1) ?? 0);
    if (count > most) {
      most = count;
      best = key;
    }
  }
  return best === undefined ? undefined : best * step;
}
