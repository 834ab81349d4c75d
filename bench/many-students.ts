/** A thousand students with two hundred cases each, written by the database itself, and a few who can sign in. */
import pg from 'pg';
import { hashPassword } from '../src/server/outside/sign-in.ts';
import { login } from '../src/shared/auth.ts';
import { Client } from '../test/client.ts';
import { secondOpinion } from '../test/fixtures/documents/second-opinion.ts';

export const studentCount = 1_000;
export const casesEach = 200;
const classesEach = 5;
const sessionsPerClass = 10;

const password = 'correct horse battery';
const emailOf = (number: number) => `student-${number}@example.org`;

/** A student who is signed in, and the ids that her calls need. */
export type BusyStudent = { cookie: string; classId: number; fullClassId: number };

/** Of each case that can be searched: pages of its opinion, and pieces of its materials. */
const pagesEach = 12;
const piecesEach = 24;
const pageLength = 2_500;
const pieceLength = 300;
/** So many different texts; a case has one of them. */
const texts = 40;
/** What one case in forty of each student speaks of, and no title. */
export const rareWord = 'demurrage';

/** The first `signedIn` students get cookies; the first `searchable` texts, and a class more that holds 200 cases by itself. */
export async function inventStudents(
  { url, databaseUrl }: { url: string; databaseUrl: string },
  signedIn: number,
  students = studentCount,
  searchable = signedIn,
): Promise<BusyStudent[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await inventRows(client, { students, searchable });
    await client.query(
      `insert into accounts (user_id, account_id, provider_id, password)
       select id, id::text, 'credential', $1 from users where email like 'student-%'`,
      [await hashPassword(password)],
    );
    await client.query('vacuum analyze');
    return await signInAll(client, url, signedIn);
  } finally {
    await client.end();
  }
}

/** Rows as the product would have written them; of the first `searchable` students also what can be searched for. */
export async function inventRows(
  client: pg.Client,
  { students, searchable: some }: { students: number; searchable: number },
): Promise<void> {
  for (const statement of [...rowsOf(students), ...rowsOfPlans]) await client.query(statement);
  await client.query(fullClasses, [some]);
  for (const statement of [materialsOfCases, chargesOfCases]) await client.query(statement);
  const found = [...searchable(), some];
  await client.query(searchableTexts, found);
  await withoutIndex(client, 'search_entries_words_index', () => client.query(searchableEntries, found));
}

/** An index is made of many rows at once in a fraction of the time that it takes row by row. */
async function withoutIndex(client: pg.Client, name: string, work: () => Promise<unknown>): Promise<void> {
  const { rows } = await client.query<{ definition: string }>(
    'select indexdef as definition from pg_indexes where indexname = $1',
    [name],
  );
  const [index] = rows;
  if (!index) throw new Error(`There is no index ${name}`);
  await client.query(`drop index ${name}`);
  await work();
  await client.query(index.definition);
}

const rowsOf = (students: number) => [
  `insert into users (name, first_name, last_name, email, email_verified, onboarding_completed)
   select 'Ada Marlow', 'Ada', 'Marlow', 'student-' || n || '@example.org', true, true
   from generate_series(1, ${students}) n`,
  `insert into semesters (user_id, name)
   select id, term from users, unnest(array['Fall 2025', 'Spring 2026', 'Fall 2026']) term`,
  `insert into classes (user_id, semester_id, name, is_favorite)
   select s.user_id, s.id, 'Class ' || n, n <= 2
   from (select user_id, max(id) as id from semesters group by user_id) s, generate_series(1, ${classesEach}) n`,
  `insert into class_sessions (user_id, class_id, title, held_on, position)
   select user_id, id, 'Meeting ' || n, date '2026-08-24' + n, n from classes, generate_series(1, ${sessionsPerClass}) n`,
  `insert into categories (user_id, session_id, name, position)
   select user_id, id, label, 0 from class_sessions, unnest(array['Duty', 'Causation']) label`,
  casesOf('class_sessions s', casesEach / classesEach / sessionsPerClass),
];

/** Cases as an analysis leaves them. */
function casesOf(sessions: string, each: number): string {
  return `
    insert into cases (user_id, session_id, title, file_name, file_size, sha256, citation, court, decided_on, docket,
      author, disposition, caption_confidence, page_count, status, tier, engine, pdf_deleted_at)
    select s.user_id, s.id, 'Marlow v. Tidewater Lighterage Company No. ' || s.id || '-' || n, 'marlow-' || n || '.pdf',
      180000, md5(s.id || '-' || n), '412 Atl. 3d ' || n, 'Supreme Court of Tidewater', '2019-03-04', '18-' || s.id,
      'Okafor', 'Reversed and remanded', '{"title":0.97,"court":0.97,"docket":0.9,"decidedOn":0.95}', 14, 'ready',
      'standard', 'extractive', now()
    from ${sessions}, generate_series(1, ${each}) n`;
}

