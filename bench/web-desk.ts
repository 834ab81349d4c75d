/** The desk of a student with much on it: a class of two hundred cases, and a brief beside a long opinion. */
import pg from 'pg';
import type { Server } from '../scripts/server-process.ts';
import { acceptTerms } from '../src/shared/account.ts';
import { completeOnboarding } from '../src/shared/auth.ts';
import { createClass } from '../src/shared/classes.ts';
import { legalVersions } from '../src/shared/legal/versions.ts';
import { createSemester } from '../src/shared/semesters.ts';
import { analyzeTogether, enrolStudent } from './journey.ts';
import { longOpinionPdf } from './long-opinion.ts';

export const casesInClass = 200;
export const pagesOfText = 170;
const meetings = 20;

export type Desk = { cookie: string; classId: number; briefId: number };

export async function setDesk(server: Server, databaseUrl: string): Promise<Desk> {
  // Before the first call: a line that rests while pages are set is closed by the server.
  const opinion = longOpinionPdf(pagesOfText);
  const student = await enrolStudent(server);
  const { client, sessionId } = student;
  const { terms, privacy } = legalVersions;
  await client.call(acceptTerms, { termsVersion: terms, privacyVersion: privacy });
  await client.call(completeOnboarding, {});
  await analyzeTogether(student, [opinion]);
  const semester = await client.call(createSemester, { name: 'Spring 2027' });
  for (const name of ['Contracts', 'Property', 'Evidence', 'Civil Procedure'])
    await client.call(createClass, { name, semesterId: semester.id });
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    await copyCases(database, sessionId);
    const { rows } = await database.query<{ id: number; classId: number }>(
      `select m.id, s.class_id as "classId" from materials m join cases c on c.id = m.case_id
       join class_sessions s on s.id = c.session_id where m.kind = 'brief' and c.session_id = $1`,
      [sessionId],
    );
    const [brief] = rows;
    if (!brief) throw new Error('There is no brief to read');
    return { cookie: client.cookie, classId: brief.classId, briefId: brief.id };
  } finally {
    await database.end();
  }
}

/** Of the case that was analyzed, in meetings of their own; their materials are not to be opened. */
async function copyCases(database: pg.Client, sessionId: number): Promise<void> {
  await database.query(
    `insert into class_sessions (user_id, class_id, title, position)
     select user_id, class_id, 'Meeting ' || n, n from class_sessions, generate_series(1, ${meetings}) n where id = $1`,
    [sessionId],
  );
  await database.query(
    `insert into cases (user_id, session_id, title, file_name, file_size, sha256, citation, court, decided_on, docket,
       author, disposition, page_count, status, tier, engine, pdf_deleted_at)
     select c.user_id, s.id, 'Marlow v. Tidewater No. ' || s.position || '-' || n, c.file_name, c.file_size, s.id || '-' || n, c.citation,
       c.court, c.decided_on, c.docket, c.author, c.disposition, c.page_count, c.status, c.tier, c.engine, c.pdf_deleted_at
     from cases c join class_sessions s on s.user_id = c.user_id and s.id <> c.session_id,
       generate_series(1, ${casesInClass / meetings}) n
     where c.session_id = $1`,
    [sessionId],
  );
  await database.query(
    `insert into materials (user_id, case_id, kind, tier, engine, engine_version, content, item_count)
     select c.user_id, c.id, m.kind, m.tier, m.engine, m.engine_version, '{}', m.item_count
     from materials m join cases c on c.user_id = m.user_id and c.id <> m.case_id`,
  );
}
