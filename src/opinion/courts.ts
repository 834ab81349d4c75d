import { titleCase } from './caption/title-case.ts';

export type CourtFound = { court: string; confidence: number };

const supreme = /\bsupreme court of (?:the )?united states\b/i;
const courtLine =
  /\b(?:court|courts|board|tribunal|commission)\b(?!.{0,40}\b(?:reporter|clerk|rules?|docket)\b)/i;
const startOfCourt =
  /\b(?:supreme|appeals?|appellate|district|superior|circuit|tax|claims|bankruptcy|chancery|county|municipal|probate|family|common pleas|trade|veterans|surveillance|military|international|appeals board|court of|board of|criminal)\b/i;
const continues =
  /^(?:for (?:the )?|of (?:the )?|in (?:and )?for (?:the )?|at |(?:the )?state of |(?:eastern|western|northern|southern|middle|central|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)\b|(?:appellate |judicial )?(?:division|district|department|circuit)\b|\d+(?:st|nd|rd|th)\b|[a-z ]+ (?:district|division|department|circuit|county)$|workers[’'] compensation)/i;
const refusal =
  /\bappeal(?:s|ed)? from\b|\bon (?:writ|petition|appeal|review)\b|\bcertiorari\b|^before\b|super\. ct\.|\bjudge\b|\bfiled\b|\bcase:? |\bclerk\b|\bargued\b|\bno\. |^from the|\bappeal(?:ed)? to\b|\berror (?:from|to)\b/i;

/** The court's name out of the lines above a caption, as a reader would print it. */
export function courtIn(lines: string[], heads: string[]): CourtFound | undefined {
  const printed = printedCourt(lines);
  if (printed) return { court: printed, confidence: 0.95 };
  const usReports = heads.some(
    (head) => /^cite as: \d+ U\. ?S\./i.test(head.trim()) || /\bOCTOBER TERM, \d{4}/.test(head),
  );
  return usReports ? { court: 'Supreme Court of the United States', confidence: 0.95 } : undefined;
}

function printedCourt(lines: string[]): string | undefined {
  const joined = lines.slice(0, 40).map((line) => line.replace(/\s+/g, ' ').trim());
  if (joined.slice(0, 14).some((line) => supreme.test(line) && line.length < 60))
    return 'Supreme Court of the United States';
  const start = joined.findIndex(isCourtLine);
  if (start === -1) return undefined;
  const words = [joined[start]!];
  const agency = joined[start - 1] ?? '';
  if (isStartOfName(agency, words[0]!)) words[0] = `${agency} ${words[0]}`;
  if (/^[^.]{0,60}\b(?:bureau|department) of\b/i.test(agency) && agency.length < 70) words.unshift(agency);
  for (const line of joined.slice(start + 1, start + 5)) {
    const isOpen = /\b(?:of|for|the)$/i.test(words.at(-1)!);
    if (
      line === '' ||
      !(isOpen || continues.test(line) || isCourtLine(line)) ||
      refusal.test(line) ||
      line.length > 70
    )
      break;
    words.push(line);
  }
  return courtName(words);
}

/** A long name breaks before the word that tells it for a court: "UNITED STATES FOREIGN", then "INTELLIGENCE SURVEILLANCE COURT". */
function isStartOfName(line: string, next: string): boolean {
  return (
    /^(?:in the )?united states(?: [a-z]+){0,4}$/i.test(line) &&
    isTitle(line) &&
    !/^united states/i.test(next)
  );
}

export function isCourtLine(line: string): boolean {
  return (
    line.length < 90 &&
    courtLine.test(line) &&
    startOfCourt.test(line) &&
    !refusal.test(line) &&
    !/[a-z]{3,}\.$/.test(line) &&
    isTitle(line)
  );
}

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
    const link = /\b(?:of|for|the)$/i.test(name)
      ? ` ${line}`
      : /^(?:for|of|in|at)\b/i.test(line)
        ? ` ${line[0]!.toLowerCase()}${line.slice(1)}`
        : `, ${line}`;
    name += link;
  }
  return tidy(name);
}

function tidy(name: string): string {
  return name
    .replace(/\bFor The\b/gi, 'for the')
    .replace(/ for The /g, ' for the ')
    .replace(
      /^(United States District Court),? (?:for the )?(.+? District of .+|District of .+)$/i,
      '$1 for the $2',
    )
    .replace(
      /^(United States Bankruptcy Court),? (?:for the )?(.+? District of .+|District of .+)$/i,
      '$1 for the $2',
    )
    .replace(/^(United States Court of Appeals),? (?:for the )?(.+ Circuit)$/i, '$1 for the $2')
    .replace(/^Court of Appeals? of the State of California/i, 'California Court of Appeal')
    .replace(/^Court of Appeal of California/i, 'California Court of Appeal')
    .replace(/^Court of Appeal, (.*), State of California$/i, 'California Court of Appeal, $1')
    .replace(
      /^(.*Court of Appeals, (?:Eastern|Western|Southern|Northern|Central) District), Division .+$/i,
      '$1',
    )
    .replace(/,? (?:at|in) (?:Law|Equity)$/i, '')
    .trim();
}
