import { silentLog } from '../server/base/log.ts';
import { BackupError, checkBackup } from '../server/outside/backup/read-backup.ts';
import { restoreBackup } from '../server/outside/backup/restore-backup.ts';
import { findSecret, openFingerprint, takeOverSecret } from '../server/outside/secret.ts';
import { jobs } from '../server/worker.ts';
import { oneBackup } from './backup.ts';
import { operatorConfig, say, showTable, withDatabaseUrl } from './operator.ts';
import { UsageError } from './usage-error.ts';

/** Puts a backup into an empty installation, which is held until it is released. */
export async function restore(words: string[]): Promise<void> {
  const path = oneBackup(words);
  const config = operatorConfig();
  try {
    const { secret } = await checkBackup(path);
    if (secret.value !== undefined && config.appSecret === undefined)
      await takeOverSecret(config.dataDir, secret.value);
    const head = await withDatabaseUrl(
      config,
      (url) => restoreBackup({ url, path, jobs, log: silentLog, onTable: showTable }),
      { mayCreate: true, mayBeEmpty: true },
    );
    say(`Restored as of ${head.takenAt}. Jobs and emails are held: “hotseat release” lets them go.`);
    const present = config.appSecret ?? (await findSecret(config.dataDir));
    if (present === undefined || openFingerprint(present)('backup') !== secret.fingerprint) say(otherSecret);
  } catch (error) {
    if (error instanceof BackupError) throw new UsageError(error.message);
    throw error;
  }
}

const otherSecret =
  'That installation’s secret isn’t set here: set APP_SECRET to it, or everyone has to sign in again and two-factor sign-in won’t work.';
