/** Loads a backup's tables over several connections. What would be kept up row by row is made when all rows are there. */
import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { applicationName } from '../../db/db.ts';
import { unfinishedRestore } from '../../db/unfinished-restore.ts';
import { endSchema, type Head, jobsTable, rowsSchema, tableSchema } from './format.ts';
import { readBackup } from './read-backup.ts';
import type { Sections } from './sections.ts';
import { columnsOf, type Progress, readMajor, type Table } from './write-backup.ts';

/** Beside the queue's own tables: the jobs that wait until all else is there. */
export const restoredJobs = `${unfinishedRestore}.jobs`;

const connections = Math.min(8, Math.max(2, availableParallelism()));

/** Rows of so many bytes are one connection's at a time: some hundred cases' words, whose texts still fit in memory. */
const pieceBytes = 256 * 1024;

/** What is not yet on the disk when the machine fails is restored again. */
const settings = `set statement_timeout = 0; set lock_timeout = 0; set synchronous_commit = off;
  set work_mem = '64MB'; set maintenance_work_mem = '256MB'`;

type Order = { url: string; path: string; head: Head; onTable?: Progress | undefined };

/** The database is empty, and has the tables that the release which wrote the backup had. */
export async function loadTables({ url, path, head, onTable }: Order): Promise<void> {
  const application_name = `${applicationName} restore`;
  const onConnect = (client: pg.ClientBase) => client.query(settings).then(() => undefined);
  const pool = new pg.Pool({ connectionString: url, max: connections, application_name, onConnect });
  try {
    await pool.query(
      `drop table if exists ${restoredJobs};
       create table ${restoredJobs} (place serial, name text, data jsonb, start_after timestamptz)`,
    );
    const { indexes, references, triggers } = await putAside(pool);
    const hasSameStems = head.postgres === (await readMajor(pool));
    await readBackup(path, async (sections) => {
      await sections.line();
      await loadAll(pool, sections, hasSameStems, onTable);
    });
    await all(pool, indexes);
    // They lock two tables each, and would wait for one another.
    for (const definition of [...references, ...triggers]) await pool.query(definition);
    for (const { name, value } of head.sequences)
      await pool.query('select setval(format($1, $2::text)::regclass, $3)', ['%I', name, value]);
    const { rows: tables } = await pool.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       order by relpages desc`,
    );
    await all(
      pool,
      tables.map(({ name }) => `analyze ${name}`),
    );
  } finally {
    await pool.end();
  }
}

/** Answers what makes again what was taken away; the indexes of words, which take the longest, first. */
async function putAside(pool: pg.Pool): Promise<Record<'indexes' | 'references' | 'triggers', string[]>> {
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class c on c.oid = indrelid
    where c.relnamespace = 'public'::regnamespace and not indisunique
    order by pg_get_indexdef(indexrelid) like '% USING gin %' desc, 1 desc`);
  for (const { name } of indexes) await pool.query(`drop index ${name}`);
  const { rows: references } = await pool.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f'`);
  for (const { table, name } of references) await pool.query(`alter table ${table} drop constraint ${name}`);
  const { rows: triggers } = await pool.query<{ name: string }>(
    `select tgname as name from pg_trigger where tgname = 'search_entry_words'`,
  );
  const alter = (verb: string) =>
    triggers.map(({ name }) => `alter table search_entries ${verb} trigger ${name}`);
  for (const definition of alter('disable')) await pool.query(definition);
  return {
    triggers: alter('enable'),
    indexes: indexes.map(({ definition }) => definition),
    references: references.map(
      ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
    ),
  };
}

