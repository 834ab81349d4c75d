/** How parts and paragraphs are named to a model. */
import type { Opinion, Paragraph, Part, PartKind } from '../../../opinion/opinion.ts';

const separateKinds: readonly PartKind[] = [
  'concurrence',
  'dissent',
  'concurrence_in_part_and_dissent_in_part',
];

export const isSeparate = ({ kind }: Pick<Part, 'kind'>): boolean => separateKinds.includes(kind);

export const numberOfPart = (index: number): string => String(index + 1);

/** Models write "Part 4" or "4 (dissent, by Reyes)" for 4. */
export const isNumberOfPart = (given: string, index: number): boolean =>
  /\d+/.exec(given)?.[0] === numberOfPart(index);

export function nameOfPart({ kind, author }: Part): string {
  const name = kind.replaceAll('_', ' ');
  return author ? `${name}, by ${author}` : name;
}

export function headOfPart(opinion: Opinion, index: number): string {
  const part = opinion.parts[index];
  if (!part) return '';
  const pages =
    part.firstPage === part.lastPage
      ? `page ${labelOf(opinion, part.firstPage)}`
      : `pages ${labelOf(opinion, part.firstPage)}–${labelOf(opinion, part.lastPage)}`;
  return `=== Part ${numberOfPart(index)}: ${nameOfPart(part)}, ${pages}`;
}

export function labelOfParagraph(opinion: Opinion, paragraph: Paragraph): string {
  const last = paragraph.breaks.at(-1)?.page;
  const first = labelOf(opinion, paragraph.page);
  const where = last === undefined ? `page ${first}` : `pages ${first}–${labelOf(opinion, last)}`;
  const kind =
    paragraph.kind === 'text' ? '' : ` · ${paragraph.kind}${paragraph.mark ? ` ${paragraph.mark}` : ''}`;
  return `[${paragraph.id} · ${where}${kind}]`;
}

const labelOf = ({ pages }: Opinion, number: number): string =>
  pages.find((page) => page.number === number)?.label ?? String(number);

export const partIndexOf = ({ parts }: Opinion, paragraphIndex: number): number =>
  parts.findIndex(
    ({ firstParagraph, lastParagraph }) =>
      firstParagraph <= paragraphIndex && paragraphIndex <= lastParagraph,
  );
