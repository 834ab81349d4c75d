/** Capitals that stay: what is spoken letter by letter. */
const initials = new Set(
  'USA US UK NAACP ACLU AFL CIO AFSCME SEIU NLRB EEOC EPA FCC FTC FDA FDIC FERC SEC IRS INS ICE DHS HHS HUD DOJ FBI CIA NSA TVA USPS USAA CVS UPS IBM BP CSX GEICO MCI GTE NBC CBS ABC CNN ESPN AT&T GM GE PNC HSBC TD NRA NCAA NFL NBA MLB PGA UAW II III IV VI VII VIII IX XI LLC LLP LP PLLC PLC PC NA N.A. USDA YMCA YWCA BNSF IMS TWA MGM DNA HIV SAS CSC'.split(
    ' ',
  ),
);
const small = new Set(
  'a an and as at by d/b/a dba aka a/k/a f/k/a fka ex for from in into of on or rel. re the to und v. vs. et al. al etc. upon with y de la las los del von van'.split(
    ' ',
  ),
);
const abbreviations: Record<string, string> = {
  'D/B/A': 'd/b/a',
  DBA: 'dba',
  'L.L.C.': 'L.L.C.',
  'L.P.': 'L.P.',
};
const vowel = /[AEIOUY]/;

/** A name set in capitals, in the case that a citation prints; names in mixed case stay as they are. */
export function titleCase(name: string): string {
  name = name.replace(/\b(\p{Lu})\. (?=\p{Lu}\.)/gu, '$1.');
  const letters = name.replace(/[^\p{L}]/gu, '');
  const lower = letters.replace(/[^\p{Ll}]/gu, '').length;
  if (lower > 0.35 * letters.length) return name;
  return name
    .split(/(\s+)/)
    .map((word, index) =>
      /^\s*$/.test(word) || /\p{Ll}{2}/u.test(word) ? word : titleWord(word, index === 0),
    )
    .join('');
}

function titleWord(word: string, isFirst: boolean): string {
  const bare = word.replace(/[,;:()“”"]/g, '');
  if (abbreviations[bare]) return word.replace(bare, abbreviations[bare]);
  if (initials.has(bare.replace(/[’'].*$|\.$/g, '')) || /^(?:\p{Lu}\.){2,}$/u.test(bare)) return word;
  if (!isFirst && small.has(bare.toLowerCase())) return word.toLowerCase();
  if (
    !vowel.test(bare) &&
    /^\p{Lu}{2,4}$/u.test(bare) &&
    !/^(?:DR|MR|MRS|ST|JR|SR|LTD|MT|FT|DPT|CTY|BD|RR|RY|PTY|SYS|TR|PRPS|MFG|DVLP|ASSN|CORP|INC|CO|BROS|DIST|DEPT|GOVT|NATL|INTL|COMM|CTR|MGMT|GRP|HLTH|SCH|CMTY)$/.test(
      bare,
    )
  )
    return word;
  return word
    .toLowerCase()
    .replace(/(?<![\p{L}’']|\.(?=com|net|org))\p{Ll}/gu, (first) => first.toUpperCase())
    .replace(/\b(O|D|L)[’'](\p{Ll})/gu, (match) => match.toUpperCase().replace(/^./, match.charAt(0)))
    .replace(/\bMc(\p{Ll})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/\.(Com|Net|Org)\b/, (ending) => ending.toLowerCase());
}