async function loadAll(
  pool: pg.Pool,
  sections: Sections,
  hasSameStems: boolean,
  onTable: Progress | undefined,
): Promise<void> {
  for (let tables = 0; ; tables += 1) {
    const next = await sections.line();
    const last = endSchema.safeParse(next);
    if (last.success) {
      if (last.data.tables !== tables) throw new Error('Tables are missing');
      return;
    }
    const table = tableSchema.parse(next);
    const load = loaderOf(table, hasSameStems);
    const { begin, end } = openPieces(pool);
    let loaded = 0;
    for await (const piece of piecesOf(sections.rows()))
      await begin(async (client) => {
        const count = await load(client, piece);
        loaded += count;
      });
    await end();
    const { rows } = rowsSchema.parse(await sections.line());
    if (loaded !== rows) throw new Error(`Rows of ${table.table} are missing`);
    onTable?.(table.table, rows);
  }
}

type Load = (client: pg.ClientBase, piece: Buffer) => Promise<number>;

function loaderOf(table: Table, hasSameStems: boolean): Load {
  if (table.table === jobsTable.table)
    return (client, piece) => copy(client, `${restoredJobs} (${table.columns})`, piece);
  const hasWords = table.columns.includes('lexemes') && hasSameStems;
  if (table.table === 'search_entries' && table.columns.includes('number') && !hasWords)
    return loadEntries(table);
  return (client, piece) => copy(client, columnsOf(table), piece);
}

async function copy(client: pg.ClientBase, to: string, piece: Buffer): Promise<number> {
  const rows = client.query(copyFrom(`copy ${to} from stdin`));
  await pipeline(Readable.from([piece]), rows);
  return rows.rowCount;
}

/**
 * Entries without their words, or with those of another PostgreSQL: found for all of a piece at once, each case's texts
 * unpacked once. The table's trigger, which does the same for what is inserted later, unpacks them for every row.
 */
function loadEntries({ table, columns }: Table): Load {
  const given = columns.filter((name) => name !== 'lexemes');
  const names = columns.map((name) => `"${name}"`).join(', ');
  return async (client, piece) => {
    await client.query('begin');
    await client.query(
      `create temporary table if not exists restored_entries on commit delete rows as select ${names} from ${table} with no data`,
    );
    const rows = await copy(client, `restored_entries (${names})`, piece);
    await client.query(`
      with packed as materialized (
        select case_id, source, place - 1 as number, words
        from search_texts, jsonb_each(texts) as of_case(source, list),
          jsonb_array_elements_text(list) with ordinality as of_source(words, place)
        where case_id in (select case_id from restored_entries where number is not null))
      insert into search_entries (${given.map((name) => `"${name}"`).join(', ')}, lexemes) overriding system value
      select ${given.map((name) => `e."${name}"`).join(', ')}, to_tsvector('english', coalesce(words, e.text))
      from restored_entries e left join packed using (case_id, source, number)`);
    await client.query('commit');
    return rows;
  };
}

/** Whole rows, some together. */
async function* piecesOf(rows: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  const held: Buffer[] = [];
  let length = 0;
  for await (const chunk of rows) {
    const end = length + chunk.length < pieceBytes ? 0 : chunk.lastIndexOf('\n') + 1;
    if (end > 0) yield Buffer.concat([...held.splice(0), chunk.subarray(0, end)]);
    if (end > 0) length = 0;
    held.push(chunk.subarray(end));
    length += chunk.length - end;
  }
  if (length > 0) yield Buffer.concat(held);
}

async function all(pool: pg.Pool, statements: string[]): Promise<void> {
  const { begin, end } = openPieces(pool);
  for (const statement of statements) await begin((client) => client.query(statement));
  await end();
}

/** As many at a time as there are connections; the first that fails is thrown, at the next or at the end. */
function openPieces(pool: pg.Pool) {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const check = () => {
    if (failures.length > 0) throw failures[0];
  };
  return {
    async begin(work: (client: pg.ClientBase) => Promise<unknown>): Promise<void> {
      const client = await pool.connect();
      const piece = work(client).then(
        () => client.release(),
        (error: unknown) => {
          failures.push(error);
          client.release(true);
        },
      );
      running.add(piece);
      void piece.then(() => running.delete(piece));
      check();
    },
    async end(): Promise<void> {
      await Promise.all(running);
      check();
    },
  };
}
