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

/** "Mr. Justice PELL took no part in the decision of this case.", "[For dissenting opinion, see post, p. 77.]": only notes follow. */
const closings = [
  /^\W{0,3}(?:(?:Mr\.|MR\.|Chief|CHIEF|The|THE) )*(?:JUSTICE|Justice)S? [^.;]{2,100}? took no part in (?:the )?(?:consideration|decision|determination)\b/i,
  /^\W{0,3}For (?:the )?(?:(?:partial|separate|concurring|dissenting)\b[^.;]{0,60}? )?opinions? of [^;]{2,120}?, see post\b/i,
];

/** Index of the paragraph that begins what is no longer the opinion; their number where all of it is. */
export function annexOf(own: readonly Text[]): number {
  // Right behind the order notes may be longer than the opinion.
  const isBehindOrder = (index: number) => soOrdered.test(own[index - 1]?.text.trim() ?? '');
  const at = own.findIndex(
    ({ text }, index) =>
      (index >= own.length * leastBefore || isBehindOrder(index)) &&
      openings.some((each) => each.test(text.trim())),
  );
  return at === -1 ? own.length : at;
}

/** The same, or what follows the order that ends the opinion: who concurs or does not sit, and notes. */
export function endOfOpinion(own: readonly Text[]): number {
  const annex = annexOf(own);
  const isLate = (index: number) => index < annex && index >= own.length * leastBefore;
  const order = own.findLastIndex(({ text }, index) => isLate(index) && soOrdered.test(text.trim()));
  const closing = own.findIndex(
    ({ text }, index) => isLate(index) && closings.some((each) => each.test(text.trim())),
  );
  return order !== -1 ? order + 1 : closing !== -1 ? closing : annex;
}
