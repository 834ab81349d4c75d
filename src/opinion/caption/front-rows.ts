import { type CellKind, kindOf, monthName, statesDay } from './kinds.ts';
import { seatsInTexas } from './places.ts';

/** What wide gaps set apart in a line: one side of a caption in two columns, a clerk's stamp. */
export type FrontCell = {
  text: string;
  kind: CellKind;
  row: number;
  /** It stands in the right half and is not centred. */
  isRight: boolean;
  /** A blank stands above its row. */
  isApart: boolean;
};

/** Brackets, section signs, colons and angles that draw a border between two columns. */
const opening = /^(?:[|§│┐┘┌└┤├>}\])*:]+\s*)+/;
const closing = new Set('|§│┐┘┌└┤├>{[(*: ');
const borderInside = /\s[)§|│](?=\s|$)/;

/** Cells of the front's lines: a tab parts the two sides of a line (one before the first says that it stands on the right), a vertical one parts cells of the left side, an empty line is a blank. */
export function cellsOf(lines: string[], isCourt: (text: string) => boolean): FrontCell[] {
  const cells: FrontCell[] = [];
  let isApart = false;
  lines.forEach((line, row) => {
    if (line.trim() === '') {
      isApart = true;
      return;
    }
    const sides = line.split('\t').flatMap((part) => part.split(borderInside));
    const parts = sides.flatMap((side, index) => side.split('\v').map((part) => [part, index > 0] as const));
    for (const [part, isRight] of parts) {
      const text = withoutBorder(part);
      if (text === '' && part.trim().length < 3) continue;
      for (const each of courtApart(text || part.trim(), isCourt).flatMap(dividerApart))
        cells.push({ text: each, kind: kindOf(each, isCourt), row, isRight, isApart });
    }
    isApart = false;
  });
  return withStamps(withProse(withBelow(cells.map(asSeat))));
}

/** "NOT FOR PUBLICATION": what goes on below is none of it. */
const noticeAlone = /^\[?[A-Z-]+(?: [A-Z-]+){0,5}\]?$/;
const noticeBefore =
  /^(?<notice>\[[A-Z ]{4,40}\]|(?:(?:not|to be|recommended) )?(?:for |to be )?(?:publication|published|precedential)|unpublished)\s+(?<rest>\S.*)$/i;
/** A place may stand between them: "(Court of Civil Appeals of Texas. San Antonio. May 3, 1912.)". */
const courtAndDay = new RegExp(
  String.raw`^\((?<court>[^()]{8,80}?(?<!\b[A-Z]))\.(?:\s+[A-Z][a-z]+(?: [A-Z][a-z]+)?\.)?(?:\s+(?<day>${monthName}\s+\d{1,2},?\s+\d{4}))?\.?\)?$`,
);

/** "[PUBLISH] IN THE UNITED STATES COURT OF APPEALS" and an old reporter's "(Supreme Court of Oregon. June 29, 1886.)" are two cells each. */
function courtApart(text: string, isCourt: (text: string) => boolean): string[] {
  const told = noticeBefore.exec(text)?.groups;
  if (told && isCourt(told.rest!)) return [told.notice!, told.rest!];
  const reported = courtAndDay.exec(text)?.groups;
  if (reported && isCourt(reported.court!)) return [reported.court!, reported.day ?? ''].filter(Boolean);
  return [text];
}

/** A "v." at the beginning or the end of a line is a cell of its own. */
function dividerApart(text: string): string[] {
  const first = /^(?<divider>(?:v|vs|versus|V|VS|VERSUS)\.?)\s+(?<rest>\S.*)$/.exec(text)?.groups;
  if (first) return [first.divider!, first.rest!];
  const last = /^(?<rest>.*\S)\s+(?<divider>(?:v|vs|versus|V|VS|VERSUS)\.?)$/.exec(text)?.groups;
  return last && !/^(?:on|in|of|henry|george|edward)$/i.test(last.rest!)
    ? [last.rest!, last.divider!]
    : [text];
}

function withoutBorder(part: string): string {
  const text = part.trim().replace(/\s+/g, ' ');
  if (/^\(.*\)$/.test(text)) return text;
  const opened = text.replace(opening, '');
  const closed = withoutClosing(opened);
  return /\)$/.test(closed) && !closed.includes('(') ? closed.replace(/\s*\)+$/, '') : closed;
}

