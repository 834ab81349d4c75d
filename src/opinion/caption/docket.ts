import { isCourtLine } from './courts.ts';
import { cellsOf, type FrontCell } from './front-rows.ts';
import { docketByCourts } from './kinds.ts';

export type DocketFound = { docket: string; confidence: number };

/** "11-889", "ED108783", "S-1-SC-36456", "8:16-cv-1261", "Misc. 13-01", "1 CA-CV 20-0123", "1127 WDA 2019", "20 Civ. 4471 (ABC)". */
const number = String.raw`(?:misc\.?\s|\d\s[A-Z]{2}-[A-Z]{2,4}\s|UKSC\s|[A-Z]{2}\s(?=\d))?(?:[A-Z]{1,4}[‐-―−-])?[A-Z]{0,6}\d[\w.:/‐-―−-]*(?:\s(?:Civ|Cr|CV|Misc|[WEM]D[AM]|[CMT]\.?D\.?|EAL|WAL)\.?\s?\d{2,5})?(?:\s?\([A-Z]{2,5}x?\))?`;
const labelled = new RegExp(
  String.raw`(?<!\w)(?<what>(?:(?:docket|case|cause|civil action|civil|crim(?:inal|\.)?|appeal|court of appeals(?: case)?|appellate case|supreme court|court|c\.?\s?a\.?|civ\. a\.|file|record|index|adversary(?: proceeding)?|adv\. proc\.|misc(?:ellaneous|\.)?|opinion|trial court(?: cause)?|agency|d\.c\.|l\.?c\.?|application|claim|action|motion seq\.|superior court|circuit court|district court|bankr\. case|lower tribunal|mag\.?)\s+)*)(?<label>nos?\b|numbers?\b|no\(s\))\s*\.?:?\s*(?<numbers>${number}(?:(?:\s*[,;&]\s*|,? and\s+|\s*,\s*and\s+)${number})*)`,
  'i',
);
/** Labels without "No.": "Docket: Aro-19-402", "CASE 12–CA–227891", "Adversary 19-01033". */
const unnumbered = new RegExp(
  String.raw`^(?<what>docket|case|civil action|adversary(?: proceeding)?|adv\. proc\.|record|index)\W+\s*(?<numbers>(?:[A-Z][a-z]{2}[‐-―-])?${number})(?=[\s,.;]|$)`,
  'i',
);
const bare =
  /^\(?(?<number>(?:[A-Z]{1,3}\d{5,7}|\d{2}[‐-―-][A-Z]?\d{2,6}(?:[‐-―-][a-z]{2,3})?|[A-Z]-\d{1,2}-\d{3,5}|\d{4}[‐-―-]\d{2}-\d{4,5}|(?:19|20)\d{2}[‐-―-]\d{3,5}|[A-Z]{1,3}-\d{4}-\d{2,6}|[A-Z]{2,4}[‐-―-]?\d{4,7}|[A-Z]\d{2}[‐-―-]\d{3,5}|\d[A-Z]\d{2}-\d{2,5}|\d{2} (?:Civ|Cr|CV|Misc)\. ?\d{2,5}(?: ?\([A-Z]{2,4}\))?|IPR\d{4}-\d{5}|[A-Z]\d{1,3}\/\d{4}|UKSC \d{4}\/\d{4}|[DO]A \d{2}-\d{4}|(?:19|20)\d{2}-(?:CA|SC)-\d{4,6}-[A-Z]{2,3}|(?:CV|CR|MC|MJ|AP)[ -]\d{2}-\d{1,5}(?:-[A-Z]{1,4}){1,4}|[A-Z]\d{5}|(?:\d:)?\d{2}-(?:cv|cr|mc|md|mj|CV|CR)-\d{2,6}(?:-[A-Z]{1,4}){0,3}|\d{6}))\)?(?=[\s,.;]|$)/;
const bareRun = /^(?<number>[SA]\d{2}[A-Z]\d{4})\./;
/** Of the court or agency below, of a paper in the file, of the opinion. */
const lower =
  /super\. ct\.|\b(?:lower|trial|circuit|district|superior|county) (?:court|tribunal|judge)\b.{0,20}\bno|\bappeal from\b|state file|\bT\.C\. Memo|^l\.?[tc]\.?\b|^d\.?\s?c\.|^usdc|^agency|^trial|^motion|^superior court|^circuit court|^district court|^bankr|^lower|^action no|^mag/i;
