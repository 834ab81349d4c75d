import type pg from 'pg';

/** A schema of this name stands in a database from the beginning of a restore to its end. */
export const unfinishedRestore = 'hotseat_unfinished_restore';

/** Throws a sentence where a restore was broken off: half of an installation must not be taken for the whole. */
export async function requireFinishedRestore(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regnamespace('${unfinishedRestore}') is not null as found`,
  );
  if (rows[0]?.found)
    throw new Error('A restore of this database was broken off. Run “hotseat restore FILE” again.');
}
