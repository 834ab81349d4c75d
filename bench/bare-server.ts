// The least that a server on Node and PostgreSQL does for a list: a statement for whoever asks, one or two for the rows, JSON.
// It checks no signature, leaves nothing out and writes no log. Its own process, started with the database's address.
import { createServer } from 'node:http';
import pg from 'pg';

/** With a name, so that the database plans it once for each connection. */
type Statement = { name: string; text: string };

const userOf: Statement = {
  name: 'user_of',
  text: 'select user_id from sign_ins where token = $1 and expires_at > now()',
};

const lists: { path: RegExp; statements: Statement[] }[] = [
  {
    path: /^\/api\/auth\/user$/,
    statements: [{ name: 'user', text: 'select * from users where id = $1' }],
  },
  {
    path: /^\/api\/semesters$/,
    statements: [{ name: 'semesters', text: 'select * from semesters where user_id = $1' }],
  },
  {
    path: /^\/api\/classes$/,
    statements: [{ name: 'classes', text: 'select * from classes where user_id = $1' }],
  },
  {
    path: /^\/api\/favorite-classes$/,
    statements: [{ name: 'favourites', text: 'select * from classes where user_id = $1 and is_favorite' }],
  },
  {
    path: /^\/api\/classes\/(\d+)\/sessions$/,
    statements: [
      {
        name: 'sessions',
        text: `select s.*, g.id as category_id, g.name as category
          from class_sessions s left join categories g on g.session_id = s.id
          where s.user_id = $1 and s.class_id = $2`,
      },
      {
        name: 'cases',
        text: `select c.*, m.* from cases c join class_sessions s on s.id = c.session_id
          cross join lateral (
            select max(id) filter (where kind = 'brief') as brief_id,
              max(id) filter (where kind = 'outline') as outline_id,
              max(id) filter (where kind = 'questions') as question_set_id
            from materials where case_id = c.id
          ) m
          where c.user_id = $1 and s.class_id = $2`,
      },
    ],
  },
];

const database = new pg.Pool({ connectionString: process.argv[2] });
const ask = async (statement: Statement, values: unknown[]) =>
  (await database.query({ ...statement, values })).rows;

async function answer(path: string, cookie: string): Promise<unknown[]> {
  const list = lists.find((each) => each.path.test(path));
  const [, ...ids] = (list && path.match(list.path)) ?? [];
  const token = decodeURIComponent(/session_token=([^;]+)/.exec(cookie)?.[1] ?? '').split('.')[0];
  const [user] = await ask(userOf, [token]);
  if (!list || !user) throw new Error(`Nothing to answer for ${path}`);
  return Promise.all(list.statements.map((statement) => ask(statement, [user.user_id, ...ids])));
}

const server = createServer((request, response) => {
  answer(request.url ?? '', request.headers.cookie ?? '').then(
    (rows) => response.setHeader('content-type', 'application/json').end(JSON.stringify(rows)),
    (error: Error) => response.writeHead(500).end(error.message),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
});
process.once('disconnect', () => process.exit());
