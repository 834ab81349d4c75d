import type { FrontCell } from './front-rows.ts';
import { endsAbbreviated, partyName } from './party.ts';
import { titleCase } from './title-case.ts';

const opens =
  /^(?:in (?:the )?(?:re|matter of|matter concerning|interest of)\b|matter of\b|(?:the )?matter of\b|ex parte\b|(?:in (?:the )?re:?\s+)?(?:the )?(?:estate|conservatorship|guardianship|adoption|marriage|custody|succession|dependency|parentage|paternity|trust|will|petition|application|visitation|commitment|disbarment|discipline|suspension|reinstatement|liquidation|welfare|care and protection|termination of parental rights) of\b)/i;
/** In cells of the caption behind the one that opens the title. */
const longestTitle = 5;
/** In cells of the front: what begins further down is not looked at. */
const longestFront = 45;

/** `end` is the index of the last cell that names the subject. */
export type Subject = { title: string; end: number };

/** "In re Vale", "In the Matter of the Estate of Nora Vale", "Matter of T-R-V-": a case that has a subject and no parties. */
export function inReIn(cells: FrontCell[]): Subject | undefined {
  const start = cells.findIndex(
    ({ text, kind }, at) =>
      at < longestFront &&
      (kind === 'words' || kind === 'below' || kind === 'prose') &&
      opens.test(text) &&
      text.length < 140,
  );
  if (start === -1) return undefined;
  const words = [cells[start]!.text];
  let last = cells[start]!;
  for (const cell of cells.slice(start + 1, start + 1 + longestTitle)) {
    const isOpen = /\b(?:of|re|parte|and|the|for|in|a)\W*$/i.test(words.join(' '));
    if (cell.isRight && !isOpen) continue;
    if (cell.kind === 'rule') {
      if (isOpen) continue;
      break;
    }
    if (!['words', 'court', 'title'].includes(cell.kind) || (cell.kind === 'title' && !isOpen)) {
      if (isOpen && ['docket', 'title', 'below'].includes(cell.kind)) continue;
      break;
    }
    if (!isOpen && (/[.,;:]$/.test(last.text) || (cell.isApart && cell.row !== last.row))) break;
    if (/\sv\.?\s/.test(cell.text)) break;
    if (!isOpen && cell.kind === 'court' && !/^(?:of|for|to)\b/i.test(cell.text)) break;
    words.push(cell.text);
    last = cell;
  }
  const whole = words
    .join(' ')
    .replace(/,? or,? in the alternative\b.*$/i, '')
    .replace(/[\s,;:.]+$/, (end, at, all) =>
      end.startsWith('.') && endsAbbreviated(all.slice(0, at)) ? '.' : '',
    );
  const title = shortTitle(whole);
  if (/^(?:in re|matter of|ex parte|estate of)$/i.test(title)) return undefined;
  return { title, end: cells.indexOf(last) };
}

const leads: [RegExp, string][] = [
  [
    /^(?:in the matter of|in re the matter of|in re:?|in the interests? of|in the matter concerning|in re the interests? of)\s+(?:the )?(?=\S)/i,
    'In re',
  ],
  [/^(?:the )?matter of\s+(?=the\b|(?:estate|marriage|adoption|guardianship)\b)/i, 'In re'],
  [/^(?:the )?matter of\s+/i, 'Matter of'],
  [/^ex parte:?\s+/i, 'Ex parte'],
];
const subject =
  /^(?:the )?(?<what>(?:estate|conservatorship|guardianship|adoption|marriage|custody|succession|dependency|parentage|paternity|trust|will|petition|application|visitation|commitment|disbarment|discipline|suspension|reinstatement|liquidation|welfare)(?: of)+)\s+(?:the (?:person|persons|estate)(?: and (?:the )?estates?)? of )?/i;

/** "Conservatorship of the Person and Estate of ANNE S." as "Conservatorship of Anne S.". */
function shortTitle(words: string): string {
  let rest = words.replace(/\s+/g, ' ').trim();
  let lead = '';
  for (const [pattern, name] of leads) {
    if (!pattern.test(rest)) continue;
    lead = name;
    rest = rest.replace(pattern, '');
    break;
  }
  const what = subject.exec(rest);
  if (what) {
    const named = what.groups!.what!.toLowerCase();
    lead =
      lead === ''
        ? `${named.charAt(0).toUpperCase()}${named.slice(1)}`
        : `${lead} ${named.charAt(0).toUpperCase()}${named.slice(1)}`;
    rest = rest.slice(what[0].length);
  }
  const suffix =
    /\s+on (?:discipline|habeas corpus|resignation|suspension|admission)$/i.exec(rest)?.[0] ?? '';
  rest = rest
    .slice(0, rest.length - suffix.length)
    .replace(
      /,? \(?(?:a |an )?(?:deceased|minors?|minor child(?:ren)?|incapacitated|adult|conservatee|alleged|debtors?|respondent|children|juvenile|protected person)\b.*$/i,
      '',
    )
    .trim();
  if (what && /\b(?:marriage)\b/i.test(what[0])) rest = rest.replace(/,? and .*$/i, '');
  const name = /^(?:[A-Z]-)+$/.test(rest) ? rest : (partyName(rest, undefined) ?? titleCase(rest));
  return `${lead} ${name}${suffix.toLowerCase().replace(/\b(?!on\b)[a-z]/g, (letter) => letter.toUpperCase())}`
    .replace(/\s+/g, ' ')
    .trim();
}