/** "CORPUS CHRISTI – EDINBURG" under "THIRTEENTH DISTRICT OF TEXAS": where a court of appeals sits. */
function asSeat(cell: FrontCell, at: number, cells: FrontCell[]): FrontCell {
  const above = cells[at - 1];
  const isBelowCourt =
    above !== undefined && cell.row - above.row <= 2 && /\btexas\b|\bcourt of appeals\b/i.test(above.text);
  return isBelowCourt && cell.kind === 'words' && seatsInTexas.test(cell.text)
    ? { ...cell, kind: 'court' }
    : cell;
}

/** Lines between two blanks that make a sentence are a sentence, whatever one of them looks like. */
function withProse(cells: FrontCell[]): FrontCell[] {
  const blocks: FrontCell[][] = [];
  for (const cell of cells) {
    const block = blocks.at(-1);
    if (!block || (cell.isApart && cell.row !== block.at(-1)!.row)) blocks.push([cell]);
    else block.push(cell);
  }
  const isOfCaption = (block: FrontCell[] | undefined, at: number) =>
    block?.at(at)?.kind === 'versus' || block?.at(at)?.kind === 'role';
  return blocks.flatMap((block, index) =>
    isSentence(block) && !isOfCaption(blocks[index - 1], -1) && !isOfCaption(blocks[index + 1], 0)
      ? block.map((cell, at) => asProse(cell, block[at - 1]))
      : block,
  );
}

/** "Argued February 4, 2025—Decided May 2, 2025", right above the opinion's first words. */
const endsWithDay = /^(?:re)?(?:argued|submitted|heard|decided|filed)\b.*\b\d{4}\W*$/i;

/** A number or a day that a line of its own states keeps its kind; one in which the line before goes on does not. */
function asProse(cell: FrontCell, before: FrontCell | undefined): FrontCell {
  if (['notice', 'counsel', 'below', 'judges'].includes(cell.kind)) return cell;
  const goesOn =
    (before === undefined && !endsWithDay.test(cell.text)) ||
    /(?:[,–—-]|\b(?:on|in|of|and|the|dated|entered|by|from|to|after|before|until|since|no\.?))$/i.test(
      before?.text ?? '',
    );
  if ((cell.kind === 'date' ? statesDay(cell.text) : cell.kind === 'docket') && !goesOn) return cell;
  return { ...cell, kind: 'prose' };
}

/** "Appeal from the" / "Circuit Court of" / "Cook County.": what goes on in the line below. */
function withBelow(cells: FrontCell[]): FrontCell[] {
  const open = new Map<boolean, FrontCell>();
  return cells.map((cell) => {
    const above = open.get(cell.isRight);
    const goesOn =
      above !== undefined && above.row === cell.row - 1 && /\b(?:of|the|from|for|and|in)$/i.test(above.text);
    const own =
      goesOn && ['court', 'words', 'prose'].includes(cell.kind) ? { ...cell, kind: 'below' as const } : cell;
    if (own.kind === 'below') open.set(cell.isRight, own);
    else open.delete(cell.isRight);
    return own;
  });
}

function isSentence(block: FrontCell[]): boolean {
  if (block.length < 2 || block.some(({ kind }) => kind === 'versus' || kind === 'role')) return false;
  const rows = new Set(block.map(({ row }) => row)).size;
  if (rows < block.length - 1) return false;
  const text = block.map((cell) => cell.text).join(' ');
  const words = text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  if (block[0]!.kind === 'notice') return !noticeAlone.test(block[0]!.text);
  if (block[0]!.kind === 'counsel' || block[0]!.kind === 'below') return !/\sv\.?\s/.test(text);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length > 12 && small > 0.5 * words.length && !/\sv\.?\s/.test(text);
}

function withoutClosing(text: string): string {
  let end = text.length;
  while (end > 0 && (closing.has(text[end - 1]!) || (text[end - 1] === ')' && text[end - 2] === ' '))) end--;
  return text.slice(0, end);
}

const reach = { above: 3, below: 7 };

/** The clerk's stamp in a corner: what stands on the right around the word "Filed". */
function withStamps(cells: FrontCell[]): FrontCell[] {
  const filed = cells.find(({ text, isRight }) => isRight && /^(?:e-?)?filed$/i.test(text));
  if (!filed) return cells;
  const right = cells.filter(({ isRight }) => isRight);
  const at = right.indexOf(filed);
  const stamped = new Set(
    right
      .slice(Math.max(0, at - reach.above), at + reach.below)
      .filter(({ row, kind }) => Math.abs(row - filed.row) <= reach.below + 2 && kind !== 'docket'),
  );
  return cells.map((cell) =>
    stamped.has(cell) && cell.kind !== 'date' ? { ...cell, kind: 'stamp' as const } : cell,
  );
}
