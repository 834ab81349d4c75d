import { partyName } from './party.ts';
import { titleCase } from './title-case.ts';

export type NameFound = { caseName: string; confidence: number };

const versus = /(?:^|\s)(?:v\.|vs\.|vs?\.?|versus|V\.|VS\.|against|-\s?v\.?\s?-)(?=\s|$)/;
const versusAlone = /^(?:v\.?|vs\.?|versus|against|-\s?(?:v|against)\.?\s?-)$/i;
const title =
  /^(?:in (?:the )?(?:re|matter of)\b|matter of|ex parte|ex rel|(?:the )?(?:estate|conservatorship|guardianship|adoption|marriage|custody|succession|dependency|parentage|paternity|trust|will|interest|appeal|petition|application) of\b|in the interest of)/i;
const stop =
  /^(?:no(?:s|\b)\.? ?\d|docket|case no|civil action|file no|argued|submitted|decided|filed|on (?:writ|petition|appeal|review|certification)|certiorari|appeals? from|petitions? (?:for|to)|before\b|syllabus|per curiam|opinion|order|memorandum|decision|not? (?:to be|for)|notice|note:|\[|\(slip|present:|from the|in the (?:supreme|court|united)|united states (?:court|district|tax|bankruptcy)|supreme court|court of|state of \w+\s*$(?<=court)|november term|october term|certified|published|unpublished|for publication|honou?rable|judge |county of|original proceeding)|\b(?:court|division|tribunal|board)\b.*(?:of|for|appeals?|claims|court)\s*$|\b(?:SUPREME COURT|COURT OF APPEALS?|DISTRICT COURT|APPELLATE (?:DISTRICT|DIVISION)|TAX COURT|CIRCUIT COURT|SUPERIOR COURT)\b|^(?:first|second|third|fourth|fifth|sixth|eastern|western|northern|southern)\b.*(?:district|division|circuit)$|^division\b|^for the .{0,30}circuit$/i;
/** Where the case was reported, above its name or below. */
const reported = /^\[?\d{1,4} [A-Z][\w.’' ]{0,24} ?\d{1,5}\]?(?: \(\d{4}\))?[,;.]?$/;
const reach = 9;

/** The case's name in citation style, from the running heads or from the lines of the caption; never from the opinion's text. */
export function caseNameIn(
  front: string[],
  parties: string[],
  heads: string[][],
  court: string | undefined,
): NameFound | undefined {
  const lines = (parties.length > 0 ? parties : front).map(withoutBorder);
  return (
    headName(heads) ??
    filedName(front) ??
    titledName(lines) ??
    versusName(lines, court) ??
    smudgedName(lines, court)
  );
}

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
  const found = versusName(lines.with(at, 'v.'), court);
  return found && { ...found, confidence: 0.5 };
}

function isPartyLine(line: string | undefined): boolean {
  return line !== undefined && /^\p{Lu}.*\p{L}{2}/u.test(line.trim()) && !stop.test(line.trim());
}

/** A caption's line without the border drawn in brackets or section signs, and without what stands beyond it. */
function withoutBorder(line: string): string {
  const border = /(?:^|\s)[)§|](?=\s|$)|\)$/.exec(line);
  if (!border || /\([^)]*$/.test(line.slice(0, border.index))) return line;
  return line.slice(0, border.index).trim();
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
        .replace(/^\d+ [A-Z][\w. ]{0,14} \d+\s+/, '')
        .replace(/^\d{1,4}\s+|\s+\d{1,4}$/g, '')
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
  const goesOn = next !== undefined && next.length < 60 && !/\d{4}/.test(next);
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

function titledName(lines: string[]): NameFound | undefined {
  const start = lines.slice(0, 30).findIndex((line) => title.test(line.trim()));
  if (start === -1) return undefined;
  const before = lines.findIndex((line) => versus.test(line) || versusAlone.test(line.trim()));
  if (before !== -1 && before < start) return undefined;
  const words = [lines[start]!.trim()];
  for (const line of lines.slice(start + 1, start + 4)) {
    if (/[.:]$/.test(words.at(-1)!) || line.trim() === '' || stop.test(line.trim()) || versus.test(line))
      break;
    if (/,$/.test(words.at(-1)!)) break;
    words.push(line.trim());
  }
  const whole = words
    .join(' ')
    .replace(/,? or,? in the alternative\b.*$/i, '')
    .replace(/[\s,;:.]+$/, (end) => (/\b\p{Lu}$/u.test(words.join(' ').slice(0, -end.length)) ? '.' : ''));
  return { caseName: shortTitle(whole), confidence: 0.85 };
}

/** "Conservatorship of the Person and Estate of ANNE S." as "Conservatorship of Anne S.". */
function shortTitle(words: string): string {
  const groups = /^(?<what>.*?\b(?:of|re|parte)\b)(?<rest>.*)$/is.exec(
    words
      .replace(/ of the (?:person|persons)(?: and estates?)? of /i, ' of ')
      .replace(/\bthe estate of\b/i, 'Estate of'),
  )?.groups;
  if (!groups) return titleCase(words);
  const what = groups.what!.replace(/^in the matter of$/i, 'In re').replace(/^matter of$/i, 'In re');
  const suffix =
    /\s+on (?:discipline|habeas corpus|resignation|suspension|admission)$/i.exec(groups.rest!)?.[0] ?? '';
  const rest = groups
    .rest!.slice(0, groups.rest!.length - suffix.length)
    .replace(/,? (?:a |an )?(?:deceased|minor|incapacitated|adult|conservatee|alleged|debtors?)\b.*$/i, '')
    .trim();
  const name = partyName(rest, undefined) ?? titleCase(rest);
  return `${firstCapital(what.toLowerCase())} ${name}${suffix}`.replace(/\s+/g, ' ').trim();
}

function firstCapital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function versusName(lines: string[], court: string | undefined): NameFound | undefined {
  const at = lines.findIndex((line) => versusAlone.test(line.trim()) || versus.test(line));
  if (at === -1) return undefined;
  const [same = '', after = ''] = versusAlone.test(lines[at]!.trim()) ? [] : splitOnce(lines[at]!);
  const left = [...before(lines, at), same].filter(Boolean).join(' ');
  const right = [after, ...following(lines, at, after)].filter(Boolean).join(' ');
  const plaintiff = partyName(untilRole(left), court);
  const defendant = partyName(untilRole(right), court);
  if (!plaintiff || !defendant) return undefined;
  return { caseName: `${plaintiff} v. ${defendant}`, confidence: 0.85 };
}

function splitOnce(line: string): [string, string] {
  const match = versus.exec(line)!;
  return [line.slice(0, match.index).trim(), line.slice(match.index + match[0].length).trim()];
}

function before(lines: string[], at: number): string[] {
  const words: string[] = [];
  for (let index = at - 1; index >= 0 && index >= at - reach; index--) {
    const line = lines[index]!.trim();
    if (stop.test(line) || reported.test(line) || /\d{4}$/.test(line) || /^\[.*\]$/.test(line)) break;
    words.unshift(line);
  }
  return words;
}

/** `after` is what follows the "v." in its own line; the first words after a "v." are a party, whatever they look like. */
function following(lines: string[], at: number, after: string): string[] {
  const words: string[] = [];
  for (const raw of lines.slice(at + 1, at + 1 + reach)) {
    const line = raw.trim();
    if (stop.test(line) || reported.test(line) || /^\[.*\]$|^dear\b|^re:/i.test(line)) break;
    if (words.length + after.length > 0 && isProse(line)) break;
    words.push(line);
  }
  return words;
}

/** A line of a sentence and none of a caption: mostly small words. */
function isProse(line: string): boolean {
  const words = line.split(/\s+/);
  if (/\bin (?:his|her|their|its|both) .{0,40}capacit|\bindividually\b|\bon behalf of\b/i.test(line))
    return false;
  return words.length > 7 && words.filter((word) => /^\p{Ll}/u.test(word)).length > 0.6 * words.length;
}

/** The first party's words: what stands before its role ("Plaintiff and Respondent,"). */
function untilRole(words: string): string {
  const role =
    /,?\s+\(?(?:plaintiffs?|defendants?|petitioners?|respondents?|appellants?|appellees?|claimants?|objectors?|employees?|employers?|debtors?|relators?|movants?|intervenors?)\b/i.exec(
      words,
    );
  return role && role.index > 2 ? words.slice(0, role.index) : words;
}
