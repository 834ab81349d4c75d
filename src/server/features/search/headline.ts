/** The words around a match: marked by PostgreSQL, cut into pieces here. */
import { type SQL, sql } from 'drizzle-orm';
import type { SearchHit } from '../../../shared/search.ts';
import type { QueryKind } from './typed.ts';

/** Characters of Unicode's private use: a text can hold them, but gains nothing by it, since pieces are never markup. */
const [matchStart, matchEnd] = ['\uE000', '\uE001'];
const options = sql.raw(
  `'StartSel=${matchStart}, StopSel=${matchEnd}, MaxWords=28, MinWords=14, MaxFragments=1'`,
);

/** In characters, to either side of a word: about as much as a headline shows. */
const nearLength = 160;

/** The best piece of a text for a query. */
export const headlineOf = (text: SQL, query: SQL) =>
  sql<string>`ts_headline('english', ${text}, ${query}, ${options})`;

/**
 * A page takes long to be read for its best piece. A single word is looked for near the first place that begins like it,
 * with another ending perhaps; only where it is not found there, in the whole. To make small letters of a page takes long too.
 */
export function headline(kind: QueryKind): SQL<string> {
  const found = (text: SQL) => headlineOf(text, sql`query`);
  const whole = found(sql`text`);
  if (kind !== 'word') return whole;
  const stem = sql`${sql.placeholder('stem')}::text`;
  const place = sql`coalesce(nullif(strpos(spaced, ${stem}), 0), strpos(lower(spaced), ${stem}))`;
  const [before, length] = [nearLength, 2 * nearLength].map((number) => sql.raw(`${number}`));
  // A word that is cut at either end is left out.
  const near = sql`regexp_replace(substr(spaced, ${place} - ${before}, ${length}), '^\\S*|\\S*$', '', 'g')`;
  // Put together it is unpacked once; the column would be for each of its uses.
  const spaced = sql`(select ' ' || text || ' ' as spaced offset 0) as put_together`;
  return sql`(select case when strpos(near, ${sql.raw(`'${matchStart}'`)}) > 0 then near else ${whole} end from (select ${found(near)} as near from ${spaced} offset 0) as found)`;
}

export function toSnippet(marked: string): SearchHit['snippet'] {
  const pieces = marked.split(new RegExp(`(${matchStart}[^${matchEnd}]*${matchEnd})`, 'u'));
  return pieces
    .map((piece) => ({
      text: piece.replaceAll(/[\uE000\uE001]/g, ''),
      isMatch: piece.startsWith(matchStart),
    }))
    .filter(({ text }) => text !== '');
}
