import { type SQL, sql } from 'drizzle-orm';
import type { SearchHit } from '../../../shared/search.ts';
import type { App } from '../../app.ts';
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
  const { rows } = await app.db.execute<Row>(sql`
    with wanted as materialized (select ${toQuery(q)} as query),
    best as (
      select hit.*, ${cases.title} as case_title, ${classSessions.classId} as class_id, ${classes.name} as class_name
      from (${matchingCases(user)} union all ${matchingEntries(user)}) as hit
      join ${cases} on ${cases.id} = hit.case_id and ${cases.deletedAt} is null
      join ${classSessions} on ${classSessions.id} = ${cases.sessionId}
      join ${classes} on ${classes.id} = ${classSessions.classId}
      where ${inClass}
      order by hit.rank desc, hit.case_id desc, hit.entry_id
      limit ${limit + 1} offset ${cursor}
    )
    select case_id as "caseId", case_title as "caseTitle", class_id as "classId", class_name as "className", source,
      material_id as "materialId", place, page, ts_headline('english', text, query, ${headlineOptions}) as headline,
      (select ${materials.id} from ${materials} where ${materials.caseId} = best.case_id and ${materials.kind} = 'brief') as "briefId"
    from best, wanted
    order by rank desc, case_id desc, entry_id`);
  const items = rows
    .slice(0, limit)
    .map(({ headline, ...hit }) => ({ ...hit, snippet: toSnippet(headline) }));
  return { items, nextCursor: rows.length > limit ? cursor + limit : null };
}

/** What the student wrote of a caption stands in the place of what was read, also where she says that there is none. */
function ownOrRead(field: 'citation' | 'court' | 'docket' | 'author'): SQL {
  const key = sql.raw(`'${field}'`);
  return sql`case when jsonb_exists(${cases.ownCaption}, ${key}) then ${cases.ownCaption} ->> ${key} else ${cases[field]} end`;
}

const caption = sql`concat_ws(', ', ${cases.title}, ${ownOrRead('citation')}, ${ownOrRead('court')},
  ${ownOrRead('docket')}, ${ownOrRead('author')})`;

const matchingCases = ({ userId }: SignedIn): SQL => sql`
  select 0 as entry_id, ${cases.id} as case_id, 'case' as source, null::integer as material_id, null as place,
    null::integer as page, ${caption} as text, 2::real as rank
  from ${cases}, wanted
  where ${cases.userId} = ${userId} and to_tsvector('english', ${caption}) @@ query`;

/** What was made of a case counts for more than the case's own text; a long page for no more than a short section. */
const matchingEntries = ({ userId }: SignedIn): SQL => sql`
  select ${searchEntries.id}, ${searchEntries.caseId}, ${searchEntries.source}, ${searchEntries.materialId},
    nullif(${searchEntries.place}, ''), ${searchEntries.page}, ${searchEntries.text},
    ts_rank(${searchEntries.lexemes}, query, 1) * case ${searchEntries.source}
      when 'brief' then 1.0 when 'outline' then 0.8 when 'questions' then 0.7 else 0.5 end
  from ${searchEntries}, wanted
  where ${searchEntries.userId} = ${userId} and ${searchEntries.lexemes} @@ query`;

const maxWords = 16;

/** As a search engine reads it (quotes, or, minus), or else every word as the beginning of one: found while she types. */
function toQuery(q: string): SQL {
  const words = (q.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, maxWords);
  const beginnings = words.map((word) => `${word}:*`).join(' & ');
  const isPlain = !/["-]|\bor\b/i.test(q);
  const asTyped = sql`websearch_to_tsquery('english', ${q})`;
  return isPlain ? sql`(${asTyped} || to_tsquery('english', ${beginnings}))` : asTyped;
}

/** Characters of Unicode's private use: a text can hold them, but gains nothing by it, since pieces are never markup. */
const [matchStart, matchEnd] = ['\uE000', '\uE001'];
const headlineOptions = `StartSel=${matchStart}, StopSel=${matchEnd}, MaxWords=28, MinWords=14, MaxFragments=1`;

function toSnippet(headline: string): SearchHit['snippet'] {
  const pieces = headline.split(new RegExp(`(${matchStart}[^${matchEnd}]*${matchEnd})`, 'u'));
  return pieces
    .map((piece) => ({
      text: piece.replaceAll(/[\uE000\uE001]/g, ''),
      isMatch: piece.startsWith(matchStart),
    }))
    .filter(({ text }) => text !== '');
}