const stamp = /^case:? (?<number>[\d:]+-?\w*-\d+(?:-[a-z]{2,4}\d{1,2})?)/i;
/** "367 NLRB No. 75": where it is reported. */
const reportedNumber = /^\d{1,4} [A-Z][\w.]*(?: [A-Z][\w.]*)? No\. \d{1,4}\b/;
/** "Docket No. 31": a paper in the file of a trial court. */
const paper = /^(?:docket|ecf|doc)\b.*\b\d{1,3}$/i;

/** "School District No. 401", "Local No. 7": a party. */
const entity =
  /\b(?:dist(?:rict|\.)|local|lodge|post|unit|union|chapter|precinct|ward|company|co\.|lot|tract) no\. ?\d{1,4}(?![\d-])/i;

type Candidate = DocketFound & { weight: number; isAdversary?: boolean };

/** The court's own number for the case, as it prints it; never the court's below. */
export function docketIn(lines: string[], stamps: string[]): DocketFound | undefined {
  const cells = cellsOf(lines, isCourtLine);
  const found: Candidate[] = [];
  for (let at = 0; at < cells.length; at++) {
    const candidate = candidateAt(cells, at, stamps);
    if (candidate) found.push(candidate);
  }
  const best = found.reduce<Candidate | undefined>(
    (high, each) => (!high || each.weight > high.weight ? each : high),
    undefined,
  );
  if (best) {
    // The suit within a bankruptcy has a number beside the bankruptcy's own.
    const own = best.isAdversary
      ? found.find((each) => !each.isAdversary && each.weight >= 10 && /^No\. \d/.test(each.docket))
      : undefined;
    const docket = own ? `${own.docket}, Adv. ${best.docket}` : stackedIn(cells, found, best);
    return { docket, confidence: best.confidence };
  }
  for (const line of stamps) {
    const own = stamp.exec(line.trim())?.groups?.number;
    if (own) return { docket: `No. ${clean(own)}`, confidence: 0.7 };
  }
  return undefined;
}

/** "Corwin Steel, Inc. Cases 12–CA–227891" above "and 12–CA–228001": the numbers of an agency's case, which may end the line that names it. */
function chargesIn(cells: FrontCell[], at: number): string[] {
  const first = /(?:^|[.,;]\s+)cases? (?=\d{1,2}[‐-―-][A-Z]{2}[‐-―-])(?<numbers>.*)$/i.exec(
    cells[at]!.text,
  )?.groups;
  if (!first) return [];
  const next = cells[at + 1]?.text ?? '';
  const all = `${first.numbers} ${/^(?:and )?\d{1,2}[‐-―-][A-Z]{2}/.test(next) ? next : ''}`;
  return [...all.matchAll(/\d{1,2}[‐-―-][A-Z]{2}[‐-―-]\d{4,7}/g)].map(([number]) => clean(number));
}

/** Captions that stand one above the other have each its own number of one form. */
function stackedIn(cells: FrontCell[], found: Candidate[], { docket, weight }: Candidate): string {
  const captions = cells.filter(({ kind }) => kind === 'versus').length;
  const formOf = (number: string) => number.replace(/\d/g, '0');
  const alike = new Set(
    found
      .filter((each) => each.weight === weight && formOf(each.docket) === formOf(docket))
      .map((each) => each.docket),
  );
  if (captions < 2 || alike.size < 2 || alike.size > captions || !docket.startsWith('No. ')) return docket;
  return `Nos. ${[...alike].map((each) => each.slice('No. '.length)).join(', ')}`;
}

