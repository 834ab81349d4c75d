import { benchTitle, judgeName, surnameOf } from '../judge-names.ts';
import type { Paragraph } from '../opinion.ts';

/** How far from its end an opinion is signed. */
const tail = 14;
/** A paragraph of a signature block is no longer. */
const longestLine = 200;
const initials = String.raw`(?:(?:Acting |ACTING )?(?:[ACPS]\. ?){0,3}J\.(?:P\.|A\.)?)(?:\*|\d)?`;
const day = String.raw`(?:(?:January|February|March|April|May|June|July|August|September|October|November|December)\s+\d{1,2},?\s+\d{4}|\d{1,2}/\d{1,2}/\d{2,4})`;
/** A name with its title, in one line or in two, with a date beside it where the block has two columns. */
const signed = new RegExp(
  String.raw`(?:^|[\n\s_])(?:/?[Ss]/\s*)?(?:(?:BY|By):?\s+)?(?:(?:Hon\.|HON\.|Honorable|HONORABLE|The Honorable|THE HONORABLE|Judge|JUDGE|Justice|JUSTICE)\s+)?(?<name>${judgeName})\s*,?\s*(?:(?:[Dd]ated|DATED|[Dd]ate|DATE):?[\s\w]{0,12}?${day}\s*)?(?<title>${initials}|${benchTitle})\*?(?=$|[\s.,;)])`,
  'gu',
);
/** "/s/ Nora Vale", "[signed] Vale": a signature whose title nothing prints. */
const signedAlone = new RegExp(
  String.raw`(?:^|\n)\s*(?:/s/|\[?[Ss]igned\]?:?)\s*(?:Hon\. )?(?<name>${judgeName})\s*(?=$|\n)`,
  'gu',
);
/** "C. Fair Play & Substantial Justice": a section's title. */
const numbered = /^(?:[IVX]{1,5}|[A-Z]|\d{1,2})\.\s/;
const notJudge =
  /\b(?:clerk|counsel|attorney|solicitor|reporter|deputy|before|dated?|ordered|court|copies|served)\b/i;
const titleWord =
  /^(?:Chief|Senior|Presiding|Circuit|District|Associate|Acting|Administrative|Law|Magistrate|Bankruptcy|United|States|Judge|Justice|Honorable|Hon|By|Dated?|New|York|January|February|March|April|May|June|July|August|September|October|November|December|So|Ordered|Entered|Workers|Compensation|Superior|Appellate)$/i;
const delivered = new RegExp(
  String.raw`(?:Chief |Presiding |Senior )*(?:Justice|Judge) (?<name>${judgeName})(?:, (?:I{2,3}|IV|Jr\.),?)? (?:delivered|authored|wrote|announced) the (?:opinion|decision|memorandum|judgment)`,
  'u',
);
/** "Opinion by Judge Tallis", "MEMORANDUM OPINION BY JUDGE GLEN A. HUFF", "Opinion by Nazare, J.", "Opinion by: KITTLE". */
const opinionBy = new RegExp(
  String.raw`^(?:(?:Memorandum|MEMORANDUM|Majority|MAJORITY) )?(?:Opinion|OPINION)\*?,? (?:for the (?:Court|Board|Panel) )?(?:filed )?(?:by|BY)(?: the)?:?\s+(?:(?:Chief|CHIEF|Presiding|PRESIDING|Senior|SENIOR|Circuit|CIRCUIT|Administrative|Patent|Trademark)\s+)*(?:(?:Judge|JUDGE|Justice|JUSTICE)\s+)?(?<name>${judgeName})(?:,? (?:[CP]\. ?)?J\.)?[.:]?(?:\s|$)`,
  'u',
);
/** "EN BANC. WALLER, CHIEF JUSTICE, FOR THE COURT:" at the end of a caption. */
const forTheCourt = new RegExp(
  String.raw`(?:^|[.:;]\s+)(?<name>${judgeName}), (?:${initials}|${benchTitle}), (?:FOR|for) (?:THE|the) (?:COURT|Court|BOARD|Board|PANEL|Panel)[:.]?$`,
  'u',
);
/** "Before KELL, ORR and LUND, Circuit Judges. KELL, Circuit Judge.": the panel and who speaks for it, in one line. */
const behindPanel = new RegExp(
  String.raw`^(?:Before|BEFORE)\b.{4,160}\b(?:Judges|Justices|JUDGES|JUSTICES|JJ)\.\s+(?<name>${judgeName}), (?:${initials}|${benchTitle})[.:]?$`,
  'u',
);
/** "Judge Vale" alone in a trial court's caption, "Hon. Nora Vale", "Before: Nora Vale, Administrative Law Judge", "Nora Vale, Chief U.S. District Judge". */
const presiding = new RegExp(
  String.raw`(?:^|[\s:])(?:(?:Judge|JUDGE|Hon\.|HON\.|Honorable|HONORABLE|Magistrate Judge|Chief Judge)\s+(?<name>${judgeName})|(?:Before|BEFORE):?\s+(?<before>${judgeName}),?\s+${benchTitle})[.,]?$|^(?<alone>${judgeName}), ${benchTitle}[.,]?$`,
  'u',
);

