/** Provisions by their numbers, in a question and in the opinion. */
import type { Opinion, Paragraph } from '../../opinion/opinion.ts';

const provision =
  /(?:(?<=\b(?:sections?|rules?|articles?|clauses?|title|act|U\.? ?S\.? ?C\.?) |§+ ?)\d[\w.-]*|\d+(?:[.:-]\d+)*(?=\())(?:\(\w{1,4}\))*/gi;

/** "5.05(b)(1)", "12(b)(6)", "1983". */
export const provisionsIn = (question: string): string[] =>
  (question.match(provision) ?? []).map((each) => each.replace(/[.-]+$/, '').toLowerCase());

/** ", which states that", " of the Code similarly provides". */
const says =
  /^(?:[\s,]+[\w.]+){0,9}?[\s,]+(?:provides?|provided|states?|stated|reads?|declares?|requires?|prohibits?|defines?|mandates?|directs?|forbids?|allows?|permits?|authorizes?)\b/i;

/** 2 where a text tells what one of them says, 1 where it names one, or a part of it. */
export function tellsOf(provisions: readonly string[], text: string): number {
  if (provisions.length === 0) return 0;
  const found = [...text.matchAll(provision)].filter(([own]) =>
    provisions.some((each) => own.toLowerCase().startsWith(each)),
  );
  if (found.length === 0) return 0;
  return found.some(({ 0: own, index }) => says.test(text.slice(index + own.length))) ? 2 : 1;
}

/** The quotations that are set apart under the words "Section 4(b) provides:". */
export const quotationsOf = ({ paragraphs }: Opinion, provisions: readonly string[]): Paragraph[] =>
  paragraphs.filter(({ kind }, at) => {
    const before = paragraphs[at - 1]?.text.trim() ?? '';
    const last = before.split(/(?<=[.?!]) /).at(-1) ?? '';
    return kind === 'quote' && /[:—]$/.test(last) && tellsOf(provisions, last) > 0;
  });