/** Each of the first students has a class besides in which one meeting holds them all. */
const fullClasses = `
  with chosen as (
    select max(s.id) as semester_id, u.id as user_id
    from users u join semesters s on s.user_id = u.id
    where u.email like 'student-%' and substring(u.email from '\\d+')::int <= $1 group by u.id),
  full_class as (
    insert into classes (user_id, semester_id, name) select user_id, semester_id, 'Everything' from chosen
    returning id, user_id),
  s as (
    insert into class_sessions (user_id, class_id, title, position)
    select user_id, id, 'All meetings', 0 from full_class returning id, user_id)
  ${casesOf('s', casesEach)}`;

const materialsOfCases = `
  insert into materials (user_id, case_id, kind, tier, engine, engine_version, content, item_count)
  select user_id, id, kind, 'standard', 'extractive', '1', '{}', 12
  from cases, unnest(array['brief', 'outline', 'questions']) kind`;

const chargesOfCases = `
  insert into charges (user_id, case_id, status, plan, week_start, reserved_at)
  select user_id, id, 'committed', 'paid', timestamptz '2026-08-24' + (id % 20) * interval '7 days', now() from cases`;

/** Every student is on the paid plan and has had some tokens. */
const rowsOfPlans = [
  'insert into customers (user_id) select id from users',
  `insert into subscriptions (id, customer_id, status, started_at, period_ends_at, cancels_at_period_end, is_paid)
   select 'sub_' || id, id, 'active', date_trunc('day', now()) - interval '70 days', now() + interval '20 days', false, true
   from customers`,
  `insert into token_entries (customer_id, kind, quantity, source, sequence)
   select id, 'grant_monthly', 2, 'month-' || n, 0 from customers, generate_series(1, 6) n`,
];

/** Of each case that can be searched, the text that it has. */
const searchableCases = `
  join (select id, user_id, session_id, row_number() over (partition by user_id order by id) as nth from cases) c
    on c.nth % ${texts} = t.number
  join users u on u.id = c.user_id and substring(u.email from '\\d+')::int <= $7
  join classes k on k.user_id = u.id and k.name <> 'Everything'
  join class_sessions s on s.id = c.session_id and s.class_id = k.id`;

const entriesOfTexts = `
  unnest($1::int[], $2::text[], $3::text[], $4::int[], $5::text[], $6::int[]) e(number, source, place, page, text, nth)`;

const searchableTexts = `
  insert into search_texts (case_id, user_id, texts)
  select c.id, c.user_id, t.texts
  from (
    select number, jsonb_object_agg(source, texts) as texts
    from (select number, source, jsonb_agg(text order by nth) as texts from ${entriesOfTexts} group by 1, 2) packed
    group by 1) t
  ${searchableCases}`;

const searchableEntries = `
  insert into search_entries (user_id, case_id, source, material_id, place, page, number, text)
  select c.user_id, c.id, t.source, m.id, t.place, t.page, t.nth, t.text
  from (select * from ${entriesOfTexts}) t
  ${searchableCases}
  left join materials m on m.case_id = c.id and m.kind = t.source`;

/** Columns of the entries of each text: its number, source, place, page and words, and which of its source it is. */
function searchable() {
  const words = secondOpinion.map(({ text }) => text).join(' ');
  const turned = (by: number) => `${words.slice(by % words.length)} ${words.slice(0, by % words.length)}`;
  const rows = Array.from({ length: texts }, (_, number) => {
    const rare = number === 0 ? ` ${rareWord}` : '';
    const pages = Array.from({ length: pagesEach }, (_, page) => ({
      number,
      source: 'text',
      place: '',
      page: page + 1,
      text: turned(number * 977 + page * 2_311).slice(0, pageLength) + rare,
      nth: page,
    }));
    const pieces = Array.from({ length: piecesEach }, (_, piece) => ({
      number,
      source: ['brief', 'outline', 'questions'][piece % 3],
      place: `place ${piece}`,
      page: null,
      text: turned(number * 613 + piece * 409).slice(0, pieceLength),
      nth: Math.floor(piece / 3),
    }));
    return [...pages, ...pieces];
  }).flat();
  const column = <Key extends keyof (typeof rows)[number]>(key: Key) => rows.map((row) => row[key]);
  return (['number', 'source', 'place', 'page', 'text', 'nth'] as const).map(column);
}

async function signInAll(client: pg.Client, url: string, signedIn: number): Promise<BusyStudent[]> {
  const { rows } = await client.query<{ email: string; classId: number; fullClassId: number }>(
    `select u.email, min(c.id) filter (where c.name <> 'Everything') as "classId",
       min(c.id) filter (where c.name = 'Everything') as "fullClassId"
     from users u join classes c on c.user_id = u.id group by u.email`,
  );
  const students: BusyStudent[] = [];
  for (let number = 1; number <= signedIn; number += 1) {
    const email = emailOf(number);
    const row = rows.find((each) => each.email === email);
    if (!row) throw new Error(`${email} was not made`);
    const browser = new Client(url);
    await browser.call(login, { email, password });
    students.push({ cookie: browser.cookie, classId: row.classId, fullClassId: row.fullClassId });
  }
  return students;
}
