import { openingInLine } from '../caption/joined-lines.ts';
import type { Paragraph, Part } from '../opinion.ts';
import { isCaptionText } from './front.ts';
import { openerAt } from './openers.ts';

const notice =
  /^(?:note|notice):|^(?:readers are requested|this (?:opinion|order|disposition) (?:is|was|has)|california rules of court)/i;
/** A caption repeated above a separate opinion is no longer than this. */
const longestCaption = 40;

/** Paragraphs above an opinion's first words as what they are: its caption and the notices beside it, no headings. */
export function markFront(paragraphs: Paragraph[], parts: Part[]): Paragraph[] {
  const marked = [...paragraphs];
  for (const part of parts) {
    const end = part.kind === 'front' ? part.lastParagraph + 1 : openingOf(paragraphs, part);
    for (let index = part.firstParagraph; index < end; index++) marked[index] = asFront(paragraphs[index]!);
    const first = paragraphs[part.firstParagraph]!;
    if (openingInLine(first.text)?.goesOn === false) marked[part.firstParagraph] = asFront(first);
  }
  return marked;
}

/** Where the words begin that announce a part's author; the part's start where nothing does. */
function openingOf(paragraphs: Paragraph[], { firstParagraph, lastParagraph }: Part): number {
  const last = Math.min(lastParagraph, firstParagraph + longestCaption);
  for (let index = firstParagraph; index <= last; index++) {
    const { text, kind } = paragraphs[index]!;
    if (kind === 'footnote') continue;
    if (openerAt(text, paragraphs[index + 1]?.text ?? '')) return index;
    if (kind === 'text' && !isCaptionText(text) && !notice.test(text)) break;
  }
  return firstParagraph;
}

function asFront(paragraph: Paragraph): Paragraph {
  if (paragraph.kind === 'footnote' || paragraph.kind === 'caption') return paragraph;
  const { level: _, ...rest } = paragraph;
  const isNotice =
    notice.test(paragraph.text) || (paragraph.kind !== 'heading' && !isCaptionText(paragraph.text));
  return { ...rest, kind: isNotice ? 'note' : 'caption' };
}
