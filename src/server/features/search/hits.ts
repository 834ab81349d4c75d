/** The statements of a search, one for each kind of what is typed: planning one takes longer than finding a rare word. */
import { type Column, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SearchHit } from '../../../shared/search.ts';
import { captionText } from '../../db/caption-text.ts';
import type { Db } from '../../db/db.ts';
import { belongsTo } from '../../db/owner.ts';
import { statement } from '../../db/statement.ts';
import { cases, classes, classSessions, materials, searchEntries, searchTexts } from '../../db/tables.ts';
import { headline } from './headline.ts';
import type { QueryKind } from './typed.ts';

const given = {
  userId: sql`${sql.placeholder('userId')}::integer`,
  classId: sql`${sql.placeholder('classId')}::integer`,
  asTyped: sql`${sql.placeholder('asTyped')}::text`,
  beginnings: sql`${sql.placeholder('beginnings')}::text`,
};

/** Executed with the user's id, the class or null, what is typed, and how many hits to answer after how many. */
export const hitsOf: Record<QueryKind, ReturnType<typeof prepare>> = {
  word: prepare('word'),
  words: prepare('words'),
  operators: prepare('operators'),
  excluding: prepare('excluding'),
};

function prepare(kind: QueryKind) {
  return statement((db) => selectHits(db, kind).prepare(`search_${kind}`));
}

// Drizzle leaves the tables of columns out where it sees one table alone.
const briefId = sql<number | null>`(
  select ${materials}.id from ${materials} where ${materials}.case_id = best.case_id and ${materials}.kind = 'brief')`;

const selectHits = (db: Db, kind: QueryKind) =>
  db
    .select({
      caseId: sql<number>`case_id`,
      caseTitle: sql<string>`case_title`,
      classId: sql<number>`class_id`,
      className: sql<string>`class_name`,
      source: sql<SearchHit['source']>`source`,
      materialId: sql<number | null>`material_id`,
      place: sql<string | null>`place`,
      page: sql<number | null>`page`,
      headline: headline(kind),
      briefId,
    })
    .from(sql`(${withWords(kind)}) as best`)
    .orderBy(sql`rank desc, case_id desc, entry_id`);

/** Words are unpacked for the hits that are shown alone; offset, so that they are once, however often they are named. */
const withWords = (kind: QueryKind): SQL => sql`
  select hit.*, case when number is null then own_text else (
      select ${searchTexts.texts} -> source ->> number from ${searchTexts} where ${searchTexts.caseId} = hit.case_id)
    end as text
  from (${bestHits(kind)}) as hit offset 0`;

const bestHits = (kind: QueryKind): SQL => sql`
  with wanted as materialized (
    select query, owned_query(${given.userId}, query) as owned from (select ${queryOf(kind)} as query) as typed)
  select hit.*, query, ${classSessions.classId} as class_id, ${classes.name} as class_name
  from wanted, (${matchingCases(kind)} union all ${matchingEntries(kind)}) as hit
  join ${classSessions} on ${classSessions.id} = hit.session_id
  join ${classes} on ${classes.id} = ${classSessions.classId}
  where ${given.classId} is null or ${classSessions.classId} = ${given.classId}
  order by hit.rank desc, hit.case_id desc, hit.entry_id
  limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`;

function queryOf(kind: QueryKind): SQL {
  const asTyped = sql`websearch_to_tsquery('english', ${given.asTyped})`;
  const isPlain = kind === 'word' || kind === 'words';
  return isPlain ? sql`(${asTyped} || to_tsquery('english', ${given.beginnings}))` : asTyped;
}

/** The index of words is asked for the words of their owner, but cannot be asked for what has a word not. */
const isFound = (kind: QueryKind, userId: Column, lexemes: SQLWrapper): SQL =>
  kind === 'excluding'
    ? sql`${userId} = ${given.userId} and ${lexemes} @@ query`
    : sql`owned_lexemes(${userId}, ${lexemes}) @@ owned and ${belongsTo(userId, given.userId)} and ${lexemes} @@ query`;

const caption = captionText(cases);
const captionLexemes = sql`to_tsvector('english', ${caption})`;

const matchingCases = (kind: QueryKind): SQL => sql`
  select 0 as entry_id, ${cases.id} as case_id, ${cases.title} as case_title, ${cases.sessionId} as session_id,
    'case' as source, null::integer as material_id, null as place, null::integer as page, null::integer as number,
    ${caption} as own_text, 2::real as rank
  from ${cases}, wanted
  where ${cases.deletedAt} is null and ${isFound(kind, cases.userId, captionLexemes)}`;

/** What was made of a case counts for more than the case's own text; a long page for no more than a short section. */
const matchingEntries = (kind: QueryKind): SQL => sql`
  select ${searchEntries.id}, ${cases.id}, ${cases.title}, ${cases.sessionId}, ${searchEntries.source},
    ${searchEntries.materialId}, nullif(${searchEntries.place}, ''), ${searchEntries.page}, ${searchEntries.number},
    ${searchEntries.text},
    ts_rank(${searchEntries.lexemes}, query, 1) * case ${searchEntries.source}
      when 'brief' then 1.0 when 'outline' then 0.8 when 'questions' then 0.7 else 0.5 end
  from wanted, ${searchEntries}
  join ${cases} on ${cases.id} = ${searchEntries.caseId} and ${cases.deletedAt} is null
  where ${isFound(kind, searchEntries.userId, searchEntries.lexemes)}`;
