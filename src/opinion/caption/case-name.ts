import { isCourtLine } from './courts.ts';
import { cellsOf, type FrontCell } from './front-rows.ts';
import { inReIn } from './in-re.ts';
import { type Parties, partiesIn } from './parties.ts';
import { partyName } from './party.ts';
import { agencies } from './places.ts';
import { titleCase } from './title-case.ts';
import { titleLineIn } from './title-line.ts';

export type NameFound = { caseName: string; confidence: number };

/** The case's name in citation style, from the running heads or from the cells of the caption; never from the opinion's text. */
export function caseNameIn(
  front: string[],
  parties: string[],
  heads: string[][],
  court: string | undefined,
): NameFound | undefined {
  const named = captionName(front, parties, court);
  const head = headName(heads);
  if (head) return { ...head, caseName: fullerName(head.caseName, named?.caseName) };
  return filedName(front) ?? named;
}

/** A running head may call a party by one word of its name, or by what the opinion calls it: "Northgate", "the City". */
function fullerName(head: string, caption: string | undefined): string {
  const [left = '', right = ''] = head.split(' v. ');
  const [plaintiff, defendant] = caption?.split(' v. ') ?? [];
  if (plaintiff === undefined || defendant === undefined) return head;
  const side = (short: string, full: string) => (isShortFor(short, full) ? full : short);
  return `${side(left, plaintiff)} v. ${side(right, defendant)}`;
}

const role =
  /^the (?:city|county|town|village|district|state|commonwealth|company|bank|board|union|department|commission|agency|estate|trust)$/i;

const firm = /\b(?:Inc|L\.?L\.?C|L\.?P|Co|Corp|Company|Corporation|Ltd)\b\.?$/;

function isShortFor(short: string, full: string): boolean {
  if (role.test(short)) return full.toLowerCase().includes(short.slice(4).toLowerCase());
  return !/\s/.test(short) && firm.test(full) && full.toLowerCase().startsWith(`${short.toLowerCase()} `);
}

function captionName(front: string[], parties: string[], court: string | undefined): NameFound | undefined {
  const all = cellsOf(front, isCourtLine);
  const beside = cellsOf(parties, isCourtLine);
  const heard = agencyName(all);
  if (heard) return sure(heard, 0.85);
  const title = titleLineIn(all, court);
  const sides = partiesIn(beside, court) ?? partiesIn(all, court);
  const name = sides && `${sides.plaintiff} v. ${sides.defendant}`;
  const subject = subjectOf(beside, sides) ?? subjectOf(all, sides);
  if (subject) return sure(subject, 0.85);
  if (title && name)
    return agree(title, sides) ? sure(fullerName(title, name), 0.97) : chosen(title, name, sides);
  if (name) return sure(name, sides.hasRoles ? 0.9 : 0.75);
  if (title) return sure(title, 0.8);
  return underName(all, court) ?? smudgedName(beside.length > 0 ? parties : front, court);
}

const sure = (caseName: string, confidence: number): NameFound => ({ caseName, confidence });

/** The subject of a case that has no parties, or that is called by it although some appear; a bankruptcy's suits have parties of their own. */
function subjectOf(cells: FrontCell[], sides: Parties | undefined): string | undefined {
  const subject = inReIn(cells);
  if (!subject) return undefined;
  if (!sides || sides.isByAnd) return subject.title;
  const divider = cells.findIndex(({ kind, text }) => kind === 'versus' || /\sv\.?\s/.test(text));
  if (divider === -1 || divider < subject.end) return undefined;
  const others = cells.slice(subject.end + 1, divider);
  const isDebtor = others.some(({ kind, text }) => kind === 'role' && /debtor/i.test(text));
  const next = others.find(({ kind }) => kind === 'words' || kind === 'role');
  return !isDebtor && next?.kind === 'words' ? subject.title : undefined;
}

/** Whether a title and a caption name the same parties, in whatever words. */
function agree(title: string, { plaintiff, defendant }: Parties): boolean {
  const [left = '', right = ''] = title.split(' v. ');
  return shares(left, plaintiff) && shares(right, defendant);
}

function shares(one: string, other: string): boolean {
  const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [text.toLowerCase()];
  const own = wordsOf(one);
  return wordsOf(other).some((word) => own.some((each) => each.startsWith(word.slice(0, 4))));
}

/** A title that disagrees with a caption of roles is of another case, or a line of prose. */
function chosen(title: string, name: string, { hasRoles }: Parties): NameFound {
  return hasRoles ? sure(name, 0.7) : sure(title, 0.6);
}

/** In cells above the number of an agency's case. */
const agencyCaption = 6;

