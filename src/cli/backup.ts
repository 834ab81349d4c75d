import { resolve } from 'node:path';
import { silentLog } from '../server/base/log.ts';
import { backups as backupRows } from '../server/db/tables.ts';
import { openBackups } from '../server/outside/backups.ts';
import { keepSecret } from '../server/outside/secret.ts';
import { operatorConfig, say, showTable, withDatabase } from './operator.ts';
import { UsageError } from './usage-error.ts';
import { counted, readWords } from './words.ts';

/** Writes the database into a file while the server runs, or while it does not. */
export async function backup(words: string[]): Promise<void> {
  const path = oneBackup(words);
  const config = operatorConfig();
  await withDatabase(config, async ({ url, db }) => {
    const secret = config.appSecret ?? (await keepSecret(config.dataDir));
    const createdAt = new Date();
    const { bytes, rows } = await openBackups({ url, secret, log: silentLog, config }).write(
      path,
      createdAt,
      showTable,
    );
    await db.insert(backupRows).values({ file: path, bytes, createdAt });
    say(`${path}: ${counted(rows, 'row')}, ${(bytes / 1e6).toFixed(1)} MB. ${ofSecret(config.appSecret)}`);
  });
}

const ofSecret = (appSecret: string | undefined) =>
  appSecret === undefined
    ? 'It also contains this installation’s secret: keep it somewhere private.'
    : 'APP_SECRET is not in it: keep that separately. Without it, two-factor sign-in won’t work in a restored copy.';

export function oneBackup(words: string[]): string {
  const { positionals } = readWords(words, {});
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new UsageError('Give one file name for the backup.');
  return resolve(path);
}
