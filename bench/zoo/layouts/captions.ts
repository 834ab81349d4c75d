/** Captions as courts set them. */
import type { Parties, Story } from '../story.ts';
import { lines, quoted, words } from '../typst.ts';

/** The name of the case in full and by surnames: a reading may give either. */
export function caseNames({ first, second }: Parties): string[] {
  return [`${first.full} v. ${second.full}`, `${first.cited} v. ${second.cited}`];
}

/** "22–1045": the year's last figures and a running number. */
export function yearDocket({ docket }: Story, dash = '-'): string {
  return `${String(docket.year).slice(-2)}${dash}${docket.number}`;
}

type Roles = [first: string, second: string];
export const onAppeal: Roles = ['Plaintiff-Appellant', 'Defendant-Appellee'];
export const atTrial: Roles = ['Plaintiff', 'Defendant'];

/** One under the other, centred: the name, its role, "v." */
export function centredParties(
  { first, second }: Parties,
  [one, other]: Roles,
  caps = true,
  between = 'v.',
): string {
  const name = (text: string) => (caps ? text.toUpperCase() : text);
  return lines('center', [
    `${name(first.full)},`,
    `_${one}_,`,
    between,
    `${name(second.full)},`,
    `_${other}_.`,
  ]);
}

/** Two columns parted by a brace of parentheses or by a rule. */
export function sidedCaption(
  left: string[],
  right: string[],
  brace: ')' | '§' | 'rule' | 'none' = ')',
  share = 0.5,
): string {
  const rows = Math.max(left.length, right.length);
  const column = (each: string[]) => each.map((line) => words(line)).join(' #linebreak() ');
  const middle =
    brace === 'rule' || brace === 'none'
      ? ''
      : Array.from({ length: rows }, () => words(brace)).join(' #linebreak() ');
  const stroke =
    brace === 'rule' ? ', stroke: (x, y) => if x == 0 { (right: 0.6pt, bottom: 0.6pt) } else { none }' : '';
  return `#block(width: 100%)[#set par(first-line-indent: 0pt, justify: false); #grid(columns: (${100 * share}%, 16pt, 1fr), inset: 2pt${stroke}, [${column(left)}], [${middle}], [${column(right)}])]\n`;
}

/** The left side of such a caption. */
export function partyLines({ first, second }: Parties, [one, other]: Roles): string[] {
  return [
    `${first.full.toUpperCase()},`,
    '',
    `        ${one},`,
    '',
    '    v.',
    '',
    `${second.full.toUpperCase()},`,
    '',
    `        ${other}.`,
  ];
}

export function title(text: string, settings = ''): string {
  return `#align(center)[#set par(first-line-indent: 0pt); ${settings === '' ? '' : `${settings};`} #strong(${quoted(text)})]\n`;
}

/** "ROWAN" */
export function upper(name: string | undefined): string {
  return (name ?? '').toUpperCase();
}
