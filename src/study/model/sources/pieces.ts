/** Cuts an opinion into overlapping pieces of a given size, by part and heading where it can. */
import { leadPart, type Opinion } from '../../../opinion/opinion.ts';
import { splitSentences } from '../../../opinion/sentences.ts';
import { estimateTokens } from '../tokens.ts';
import { headOfPart, labelOfParagraph, partIndexOf } from '../wire/labels.ts';

/** A line of a piece: a paragraph, or as much of it as one piece can hold. */
type Line = { part: number; text: string; tokens: number; opens: 'part' | 'heading' | 'paragraph' };

/** The share of a piece that may be given up to end it before a part or heading. */
const slack = 0.35;
/** The share of a piece that repeats the end of the one before. */
const overlap = 0.06;

export function labelledText(opinion: Opinion): string {
  return render(opinion, linesOf(opinion, Number.POSITIVE_INFINITY));
}

/** These paragraphs, in their order, each part under its head. */
export function excerptOf(opinion: Opinion, indexes: ReadonlySet<number>): string {
  const lines = opinion.paragraphs.flatMap((paragraph, index): Line[] => {
    if (!indexes.has(index)) return [];
    const text = `${labelOfParagraph(opinion, paragraph)} ${paragraph.text}`;
    return [{ part: partIndexOf(opinion, index), text, tokens: 0, opens: 'paragraph' }];
  });
  return render(opinion, lines);
}

/** Every paragraph stands in at least one piece, and no piece is estimated at more tokens than given. */
export function cutIntoPieces(opinion: Opinion, mostTokens: number): string[] {
  // Heads of parts, which a piece repeats, and the note on repeated lines.
  const room = mostTokens - 200;
  const lines = linesOf(opinion, Math.floor(room * (1 - 2 * overlap)));
  const pieces: string[] = [];
  for (let start = 0; start < lines.length; ) {
    const repeated = start === 0 ? [] : endOf(lines.slice(0, start), room * overlap);
    const end = start + bestEnd(lines.slice(start), room - total(repeated));
    pieces.push(render(opinion, lines.slice(start, end), repeated));
    start = end;
  }
  return pieces;
}

/** A syllabus says again what the lead opinion says, and nothing may be taken from it. */
const isSummedUp = (opinion: Opinion, part: number): boolean =>
  opinion.parts[part]?.kind === 'syllabus' && leadPart(opinion) !== undefined;

function linesOf(opinion: Opinion, mostTokens: number): Line[] {
  return opinion.paragraphs.flatMap((paragraph, index) => {
    const part = partIndexOf(opinion, index);
    if (isSummedUp(opinion, part)) return [];
    const isFirst = opinion.parts[part]?.firstParagraph === index;
    const opens = isFirst ? 'part' : paragraph.kind === 'heading' ? 'heading' : 'paragraph';
    const label = labelOfParagraph(opinion, paragraph);
    return splitLong(paragraph.text, mostTokens - estimateTokens(label)).map((text, place): Line => {
      const line = `${label}${place === 0 ? '' : ' (continued)'} ${text}`;
      return { part, text: line, tokens: estimateTokens(line) + 1, opens: place === 0 ? opens : 'paragraph' };
    });
  });
}

/** At ends of sentences where there are any, else at spaces. */
function splitLong(text: string, mostTokens: number): string[] {
  if (estimateTokens(text) <= mostTokens) return [text];
  const mostLetters = Math.floor(mostTokens / 2);
  const cuts: string[] = [];
  let open = '';
  for (const { start, end } of splitSentences(text)) {
    for (const words of wrap(text.slice(start, end), mostLetters)) {
      if (open !== '' && estimateTokens(`${open} ${words}`) > mostTokens) {
        cuts.push(open);
        open = '';
      }
      open = open === '' ? words : `${open} ${words}`;
    }
  }
  return open === '' ? cuts : [...cuts, open];
}

function wrap(sentence: string, most: number): string[] {
  const lines: string[] = [];
  let rest = sentence;
  while (rest.length > most) {
    const space = rest.lastIndexOf(' ', most);
    const at = space > most / 2 ? space : most;
    lines.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest === '' ? lines : [...lines, rest];
}

const total = (lines: readonly Line[]) => lines.reduce((sum, { tokens }) => sum + tokens, 0);

/** How many lines the next piece takes: at least one. */
function bestEnd(lines: readonly Line[], room: number): number {
  let used = 0;
  let fits = 0;
  while (fits < lines.length && used + (lines[fits]?.tokens ?? 0) <= room) {
    used += lines[fits]?.tokens ?? 0;
    fits += 1;
  }
  if (fits === lines.length) return fits;
  for (const wanted of ['part', 'heading'] as const) {
    let given = 0;
    for (let end = fits; end > 0 && given <= room * slack; end -= 1) {
      if (lines[end]?.opens === wanted) return end;
      given += lines[end - 1]?.tokens ?? 0;
    }
  }
  return Math.max(1, fits);
}

function endOf(lines: readonly Line[], room: number): Line[] {
  const kept: Line[] = [];
  let used = 0;
  for (const line of lines.toReversed()) {
    used += line.tokens;
    if (used > room || (kept[0] && kept[0].part !== line.part)) break;
    kept.unshift(line);
  }
  return kept;
}

function render(opinion: Opinion, lines: readonly Line[], repeated: readonly Line[] = []): string {
  const text: string[] = [];
  let part: number | undefined;
  for (const [index, line] of [...repeated, ...lines].entries()) {
    if (line.part !== part) text.push(headOfPart(opinion, line.part));
    part = line.part;
    if (repeated.length > 0 && index === 0) text.push('(The end of the piece before, repeated:)');
    if (repeated.length > 0 && index === repeated.length) text.push('(Here the piece begins:)');
    text.push(line.text);
  }
  return text.join('\n');
}
