import { cellsOf, type FrontCell } from './front-rows.ts';
import {
  agencies,
  districtInFull,
  namedByNumber,
  neutralCourts,
  officialReporters,
  stateName,
} from './places.ts';
import { titleCase } from './title-case.ts';

export type CourtFound = { court: string; confidence: number };

const courtWord =
  /\b(?:court|courts|board|tribunal|commission)\b(?!.{0,40}\b(?:reporter|clerk|rules?|docket|no\.))/i;
const courtKind =
  /\b(?:supreme|appeals?|appellate|district|superior|circuit|tax|claims|bankruptcy|chancery|county|municipal|probate|family|common pleas|trade|veterans|surveillance|military|international|appeals board|court of|board of|high court|criminal|juvenile|land|surrogate|federal court|trial and appeal|labor relations|immigration appeals)\b/i;
const refusal =
  /\bappeal(?:s|ed)? from\b|\bon (?:writ|petition|appeal|review)\b|\bcertiorari\b|^before (?!the\b)|super\. ct\.|\bjudges?\b|\bfiled\b|\bcase:? |\bclerk\b|\bargued\b|\bno\. |^from the|\bappeal(?:ed)? to\b|\berror (?:from|to)\b|\bsummar(?:y|ies)\b|\bat a stated term\b|\brules? of\b/i;

const directions =
  '(?:eastern|western|northern|southern|middle|central|northeastern|northwestern|southeastern|southwestern)';
const ordinal =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|federal|\\d+(?:st|nd|rd|th))';

/** What goes on in a court's name after the line that tells it for a court. */
const continues = [
  `(?:for|in) the`,
  `(?:for|in) (?:the )?(?:${ordinal} circuit|district of columbia circuit|(?:${directions} )?districts? of .{4,40})`,
  `(?:of|for|in and for) (?:the )?(?:state|commonwealth|territory|county|city|people|united states|district)(?: of .{3,40})?`,
  `(?:of|for) ${stateName}`,
  `${directions} (?:and ${directions} )?district(?: of .{4,40})?`,
  `district of .{4,30}`,
  `(?:in the )?${ordinal} (?:appellate |judicial )?(?:district|division|department|circuit)(?: of .{4,40})?`,
  `(?:appellate|judicial|civil|criminal|law|chancery|family|commercial|business|trial|probate|land court) (?:division|department|term|section|part|court)(?:[, ].{0,40})?`,
  `(?:${directions} |${ordinal} )?division(?: (?:[ivx]+|\\d+|[a-z]+))?`,
  `division of .{4,30}`,
  `county of .{3,40}`,
  `[a-z .]+ county`,
  `[a-z .]+ (?:division|department)`,
  `queen[’']s bench division|king[’']s bench division`,
  `at [a-z .]+`,
  `district of columbia`,
  `(?:intelligence|workers[’'] compensation|of criminal|of civil).*`,
].map((pattern) => new RegExp(`^(?:${pattern})[.,;]?$`, 'i'));

const stateLine = new RegExp(`^(?:the )?(?:state|commonwealth) of (?<state>${stateName})[.,]?$`, 'i');
const appellateDivision = /^appellate division,? [a-z]+ department$/i;
const supreme =
  /\bsupreme court of (?:the )?united states?\W*(?:\d|$)|^(?:in the )?supreme court of the united states|^(?:u\. ?s\.|united states) supreme court\.?$/i;
const supremeCourt = 'Supreme Court of the United States';

/** The court's name out of the lines above a caption, as a reader would print it. */
export function courtIn(lines: string[], heads: string[]): CourtFound | undefined {
  const cells = cellsOf(lines, isCourtLine);
  const usReports = heads.some(
    (head) => /^cite as: \d+ U\. ?S\./i.test(head.trim()) || /\bOCTOBER TERM, \d{4}/.test(head),
  );
  if (
    cells
      .slice(0, 20)
      .some(
        ({ text, kind }) => text.length < 90 && kind !== 'below' && kind !== 'prose' && supreme.test(text),
      )
  )
    return { court: supremeCourt, confidence: 0.95 };
  const neutral = neutralCourt(cells);
  if (neutral) return { court: neutral, confidence: 0.95 };
  const names = courtsNamed(cells);
  const best = chosenOf(names);
  if (best)
    return {
      court: best.name,
      confidence: best.score < 0 ? 0.6 : names.length > 1 && best.isClose ? 0.8 : 0.95,
    };
  if (usReports) return { court: supremeCourt, confidence: 0.95 };
  const district = cells
    .slice(0, 20)
    .map(({ text }) => districtInFull(text))
    .find(Boolean);
  if (district) return { court: district, confidence: 0.9 };
  const numbered = byNumber(cells);
  if (numbered) return { court: numbered, confidence: 0.85 };
  const reported = byReporter(cells, heads);
  if (reported) return { court: reported, confidence: 0.8 };
  const forum = forumIn(cells);
  if (forum) return { court: forum, confidence: 0.8 };
  const agency = agencies.find(([pattern]) => cells.slice(0, 40).some(({ text }) => pattern.test(text)))?.[1];
  return agency === undefined ? undefined : { court: agency, confidence: 0.75 };
}

