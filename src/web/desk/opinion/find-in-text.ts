/** Finds words and pages in an opinion. */
import type { StarPages } from '../../../study/words/star-pages.ts';
import type { PassagePlace } from './sheets.ts';

export type TextHit = {
  passageId: string;
  page: number;
  /** The words around the hit; the hit is `text.slice(start, end)`. */
  text: string;
  start: number;
  end: number;
};

const mostFound = 60;
const fewestLetters = 2;
const lettersBefore = 36;
const lettersAfter = 90;

/** As it is read: a curly apostrophe and a straight one are one, white space is one blank. */
const plain = (text: string) =>
  text.replaceAll(/[’‘]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s/g, ' ').toLowerCase();

/** The first hit of each passage, in the order of the text; empty for fewer than two letters. */
export function findWords(passages: ReadonlyMap<string, PassagePlace>, typed: string): TextHit[] {
  const words = plain(typed.trim()).replaceAll(/ +/g, ' ');
  if (words.length < fewestLetters) return [];
  const found: TextHit[] = [];
  for (const [passageId, { page, passage }] of passages) {
    const at = plain(passage.text).indexOf(words);
    if (at < 0) continue;
    found.push({ passageId, page, ...around(passage.text, at, at + words.length) });
    if (found.length === mostFound) break;
  }
  return found;
}

/** Cut at words. */
function around(text: string, start: number, end: number) {
  const before = text.slice(Math.max(0, start - lettersBefore), start);
  const after = text.slice(end, end + lettersAfter);
  const lead = start > lettersBefore ? `… ${before.slice(before.indexOf(' ') + 1)}` : before;
  const rest =
    end + lettersAfter < text.length ? `${after.slice(0, Math.max(after.lastIndexOf(' '), 0))} …` : after;
  return {
    text: `${lead}${text.slice(start, end)}${rest}`,
    start: lead.length,
    end: lead.length + end - start,
  };
}

/** A page as she types it: "557", "p. 557", "pdf 3". By the number printed on it, else by its place in the file. */
export function findPage(
  passages: ReadonlyMap<string, PassagePlace>,
  typed: string,
  stars?: StarPages,
): { passageId: string; page: number } | undefined {
  const [, file, number] =
    /^\s*(?:(pdf)\s*|p(?:p|age)?\.?\s*)?\*?([0-9]{1,5}|[ivxlc]{1,7})\s*$/i.exec(typed) ?? [];
  if (!number) return undefined;
  const all = [...passages].map(([passageId, place]) => ({ passageId, ...place }));
  const star = file ? undefined : (stars?.passageOn(number) ?? stars?.passageOn(`*${number}`));
  const starred = all.find(({ passageId }) => passageId === star);
  const printed =
    file || stars ? undefined : all.find(({ label }) => label?.toLowerCase() === number.toLowerCase());
  const found = starred ?? printed ?? all.find(({ page }) => String(page) === number);
  return found && { passageId: found.passageId, page: found.page };
}
