/** The words around a match: marked by PostgreSQL, cut into pieces here. */
import { type SQL, sql } from 'drizzle-orm';
import type { SearchHit } from '../../../shared/search.ts';
import type { Kind } from './typed.ts';

/** Characters of Unicode's private use: a text can hold them, but gains nothing by it, since pieces are never markup. */
const [matchStart, matchEnd] = ['\uE000', '\uE001'];
const options = sql.raw(
  `'StartSel=${matchStart}, StopSel=${matchEnd}, MaxWords=28, MinWords=14, MaxFragments=1'`,
);

/** To either side of a word: more than a headline shows. */
const nearLength = 200;

/**
 * A page takes long to be read for its best piece. A single word is looked for near the first place that begins like it,
 * with another ending perhaps; only where it is not found there, in the whole. To make small letters of a page takes long too.
 */
export function headline(kind: Kind): SQL<string> {
  const headlineOf = (text: SQL) => sql<string>`ts_headline('english', ${text}, query, ${options})`;
  const whole = headlineOf(sql`text`);
  if (kind !== 'word') return whole;
  const stem = sql`${sql.placeholder('stem')}::text`;
  const place = sql`coalesce(nullif(strpos(text, ${stem}), 0), strpos(lower(text), ${stem}))`;
  const near = headlineOf(
    sql`substr(text, ${place} - ${sql.raw(`${nearLength}`)}, ${sql.raw(`${2 * nearLength}`)})`,
  );
  return sql`(select case when strpos(near, ${sql.raw(`'${matchStart}'`)}) > 0 then near else ${whole} end from (select ${near} as near offset 0) as found)`;
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
