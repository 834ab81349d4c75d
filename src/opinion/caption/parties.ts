import type { FrontCell } from './front-rows.ts';
import { isProse } from './kinds.ts';
import { partyName } from './party.ts';

/** How many rows of one side are looked at. */
const reach = 12;
/** How many rows of other things may part a "v." from its parties ("v. Record No. 871-19"). */
const between = 6;

/** A "v." inside a line, between what may be names. */
const inside =
  /(?<=[\p{L}\d.,)’']\s?)\s(?:v\.|vs\.|vs?|versus|V\.|VS\.|against)\s+(?=["“(]?(?:the |eBay|[\p{Lu}\d]))/u;

export type Parties = {
  plaintiff: string;
  defendant: string;
  /** Roles stand beside the names: a caption and no title of another case. */
  hasRoles: boolean;
  /** No "v." parts the sides but an "and". */
  isByAnd?: boolean;
};

/** The first parties of each side of the first caption that these cells hold. */
export function partiesIn(cells: FrontCell[], court: string | undefined): Parties | undefined {
  for (const at of cells.keys()) {
    const found = isDivider(cells, at) ? sidesAt(cells, at, court) : undefined;
    if (found) return found;
  }
  return betweenIn(cells, court) ?? undefined;
}

function isDivider(cells: FrontCell[], at: number): boolean {
  const { kind, text } = cells[at]!;
  if (kind === 'versus') return true;
  return (kind === 'words' || kind === 'court' || kind === 'role') && inside.test(text);
}

function sidesAt(cells: FrontCell[], at: number, court: string | undefined): Parties | undefined {
  const { text, kind } = cells[at]!;
  const [same = '', after = ''] = kind === 'versus' ? [] : splitAt(text);
  // What a word in the middle of a sentence parts is no caption.
  if (kind !== 'versus' && isProse(text) && !untilRole(text)) return undefined;
  const left = [...before(cells, at, same), same].filter(Boolean).join(' ');
  const right = following(cells, at, after);
  const [one, other] = [untilRole(left) ?? left, untilRole(right.words) ?? right.words];
  const [plaintiff, defendant] = [partyName(one, court, other), partyName(other, court, one)];
  if (!plaintiff || !defendant) return undefined;
  const hasRoles =
    right.hasRole || untilRole(left) !== undefined || cells.slice(Math.max(0, at - 5), at).some(isRoleCell);
  return { plaintiff, defendant, hasRoles };
}

function splitAt(text: string): [string, string] {
  const match = inside.exec(text)!;
  return [text.slice(0, match.index).trim(), text.slice(match.index + match[0].length).trim()];
}

const open = /(?:[,&–—-]|\b(?:and|of|the|for|d\/b\/a|a\/k\/a|as))$/i;
const isRoleCell = ({ kind }: FrontCell) => kind === 'role';

/** From the "v." up to what is no party: the words of the side, its roles left out. */
function before(cells: FrontCell[], at: number, same: string): string[] {
  const taken: string[] = [];
  const row = cells[at]!.row;
  let last: FrontCell | undefined;
  let wasRole = false;
  for (let index = at - 1; index >= 0 && row - cells[index]!.row <= reach; index--) {
    const cell = cells[index]!;
    const isEmpty = taken.length === 0 && same === '';
    if (cell.row === row && cell.kind !== 'words' && cell.kind !== 'role') continue;
    if (cell.isRight && !cells[at]!.isRight && cell.kind !== 'role') continue;
    if (cell.kind === 'role' || cell.kind === 'and') {
      // The parties of a bankruptcy's suit stand below its debtor.
      if (taken.length > 0 && /debtor/i.test(cell.text)) break;
      if (
        taken.length > 0 &&
        last?.isApart &&
        cell.kind === 'role' &&
        !/,$/.test(cell.text) &&
        last.row - cell.row > 1 &&
        hasRule(cells, index, last)
      )
        break;
      wasRole = true;
      last = cell;
      continue;
    }
    if (!isPartyCell(cells, index)) {
      if (isEmpty && row - cell.row <= between) continue;
      break;
    }
    if (!isEmpty && !wasRole && last?.isApart && !open.test(cell.text)) break;
    if (!isEmpty && !wasRole && endsSentence(cell.text)) break;
    taken.unshift(cell.text);
    wasRole = false;
    last = cell;
  }
  return taken;
}

function hasRule(cells: FrontCell[], index: number, last: FrontCell): boolean {
  return cells.slice(index, cells.indexOf(last)).some(({ kind }) => kind === 'rule');
}

function endsSentence(text: string): boolean {
  return /\p{Ll}{3,}\.$/u.test(text) && !/\b(?:al|Inc|Corp|Bros|Assn|Dept|Dist|Auth|Univ)\.$/i.test(text);
}

/** From the "v." down to the role of the first party there, or to what is no party. */
function following(cells: FrontCell[], at: number, after: string): { words: string; hasRole: boolean } {
  const taken: string[] = after === '' ? [] : [after];
  const row = cells[at]!.row;
  let last = cells[at]!;
  if (after !== '' && untilRole(after) !== undefined) return { words: after, hasRole: true };
  for (let index = at + 1; index < cells.length && cells[index]!.row - row <= reach; index++) {
    const cell = cells[index]!;
    if (cell.kind === 'role') return { words: taken.join(' '), hasRole: true };
    if (cell.kind === 'versus' || (taken.length > 0 && opensCaption(cells, index))) break;
    if (cell.isRight && !cells[at]!.isRight) continue;
    const isFirst = taken.length === 0;
    const isCourtAsParty = cell.kind === 'court' && isFirst && cells[index + 1]?.kind === 'role';
    if (!isPartyCell(cells, index) && !isCourtAsParty) {
      if (isFirst && cell.row - row <= between) continue;
      break;
    }
    if (!isFirst && cell.isApart && cell.row !== last.row && !open.test(taken.at(-1)!)) {
      // A name in double spacing goes on only before its role.
      const next = cells[index + 1];
      if (next?.kind !== 'role' || last.isApart === false) break;
    }
    if (!isFirst && isProse(cell.text)) break;
    taken.push(cell.text);
    last = cell;
    const whole = taken.join(' ');
    if (untilRole(whole) !== undefined) return { words: whole, hasRole: true };
  }
  return { words: taken.join(' '), hasRole: false };
}

/** The first party of a caption that stands below this one, right above its "v.", with a number between them or none. */
function opensCaption(cells: FrontCell[], index: number): boolean {
  const [next, then] = cells.slice(index + 1, index + 3);
  return (
    untilRole(cells[index]!.text) !== undefined &&
    (next?.kind === 'versus' || (then?.kind === 'versus' && /^[\d–-]+$/.test(next?.text ?? '')))
  );
}

/** A cell that may hold a party's name. */
function isPartyCell(cells: FrontCell[], index: number): boolean {
  const { kind, text } = cells[index]!;
  if (kind === 'court') {
    const next = cells[index + 1]?.kind;
    return next === 'versus' || (next === 'role' && (/,$/.test(text) || cells[index - 1]?.kind === 'versus'));
  }
  return (
    kind === 'words' &&
    !/^(?:between|parties?|dear|re|in (?:the )?(?:re|matter of))\b:?$/i.test(text) &&
    !/^\[.*\]$/.test(text)
  );
}

/** Where a Commonwealth court parts the sides by "and": after "Between", or each with a role of its own. */
function betweenIn(cells: FrontCell[], court: string | undefined): Parties | undefined {
  const opened = cells.findIndex(({ text }) => /^between\b.{0,2}$/i.test(text));
  const and = cells.findIndex(
    ({ kind }, at) =>
      kind === 'and' &&
      at > opened &&
      (opened !== -1 ||
        (hasRoleWithin(cells.slice(Math.max(0, at - 5), at)) && hasRoleWithin(cells.slice(at, at + 6)))),
  );
  if (and === -1) return undefined;
  const side = (some: FrontCell[]) => {
    const end = some.findIndex(({ kind, text }) => kind === 'and' || /^\(?\d\)$/.test(text));
    const names = some.slice(0, end === -1 ? undefined : end).filter(({ kind }) => kind === 'words');
    return names[0]?.text ?? '';
  };
  const lines = cells.slice(opened === -1 ? Math.max(0, and - 4) : opened + 1, and);
  const above = lines.slice(lines.findLastIndex(({ kind }) => kind === 'court') + 1);
  const plaintiff = partyName(untilRole(side(above)) ?? side(above), court);
  const below = side(cells.slice(and + 1, and + 7));
  const defendant = partyName(untilRole(below) ?? below, court);
  return plaintiff && defendant ? { plaintiff, defendant, hasRoles: true, isByAnd: true } : undefined;
}

function hasRoleWithin(cells: FrontCell[]): boolean {
  return cells.some(({ kind, text }) => kind === 'role' || untilRole(text) !== undefined);
}

const role =
  /,?\s+\(?(?:(?:cross|counter|third[- ]party)[- ])?(?:plaintiffs?|defendants?|petitioners?|respondents?|appellants?|appellees?|claimants?|objectors?|employees?|employers?|debtors?|relators?|movants?|interven[oe]rs?|patent owners?)\b/i;

/** A party's words before its role ("Plaintiff and Respondent,"); undefined where no role follows. */
export function untilRole(words: string): string | undefined {
  const found = role.exec(words);
  return found && found.index > 2 ? words.slice(0, found.index) : undefined;
}
