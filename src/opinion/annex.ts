/** What is printed behind a deciding opinion and is none of it: an appendix, notes, a piece of another decision. */
import type { Paragraph } from './opinion.ts';

type Text = Pick<Paragraph, 'text'>;

/** The line with which each begins. */
const openings = [
  // "APPENDIX TO OPINION OF THE COURT.", "Appendix A", and one that its first words follow at once.
  /^\W{0,3}APPEND(?:IX|ICES)\b/,
  /^\W{0,3}append(?:ix|ices)(?: [a-z\d]{1,2})?(?: to (?:the )?(?:opinion|order|decision|judgment)[^.]{0,50})?\W{0,3}$/i,
  /^\W{0,3}(?:(?:from the )?(?:end|foot)?notes)\W{0,3}$/i,
  // "From Pier II, 14 Frank. 202 (1921)"
  /^\W{0,3}(?:Excerpts? from|From) (?:the )?[A-Z][^.?!]{2,60}, \d{1,4} [A-Z][\w. ]{1,16} \d{1,5}\b.{0,20}$/,
];
/** An opinion is not all annex. */
const leastBefore = 0.4;
const soOrdered = /(?:^|[.?!)”"\]}] ?)(?:it is )?so ordered\.(?:["”]|\s*\[\w{1,3}\])?$/i;

/** Index of the paragraph that begins what is no longer the opinion; their number where all of it is. */
export function annexOf(own: readonly Text[]): number {
  const at = own.findIndex(
    ({ text }, index) => index >= own.length * leastBefore && openings.some((each) => each.test(text.trim())),
  );
  return at === -1 ? own.length : at;
}

/** The same, or what follows the order that ends the opinion: who concurs, and notes. */
export function endOfOpinion(own: readonly Text[]): number {
  const annex = annexOf(own);
  const order = own.findLastIndex(
    ({ text }, index) => index < annex && index >= own.length * leastBefore && soOrdered.test(text.trim()),
  );
  return order === -1 ? annex : order + 1;
}
