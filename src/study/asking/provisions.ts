/** Provisions by their numbers, in a question and in the opinion. */
import type { Opinion, Paragraph } from '../../opinion/opinion.ts';

const provision =
  /(?:(?<=\b(?:sections?|rules?|articles?|clauses?|title|act) |§+ ?)\d[\w.-]*|\d+(?:[.:-]\d+)*(?=\())(?:\(\w{1,4}\))*/gi;

/** "5.05(b)(1)", "12(b)(6)", "1983". */
export const provisionsIn = (question: string): string[] =>
  (question.match(provision) ?? []).map((each) => each.replace(/[.-]+$/, '').toLowerCase());

/** Whether a text names one of them, or a part of it. */
export function namesAny(provisions: readonly string[], text: string): boolean {
  const own = provisions.length > 0 ? provisionsIn(text) : [];
  return provisions.some((each) => own.some((other) => other.startsWith(each)));
}

/** Whether an opinion has any of the numbers, however it introduces them. */
export const isTold = ({ paragraphs }: Opinion, provisions: readonly string[]): boolean =>
  paragraphs.some(({ text }) => provisions.some((each) => text.toLowerCase().includes(each)));

/** The quotations that are set apart under the words "Section 4(b) provides:". */
export const quotationsOf = ({ paragraphs }: Opinion, provisions: readonly string[]): Paragraph[] =>
  paragraphs.filter(({ kind }, at) => {
    const before = paragraphs[at - 1]?.text.trim() ?? '';
    const last = before.split(/(?<=[.?!]) /).at(-1) ?? '';
    return kind === 'quote' && /[:—]$/.test(last) && namesAny(provisions, last);
  });
