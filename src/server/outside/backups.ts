/** Backups of this installation: where they are kept, what of its secret goes into them, and which are old enough to go. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../base/config.ts';
import type { Log } from '../base/log.ts';
import type { Head } from './backup/format.ts';
import { type Progress, type Written, writeBackup } from './backup/write-backup.ts';
import { openFingerprint } from './secret.ts';

export type Backups = {
  /** Undefined where the operator wants none. */
  writeNightly: ((takenAt: Date, signal: AbortSignal) => Promise<Written & { file: string }>) | undefined;
  beforeMigration(): Promise<void>;
  /** Into a file of the operator's choice. */
  write(path: string, takenAt: Date, onTable?: Progress): Promise<Written>;
};

export const keptBackups = 14;
const ending = '.hotseat-backup';

type Options = { url: string; secret: string; log: Log; config: Config };

export function openBackups({ url, secret, log, config }: Options): Backups {
  const { backupDir } = config.operating;
  const ofSecret = secretInBackup(secret, config);

  async function writeKept(folder: string, kind: string, takenAt: Date, signal?: AbortSignal) {
    const name = `${kind}-${takenAt.toISOString().replaceAll(/[:.]/g, '-')}${ending}`;
    const file = join(folder, name);
    const written = await writeBackup({ url, path: file, secret: ofSecret, takenAt, signal });
    await removeOld(folder, kind);
    log.info({ file, ...written }, 'A backup was written');
    return { file, ...written };
  }

  return {
    writeNightly:
      backupDir === undefined
        ? undefined
        : (takenAt, signal) => writeKept(backupDir, 'nightly', takenAt, signal),
    async beforeMigration() {
      if (backupDir !== undefined) await writeKept(backupDir, 'before-migration', new Date());
    },
    write: (path, takenAt, onTable) =>
      writeBackup({ url, path, secret: ofSecret, takenAt, ...(onTable ? { onTable } : {}) }),
  };
}

/** A secret that the operator set is kept by the operator. */
export const secretInBackup = (secret: string, { appSecret }: Config): Head['secret'] => ({
  ...(appSecret === undefined ? { value: secret } : {}),
  fingerprint: openFingerprint(secret)('backup'),
});

/** The names sort by time. */
async function removeOld(folder: string, kind: string): Promise<void> {
  const files = await readdir(folder);
  const ofKind = files.filter((name) => name.startsWith(`${kind}-`) && name.endsWith(ending)).toSorted();
  for (const name of ofKind.slice(0, -keptBackups)) await rm(join(folder, name), { force: true });
}
