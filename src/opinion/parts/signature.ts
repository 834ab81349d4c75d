import type { Paragraph } from '../opinion.ts';
import { judgeName, surnameOf } from './names.ts';

/** How far from its end an opinion is signed. */
const tail = 14;
const title = String.raw`(?:(?:[ACP]\. ?){0,2}J\.|(?:Acting )?P\. ?J\.|C\. ?J\.|(?:(?:Presiding|Chief|Senior|Circuit|District|Associate|Appellate|Magistrate|United States|U\.S\.|Workers[’'] Compensation|Vice|Special|Acting|Administrative Law) )*(?:Judge|Justice|Chancellor|Magistrate|Surrogate|Referee))`;
const signed = new RegExp(
  String.raw`^(?:/?s/?\s*)?_*\s*(?:(?:BY|By):?\s+)?(?:(?:Hon\. |HON\. |Judge |JUDGE |Justice ))?(?<name>${judgeName}),? ?(?<title>${title})\*?(?=$|[\s.,;])`,
  'u',
);
const titleAlone = new RegExp(String.raw`^${title}\.?$`, 'u');
const delivered = new RegExp(
  String.raw`(?:Chief |Presiding |Senior )*(?:Justice|Judge) (?<name>${judgeName})(?:, (?:I{2,3}|IV|Jr\.),?)? (?:delivered|authored|wrote|announced) the (?:opinion|decision|memorandum|judgment)`,
  'u',
);
/** "Opinion by Judge Tallis", "MEMORANDUM OPINION BY JUDGE GLEN A. HUFF", "Opinion by Nazare, J.", "Opinion by: KITTLE". */
const opinionBy = new RegExp(
  String.raw`^(?:(?:Memorandum|MEMORANDUM|Majority|MAJORITY) )?(?:Opinion|OPINION)\*?,? (?:for the Court filed )?(?:by|BY)(?: the)?:?\s+(?:(?:Chief|CHIEF|Presiding|PRESIDING|Senior|SENIOR|Circuit|CIRCUIT)\s+)*(?:(?:Judge|JUDGE|Justice|JUSTICE)\s+)?(?<name>${judgeName})(?:,? (?:[CP]\. ?)?J\.)?[.:]?(?:\s|$)`,
  'u',
);

/** The surname under an opinion: the first signature near its end, before those who concur. */
export function signatureOf(paragraphs: Paragraph[]): string | undefined {
  const last = paragraphs.filter(({ kind }) => kind !== 'footnote').slice(-tail);
  for (const [index, { text }] of last.entries()) {
    if (text.length > 200 || titleAlone.test(text.trim())) continue;
    const next = last[index + 1]?.text.trim() ?? '';
    const signature = titleAlone.test(next) ? `${text.trim()} ${next}` : text.trim();
    const groups = signed.exec(signature)?.groups;
    if (groups?.name && !/\b(?:concurs?|dissents?)\b/.test(text.slice(0, groups.name.length + 30)))
      return surnameOf(groups.name);
    if (/^(?:we|i) concur/i.test(text)) break;
  }
  return undefined;
}

/** "Justice Liu authored the opinion of the Court", where a court says so above its opinion. */
export function announcedAuthor(paragraphs: Paragraph[]): string | undefined {
  for (const { text } of paragraphs) {
    const name = delivered.exec(text)?.groups?.name ?? opinionBy.exec(text.trim())?.groups?.name;
    if (name) return surnameOf(name);
  }
  return undefined;
}
