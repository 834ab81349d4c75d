/**
 * Facts with a letter in the place of a party's name, as examinations tell them. Only where it is sure: all that a case
 * calls the party by gives way, or nothing does. (Roles in place of names were tried: of 98 opinions they named sixteen
 * parties, four of them wrongly.)
 */
import { isGivenName } from '../../opinion/caption/given-names.ts';
import { shortCaseName } from '../../opinion/caption/short-name.ts';
import { escaped } from '../language/words.ts';

export type MaskedText = { text: string; isAltered: boolean };

/** `letters`: the first is the first party's. */
export function maskedNames(
  facts: readonly string[],
  caseName: string,
  letters: readonly string[],
): MaskedText[] {
  const full = caseName.split(' v. ');
  const short = shortCaseName(caseName).split(' v. ');
  const sides = short.length === 2 ? short : [];
  const masked = sides.reduce(
    (told, name, at) => withLetter(told, name, full[at] ?? name, letters[at] ?? ''),
    facts,
  );
  return masked.map((text, at) => ({ text, isAltered: text !== facts[at] }));
}

const forms = 'Inc|LLC|Ltd|Corp|Co|LLP';
const titles = 'Mr|Mrs|Ms|Miss|Dr';

function withLetter(facts: readonly string[], name: string, full: string, letter: string): readonly string[] {
  const [whole = full] = full.split(/, (?=et al|as |and )|;/);
  const isOne = whole.endsWith(name) && !/ (?:and|&) /.test(whole);
  const given = isOne ? whole.slice(0, -name.length).split(' ').filter(isOfPerson) : [];
  const before = given.map((word) => `(?:${escaped(word)} )?`).join('');
  const own = escaped(name);
  const behind = `(?:,? (?:${forms})\\b\\.?)?(?: \\(["“]${own}["”]\\))?`;
  const called = new RegExp(`(?:(?:${titles})\\.? )?${before}(?<!\\p{L})${own}(?!\\p{L})${behind}`, 'gu');
  const said = facts.flatMap((fact) => [...fact.matchAll(called)]);
  const isUnsure =
    new Set(said.flatMap(([words]) => new RegExp(`^(?:${titles})\\b`).exec(words) ?? [])).size > 1 ||
    said.some(({ 0: words, index, input }) => isOfAnother(input, index, index + words.length));
  if (said.length === 0 || isUnsure) return facts;
  const masked = facts.map((fact) => fact.replaceAll(called, `[${letter}]`));
  const rests = name.match(/\p{Lu}\p{L}{2,}/gu) ?? [];
  const isLeft = masked.some((fact) => rests.some((word) => fact.includes(word)));
  return isLeft ? facts : masked;
}

const isOfPerson = (word: string) => isGivenName(word) || /^(?:\p{Lu}\.)+$/u.test(word);

/** "Joan Togstad" beside John's, "Marlow Street", "the Marlow estate". */
function isOfAnother(text: string, start: number, end: number): boolean {
  const before = /(\S+) $/.exec(text.slice(0, start));
  const word = before?.[1] ?? '';
  const opens = before?.index === 0;
  return (
    /^ (?:\p{Lu}|&)/u.test(text.slice(end)) ||
    /^(?:the|an?|&)$/i.test(word) ||
    (/^\p{Lu}/u.test(word) && (!opens || isGivenName(word)))
  );
}
