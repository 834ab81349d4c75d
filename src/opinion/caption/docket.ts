/** "11-889", "ED108783", "S-1-SC-36456", "8:16-cv-1261", "Misc. 13-01", "1 CA-CV 20-0123", with a judge's initials after it. */
const number = String.raw`(?:misc\.?\s|\d\s[A-Z]{2}-[A-Z]{2,4}\s)?(?:[A-Z]{1,4}[‐-―−-])?[A-Z]{0,6}\d[\w.:/‐-―−-]*(?:\s?\([A-Z]{2,5}x?\))?`;
const labelled = new RegExp(
  String.raw`\b(?:(?:docket|case|cause|civil action|civil|crim(?:inal)?|appeal|appellate case|supreme court|c\.?a\.?|file)\s+)*(?<label>nos?|numbers?)\s*\.?:?\s*(?<numbers>${number}(?:(?:\s*[,;&]\s*|,? and\s+|\s*,\s*and\s+)${number})*)`,
  'i',
);
const bare =
  /^(?:(?:[A-Z]{1,3}\d{5,7}|\d{2}-\d{3,5}|[A-Z]-\d{1,2}-\d{3,5}|\d{4}-\d{2}-\d{4,5}|[A-Z]{1,3}-\d{4}-\d{2,6}|[A-Z]{2,3}-\d{4,6}|\d[A-Z]\d{2}-\d{2,5}))(?=[\s,.;]|$)/;
const lower =
  /super\. ct\.|\b(?:lower|trial|circuit|district|superior) court (?:case )?no|\bappeal from\b|state file|\bT\.C\. Memo|\bopinion no|\blt\b/i;
const stamp = /^case:? (?<number>[\d:]+-?\w*-\d+)/i;

/** The court's own number for the case, as it prints it; never the court's below. */
export function docketIn(
  lines: string[],
  stamps: string[],
): { docket: string; confidence: number } | undefined {
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    if (lower.test(line) || /\bF\. ?\d|\bU\. ?S\. \d/.test(line)) continue;
    const whole = joinList(lines, index);
    const groups = labelled.exec(whole)?.groups;
    if (groups?.numbers && /\d/.test(groups.numbers)) {
      const isSeveral = /[,;&]| and /.test(groups.numbers);
      const printed = clean(groups.numbers);
      return {
        docket: `${isSeveral ? 'Nos.' : 'No.'} ${asStamped(printed, stamps) ?? printed}`,
        confidence: 0.95,
      };
    }
    const alone = bare.exec(line.trim())?.[0];
    if (alone) return { docket: clean(alone), confidence: 0.9 };
  }
  for (const line of stamps) {
    const found = stamp.exec(line.trim())?.groups?.number;
    if (found) return { docket: `No. ${clean(found)}`, confidence: 0.7 };
  }
  return undefined;
}

/** Counsel leave out a number's zeros ("8:16-cv-61"); the clerk's stamp has it as the court keeps it ("8:16-cv-00061"). */
function asStamped(printed: string, stamps: string[]): string | undefined {
  const stamped = stamps.map((line) => stamp.exec(line.trim())?.groups?.number).find(Boolean);
  return stamped && withoutZeros(stamped) === withoutZeros(printed) ? stamped : undefined;
}

function withoutZeros(docket: string): string {
  return docket.toLowerCase().replace(/(?<=-)0+(?=\d)/g, '');
}

/** A list of numbers that goes on in the next line ("19031-13, 27735-13," then "11905-14."). */
function joinList(lines: string[], index: number): string {
  const line = lines[index]!.trim();
  const next = lines[index + 1]?.trim() ?? '';
  const filed = /\s*(?:filed|decided|argued|submitted)\b.*$/i;
  const list = line.replace(filed, '');
  return /(?:,| and|&)$/.test(list.trim()) && /^[\dA-Z]*\d/.test(next) ? `${list} ${next}` : line;
}

function clean(numbers: string): string {
  return numbers
    .replace(/[‐-―−]/g, '-')
    .replace(/[.,;:\s]+$/, '')
    .replace(/\s+/g, ' ');
}
