/** How long the calls of a drill take, for a student with a thousand reviews and for one with a million. */
import pg from 'pg';
import { inventDataDir, removeDataDir } from '../scripts/server-process.ts';
import { openApp } from '../src/server/app.ts';
import { readConfig } from '../src/server/base/config.ts';
import { silentLog } from '../src/server/base/log.ts';
import { openEmbeddedPostgres } from '../src/server/db/embedded-postgres.ts';
import { getDrill } from '../src/server/features/drill/questions.ts';
import { postReview } from '../src/server/features/drill/reviews.ts';
import { getDrillStats } from '../src/server/features/drill/stats.ts';
import { getTonight } from '../src/server/features/drill/tonight.ts';
import type { SignedIn } from '../src/server/outside/sign-in.ts';
import { median, type Row, type Table } from './table.ts';

const sizes = [1_000, 10_000, 100_000, 1_000_000];
const timesEach = 25;
const mostOfSmallest = 2;

/** A student: 400 cases in 40 class sessions of 4 classes, five questions each: 2,000 cards, among which the reviews are spread. */
const casesInAll = 400;
const rows = `
  with person as (insert into users (name, first_name, last_name, email) values ('A', 'A', 'A', $2) returning id),
  term as (insert into semesters (user_id, name) select id, 'Fall' from person returning id, user_id),
  taught as (insert into classes (user_id, semester_id, name) select user_id, id, 'Class ' || n from term, generate_series(1, 4) n
    returning id, user_id),
  met as (insert into class_sessions (user_id, class_id, title, held_on, position)
    select user_id, id, 'Class ' || n, current_date - 40 + n * 4, n from taught, generate_series(1, 10) n returning id, user_id),
  filed as (insert into cases (user_id, session_id, title, file_name, file_size, sha256, status, tier)
    select user_id, id, 'Case ' || n, 'a.pdf', 1, id || '-' || n, 'ready', 'standard' from met, generate_series(1, ${casesInAll / 40}) n
    returning id, user_id),
  made as (insert into materials (user_id, case_id, kind, tier, engine, engine_version, content, item_count)
    select user_id, id, 'questions', 'standard', 'extractive', '1', $1::jsonb, 5 from filed returning id, user_id, case_id)
  insert into cards (user_id, case_id, material_id, item_id, words, stability, difficulty, reps, lapses, last_reviewed_on,
    last_rating, learned_at, is_sure_miss, due_on)
  select user_id, case_id, id, 'q' || n, 'w' || n, 12, 5, 3, 0, current_date - 9, 'good', now() - interval '9 days', false,
    current_date + (id + n * 7) % 50 from made, generate_series(1, 5) n
  returning user_id`;

const question = (number: number) => ({
  id: `q${number}`,
  question: `What is the rule of question ${number}?`,
  answer: [
    { id: `q${number}:1`, text: 'The rule is stated. '.repeat(8), pinpoints: [], verified: true, marks: [] },
  ],
  difficulty: 'Medium',
  kind: 'rule',
  followUps: [],
  reread: [],
});

export async function measureDrillLists(): Promise<Table> {
  const dataDir = await inventDataDir();
  const database = await openEmbeddedPostgres({ dataDir, log: () => {} });
  const { app, close } = await openApp(
    readConfig({
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      APP_URL: 'http://localhost:1',
    }),
    silentLog,
    [],
  );
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const content = JSON.stringify({ questions: [1, 2, 3, 4, 5].map(question) });
    const students: Student[] = [];
    for (const size of sizes) {
      const { rows: made } = await client.query(rows, [content, `${size}@example.org`]);
      const [{ user_id: userId }] = made;
      await addReviews(client, userId, size);
      students.push({ size, times: {}, calls: await callsOf(app, userId, client) });
    }
    await client.query('vacuum analyze');
    await timeCalls(students);
    return tableOf(students);
  } finally {
    await client.end();
    await close();
    await database.close();
    await removeDataDir(dataDir);
  }
}

