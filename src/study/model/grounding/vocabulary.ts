/** Names, courts, years and numbers: what a statement may name is what the opinion names. */
import type { Opinion } from '../../../opinion/opinion.ts';
import { numberWords } from './number-words.ts';

export type Vocabulary = {
  /** What of the text occurs nowhere in the opinion, as a reader would point to it. */
  strangersIn(text: string): string[];
};

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/\u00ad/g, '');

export function openVocabulary(opinion: Opinion): Vocabulary {
  const { caption, disposition, pages, parts } = opinion;
  const { confidence: _, ...named } = caption;
  const text = plain(
    [
      ...opinion.paragraphs.map((paragraph) => paragraph.text),
      ...Object.values(named),
      ...parts.map(({ author }) => author ?? ''),
      ...pages.map(({ label }) => label ?? ''),
      disposition?.summary ?? '',
    ].join('\n'),
  );
  const squeezed = text.toLowerCase().replace(/\s+/g, ' ');
  const digits = new Set(numbersIn(text));
  // Reading numbers from the words of a long opinion takes a while, and is seldom needed.
  let words: Set<string> | undefined;
  const isWritten = (number: string) => {
    words ??= new Set(numberWords(text));
    return words.has(number);
  };
  return {
    strangersIn(given) {
      const statement = plain(given);
      return [
        ...courtsIn(statement).filter((court) => !namesCourt(squeezed, court.toLowerCase())),
        ...numbersIn(statement).filter(
          (number) => !isSmall(number) && !digits.has(number) && !isWritten(number),
        ),
        ...namesIn(statement).filter(
          (name) =>
            !squeezed.includes(bare(name.toLowerCase())) &&
            !usual.has(name.toLowerCase()) &&
            !isShortFor(name, text),
        ),
      ];
    },
  };
}

const bare = (word: string) => word.replace(/(?:'s|s)$/, '');

/** "1,250.50" is 1250.50; a plain "5" may count what the statement itself lists. */
function numbersIn(text: string): string[] {
  return (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) =>
    number.replace(/,/g, '').replace(/\.0+$/, ''),
  );
}

const isSmall = (number: string) => /^\d$|^1[0-2]$/.test(number);

/** Courts that differ in one word: each word may stand in the text where the court does not. */
function courtsIn(text: string): string[] {
  return (
    text.match(
      /\b(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|Federal|D\.C\.) Circuit\b/g,
    ) ?? []
  );
}

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh'.split(' ');

/** "CA5" is the Fifth Circuit. */
function namesCourt(squeezed: string, court: string): boolean {
  const number = ordinals.findIndex((ordinal) => court.startsWith(ordinal)) + 1;
  return (
    squeezed.includes(court) ||
    (number > 0 && new RegExp(`\\bca ?${number}\\b|\\b${number}(?:st|nd|rd|th) cir\\b`).test(squeezed))
  );
}

/** What lawyers call the things that an opinion writes out. */
const shortNames: Record<string, RegExp> = {
  SCOTUS: /supreme court/i,
  FRCP: /rules? of civil procedure|fed\. rules? civ|\brule \d/i,
  FRCrP: /rules? of criminal procedure|fed\. rules? crim|\brule \d/i,
  FRE: /rules? of evidence|fed\. rules? evid|\brule \d/i,
  FRAP: /rules? of appellate procedure|fed\. rules? app|\brule \d/i,
  USC: /u\. ?s\. ?c\./i,
  DOJ: /department of justice|united states|government/i,
  CA: /circuit/i,
};

/** Initials of words that stand side by side: "EPA" for the Environmental Protection Agency. */
function isShortFor(name: string, text: string): boolean {
  if (!/^\p{Lu}{2,6}s?$/u.test(name) && !(name in shortNames)) return false;
  if (shortNames[name]?.test(text)) return true;
  const initials = name.replace(/s$/, '').split('');
  if (initials.length < 3) return false;
  const run = initials
    .map((initial) => `${initial}[\\p{L}.’'-]*`)
    .join('(?:\\s+(?:of|the|and|for|on|in|&))*\\s+(?:(?:of|the|and|for|on|in)\\s+)*');
  return new RegExp(`\\b${run}`, 'u').test(text);
}

/** Capitals inside a sentence make a name; at its beginning, after a colon or a quotation mark they make nothing. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/(?<=[\p{L}\p{N},;)] )\p{Lu}[\p{L}]+/gu)].map(([name]) => name);
}

/** Capitalised by custom, whether the opinion uses the word or not. */
const usual = new Set(
  `court courts judge judges justice justices chief state states federal united constitution constitutional congress
legislature plaintiff defendant plaintiffs defendants appellant appellee petitioner respondent majority dissent
concurrence plurality opinion circuit district supreme appeals appeal rule rules act section article amendment clause
statute code restatement government commission department board agency jury english american january february march
april may june july august september october november december monday tuesday wednesday thursday friday saturday
sunday first second third fourth fifth sixth seventh eighth ninth tenth eleventh if then when whether the a an i`.split(
    /\s+/,
  ),
);
