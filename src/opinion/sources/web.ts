/** What any web page has around an opinion, as a browser prints it. */
import type { Line } from '../layout/line.ts';
import type { Opening, Row, Source } from './source.ts';

export const browserLines: readonly Row[] = [
  { line: /^https?:\/\/\S+(?:\s+\d+\/\d+)?$/, example: 'https://law.example.com/cases/12/ 3/12' },
  { line: /^\d+\/\d+$/, example: '3/12' },
  {
    line: /^(?:Page )?\d+ of \d+(?:\s+\d{1,2}\/\d{1,2}\/\d{2,4}, .*)?$/,
    example: '3 of 12 11/24/2026, 7:15 PM',
    not: '3 of 12 jurors',
  },
  {
    line: /^\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}:\d{2}\s?(?:[AP]M)?(?: .*)?$/,
    example: '11/24/26, 7:15 PM Vale v. Orr, 12 Mer. 401 (1969)',
    not: 'Signed 06/12/2019',
  },
  {
    line: /^(?:Read More|Read Less|Show More|Skip to (?:main )?content|Advertisement)$/,
    example: 'Read More',
  },
];

/** From the site's menus above the opinion's title to the foot below its notes. */
export const pageSections: Source['sections'] = {
  site: 'publisher',
  title: 'caption',
  beside: 'publisher',
  opinion: 'court',
  notes: 'notes',
  foot: 'publisher',
};

/** Before a title, where the browser prints when the page was printed. */
export const printedOn = String.raw`^(?:\d{1,2}/\d{1,2}/\d{2,4}, \d{1,2}:\d{2}\s?(?:[AP]M)?\s+)?`;

/** The page's title: its line may end behind "v." or begin with it. */
export const opensTitle: Opening = {
  section: 'title',
  line: /^(?:\S.*\s)?v\.?(?:\s|$)|^(?:in re|matter of|ex parte)\b/i,
  example: 'VALE MILLS, INC. v.',
  not: 'Find a Lawyer',
  after: ['site'],
  isSet: (line, size) => line.size > 1.15 * size,
};

/** Words that open a separate opinion behind the notes of the one before. */
export const opensSeparate: Row = {
  line: /^(?:(?:MR\.|Mr\.|Mrs\.|MRS\.) )?(?:(?:CHIEF|Chief) )?(?:JUSTICE|Justice) \p{Lu}.*\b(?:concurring|dissenting)\b|^\p{Lu}[\p{Lu}’'-]{2,}(?:, (?:Jr\.|JR\.))?, .{1,40}\b(?:concurring|dissenting|concurs|dissents)\b|^(?:Concur|Dissent)\w* by:/u,
  example: 'MR. JUSTICE QUILL, whom MR. JUSTICE VALE joins, dissenting.',
};

export const notesTitle: Opening = {
  section: 'notes',
  isTitle: true,
  line: /^(?:foot|end)?notes:?$/i,
  example: 'FOOTNOTES',
  not: 'Notes of the reporter',
  after: ['opinion'],
};

export const bracketedNotes = {
  inText: { line: /(?<=\S)\s?\[(?<mark>\d{1,3}|[*†‡])\](?!\d)/gu, example: 'the pier.[1] The' },
  beforeNote: { line: /^\[(?<mark>\d{1,3}|[*†‡])\]\s*/u, example: '[1] The record calls it a wharf.' },
};

/** In sizes of the type, as is what follows. */
const early = 4;
/** Lines of one paragraph are closer. */
const blank = 1.9;

/** Whether a line begins a paragraph: a mark that a line's end parted from its words opens no notes. */
export function standsOff(
  line: Line,
  _: number,
  above: Line | undefined,
  below: readonly Line[] = [],
): boolean {
  if (line.pieces[0]?.raised === true) return false;
  if (!above) return true;
  const gap = line.y - above.y;
  if (above.page === line.page && gap > 0) return gap > blank * line.size;
  // At the top of a page a mark alone opens them, or one below a line that ended early, or with the next one behind it.
  const isAlone = /^\[[^\]]*\]$/.test(line.text.trim());
  const isEarly = above.right < line.right - early * line.size;
  return /[.?!]["”’)\]]*$/.test(above.text.trim()) && (isAlone || isEarly || opensNext(line, below));
}

/** Whether the second note stands off below. */
function opensNext(line: Line, below: readonly Line[]): boolean {
  return below.some(
    (each, index) =>
      /^\[2\]\s*\S/.test(each.text.trim()) && each.y - (below[index - 1] ?? line).y > blank * each.size,
  );
}

/** The notes behind an opinion, whose first stands off from the text. */
export const opensNotes = {
  line: /^\[(?:1|\*|†)\]\s*\S/,
  example: '[1] The record calls it a wharf.',
  isSet: standsOff,
};
