/** How long compiling and reading the course outline of a class takes, as its cases grow, and how long it holds the process up. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import pg from 'pg';
import { inventDataDir, removeDataDir } from '../scripts/server-process.ts';
import { openApp } from '../src/server/app.ts';
import { readConfig } from '../src/server/base/config.ts';
import { silentLog } from '../src/server/base/log.ts';
import { openEmbeddedPostgres } from '../src/server/db/embedded-postgres.ts';
import {
  compileCourseOutline,
  getCourseOutline,
  readForCompiling,
} from '../src/server/features/course-outlines/service.ts';
import type { SignedIn } from '../src/server/outside/sign-in.ts';
import { composeBrief, composeOutline } from '../src/study/extractive/engine.ts';
import { harborOpinion } from '../src/study/extractive/fixtures/harbor-opinion.ts';
import type { Row, Table } from './table.ts';

const sizes = [30, 100, 300];
const casesASession = 4;
/** A request: above this it would have to be a job of the worker. */
const targetMs = 1000;
/** Passages of the opinion once more, until it has the length of one of sixteen pages. */
const copiesOfText = 12;

const rows = `
  with person as (insert into users (name, first_name, last_name, email) values ('A', 'A', 'A', $1) returning id),
  term as (insert into semesters (user_id, name) select id, 'Fall' from person returning id, user_id),
  taught as (insert into classes (user_id, semester_id, name) select user_id, id, 'Torts' from term returning id, user_id),
  met as (insert into class_sessions (user_id, class_id, title, position)
    select user_id, id, 'Class ' || n, n from taught, generate_series(0, $2::integer - 1) n returning id, user_id, class_id, position)
  select id, user_id, class_id from met order by position`;
const oneCase = `
  with filed as (insert into cases (user_id, session_id, title, citation, file_name, file_size, sha256, status, tier)
    values ($1, $2, $3, $4, 'a.pdf', 1, $5, 'ready', 'standard') returning id, user_id),
  read as (insert into case_texts (case_id, opinion) select id, $6::jsonb from filed)
  insert into materials (user_id, case_id, kind, tier, engine, engine_version, content, item_count)
    select user_id, id, kind, 'standard', 'extractive', '1', content::jsonb, 5
    from filed, (values ('brief', $7), ('outline', $8)) made (kind, content)`;

const opinion = harborOpinion();
const long = {
  ...opinion,
  paragraphs: [
    ...opinion.paragraphs,
    ...Array.from({ length: copiesOfText }, (_, copy) =>
      opinion.paragraphs.map((paragraph) => ({ ...paragraph, id: `${paragraph.id}c${copy}` })),
    ).flat(),
  ],
};
const [brief, outline] = [composeBrief(opinion), composeOutline(opinion)].map((made) => JSON.stringify(made));

/** In the words of another case: most long ones differ. */
const asCase = (content: string, number: number) =>
  JSON.stringify(
    JSON.parse(content, (key, value) =>
      key === 'text'
        ? value.replaceAll(/\b[a-z]{6,}\b/g, (word: string) =>
            word.length % 3 === 0 ? word : `${word}q${number}`,
          )
        : value,
    ),
  );

export async function measureCourseOutlines(): Promise<Table> {
  const dataDir = await inventDataDir();
  const database = await openEmbeddedPostgres({ dataDir, log: () => {} });
  const environment = { NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: database.url };
  const { app, close } = await openApp(
    readConfig({ ...environment, APP_URL: 'http://localhost:1' }),
    silentLog,
    [],
  );
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const measured: Row[] = [];
    for (const size of sizes) {
      const { user, classId } = await addClass(client, size);
      const delay = monitorEventLoopDelay({ resolution: 5 });
      const time = async (act: () => Promise<unknown>) => {
        const begun = performance.now();
        await act();
        return performance.now() - begun;
      };
      const compile = async () => {
        const read = await readForCompiling(app, user, { id: classId });
        await compileCourseOutline(app, user, { id: classId }, read);
      };
      await compile();
      delay.enable();
      const compiled = await time(compile);
      delay.disable();
      const read = await time(() => getCourseOutline(app, user, { id: classId, length: 'attack' }));
      const of = `${size} cases`;
      measured.push(
        { what: `compile, ${of}`, unit: 'ms', values: [compiled], target: targetMs },
        { what: `compile, ${of}: the longest that others wait`, unit: 'ms', values: [delay.max / 1e6] },
        { what: `read the attack outline, ${of}`, unit: 'ms', values: [read] },
      );
    }
    return {
      title: 'Course outline: a class, as it grows',
      rows: measured,
      notes: ['By the service, without HTTP.'],
    };
  } finally {
    await client.end();
    await close();
    await database.close();
    await removeDataDir(dataDir);
  }
}

async function addClass(client: pg.Client, size: number) {
  const { rows: sessions } = await client.query(rows, [
    `c${size}@example.org`,
    Math.ceil(size / casesASession),
  ]);
  for (let number = 0; number < size; number += 1) {
    const { id, user_id: userId } = sessions[Math.floor(number / casesASession)];
    await client.query(oneCase, [
      ...[userId, id, `Party${number} v. Freight Company`, `${number + 1} Frank. 3`, `${size}-${number}`],
      ...[JSON.stringify(long), asCase(brief ?? '', number), asCase(outline ?? '', number)],
    ]);
  }
  const [{ user_id: userId, class_id: classId }] = sessions;
  // As much of a sign-in as the services look at.
  return { user: { userId } as SignedIn, classId: classId as number };
}
