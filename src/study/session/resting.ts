/** The words of an opinion that something was found in. */
import {
  type Opinion,
  type OpinionCitation,
  type Paragraph,
  type PartKind,
  passagesOf,
} from '../../opinion/opinion.ts';
import { splitSentences } from '../../opinion/sentences.ts';
import type { Pinpoint } from '../material/schema.ts';

type ParagraphRange = { paragraphId: string; start: number; end: number };

/** The sentence around these offsets, as it stands in one passage. */
export function sentenceIn(
  opinion: Opinion,
  { paragraphId, start, end }: ParagraphRange,
): Pinpoint | undefined {
  const paragraph = opinion.paragraphs.find(({ id }) => id === paragraphId);
  return paragraph && sentenceAt(paragraph, start, end);
}

function sentenceAt(paragraph: Paragraph, start: number, end: number): Pinpoint | undefined {
  const passage = passagesOf(paragraph).find((each) => start >= each.start && start < each.end);
  if (!passage) return undefined;
  const sentences = splitSentences(paragraph.text).filter((each) => each.end > start && each.start < end);
  const [from, to] = [sentences[0]?.start ?? start, sentences.at(-1)?.end ?? end];
  const quote = paragraph.text.slice(Math.max(from, passage.start), Math.min(to, passage.end)).trim();
  return quote === '' ? undefined : { page: passage.page, paragraphId: passage.id, quote };
}

/** What the court itself does not say: the reporter's pages, and each judge who writes apart. */
const apart: readonly PartKind[] = [
  'front',
  'syllabus',
  'publisher',
  'concurrence',
  'concurrence_in_part_and_dissent_in_part',
  'dissent',
];

/** In full, where the court speaks: what a dissent cites the case does not cite. */
export function citationsOfCourt({ parts, paragraphs, citations }: Opinion): OpinionCitation[] {
  const others = parts
    .filter(({ kind }) => apart.includes(kind))
    .flatMap(({ firstParagraph, lastParagraph }) => paragraphs.slice(firstParagraph, lastParagraph + 1));
  const ids = new Set(others.map(({ id }) => id));
  return citations.filter(({ kind, paragraphId }) => kind === 'full' && !ids.has(paragraphId));
}
