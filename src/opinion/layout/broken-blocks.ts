import type { Block } from './blocks.ts';

const broken = /(?:[\p{L}\d)\]”’]|,|[\p{L}][-\u00ad])$/u;
const goesOn = /^(?!vs?\.|[a-z][.)])\p{Ll}/u;
const decreeBelow = /^(?:affirmed|reversed|vacated|it is so)\b/i;
/** Shorter lines that end without a stop are titles. */
const longerThanTitle = 40;

/** What a number completes: "insufficient under Rule" above "7.2(a)(3) of the Rules". */
const cites = /(?:\b(?:Rules?|Sections?|Articles?|Nos?\.)|§§?)$/;

const monthAndDay =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2},$/i;

/** Blocks with those made whole again that were parted in mid-sentence: by a gap in the page, or by a line that looks like a title. */
export function mergeBroken(blocks: Block[]): Block[] {
  const whole: Block[] = [];
  for (const block of blocks) {
    const last = whole.at(-1);
    if (last && isOneSentence(last, block)) {
      last.lines.push(...block.lines);
      if (last.kind === 'heading') last.kind = block.kind;
    } else whole.push(block);
  }
  return whole;
}

/** "him.": the last word of a paragraph, which a slanted scan sets off. */
function isRemnant({ lines }: Block): boolean {
  return lines.length === 1 && /^\p{Ll}+[.?!]["”’)]*$/u.test(lines[0]!.text.trim());
}

function isOneSentence(last: Block, next: Block): boolean {
  const start = next.lines[0]!;
  const end = last.lines.at(-1)!;
  if (monthAndDay.test(end.text.trim()) && /^\d{4}\b/.test(start.text.trim())) return true;
  if (next.kind !== 'text' && next.kind !== 'quote') return false;
  if (last.kind === next.kind && cites.test(end.text.trim()) && /^\d/.test(start.text.trim())) return true;
  if (!goesOn.test(start.text) || decreeBelow.test(start.text) || !broken.test(end.text.trim())) return false;
  if (last.kind === next.kind) return true;
  if (last.kind !== 'heading') return last.kind === 'text' && isRemnant(next);
  const isAlike = end.bold === start.bold && Math.abs(end.size - start.size) < 0.7;
  return isAlike && end.text.length > longerThanTitle && /\p{Ll}[,-]?$/u.test(end.text.trim());
}