/** An agency calls a case by whom it charges: "Corwin Steel, Inc. and Local 17, Bridge Workers. Case 12–CA–227891". */
function agencyName(cells: FrontCell[]): string | undefined {
  const at = cells.findIndex(({ text }) => /\bcases? \d{1,2}[‐-―-][A-Z]{2}[‐-―-]\d/i.test(text));
  if (at === -1) return undefined;
  const above = cells.slice(Math.max(0, at - agencyCaption), at + 1);
  const own = above.slice(above.findLastIndex(({ kind }) => agencyFront.has(kind)) + 1);
  const whole = own.map(({ text, kind }) => (kind === 'role' ? ' and ' : text)).join(' ');
  const name = /^(?<name>\p{Lu}.{2,90}?)(?:,? and |(?<!\b(?:Inc|Co|Corp|Ltd|Bros|[A-Z]))\. )/iu.exec(whole)
    ?.groups?.name;
  return name && partyName(name, undefined);
}

/** "Corwin Steel, Inc." alone above the agency that decided it. */
function underName([first, next]: FrontCell[], court: string | undefined): NameFound | undefined {
  const isAgency = agencies.some(([, name]) => name === court);
  return isAgency && first?.kind === 'words' && next?.kind === 'court'
    ? sure(titleCase(first.text), 0.6)
    : undefined;
}

const agencyFront = new Set(['court', 'notice', 'prose', 'date', 'citation', 'title', 'rule']);

/** In a scan the "v." that stands alone may come out as some other two or three marks; few else are so short there. */
function smudgedName(lines: string[], court: string | undefined): NameFound | undefined {
  const at = lines.findIndex(
    (line, index) =>
      /^[^\d()[\]§\s]{1,3}$/.test(line.trim()) &&
      !/^[A-Z]\.?$|^(?:and|et|of|by|or|&|[-–—_*.]+)$/i.test(line.trim()) &&
      isPartyLine(lines[index - 1]) &&
      isPartyLine(lines[index + 1]),
  );
  if (at === -1) return undefined;
  const sides = partiesIn(cellsOf(lines.with(at, 'v.'), isCourtLine), court);
  return sides && sure(`${sides.plaintiff} v. ${sides.defendant}`, 0.5);
}

function isPartyLine(line: string | undefined): boolean {
  if (line === undefined || !/^\p{Lu}.*\p{L}{2}/u.test(line.trim())) return false;
  return cellsOf([line], isCourtLine)[0]?.kind === 'words';
}

/** The running title of reported opinions is the citation's name already. */
function headName(heads: string[][]): NameFound | undefined {
  const counts = new Map<string, number>();
  for (const lines of heads) {
    const name = runningTitle(lines);
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const best = [...counts].sort((a, b) => b[1] - a[1])[0];
  if (!best) return undefined;
  const [name] = best;
  const [left, right] = name.split(/\sv\. /);
  if (right === undefined) return undefined;
  return {
    caseName: `${titleCase(withoutOthers(left!))} v. ${titleCase(withoutOthers(right))}`,
    confidence: 0.95,
  };
}

function runningTitle(lines: string[]): string | undefined {
  const words = lines
    .map((line) =>
      line
        .replace(/^\d+ [A-Z][\w. ]{0,14} \d+\s*(?=\D)/, '')
        .replace(/^\d{1,4}\s+|\s+\d{1,4}$/g, '')
        // A browser prints when, and a web site and a publisher where a case stands.
        .replace(/^\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(?: ?[AP]M)?\s+/i, '')
        .replace(/\s*(?:::|\|).*$/, '')
        .replace(/,\s*\d{1,4} [A-Z][\w.]*(?: ?[A-Z\d][\w.]*){0,3} \d+(?: \([^)]*\))?$/, '')
        // Recognition takes the italic "v." for a quotation mark.
        .replace(/\s[»›]\.?\s/, ' v. ')
        .trim(),
    )
    .filter(
      (line) =>
        !/^(?:cite as|case:?\s|\(slip|syllabus|opinion of|per curiam|counsel|statement of|appendix|appeal|uscA)|october term|\bJJ?\., |concurring|dissenting|\bunit: |document/i.test(
          line,
        ),
    );
  const start = words.findIndex((line) => /\S\sv\.(?:\s|$)/.test(line));
  if (start === -1) return undefined;
  const next = words[start + 1];
  const goesOn = next !== undefined && next.length < 60 && /\p{L}/u.test(next) && !/\d{4}/.test(next);
  return `${words[start]}${goesOn ? ` ${next}` : ''}`.replace(/\s+/g, ' ');
}

function withoutOthers(party: string): string {
  return party.replace(/,?\s*et al\.?\s*$/i, '').trim();
}

/** California prints the name beside the filing date of an unpublished opinion. */
function filedName(front: string[]): NameFound | undefined {
  for (const line of front.slice(0, 4)) {
    const name = /^Filed \d{1,2}\/\d{1,2}\/\d{2,4}\s+(?:(?:P\.|see).*?\s)?(?<name>.{4,90}?)\s+CA\d/.exec(line)
      ?.groups?.name;
    if (name) return { caseName: name, confidence: 0.95 };
  }
  return undefined;
}
