/** How long the calls of a drill take one student, with a thousand reviews and with a million. */
import pg from 'pg';
import { openApp } from '../src/server/app.ts';
import { readConfig } from '../src/server/base/config.ts';
import { silentLog } from '../src/server/base/log.ts';
import { openEmbeddedPostgres } from '../src/server/db/embedded-postgres.ts';
import { getDrill } from '../src/server/features/drill/questions.ts';
import { postReview } from '../src/server/features/drill/reviews.ts';
import { getDrillStats } from '../src/server/features/drill/stats.ts';
import { getTonight } from '../src/server/features/drill/tonight.ts';
import type { SignedIn } from '../src/server/outside/sign-in.ts';
import { inventDataDir, removeDataDir } from './server-process.ts';
import { median, type Row, type Table } from './table.ts';

const sizes = [1_000, 10_000, 100_000, 1_000_000];
const timesEach = 25;
const mostOfSmallest = 2;

/** 400 cases in 40 class sessions of 4 classes, five questions each: 2,000 cards, among which the reviews are spread. */
const casesInAll = 400;
const rows = `
  with person as (insert into users (name, first_name, last_name, email) values ('A', 'A', 'A', 'drills@example.org') returning id),
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
    current_date + (id + n * 7) % 50 from made, generate_series(1, 5) n`;

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
    await client.query(rows, [JSON.stringify({ questions: [1, 2, 3, 4, 5].map(question) })]);
    const { rows: found } = await client.query('select id from users');
    // As much of a sign-in as the services look at.
    const user = { userId: found[0].id } as SignedIn;
    const measured: { size: number; times: Record<string, number> }[] = [];
    let kept = 0;
    for (const size of sizes) {
      await addReviews(client, kept, size);
      kept = size;
      measured.push({ size, times: await timeCalls(app, user, client) });
    }
    return tableOf(measured);
  } finally {
    await client.end();
    await close();
    await database.close();
    await removeDataDir(dataDir);
  }
}

/** Each card has its share, one a minute; the days are counted as the product counts them. */
async function addReviews(client: pg.Client, from: number, to: number): Promise<void> {
  await client.query(
    `insert into reviews (user_id, card_id, rating, sureness, points, said, elapsed_ms, reviewed_at, reviewed_on)
     select c.user_id, c.id, 'good', 2, 5, 4, 30000, now() - interval '400 days' + n * interval '1 minute',
       (now() - interval '400 days' + n * interval '1 minute')::date
     from (select n, 1 + n % ${casesInAll * 5} as place from generate_series($1::integer, $2::integer - 1) n) numbered
     join (select *, row_number() over (order by id) as place from cards) c using (place)`,
    [from, to],
  );
  await client.query(
    `insert into drill_days (user_id, class_id, day, answers, right_answers, elapsed_ms, sureness, right_by_sureness)
     select user_id, id, current_date - n, 10, 8, 300000, '{2,5,3}', '{1,4,3}' from classes, generate_series(1, 400) n
     on conflict do nothing`,
  );
  await client.query('vacuum analyze');
}

async function timeCalls(app: Parameters<typeof getDrill>[0], user: SignedIn, client: pg.Client) {
  const { rows: found } = await client.query(
    `select c.material_id as set, s.class_id from cards c join cases k on k.id = c.case_id join class_sessions s on s.id = k.session_id
     order by c.id limit 1`,
  );
  const [{ set, class_id: classId }] = found;
  const calls: Record<string, () => Promise<unknown>> = {
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
  const times: Record<string, number> = {};
  for (const [name, call] of Object.entries(calls)) {
    await call();
    const taken: number[] = [];
    for (let time = 0; time < timesEach; time += 1) {
      const begun = performance.now();
      await call();
      taken.push(performance.now() - begun);
    }
    times[name] = median(taken);
  }
  return times;
}

function tableOf(measured: { size: number; times: Record<string, number> }[]): Table {
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
    title: 'Drill: one student, 2,000 questions, as reviews grow',
    rows,
    notes: ['By the service, without HTTP.'],
  };
}
