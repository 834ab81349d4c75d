/** Whether anything changed of which a class's or a session's sheets and outlines are made. */
import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';

export type Place = { classId: number } | { sessionId: number };

/** Another text once any row changed: PostgreSQL numbers each version of a row. Nothing is read of what the rows hold. */
export async function markOf(
  { db }: { db: Db },
  { userId }: { userId: number },
  place: Place,
): Promise<string> {
  const here = 'classId' in place ? sql`s.class_id = ${place.classId}` : sql`s.id = ${place.sessionId}`;
  const { rows } = await db.execute<{ mark: string }>(sql`
    with met as (select s.* from class_sessions s where s.user_id = ${userId} and ${here}),
    filed as (select c.* from cases c where c.user_id = ${userId} and c.session_id in (select id from met)),
    versions as (
      select 's' || id || '.' || xmin as version from class_sessions where id in (select id from met)
      union all select 'k' || id || '.' || xmin from classes where id in (select class_id from met)
      union all select 'g' || id || '.' || xmin from categories where session_id in (select id from met)
      union all select 'o' || class_id || '.' || xmin from course_outlines where class_id in (select class_id from met)
      union all select 'c' || id || '.' || xmin from cases where id in (select id from filed)
      union all select 'm' || id || '.' || xmin from materials where case_id in (select id from filed)
      union all select 't' || case_id || '.' || xmin from case_texts where case_id in (select id from filed))
    select md5(coalesce(string_agg(version, ' ' order by version), '')) as mark from versions`);
  return rows[0]?.mark ?? '';
}
