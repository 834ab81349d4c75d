/** A judge's name as courts print it: "SELYA", "O'Connor", "A. Smith", "Van Orsdol", "Jones, Jr." */
export const judgeName = String.raw`(?:(?:\p{Lu}\.|[Dd]e|[Vv]an|[Vv]on|[Dd]i|[Ll]a|[Ll]e|St\.|\p{Lu}[\p{L}’'-]+)\s+){0,3}\p{Lu}[\p{L}’'-]+(?:,? (?:Jr|Sr|JR|SR)\.|,? I{2,3}|,? IV)?`;

/** One word of a judge's title in the two ways in which it is set. */
const set = (words: string) =>
  words
    .split('|')
    .flatMap((word) => [word, word.toUpperCase()])
    .join('|');

/** "Senior United States District Judge", "ADMINISTRATIVE PATENT JUDGE", "Board Member": what stands under or behind a judge's name. */
export const benchTitle = String.raw`(?:(?:${set("Chief|Senior|Presiding|Circuit|District|Associate|Acting|Vice|Special|Administrative|Appellate|Retired|Magistrate|Bankruptcy|United States|Law|Patent|Trademark|Immigration|Appeals|Superior Court|Workers’ Compensation|Workers' Compensation|District Court|Circuit Court|Hearing|State|Deputy|Supervising|Trial|County|Probate|Family|Juvenile|Court of Appeals|Tax Court|Appeals Court|Supreme Court")}|U\.S\.|U\. S\.)\s+){0,5}(?:${set('Judge|Justice|Chancellor|Magistrate|Surrogate|Referee|Chairman|Chairperson|Chair|Commissioner|Board Member|Member|Hearing Officer|Arbitrator|Examiner')})(?![\p{L}’'])`;

const particles = /^(?:de|van|von|di|la|le|st\.|del|della|der|den)$/i;

/** The surname, in title case: "Thomas", "O'Connor", "McKay". */
export function surnameOf(name: string): string {
  const words = name
    .replace(/,? (?:Jr|Sr)\.?$/i, '')
    .replace(/,? (?:I{2,3}|IV)$/, '')
    .trim()
    .split(/\s+/);
  let start = words.length - 1;
  while (start > 0 && particles.test(words[start - 1]!)) start--;
  return words.slice(start).map(titleCaseName).join(' ');
}

/** "O'CONNOR" as "O'Connor"; a name that is in mixed case stays as it is. */
export function titleCaseName(name: string): string {
  if (/\p{Ll}/u.test(name.replace(/^(?:Mc|Mac)/, '')) && !/^\p{Lu}{3}/u.test(name)) return name;
  return name
    .toLowerCase()
    .replace(/(?:^|[-’' ])\p{Ll}/gu, (first) => first.toUpperCase())
    .replace(/^Mc\p{Ll}/u, (start) => `Mc${start[2]!.toUpperCase()}`);
}