function neutralCourt(cells: FrontCell[]): string | undefined {
  for (const { text, kind } of cells.slice(0, 30)) {
    if (kind === 'below') continue;
    const cite = /(?:\[\d{4}\]|\b(?:19|20)\d{2}) (?:\d+ )?[A-Z]{2,6}\b(?: (?:Civ|Crim))? ?\d+/.exec(
      text,
    )?.[0];
    const court = cite && neutralCourts.find(([pattern]) => pattern.test(cite))?.[1];
    if (court) return court;
  }
  return undefined;
}

function byNumber(cells: FrontCell[]): string | undefined {
  for (const { text, kind } of cells.slice(0, 30)) {
    if (kind === 'below' || kind === 'prose') continue;
    for (const [pattern, courtOf] of namedByNumber) {
      const match = pattern.exec(text);
      if (match) return courtOf(match);
    }
  }
  return undefined;
}

/** The official reporter's name in the running heads, or in the citation above the caption. */
function byReporter(cells: FrontCell[], heads: string[]): string | undefined {
  const cited = cells
    .slice(0, 12)
    .filter(({ kind }) => kind === 'citation')
    .map(({ text }) => text);
  const lines = [...heads.slice(0, 12), ...cited].filter((line) => line.length < 90);
  return officialReporters.find(([pattern]) => lines.some((line) => pattern.test(line)))?.[1];
}

const body =
  /\b(?:departments?|boards?|commissions?|agency|offices?|authority|administration|bureau|tribunal|panel|council|service|review|ombudsman|board of)\b/i;
/** Lines of an agency's name; what stands below them is taken for no part of it. */
const mostForumLines = 4;

/** An agency's name above its decision, line by line: "UNITED STATES DEPARTMENT OF LABOR" / "OFFICE OF ADMINISTRATIVE LAW JUDGES". */
function forumIn(cells: FrontCell[]): string | undefined {
  const found: FrontCell[] = [];
  for (const cell of cells.slice(0, 14)) {
    if (['versus', 'role', 'docket', 'prose', 'counsel', 'notice', 'below'].includes(cell.kind)) {
      if (found.length > 0 || cell.kind === 'versus') break;
      continue;
    }
    const isForum =
      (body.test(cell.text) || isOwner(cell.text)) &&
      !ofParty.test(cell.text) &&
      isTitle(cell.text) &&
      cell.text.length < 80;
    if (!isForum || /\d|\bv\.?\s|[.;]$|:$/.test(cell.text)) {
      if (found.length > 0) break;
      continue;
    }
    found.push(cell);
    if (found.length === mostForumLines) break;
  }
  if (!found.some(({ text }) => body.test(text))) return undefined;
  return found
    .map(({ text }) => titleCase(text.replace(/[.,:;]+$/, '')).replace(/^(?:Before|In) the /i, ''))
    .reduce((name, line) =>
      /\b(?:of|for|the)$/i.test(name) || /^(?:of|for) /i.test(line) ? `${name} ${line}` : `${name}, ${line}`,
    )
    .replace(/^United States of America, /, '');
}

/** Whose agency it is, in a line of its own. */
function isOwner(text: string): boolean {
  return stateLine.test(text) || /^united states(?: of america)?$/i.test(text);
}

type CourtCandidate = { name: string; score: number; isClose?: boolean };

const appellate = /\b(?:supreme|appeals?|appellate|high court|court of last resort|supreme judicial)\b/i;

function courtsNamed(cells: FrontCell[]): CourtCandidate[] {
  const near = cells.filter(({ row }) => row < 60);
  const found: CourtCandidate[] = [];
  let at = 0;
  while (at < near.length) {
    const cell = near[at]!;
    if (cell.kind !== 'court' || !isCourtLine(cell.text)) {
      at++;
      continue;
    }
    const { words, next } = assembled(near, at);
    const name = courtName(words);
    const rank = appellate.test(name) ? 3 : 0;
    const score = rank - (found.length > 0 ? 1 : 0) - (isBesideStamp(near, at) ? 4 : 0);
    if (!isIncomplete(name)) found.push({ name: withState(name, near, at), score });
    at = next;
  }
  return found;
}

function isIncomplete(name: string): boolean {
  return /\b(?:of|for|the|in)$/i.test(name);
}

