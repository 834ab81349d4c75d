/** Letters that look alike where the language model is no help: in the abbreviations and numerals of citations. */
const confusions: [RegExp, string][] = [
  [/(?<=\bU\. ?)8(?=\.)/g, 'S'],
  [/(?:\b8|\$)(?=\. ?(?:Ct|W|E)\.)/g, 'S'],
  [/(?<![\p{L}\d])[L[l1|](?=\. ?R\. ?C\.)/gu, 'I'],
  [/(?<=\bF\. ?)8(?=d\b)/g, '3'],
  // Behind a neutral citation: "2004 WI 12, ¶ 45", "2015-Ohio-1234, ¶ 12".
  [/(?<=\b(?:19|20)\d\d[ -](?:Ohio|[A-Z]{2}(?: App\.?)?)[ -]\d{1,5}, )9(?= ?\d{1,3}\b)/g, '¶'],
];
/** Capitals I with one or two of its doubles: "I11", "1I", "Il". */
const numeral = /(?<![\p{L}\d.])(?=[Il1]{2,3}(?![\p{L}\d]))(?=[l1]*I)(?!Ill\b)[Il1]{2,3}/gu;

/** The text with such letters set right; its length stays the same. */
export function withoutConfusions(text: string): string {
  let made = text.replace(numeral, (letters) => 'I'.repeat(letters.length));
  for (const [pattern, letter] of confusions) made = made.replace(pattern, letter);
  return made;
}
