import { silentLog } from '../server/base/log.ts';
import { migrateDatabase } from '../server/db/migrations.ts';
import { openBackups } from '../server/outside/backups.ts';
import { keepSecret } from '../server/outside/secret.ts';
import { operatorConfig, say, withDatabaseUrl } from './operator.ts';
import { readWords } from './words.ts';

/** Brings the database to this release by itself, before any of its processes is started. */
export async function migrate(words: string[]): Promise<void> {
  const { values } = readWords(words, { create: { type: 'boolean', default: false } });
  const config = operatorConfig();
  const bring = async (url: string) => {
    const secret = config.appSecret ?? (await keepSecret(config.dataDir));
    const { beforeMigration } = openBackups({ url, secret, log: silentLog, config });
    const applied = await migrateDatabase(url, { before: beforeMigration });
    say(applied === 0 ? 'Nothing to do: the database is up to date.' : `${applied} migrations were applied.`);
  };
  await withDatabaseUrl(config, bring, { mayCreate: values.create, mayBeEmpty: true });
}