function candidateAt(cells: FrontCell[], at: number, stamps: string[]): Candidate | undefined {
  const { text, kind } = cells[at]!;
  if (kind === 'prose' || kind === 'notice' || kind === 'counsel') return undefined;
  if (kind === 'stamp' && !/\bno\./i.test(text)) return undefined;
  if (/\bF\. ?\d|\bU\. ?S\. \d|\bpatent\b/i.test(text) && !/^no/i.test(text)) return undefined;
  if (reportedNumber.test(text) || entity.test(text)) return undefined;
  const charges = chargesIn(cells, at);
  if (charges.length > 0)
    return {
      docket: `${charges.length > 1 ? 'Nos.' : 'No.'} ${charges.join(', ')}`,
      confidence: 0.9,
      weight: 11,
    };
  const whole = joinList(cells, at);
  const groups = labelled.exec(whole)?.groups;
  if (groups?.numbers && /\d/.test(groups.numbers)) {
    const label = `${groups.what ?? ''}${groups.label ?? ''}`;
    const isBelow = kind === 'below' || lower.test(text) || lower.test(label) || isUnderCourtBelow(cells, at);
    // The court below is told of in words, and its number follows them in the same line.
    if (isBelow && !/^(?:court of appeals|supreme court)/i.test(label)) return undefined;
    const isSeveral = /,(?!\d{3}\b)|[;&]| and /.test(groups.numbers);
    const printed = clean(groups.numbers);
    const own = `${isSeveral ? 'Nos.' : 'No.'} ${asStamped(printed, stamps) ?? printed}`;
    return {
      docket: own,
      confidence: 0.95,
      isAdversary: /adv/i.test(label),
      weight: 10 + weightOf(label) - (paper.test(text) ? 8 : 0) - (/^\d{1,2}$/.test(printed) ? 1 : 0),
    };
  }
  if (kind === 'below' || lower.test(text) || isUnderCourtBelow(cells, at)) return undefined;
  const named = unnumbered.exec(text)?.groups;
  if (named)
    return {
      docket: `No. ${clean(named.numbers!)}`,
      confidence: 0.9,
      weight: 10 + weightOf(named.what!),
      isAdversary: /adv/i.test(named.what!),
    };
  const alone = (bare.exec(text) ?? bareRun.exec(text) ?? docketByCourts.exec(text))?.groups?.number;
  if (!alone || kind === 'date') return undefined;
  return { docket: clean(alone), confidence: 0.85, weight: 8 - (/^\d{6}$/.test(alone) ? 2 : 0) };
}

/** An adversary proceeding has a number of its own beside the bankruptcy's; a court says its name with its own number. */
function weightOf(label: string): number {
  if (/adv/i.test(label)) return 3;
  if (/court of appeals|supreme court|appeal/i.test(label)) return 2;
  if (/claim|misc|opinion|application/i.test(label)) return -2;
  return 0;
}

/** "Circuit Court for Baltimore City / Case No. 24-C-18-1234": the number of the court that the line above names, where the deciding court is another. */
function isUnderCourtBelow(cells: FrontCell[], at: number): boolean {
  const own = cells[at]!;
  const above = cells
    .slice(0, at)
    .findLast(
      (cell) =>
        cell.row < own.row &&
        cell.row >= own.row - 2 &&
        (cell.isRight === own.isRight || cell.row === own.row - 1),
    );
  if (!above || own.row - above.row > 1) return false;
  const trialCourt =
    /\b(?:circuit|district|superior|county|trial|probate|family|municipal) court\b|\bcourt of common pleas\b/i;
  if (!trialCourt.test(above.text) || /^united states/i.test(above.text)) return false;
  return cells.some(
    ({ text, kind }) =>
      (kind === 'court' || kind === 'role') &&
      /\b(?:appeals?|appellate|supreme|appell(?:ant|ee)s?)\b/i.test(text),
  );
}

/** Counsel leave out a number's zeros ("8:16-cv-61"); the clerk's stamp has it as the court keeps it ("8:16-cv-00061"). */
function asStamped(printed: string, stamps: string[]): string | undefined {
  const stamped = stamps.map((line) => stamp.exec(line.trim())?.groups?.number).find(Boolean);
  return stamped && withoutZeros(stamped) === withoutZeros(printed) ? stamped : undefined;
}

function withoutZeros(docket: string): string {
  return docket.toLowerCase().replace(/(?<=-)0+(?=\d)/g, '');
}

/** A list of numbers that goes on in the next line ("19031-13, 27735-13," then "11905-14."), a label whose number stands below it. */
function joinList(cells: FrontCell[], at: number): string {
  const own = cells[at]!;
  const isLabel = /\bno(?:\.|s\.|)?:?$/i.test(own.text);
  const next = cells
    .slice(at + 1)
    .find(
      (cell) => (cell.row > own.row && cell.isRight === own.isRight) || (isLabel && cell.row === own.row),
    );
  const filed = /\s*(?:filed|decided|argued|submitted)\b.*$/i;
  const list = own.text.replace(filed, '');
  if (!next || next.row > own.row + 2) return own.text;
  if (/(?:,| and|&)$/.test(list.trim()) && /^[\dA-Z]*\d/.test(next.text)) return `${list} ${next.text}`;
  if (/\bno\.?:?$/i.test(list.trim()) && /^[\w(-]*\d/.test(next.text)) return `${list} ${next.text}`;
  return own.text;
}

function clean(numbers: string): string {
  return numbers
    .replace(/[—―]\s*(?:re)?(?:argued|submitted|heard|decided|filed|released)\b.*$/i, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/[.,;:\s]+$/, '')
    .replace(/\s+/g, ' ');
}
