import { judgeName, surnameOf } from '../judge-names.ts';
import { isCourtLine } from './courts.ts';
import { cellsOf } from './front-rows.ts';

const by = /\b(?:opinion|decision|memorandum)\*? (?:of the court )?by:?$/i;
const judge = new RegExp(
  `^(?:(?:chief|presiding|senior) )?(?:judge|justice)\\s+(?<name>${judgeName})$`,
  'iu',
);

/** "MEMORANDUM OPINION BY" above "JUDGE GLEN A. HUFF", in one column of the caption. */
export function authorIn(lines: string[]): string | undefined {
  const cells = cellsOf(lines, isCourtLine);
  const at = cells.findIndex(({ text }) => by.test(text));
  const own = cells[at];
  const next = own && cells.slice(at + 1).find((cell) => cell.isRight === own.isRight && cell.row > own.row);
  const name = next && judge.exec(next.text)?.groups?.name;
  return name && surnameOf(name);
}
