import type { Paragraph } from '../opinion.ts';
import { endsAbbreviated, partyName } from './party.ts';
import { titleCase } from './title-case.ts';

/** `isCited` where the title carries the case's own citation, or its court and year. */
export type CaseTitle = { name: string; isCited: boolean };

/** In letters. */
const longest = 160;
const numbering =
  /^(?:(?:\d{1,3}(?:\.\d{1,3}){0,4}\.?[\s–—-]+)?(?:case|annotated case|(?:principal|main|lead(?:ing)?) case|chapter|reading)\s*[\d.]*\s*[:.–—-]\s*|[IVX\d]{1,4}[.)]\s+|\d{1,3}(?:\.\d{1,3}){1,4}\.?\s+|[A-Z][.)]\s+(?=\p{Lu}\p{Ll}))/iu;
const cited =
  /,?\s+\[?\d{1,4} [A-Z][\w.’' ]{0,24}? ?(?:\d{1,5}|_{2,})\b.*$|\s+\((?:[^()]{0,40} )?(?:1[6-9]|20)\d{2}\)\W*$|,\s+(?:[A-Z][\w.]*\s+){0,3}Nos?\.\s[^()]{3,60}\([^()]{0,40}(?:1[6-9]|20)\d{2}\)\W*$/;
const versus = /^\p{Lu}[^;:?!]{0,80}?\s(?:v|vs|versus|V|VS)\.?\s\p{Lu}[^;:?!]{0,80}$/u;
const titled =
  /^(?:in re|in the matter of|matter of|ex parte|estate of|the case of|case of)\s+(?:the )?\p{Lu}.{1,80}$|^(?:the )?\p{Lu}[\p{L}’'-]+(?:[- ]\p{Lu}[\p{L}’'-]+){0,3} cases$/iu;
const captionWords =
  /,? (?:et al\b\.?|petitioners?|respondents?|appell(?:ants?|ees?)|plaintiffs?|defendants?|on writ of\b|on appeal\b|certiorari\b).*$/i;
const noTitle =
  /^(?:accord|and|subsequently|later|similarly|notes?|questions?|see|from|after|before|about|on|summary|exercises?|problems?|hypos?|comments?|introduction|background|but|cf|compare|as|under|what|why|how|when|did|does|is|was|applying|reading|brief|overview|test cases|leading cases|other cases)\b/i;
/** "Marlow v. Tidewater Ferry Co. 18": a line of a table of contents. */
const listed = /(?:\.\s?){4,}|[^\d\s(]\s+\d{1,4}$/;
/** "In Vale v. Orr, 12 U.S. 401 (1969), we vacated the award." */
const goesOn = /\d\)?, \p{Ll}+ \p{Ll}+ /u;
/** A sentence that only begins like a name. */
const verbs =
  /\b(?:is|was|were|are|held|holds|decided|does|did|has|had|that|which|this|because|would|should|must|concerns?|points to|relies on|cites|argues|contends)\b/;

/** The name of a case where a paragraph is a title and nothing else. */
export function titleIn({ text, kind }: Paragraph): CaseTitle | undefined {
  if (kind === 'footnote' || kind === 'quote' || kind === 'table') return undefined;
  const title = caseTitle(text);
  return title && { ...title, isCited: title.isCited && kind === 'heading' && !numbering.test(text.trim()) };
}

/** The name of the case that a title in a table of contents or above a text is, with nothing beside it but its citation. */
export function caseTitle(text: string): CaseTitle | undefined {
  if (text.length > longest) return undefined;
  const words = text.trim().replace(numbering, '');
  if (noTitle.test(words) || listed.test(words) || goesOn.test(words) || /[,;:]$|[“”"]/.test(words))
    return undefined;
  const name = words.replace(cited, '').replace(/[\s,;.*]+$/, (end) => (/^\./.test(end) ? '.' : ''));
  if (verbs.test(name) || !(versus.test(name) || titled.test(name)) || !isCapitalised(name)) return undefined;
  return {
    name: asCited(name.replace(/\.$/, (stop) => (endsAbbreviated(name.slice(0, -1)) ? stop : ''))),
    isCited: cited.test(words),
  };
}

/** A caption's line as a citation would have it: "ARIZONA ET AL., PETITIONERS v. OHIO" as "Arizona v. Ohio". */
function asCited(name: string): string {
  const [left, right] = name.split(/\s(?:v|vs|versus|V|VS)\.?\s/);
  if (!left || !right || !captionWords.test(name)) return titleCase(name);
  const plain = (party: string) => partyName(party.replace(captionWords, ''), undefined) ?? titleCase(party);
  return `${plain(left)} v. ${plain(right)}`;
}

/** Whether two titles name the same parties, however fully. */
export function isSameCase(one: string, other: string): boolean {
  const [first = '', second = ''] = one.split(' v. ');
  const [left = '', right = ''] = other.split(' v. ');
  return shares(first, left) && (second === right || shares(second, right));
}

function shares(one: string, other: string): boolean {
  const wordsOf = (party: string) =>
    party
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2 && !/^(?:the|and|inc|corp|ltd|llc|county|city|state)$/.test(word));
  const [few, many] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  const both = few!.filter((word) => many!.includes(word)).length;
  return both > 0 && both >= 0.6 * few!.length;
}

function isCapitalised(name: string): boolean {
  const words = name.match(/\p{L}[\p{L}’']{3,}/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length >= 0.7 * words.length;
}