/** The surname under an opinion: the first signature near its end, before those who concur. */
export function signatureOf(paragraphs: Paragraph[]): string | undefined {
  const last = blockOf(paragraphs);
  const own = last.split(/(?:^|\n|\s)(?:WE|We|I)\s+(?:ALL\s+|all\s+)?(?:CONCUR|concur)\b/)[0]!;
  const names = [...own.matchAll(signed)].filter(({ index, 0: words }) => !isOther(own, index, words));
  const found = names.map(({ groups }) => cleanName(groups!.name!)).find(Boolean);
  if (found) return surnameOf(found);
  const alone = [...own.matchAll(signedAlone)].map(({ groups }) => cleanName(groups!.name!)).find(Boolean);
  return alone && surnameOf(alone);
}

/** "PER CURIAM" where others sign. */
export function isSignedPerCuriam(paragraphs: Paragraph[]): boolean {
  return /(?:^|\n)(?:by:? )?per curiam\.?\s*(?:\n|$)/i.test(blockOf(paragraphs));
}

/** The last short paragraphs, a line each. */
function blockOf(paragraphs: Paragraph[]): string {
  return paragraphs
    .filter(({ kind, text }) => kind !== 'footnote' && !(kind === 'heading' && numbered.test(text)))
    .slice(-tail)
    .map(({ text }) => text.trim())
    .filter((text) => text.length <= longestLine && !isProse(text))
    .join('\n');
}

function isProse(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length > 9 && small > 0.5 * words.length;
}

/** Who only concurs, sits beside or is told of. */
function isOther(text: string, index: number, words: string): boolean {
  const behind = text.slice(index + words.length, index + words.length + 60);
  const line = text.slice(text.lastIndexOf('\n', index + 1) + 1, index + words.length);
  return (
    /^[^\n]{0,30}\b(?:concurs?|concurring|dissents?|dissenting|joins?|took no part|not participating)\b/i.test(
      behind,
    ) ||
    /\b(?:before|panel|concurring|participat\w+)\b/i.test(line) ||
    /\b(?:clerk|reporter|attorney)\b/i.test(line)
  );
}

/** Without the words of titles, places and days that stand before a name in its line; undefined where nothing is left. */
function cleanName(name: string): string | undefined {
  const words = name.split(/\s+/);
  while (words.length > 0 && titleWord.test(words[0]!.replace(/[.,:]/g, ''))) words.shift();
  while (words.length > 0 && titleWord.test(words.at(-1)!.replace(/[.,:]/g, ''))) words.pop();
  const rest = words.join(' ');
  return rest === '' || notJudge.test(rest) ? undefined : rest;
}

/** "Justice Liu authored the opinion of the Court", where a court says so above its opinion. */
export function announcedAuthor(paragraphs: Paragraph[]): string | undefined {
  for (const { text } of paragraphs) {
    const name =
      delivered.exec(text)?.groups?.name ??
      opinionBy.exec(text.trim())?.groups?.name ??
      forTheCourt.exec(text.trim().slice(-longestLine))?.groups?.name ??
      behindPanel.exec(text.trim())?.groups?.name;
    if (name) return surnameOf(name);
  }
  return undefined;
}

/** The judge whom a trial court's caption names, where no other signs; on appeal such a line names the judge below. */
export function presidingJudge(paragraphs: Paragraph[]): string | undefined {
  const front = paragraphs.map(({ text }) => text.trim()).filter((text) => text.length <= longestLine);
  if (
    front.some((text) =>
      /\b(?:appeal(?:s|ed)?|appell(?:ate|ants?|ees?)|supreme court|certiorari)\b/i.test(text),
    )
  )
    return undefined;
  const groups = front.map((text) => presiding.exec(text)?.groups).find(Boolean);
  const name = groups?.name ?? groups?.before ?? groups?.alone;
  const clean = name && cleanName(name);
  return clean ? surnameOf(clean) : undefined;
}
