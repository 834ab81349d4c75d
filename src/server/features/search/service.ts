import { type Column, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SearchHit } from '../../../shared/search.ts';
import type { App } from '../../app.ts';
import { captionText } from '../../db/caption-text.ts';
import { cases, classes, classSessions, materials, searchEntries } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { ownedClass } from '../classes/service.ts';

export { forgetText, indexMaterial, indexText } from './index-entries.ts';

type Request = {
  q: string;
  classId?: number | undefined;
  cursor?: number | undefined;
  limit?: number | undefined;
};
type Row = Omit<SearchHit, 'snippet'> & { headline: string };

const defaultLimit = 20;

/** Best hit first; the cursor counts the hits answered before. */
export async function search(
  app: App,
  user: SignedIn,
  { q, classId, cursor = 0, limit = defaultLimit }: Request,
): Promise<{ items: SearchHit[]; nextCursor: number | null }> {
  if (classId !== undefined) await ownedClass(app, user, classId);
  const inClass = classId === undefined ? sql`true` : sql`${classSessions.classId} = ${classId}`;
  const hits = sql`${matchingCases(user, q)} union all ${matchingEntries(user, q)}`;
  const { rows } = await app.db.execute<Row>(sql`
    with wanted as materialized (
      select query, owned_query(${user.userId}, query) as owned from (select ${toQuery(q)} as query) as typed),
    best as (
      select hit.*, ${classSessions.classId} as class_id, ${classes.name} as class_name
      from (${hits}) as hit
      join ${classSessions} on ${classSessions.id} = hit.session_id
      join ${classes} on ${classes.id} = ${classSessions.classId}
      where ${inClass}
      order by hit.rank desc, hit.case_id desc, hit.entry_id
      limit ${limit + 1} offset ${cursor}
    )
    select case_id as "caseId", case_title as "caseTitle", class_id as "classId", class_name as "className", source,
      material_id as "materialId", place, page, ${headline(q)} as headline,
      (select ${materials.id} from ${materials} where ${materials.caseId} = best.case_id and ${materials.kind} = 'brief') as "briefId"
    from best, wanted
    order by rank desc, case_id desc, entry_id`);
  const items = rows
    .slice(0, limit)
    .map(({ headline, ...hit }) => ({ ...hit, snippet: toSnippet(headline) }));
  return { items, nextCursor: rows.length > limit ? cursor + limit : null };
}

/** What the index of words tells of a query; it cannot be asked for what has a word not. */
const isOwned = (q: string, userId: Column, lexemes: SQLWrapper): SQL =>
  excludes.test(q) ? sql`true` : sql`owned_lexemes(${userId}, ${lexemes}) @@ owned`;

/** A minus that is no hyphen. */
const excludes = /(?<![\p{L}\p{N}])-/u;

const caption = captionText(cases);
const captionLexemes = sql`to_tsvector('english', ${caption})`;

const matchingCases = ({ userId }: SignedIn, q: string): SQL => sql`
  select 0 as entry_id, ${cases.id} as case_id, ${cases.title} as case_title, ${cases.sessionId} as session_id,
    'case' as source, null::integer as material_id, null as place, null::integer as page, ${caption} as text, 2::real as rank
  from ${cases}, wanted
  where ${cases.userId} = ${userId} and ${cases.deletedAt} is null
    and ${isOwned(q, cases.userId, captionLexemes)} and ${captionLexemes} @@ query`;

/** What was made of a case counts for more than the case's own text; a long page for no more than a short section. */
const matchingEntries = ({ userId }: SignedIn, q: string): SQL => sql`
  select ${searchEntries.id}, ${cases.id}, ${cases.title}, ${cases.sessionId}, ${searchEntries.source},
    ${searchEntries.materialId}, nullif(${searchEntries.place}, ''), ${searchEntries.page}, ${searchEntries.text},
    ts_rank(${searchEntries.lexemes}, query, 1) * case ${searchEntries.source}
      when 'brief' then 1.0 when 'outline' then 0.8 when 'questions' then 0.7 else 0.5 end
  from wanted, ${searchEntries}
  join ${cases} on ${cases.id} = ${searchEntries.caseId} and ${cases.deletedAt} is null
  where ${searchEntries.userId} = ${userId}
    and ${isOwned(q, searchEntries.userId, searchEntries.lexemes)} and ${searchEntries.lexemes} @@ query`;

const maxWords = 16;

const wordsOf = (q: string): string[] => (q.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, maxWords);
const isPlain = (q: string): boolean => !/["-]|\bor\b/i.test(q);

/** As a search engine reads it (quotes, or, minus), or else every word as the beginning of one: found while she types. */
function toQuery(q: string): SQL {
  const beginnings = wordsOf(q)
    .map((word) => `${word}:*`)
    .join(' & ');
  const asTyped = sql`websearch_to_tsquery('english', ${q})`;
  return isPlain(q) ? sql`(${asTyped} || to_tsquery('english', ${beginnings}))` : asTyped;
}

/** Characters of Unicode's private use: a text can hold them, but gains nothing by it, since pieces are never markup. */
const [matchStart, matchEnd] = ['\uE000', '\uE001'];
const headlineOptions = `StartSel=${matchStart}, StopSel=${matchEnd}, MaxWords=28, MinWords=14, MaxFragments=1`;

/** To either side of a word: more than a headline shows. */
const nearLength = 300;

/**
 * A page takes long to be read for its best piece. A single word is looked for near the first place that begins like it,
 * with another ending perhaps; only where it is not found there, in the whole.
 */
function headline(q: string): SQL {
  const headlineOf = (text: SQL) => sql`ts_headline('english', ${text}, query, ${headlineOptions})`;
  const [word = '', ...others] = wordsOf(q);
  const whole = headlineOf(sql`text`);
  if (others.length > 0 || !isPlain(q)) return whole;
  const beginning = word.toLowerCase().slice(0, Math.max(3, word.length - 3));
  const place = sql`strpos(lower(text), ${beginning})`;
  const near = headlineOf(sql`substr(text, ${place} - ${nearLength}::integer, 2 * ${nearLength}::integer)`);
  return sql`(select case when strpos(near, ${matchStart}) > 0 then near else ${whole} end from (select ${near} as near offset 0) as found)`;
}

function toSnippet(headline: string): SearchHit['snippet'] {
  const pieces = headline.split(new RegExp(`(${matchStart}[^${matchEnd}]*${matchEnd})`, 'u'));
  return pieces
    .map((piece) => ({
      text: piece.replaceAll(/[\uE000\uE001]/g, ''),
      isMatch: piece.startsWith(matchStart),
    }))
    .filter(({ text }) => text !== '');
}