type Student = {
  size: number;
  calls: Record<string, () => Promise<unknown>>;
  times: Record<string, number>;
};

/** Each card has its share, one a minute; the days are counted as the product counts them. */
async function addReviews(client: pg.Client, userId: number, size: number): Promise<void> {
  await client.query(
    `insert into reviews (user_id, card_id, rating, sureness, points, said, elapsed_ms, reviewed_at, reviewed_on)
     select c.user_id, c.id, 'good', 2, 5, 4, 30000, now() - interval '400 days' + n * interval '1 minute',
       (now() - interval '400 days' + n * interval '1 minute')::date
     from (select n, 1 + n % ${casesInAll * 5} as place from generate_series(1, $2::integer) n) numbered
     join (select *, row_number() over (order by id) as place from cards where user_id = $1) c using (place)`,
    [userId, size],
  );
  await client.query(
    `insert into drill_days (user_id, class_id, day, answers, right_answers, elapsed_ms, sureness, right_by_sureness)
     select user_id, id, current_date - n, 10, 8, 300000, '{2,5,3}', '{1,4,3}' from classes, generate_series(1, 400) n
     where user_id = $1`,
    [userId],
  );
}

async function callsOf(
  app: Parameters<typeof getDrill>[0],
  userId: number,
  client: pg.Client,
): Promise<Student['calls']> {
  // As much of a sign-in as the services look at.
  const user = { userId } as SignedIn;
  const { rows: found } = await client.query(
    `select c.material_id as set, s.class_id from cards c join cases k on k.id = c.case_id join class_sessions s on s.id = k.session_id
     where c.user_id = $1 order by c.id limit 1`,
    [userId],
  );
  const [{ set, class_id: classId }] = found;
  return {
    'everything due': () => getDrill(app, user, { limit: 60 }),
    'a class': () => getDrill(app, user, { classId, limit: 60 }),
    'how it goes': () => getDrillStats(app, user, {}),
    'how a class goes': () => getDrillStats(app, user, { classId }),
    tonight: () => getTonight(app, user, {}),
    'a review': () => {
      const reviewedAt = new Date().toISOString();
      return postReview(app, user, {
        questionSetId: set,
        itemId: 'q1',
        sureness: 2,
        points: [],
        rating: 'good',
        reviewedAt,
        elapsedMs: 1,
      });
    },
  };
}

/** Each student in turn: what else the machine does meanwhile is every one's. */
async function timeCalls(students: readonly Student[]): Promise<void> {
  const [first] = students;
  for (const name of Object.keys(first?.calls ?? {})) {
    const taken = students.map((): number[] => []);
    for (let time = -1; time < timesEach; time += 1) {
      for (const [at, { calls }] of students.entries()) {
        const begun = performance.now();
        await calls[name]?.();
        // The first only warms.
        if (time >= 0) taken[at]?.push(performance.now() - begun);
      }
    }
    for (const [at, { times }] of students.entries()) times[name] = median(taken[at] ?? []);
  }
}

function tableOf(measured: readonly Student[]): Table {
  const [smallest] = measured;
  const rows = Object.keys(smallest?.times ?? {}).flatMap((name): Row[] => [
    ...measured.map(({ size, times }) => ({
      what: `${name}, ${size.toLocaleString('en')} reviews`,
      unit: 'ms' as const,
      values: [times[name] ?? Number.NaN],
    })),
    {
      what: `${name}: the most beside the fewest`,
      unit: '×',
      values: [(measured.at(-1)?.times[name] ?? Number.NaN) / (smallest?.times[name] ?? Number.NaN)],
      // A review folds all reviews of its question, five hundred of a million.
      ...(name === 'a review' ? {} : { target: mostOfSmallest }),
    },
  ]);
  return {
    title: 'Drill: students with 2,000 questions, as their reviews grow',
    rows,
    notes: ['By the service, without HTTP.'],
  };
}
