import { captionLinesIn } from './caption/joined-lines.ts';
import { captionOf, type FrontPages } from './caption.ts';
import { readDisposition } from './disposition.ts';
import { leadPart, type Opinion, type Paragraph } from './opinion.ts';
import { citationsIn } from './opinion-citations.ts';
import { markFront } from './parts/mark-front.ts';
import { partsOf, type RunningHeads } from './parts.ts';
import { casesIn } from './survey/case-starts.ts';

export type Structure = Pick<Opinion, 'paragraphs' | 'parts' | 'caption' | 'disposition' | 'citations'>;

/** What the paragraphs of an opinion are to each other. `heads` are the pages' running heads, where they are known. */
export function structureOf(
  laid: Paragraph[],
  heads: RunningHeads,
  frontOf: (opinion: Structure) => FrontPages,
): Structure {
  const parts = partsOf(laid, heads);
  // A book of cases has no front but each case's own.
  const paragraphs = casesIn(laid).length > 1 ? laid : markFront(laid, parts);
  const decree = readDisposition(paragraphs, parts);
  const structure: Structure = {
    paragraphs,
    parts,
    caption: { confidence: {} },
    ...(decree ? { disposition: decree.disposition } : {}),
    citations: citationsIn(paragraphs, parts),
  };
  const sentences = paragraphs.filter(({ kind }) => kind !== 'caption').map(({ text }) => text);
  const caption = captionOf(frontOf(structure), leadPart(structure), sentences);
  if (decree) caption.confidence.disposition = decree.confidence;
  return { ...structure, caption };
}

/** Where no page is laid out, the caption's paragraphs are its lines. */
export function frontInText({ paragraphs }: Structure): FrontPages {
  return {
    lines: paragraphs.filter(({ kind }) => kind === 'caption').flatMap(({ text }) => captionLinesIn(text)),
    parties: [],
    heads: [],
    end: paragraphs.slice(-4).map(({ text }) => text),
  };
}