function isBesideStamp(cells: FrontCell[], at: number): boolean {
  const { row, isRight } = cells[at]!;
  return (
    isRight && cells.some((cell) => cell.kind === 'stamp' && cell.isRight && Math.abs(cell.row - row) <= 4)
  );
}

function chosenOf(names: CourtCandidate[]): CourtCandidate | undefined {
  const best = names.reduce<CourtCandidate | undefined>(
    (high, each) => (!high || each.score > high.score ? each : high),
    undefined,
  );
  if (!best) return undefined;
  // A stamp or a running head may break a name in two: the whole of it stands beside its beginning.
  const whole = names.find(
    ({ name, score }) =>
      score >= best.score - 1 && name.length > best.name.length && name.startsWith(best.name),
  );
  if (whole) return { ...whole, score: best.score };
  const isClose = names.some(
    (each) => each !== best && each.name !== best.name && each.score >= best.score - 1,
  );
  return { ...best, isClose };
}

/** The lines of one court's name, from the line that tells it for a court, in its own column. */
function assembled(cells: FrontCell[], start: number): { words: string[]; next: number } {
  const first = cells[start]!;
  const words = [first.text];
  const above = cells
    .slice(0, start)
    .findLast((cell) => cell.isRight === first.isRight && cell.row < first.row);
  if (above && first.row - above.row <= 3) {
    if (isStartOfName(above.text, first.text)) words[0] = `${above.text} ${first.text}`;
    else if (/^[^.]{0,60}\b(?:bureau|department) of\b/i.test(above.text) && above.text.length < 70)
      words.unshift(above.text);
  }
  let next = start + 1;
  let at = start + 1;
  let last = first;
  while (at < cells.length && words.length < 6) {
    const cell = cells[at]!;
    if (cell.row - last.row > 3) break;
    if (cell.isRight !== first.isRight && cell.row > first.row && cell.row === last.row) {
      at++;
      continue;
    }
    if (cell.isRight !== first.isRight) {
      at++;
      continue;
    }
    const isOpen = /\b(?:of|for|the|in|and)$/i.test(words.at(-1)!);
    if (cell.kind === 'rule' && cell.text.length < 60 && !isOpen) break;
    const isWhole =
      !isOpen &&
      /^(?:in the )?(?:supreme court|court of appeals?) of (?:the state of )?\w+/i.test(words.join(' '));
    const goesOn = isOpen
      ? !['versus', 'role', 'docket', 'rule'].includes(cell.kind)
      : isContinued(cell.text) && !(isWhole && /^[a-z .]+ county$/i.test(cell.text));
    if (
      !goesOn ||
      refusal.test(cell.text) ||
      cell.text.length > 70 ||
      (/,$/.test(cell.text) && cells[at + 1]?.kind === 'role')
    )
      break;
    if (isSameCourt(words, cell.text)) break;
    words.push(cell.text);
    last = cell;
    at++;
    next = at;
  }
  return { words, next };
}

/** A stamp or a running head may say the court's name a second time. */
function isSameCourt(words: string[], line: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/\bu\.s\./g, 'united states');
  return isCourtLine(line) && plain(words.join(' ')).includes(plain(line).replace(/^(?:in|for) the /, ''));
}

function isContinued(line: string): boolean {
  if (/,$/.test(line) && /^(?:state|commonwealth) of/i.test(line)) return false;
  return continues.some((pattern) => pattern.test(line)) || isCourtLine(line);
}

/** A long name breaks before the word that tells it for a court: "UNITED STATES FOREIGN", then "INTELLIGENCE SURVEILLANCE COURT". */
function isStartOfName(line: string, next: string): boolean {
  return (
    /^(?:in the )?united states(?: [a-z]+){0,4}$/i.test(line) &&
    isTitle(line) &&
    !/^(?:united states|before the)/i.test(next)
  );
}

/** "STATE OF MICHIGAN" above "COURT OF APPEALS", or beside a court that no line calls by its State. */
function withState(name: string, cells: FrontCell[], at: number): string {
  if (new RegExp(`\\b${stateName}\\b|united states|england|canada|australia|u\\.s\\.`, 'i').test(name))
    return name;
  if (/^appellate division,? (?:\w+) department$/i.test(name)) return `New York Supreme Court, ${name}`;
  // A caption in columns may stand between the State's line at the top and the court's.
  const near = [...cells.slice(0, 3), ...cells.slice(Math.max(0, at - 4), at + 6)];
  const state = near.map(({ text }) => stateLine.exec(text)?.groups?.state).find(Boolean);
  if (!state) return name;
  const place = titleCase(state);
  return /^supreme court$/i.test(name) ? `Supreme Court of ${place}` : `${place} ${name}`;
}

