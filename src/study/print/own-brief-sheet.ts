/** A student's own brief on paper: what she marked and noted, under her six headings. */
import type { Anchor, Colour, PlaceInText, Use } from '../material/highlights.ts';
import { colourWords, unplacedWords } from '../words/highlights.ts';
import { type Places, sourcesOf } from '../words/pages.ts';
import type { Heading, Sheet, Statement } from './sheet.ts';

type PrintedHighlight = Pick<Anchor, 'quote' | 'page'> & {
  id: number;
  note: string | null;
  use: Use | null;
  places: PlaceInText[];
};

export type OwnSection = { part: Colour; hers: readonly { highlight: PrintedHighlight }[] };

export function ownBriefSheet(
  { title, lines }: Heading,
  sections: readonly OwnSection[],
  places: Places,
): Sheet {
  const filled = sections.filter(({ hers }) => hers.length > 0);
  return {
    kind: 'My Brief',
    title,
    lines,
    lead: null,
    gaps: filled.length > 0 ? [] : ['Nothing is highlighted in this opinion yet.'],
    parts: filled.map(({ part, hers }) => ({
      heading: colourWords[part].name,
      label: null,
      statements: hers.map(({ highlight }) => statementOf(highlight, places)),
      notes: [],
    })),
  };
}

function statementOf({ id, quote, note, page, places: found }: PrintedHighlight, places: Places): Statement {
  const [first] = found;
  const pinpoints = first ? [{ paragraphId: first.paragraphId, page: first.page, quote }] : [];
  return {
    number: '',
    text: quote,
    sources: first
      ? sourcesOf(pinpoints, places, `highlight-${id}`)
      : [{ name: places.pageNameOf(page), href: null, quotes: [quote] }],
    remarks: first ? [] : [unplacedWords.word],
    children: note === null ? [] : [{ number: '', text: note, sources: [], remarks: ['note'], children: [] }],
  };
}
