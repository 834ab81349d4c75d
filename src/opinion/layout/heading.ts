import type { Line } from './line.ts';
import type { Margins } from './margins.ts';

/** In letters, as all lengths here. */
const longest = 160;
const enumerator = /^(?:\(?(?:[IVX]{1,6}|[A-Z]|\d{1,2}|[a-h])[.)]|§)\s+\S/;
const bareEnumerator = /^(?:[IVX]{1,6}|[A-Z]|\d{1,2}|[a-h])\.?$/;
/** A judge's name under an opinion. */
const signature =
  /^(?:\*?[\p{Lu}][\p{L}’'. -]+, (?:(?:[ACP]\. ?)*(?:J|C\.? ?J|P\.? ?J)\.?|(?:[A-Z][a-z]+ )*(?:Judge|Justice))[.*]?|we concur:?|i concur:?)$/iu;
/** Words with which an opinion ends: centred, yet no title. */
const decree =
  /^(?:it is )?so ordered\.?$|^decisions? (?:will|to) be entered\b|^(?:affirmed|reversed|vacated|remanded|dismissed)\b.*\.$|\bopinion follows\b|^\* ?\* ?\*/i;
const hasLower = /\p{Ll}/u;
const capitals = /\p{Lu}{2}/u;

export type Neighbours = { previous: Line | undefined; next: Line | undefined };

/** Whether a line stands as a heading: centred, in capitals, bold, or an enumerator alone. */
export function isHeadingLine(line: Line, margins: Margins, { previous, next }: Neighbours): boolean {
  const text = line.text.trim();
  if (text.length === 0 || text.length > longest || line.cells.length > 2) return false;
  const isShort = line.right < margins.edge - line.size;
  const isCentred = centred(line, margins) || isWideTitle(line, margins);
  // Most lines are full and plain: they end here, before their words are looked at.
  if (!isCentred && !line.bold && !isShort) return false;
  if (!/[\p{L}\d]/u.test(text) || signature.test(text) || decree.test(text)) return false;
  if (isCentred && bareEnumerator.test(text)) return true;
  if (line.isUnderlined && isUnderlinedTitle(line, margins, previous, next)) return true;
  const isSet = isSetApart(line, margins, previous, next);
  if (isCentred && !sharesStart(line, next) && !sharesStart(line, previous)) {
    if (!hasLower.test(text) || line.bold) return true;
    const isIndent = margins.indent > margins.left && Math.abs(line.x - margins.indent) < 2;
    return !/[,;]$/.test(text) && !isIndent && !opensParagraph(line, margins, next);
  }
  if (line.bold && (isShort || next?.bold === true || previous?.bold === true)) return true;
  if (!hasLower.test(text) && capitals.test(text) && isShort && (isCentred || isSet)) return true;
  return isShort && line.italic && isSet && (enumerator.test(text) || !/[.;,:?!”"]$/.test(text));
}

/** An underlined line that ends short of the edge and begins no sentence's rest: titles are, and case names that fill a line. */
function isUnderlinedTitle(
  line: Line,
  margins: Margins,
  previous: Line | undefined,
  next: Line | undefined,
): boolean {
  const text = line.text.trim();
  if (!/^["“‘(]?[\p{Lu}\d]/u.test(text) || /[,;]$|\bv\.$/.test(text)) return false;
  if (line.cells.length > 1 || (next && next.cells.length > 1)) return false;
  if (line.right > margins.edge - 3 * line.size && !next?.isUnderlined) return false;
  if (next && next.page === line.page && /^\p{Ll}/u.test(next.text) && !next.isUnderlined) return false;
  return !previous || previous.isUnderlined === true || isBelowEnd(previous, margins);
}

function isBelowEnd(previous: Line, margins: Margins): boolean {
  const text = previous.text.trim();
  return /[.?!:;”"’)\]*\d]$/.test(text) || previous.right < margins.edge - 4 * previous.size;
}

/** Whether a line that only looks centred is a paragraph's first: set in as far as it falls short, with the next at the margin. */
function opensParagraph(line: Line, margins: Margins, next: Line | undefined): boolean {
  if (isTitleCase(line.text)) return false;
  const isLong = line.right - line.x > 0.55 * (margins.edge - margins.left);
  if (!next || next.y < line.y) return isLong && !/[.?!]$/.test(line.text);
  return isLong && next.y - line.y < 1.25 * margins.pitch && line.x - next.x > 0.45 * line.size;
}

function isTitleCase(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}’'-]{3,}/gu) ?? [];
  return words.length > 0 && words.filter((word) => /^\p{Lu}/u.test(word)).length >= 0.8 * words.length;
}

/** Whether the line has more room above and below than lines of a paragraph have. */
function isSetApart(
  line: Line,
  margins: Margins,
  previous: Line | undefined,
  next: Line | undefined,
): boolean {
  const room = 1.25 * margins.pitch;
  const above = !previous || line.y - previous.y > room || previous.right < margins.edge - 4 * line.size;
  return above && (!next || next.y - line.y > 0.9 * margins.pitch || next.x - line.x > line.size);
}

/** A centred title that leaves little room beside it, as small pages have them. */
function isWideTitle(line: Line, margins: Margins): boolean {
  const before = line.x - margins.left;
  const after = margins.edge - line.right;
  const room = 0.4 * line.size;
  if (before <= room || after <= room || Math.abs(before - after) >= room) return false;
  const isTitle = isTitleCase(line.text) || !hasLower.test(line.text);
  return isTitle && !/[.,;:]$/.test(line.text.trim());
}

export function centred(line: Line, margins: Margins): boolean {
  const off = Math.abs((line.x + line.right) / 2 - (margins.left + margins.edge) / 2);
  const room = 1.5 * line.size;
  return off < 0.9 * line.size && line.x > margins.left + room && line.right < margins.edge - room;
}

function sharesStart(line: Line, other: Line | undefined): boolean {
  return (
    other !== undefined && Math.abs(other.x - line.x) < 2 && Math.abs(other.y - line.y) < 2.6 * line.size
  );
}

const longestSideTitle = 60;
const wideGap = 1.4;

const sideTitle = /^(?:(?:[IVX]{1,6}|[A-Z]|\d{1,2})\. )?\p{Lu}[\p{L}\s,’'&-]*\p{L}$/u;

/** A title at the margin: a short line behind a sentence's end, before a paragraph whose first line is set in, or below a blank. */
export function isSideTitle(line: Line, margins: Margins, { previous, next }: Neighbours): boolean {
  if (!previous || !next || next.page !== line.page) return false;
  const isAtMargin = (each: Line) => Math.abs(each.x - margins.left) < 0.45 * line.size;
  const middle = margins.left + 0.6 * (margins.edge - margins.left);
  const text = line.text.trim();
  if (text.length > longestSideTitle || !isAtMargin(line) || line.right > middle || !sideTitle.test(text))
    return false;
  const isBelowEnded = /[.?!]["”’)\]]*$/.test(previous.text.trim());
  const isParted = line.y - previous.y > wideGap * margins.pitch && isTitleCase(text);
  if (isParted && next.right > middle) return isBelowEnded || previous.right < middle;
  // A caption's lines are short too.
  const isBelowText = isAtMargin(previous) || Math.abs(previous.x - margins.indent) < 2;
  return line.page > 1 && isBelowText && next.x - margins.left > line.size && isBelowEnded;
}

/** 1 for "I" and for titles without a number, 2 for "A", 3 for "1", 4 for "a". */
export function headingLevel(text: string): number {
  const mark = /^(?:part )?\(?([IVX]{1,6}|[A-Z]|\d{1,2}|[a-z])(?:[.)]|$|\s+[A-Z“"])/.exec(text.trim())?.[1];
  if (!mark) return 1;
  if (/^[IVX]+$/.test(mark)) return 1;
  if (/^[A-Z]$/.test(mark)) return /^A [A-Za-z]/.test(text.trim()) ? 1 : 2;
  return /^\d/.test(mark) ? 3 : 4;
}
