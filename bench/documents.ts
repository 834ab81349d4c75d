/** The opinions that are measured with: real ones where their folder is present, else the project's own. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../src/server/base/root.ts';

export type Opinion = { path: string; pages: number };

const folder = join(root, '../shared/data/opinions');
export const hasRealOpinions = existsSync(join(folder, 'MANIFEST.tsv'));

const ownOpinions: Opinion[] = [
  { path: join(root, 'test/fixtures/teaching-opinion/opinion.pdf'), pages: 8 },
  { path: join(root, 'test/fixtures/pdf/second-opinion.pdf'), pages: 5 },
];

/** Every opinion with a text layer, in the order of its folder's list. */
export const opinions: Opinion[] = hasRealOpinions ? listReal(/^(NEGATIVE|DERIVED|CASEBOOK)/) : ownOpinions;

/** The document with the most pages, be it an opinion or a book of them. */
export const longest: Opinion = (hasRealOpinions ? listReal(/^(NEGATIVE|DERIVED)/) : ownOpinions).reduce(
  (most, each) => (each.pages > most.pages ? each : most),
  opinionOf(0),
);

export const source = hasRealOpinions
  ? 'Real opinions, chosen by their number of pages.'
  : `${folder} is absent: measured with the project's own short opinions, so the figures cannot be compared with the targets.`;

/** The opinion whose number of pages is nearest, the longer of two that are as near; `nth` 1 for the one after it. */
export function opinionOf(pages: number, nth = 0): Opinion {
  const nearest = opinions.toSorted(
    (a, b) => Math.abs(a.pages - pages) - Math.abs(b.pages - pages) || b.pages - a.pages,
  )[Math.min(nth, opinions.length - 1)];
  if (!nearest) throw new Error('There is no opinion to measure with');
  return nearest;
}

/** The number that was asked for, and what the file has where that differs. */
export function pagesInWords(asked: number): string {
  const { pages } = opinionOf(asked);
  return pages === asked ? `${asked} pages` : `${asked} pages (file: ${pages})`;
}

function listReal(withoutNotes: RegExp): Opinion[] {
  const [head = '', ...lines] = readFileSync(join(folder, 'MANIFEST.tsv'), 'utf8').trim().split(/\r?\n/);
  const names = head.split('\t');
  const column = (line: string, name: string) => line.split('\t')[names.indexOf(name)] ?? '';
  return lines
    .filter((line) => column(line, 'has text layer') === 'yes')
    .filter((line) => !withoutNotes.test(column(line, 'notes')))
    .map((line) => ({ path: join(folder, column(line, 'file')), pages: Number(column(line, 'pages')) }))
    .filter(({ path }) => existsSync(path));
}
