/** Which doubtful pages are worth another reading, and which of two readings of a page is kept. */
import type { PdfPage } from '../../page.ts';
import { ReadingError } from '../../reading-error.ts';
import { type Lexicon, loadLexicon } from './lexicon.ts';
import { lettersOf, type PageText } from './needs.ts';

/** In pages. A file with more that have no text of their own is refused. */
export const maxScans = 150;

/** Share of a text's words that stand in the list: .97 in opinions, .95 in a hidden layer that was recognised from too few dots. */
const trusted = 0.965;
/** One page of names and numbers may be this far below. */
const nonsense = 0.8;
const enoughWords = 30;

/** Pages to recognise, from 1; `spare` are those among them that show text of their own, to be read again while there is time. */
export type PagesToRecognise = { pages: number[]; spare: number[] };

/** Throws `ReadingError` when there are more than a file may have. */
export async function pagesToRecognise(texts: PageText[]): Promise<PagesToRecognise> {
  const unread = texts.filter(({ need }) => need === 'unread').map(({ number }) => number);
  if (unread.length > maxScans) throw new ReadingError('too_many_scans');
  const doubtful = texts.filter(({ need }) => need === 'doubtful');
  const again = doubtful.length > 0 ? await untrusted(doubtful) : [];
  // A poor layer is better than none: where there are too many, the file is read as it is.
  if (again.length === 0 || unread.length + again.length > maxScans) return { pages: unread, spare: [] };
  return {
    pages: [...unread, ...again.map(({ number }) => number)].sort((a, b) => a - b),
    spare: again.filter(({ page }) => !isHidden(page)).map(({ number }) => number),
  };
}

/** Whether a page's text is a layer under its picture: then the page is a scan. */
function isHidden(page: PdfPage | undefined): boolean {
  return page?.runs.some(({ hidden }) => hidden) ?? false;
}

async function untrusted(doubtful: PageText[]): Promise<PageText[]> {
  const lexicon = await loadLexicon();
  const hits = doubtful.map(({ page }) => hitsOf(page, lexicon));
  const words = hits.reduce((sum, each) => sum + each.words, 0);
  const known = hits.reduce((sum, each) => sum + each.known, 0);
  const isLayerBad = known < trusted * words;
  return doubtful.filter(({ page }, index) => {
    const { known: own, words: all } = hits[index]!;
    return (isHidden(page) && isLayerBad) || (all >= enoughWords && own < nonsense * all);
  });
}

/** The file's pages with those that were recognised in their place; a text that has more known words than its recognition stays. */
export async function withScans(texts: PageText[], scans: PdfPage[]): Promise<PdfPage[]> {
  const byNumber = new Map(scans.map((scan) => [scan.number, scan]));
  const isContested = texts.some(({ need, number }) => need === 'doubtful' && byNumber.has(number));
  const lexicon = isContested ? await loadLexicon() : undefined;
  return texts.flatMap(({ page, number }) => {
    const scan = byNumber.get(number);
    if (!scan) return page ?? [];
    if (!page || !lexicon) return scan;
    return isBetter(scan, page, lexicon) ? scan : page;
  });
}

function isBetter(scan: PdfPage, page: PdfPage, lexicon: Lexicon): boolean {
  if (lettersOf(scan.runs) < 0.5 * lettersOf(page.runs)) return false;
  const [own, layer] = [hitsOf(scan, lexicon), hitsOf(page, lexicon)];
  return own.known * Math.max(1, layer.words) >= layer.known * Math.max(1, own.words);
}

function hitsOf(page: PdfPage | undefined, lexicon: Lexicon): { known: number; words: number } {
  let known = 0;
  let words = 0;
  for (const { text } of page?.runs ?? []) {
    for (const [word] of text.matchAll(/\p{L}{3,}/gu)) {
      words++;
      if (lexicon.has(word) || lexicon.has(word.toLowerCase())) known++;
    }
  }
  return { known, words };
}