/** A school's board and its district are parties, and "et al." stands behind one. */
const ofParty =
  /\bet\.? al\b|\bschool (?:boards?|districts?|committees?|commissioners?)\b|\bboards? of (?:education|trustees|supervisors|regents|aldermen|selectmen|directors|managers|elections?|election commissioners|(?:county )?commissioners|visitors|governors|health|public works|park commissioners)\b/i;

export function isCourtLine(line: string): boolean {
  const text = line.trim();
  return (
    text.length < 90 &&
    (courtWord.test(text) || appellateDivision.test(text)) &&
    courtKind.test(text) &&
    !refusal.test(text) &&
    !ofParty.test(text) &&
    (!/[a-z]{3,}\.$/.test(text.replace(/\b(?:circuit|appeals|states|claims)\.$/i, '')) ||
      namesCourt.test(text)) &&
    !/\bv\.?\s|;|^\d/.test(text) &&
    isTitle(text)
  );
}

/** "Supreme Court of Iowa.": a publisher puts a stop behind the court's name. */
const namesCourt = new RegExp(
  String.raw`^(?:the )?(?:(?:united states|u\.s\.) )?(?:supreme|superior|appellate|appeals|district|circuit|commonwealth|bankruptcy|tax|intermediate)? ?(?:judicial )?courts?(?: of (?:(?:civil|criminal|special) )?appeals?)?(?: of (?:the )?(?:state of )?${stateName})?(?:, [\p{L}\d. ]{2,40}){0,3}\.$`,
  'iu',
);

/** A court's name stands in capitals or in title case; a sentence that speaks of a court does not. */
function isTitle(line: string): boolean {
  const words = line.match(/\p{L}{4,}/gu) ?? [];
  return (
    /^[\p{L}\d]/u.test(line) && words.filter((word) => /^\p{Lu}/u.test(word)).length > 0.75 * words.length
  );
}

function courtName(words: string[]): string {
  const lines = words.map((line) =>
    titleCase(line.replace(/[.,;:]+$/, ''))
      .replace(/^(?:In|Before) the /i, '')
      .replace(/^The /, ''),
  );
  let name = lines[0]!;
  for (const line of lines.slice(1)) {
    const link =
      /\b(?:of|for|the)$/i.test(name) || /^(?:division|district)\.?$/i.test(line)
        ? ` ${line}`
        : /^(?:for|of|in|at)\b/i.test(line)
          ? ` ${line[0]!.toLowerCase()}${line.slice(1)}`
          : `, ${line}`;
    name += link;
  }
  return districtInFull(name) ?? tidy(name);
}

/** "Court of Appeals, Seventh District of Texas", "Fourteenth Court of Appeals": no other State counts its courts of appeals. */
const courtInTexas = new RegExp(
  String.raw`^(?:(?:Texas )?Court of Appeals(?: of Texas)?,? (?:for the )?(?=.*\b(?:Texas|Court of Appeals District)\b))?(?<ordinal>${ordinal}) (?:(?:Appellate |Supreme Judicial )?District of Texas|Court of Appeals)\b.*$`,
  'i',
);

function tidy(name: string): string {
  return name
    .replace(/( for the [\w ]+?)(?:,?\1)+$/i, '$1')
    .replace(/^(United States Court of Appeals),? ([\w ]+ Circuit) for the \2$/i, '$1 for the $2')
    .replace(/\bFor The\b/gi, 'for the')
    .replace(/ for The /g, ' for the ')
    .replace(/ of (?:the )?State of /gi, ' of ')
    .replace(/ at [A-Z][A-Za-z .]+$/, '')
    .replace(/,? (?:at|in) (?:Law|Equity)$/i, '')
    .replace(/^U\.S\. /, 'United States ')
    .replace(courtInTexas, 'Texas Court of Appeals, $<ordinal> District')
    .replace(
      /^(United States (?:District|Bankruptcy) Court),? (?:(?:for|in) (?:and for )?(?:the )?)?((?:\w+ )?Districts? of [^,]+)(?:, .*)?$/i,
      '$1 for the $2',
    )
    .replace(/^(United States Court of Appeals),? (?:for the )?([\w ]+ Circuit)$/i, '$1 for the $2')
    .replace(/^Court of Appeals? of California/i, 'California Court of Appeal')
    .replace(/^Court of Appeal, (.*), State of California$/i, 'California Court of Appeal, $1')
    .replace(
      /^(.*Court of Appeals, (?:Eastern|Western|Southern|Northern|Central) District), Division .+$/i,
      '$1',
    )
    .replace(/(Appellate District(?: of \w+)?), .* County$/i, '$1')
    .replace(/^(.*Court of Appeals?.*), [\w ]+ County$/i, '$1')
    .replace(/[\s,]+$/, '');
}
