import { annexOf } from './annex.ts';
import { isCourtLine } from './caption/courts.ts';
import { captionLinesIn, openingInLine, publishersCitations } from './caption/joined-lines.ts';
import { type CellKind, kindOf } from './caption/kinds.ts';
import { captionOf, type FrontPages } from './caption.ts';
import { readDisposition } from './disposition.ts';
import { casesIn } from './found-cases/case-starts.ts';
import { type ContentsEntry, leadPart, type Opinion, type Paragraph } from './opinion.ts';
import { citationsIn } from './opinion-citations.ts';
import { withEditors } from './parts/editors.ts';
import { markFront } from './parts/mark-front.ts';
import { withPublishers } from './parts/publishers.ts';
import { partsOf, type RunningHeads } from './parts.ts';
import type { Zone } from './zone.ts';

export type Structure = Pick<Opinion, 'paragraphs' | 'parts' | 'caption' | 'disposition' | 'citations'>;

/** What the file tells besides its lines: whose words each paragraph's are, in a publisher's print; a book's contents. */
type StructureHints = { zones?: readonly (Zone | undefined)[]; contents?: ContentsEntry[] };

/** What the paragraphs of an opinion are to each other. `heads` are the pages' running heads. */
export function structureOf(
  laid: Paragraph[],
  heads: RunningHeads,
  frontOf: (opinion: Structure) => FrontPages,
  { zones = [], contents = [] }: StructureHints = {},
): Structure {
  const parts = withPublishers(laid, zones, (own) => partsOf(own, heads));
  // A book of cases has no front but each case's own.
  const isBook = casesIn(laid, contents).length > 1;
  const paragraphs = withEditors(isBook ? laid : markFront(laid, parts), isBook);
  const decree = readDisposition(paragraphs, parts);
  const structure: Structure = {
    paragraphs,
    parts,
    caption: { confidence: {} },
    ...(decree ? { disposition: decree.disposition } : {}),
    citations: citationsIn(paragraphs, parts),
  };
  const sentences = paragraphs
    .filter(({ kind, publisher }) => kind !== 'caption' && !publisher)
    .map(({ text }) => text);
  const caption = captionOf(frontOf(structure), leadPart(structure), sentences);
  if (decree) caption.confidence.disposition = decree.confidence;
  return { ...structure, caption };
}

/** Where no page is laid out, the caption's paragraphs are its lines, and those beside them that are of a caption's kinds. */
export function frontInText({ paragraphs }: Structure): FrontPages {
  const front = paragraphs.filter(isOfCaption).map(({ text }) => text);
  return {
    lines: [...front.flatMap(captionLinesIn), ...front.flatMap(publishersCitations)],
    parties: [],
    heads: [],
    end: paragraphs
      .slice(0, annexOf(paragraphs))
      .slice(-4)
      .map(({ text }) => text),
  };
}

/** In letters. */
const longestLine = 90;
const ofCaption: ReadonlySet<CellKind> = new Set(['versus', 'docket', 'date', 'court']);

/** "v.", "No. 690.", "Decided June 3, 1940.": a full stop makes no notice of them. */
function isOfCaption({ kind, text }: Paragraph): boolean {
  if (kind === 'text') return openingInLine(text) !== undefined;
  if (kind !== 'note') return kind === 'caption';
  if (publishersCitations(text).length > 0) return true;
  const cell = kindOf(text, isCourtLine);
  return text.length < longestLine && (ofCaption.has(cell) || (cell === 'words' && /\sv\. /.test(text)));
}
