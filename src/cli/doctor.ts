/** Looks at an installation as its operator would, and says in words what is wrong and what to do. */
import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '../server/base/config.ts';
import { silentLog } from '../server/base/log.ts';
import { modelFolder } from '../server/base/root.ts';
import { type Database, openDatabase } from '../server/db/db.ts';
import { lookForState } from '../server/db/installation.ts';
import { countMissingMigrations } from '../server/db/migrations.ts';
import { openMailServer } from '../server/outside/mail.ts';
import { checkModel } from '../server/outside/model-check.ts';
import { openModels } from '../server/outside/models.ts';
import { noticesName } from '../server/outside/notices.ts';
import { openEncoder } from '../study/extractive/encoder/encoder.ts';
import { operatorConfig, withDatabaseUrl } from './operator.ts';
import { UsageError } from './usage-error.ts';
import { counted, writeOut } from './words.ts';

type Finding = { what: string; isWell: boolean; words: string };

const well = (what: string, words: string): Finding => ({ what, isWell: true, words });
const ill = (what: string, words: string): Finding => ({ what, isWell: false, words });

export async function doctor(): Promise<void> {
  const about: string[] = [];
  const config = operatorConfig((line) => about.push(`${line}\n`));
  const findings = [
    ...lookAtSettings(config),
    ...(await lookAtDatabase(config)),
    await lookAtDisk(config),
    await lookAtMail(config),
    ...(await lookAtModels(config)),
    await lookAtEncoder(),
  ];
  const line = ({ what, isWell, words }: Finding) => `${isWell ? 'ok  ' : 'FIX '} ${what}: ${words}\n`;
  await writeOut([...about, ...findings.map(line)].join(''), undefined);
  if (findings.some(({ isWell }) => !isWell)) process.exitCode = 1;
}

function lookAtSettings({ isProduction, warnings }: Config): Finding[] {
  if (!isProduction)
    return [well('settings', 'fine for development; NODE_ENV=production has stricter rules')];
  if (warnings.length === 0) return [well('settings', 'ready for production')];
  return warnings.map((warning) => ill('settings', warning));
}

async function lookAtDatabase(config: Config): Promise<Finding[]> {
  try {
    const look = async (url: string) => {
      const missing = await countMissingMigrations(url);
      if (missing > 0)
        return [ill('database', `${missing} migrations of this release are missing: run “hotseat migrate”`)];
      const database = openDatabase({ url, log: silentLog, maxConnections: 2 });
      try {
        return [
          ...(await lookAtServer(database, config)),
          ...(await lookAtBackups(database, config)),
          await lookForLeftovers(database),
        ];
      } finally {
        await database.close();
      }
    };
    return await withDatabaseUrl(config, look, { mayBeEmpty: true });
  } catch (error) {
    if (error instanceof UsageError && error.cause === undefined) return [ill('database', error.message)];
    const reason = error instanceof Error ? error.message : String(error);
    return [ill('database', `not usable (${reason}): is it running, and is DATABASE_URL right?`)];
  }
}

/** What one process opens at most, beyond DATABASE_POOL: sign-in 4, limits 3, search 4, health 1, a worker's queue 6, notices 1. */
export const besidePool = 19;
/** What goes past a pooler: prepared statements 4, search 4, health 1, a worker's queue 6, notices 1. */
export const pastPooler = 16;
/** In production two of each kind, as documented: one is replaced while the other serves. */
const leastProcesses = ({ isProduction }: Config) => (isProduction ? 4 : 1);
const mostSkewSeconds = 5;

async function lookAtServer({ db }: Database, config: Config): Promise<Finding[]> {
  const { rows } = await db.execute<{ version: string; open: number; running: number; at: string }>(sql`
    select current_setting('server_version') as version,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as open,
      (select count(*)::int from pg_stat_activity
        where datname = current_database() and application_name = ${noticesName}) as running,
      extract(epoch from clock_timestamp()) as at`);
  const [{ version = '', open = 0, running = 0, at = '0' } = {}] = rows;
  const processes = Math.max(running, leastProcesses(config));
  const each = config.databaseDirectUrl ? pastPooler : config.operating.database.pool + besidePool;
  const wanted = `${processes === 1 ? 'one process' : `${processes} processes`} of ${each}`;
  const skew = Math.round(Math.abs(Date.now() / 1000 - Number(at)));
  return [
    open < processes * each
      ? ill(
          'database',
          `${open} connections are too few for ${wanted}: raise max_connections, lower DATABASE_POOL, or pool with PgBouncer`,
        )
      : well('database', `PostgreSQL ${version}, ${open} connections for ${wanted}`),
    skew > mostSkewSeconds
      ? ill('clock', `${skew} s off from the database’s clock: sync both with a time server`)
      : well('clock', 'matches the database’s'),
  ];
}

const oldBackupHours = 36;

async function lookAtBackups({ db }: Database, { operating, isProduction }: Config): Promise<Finding[]> {
  const { isHeld, lastBackupAt } = await lookForState(db);
  const held = isHeld
    ? [
        ill(
          'jobs',
          'this is a restored copy, and its jobs and emails are held: “hotseat release” lets them go',
        ),
      ]
    : [];
  if (operating.backupDir === undefined)
    return [...held, well('backup', 'BACKUP_DIR is off on this machine')];
  if (isOpenToOthers(operating.backupDir))
    held.push(ill('backup', 'others on this machine may write in BACKUP_DIR: set its mode to 700'));
  const hours = lastBackupAt && Math.round((Date.now() - lastBackupAt.getTime()) / 3_600_000);
  if (hours !== undefined && hours < oldBackupHours)
    return [...held, well('backup', `${counted(hours, 'hour')} old`)];
  const words = hours === undefined ? 'none yet' : `the last one is ${counted(hours, 'hour')} old`;
  const advice = 'a worker writes one every night at 03:10 UTC; “hotseat backup FILE” writes one now';
  return [...held, { what: 'backup', isWell: !isProduction, words: `${words}: ${advice}` }];
}

/** Whoever may write in it can take a backup away, or put another in its place. */
function isOpenToOthers(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found !== undefined && process.platform !== 'win32' && (found.mode & 0o022) !== 0;
}

async function lookForLeftovers({ db }: Database): Promise<Finding> {
  const { rows } = await db.execute<{ calls: number; files: number; late: number }>(sql`
    select
      (select count(*)::int from model_calls where outcome = 'running' and created_at < now() - interval '2 hours') as calls,
      (select count(distinct case_id)::int from case_file_chunks f join cases c on c.id = f.case_id
        where c.status in ('failed', 'cancelled') and c.created_at < now() - interval '26 hours') as files,
      (select count(*)::int from cases where status in ('queued', 'extracting', 'analyzing') and waits_until is null
        and created_at < now() - interval '2 hours') as late`);
  const { calls = 0, files = 0, late = 0 } = rows[0] ?? {};
  const found = [
    ...(calls > 0 ? [`${calls} language model calls that never ended`] : []),
    ...(files > 0 ? [`files of ${files} analyses that ended`] : []),
    ...(late > 0 ? [`${late} analyses running for more than two hours`] : []),
  ];
  if (found.length === 0) return well('leftovers', 'none');
  return ill('leftovers', `${found.join(', ')}: is a worker running? It clears them once an hour`);
}

const leastFree = { bytes: 2e9, share: 0.05 };

async function lookAtDisk({ dataDir }: Config): Promise<Finding> {
  try {
    // The folder of the unit for migrations is made when something is put in it.
    const there = existsSync(dataDir) ? dataDir : dirname(resolve(dataDir));
    const { bavail, bsize, blocks } = await statfs(there);
    const free = bavail * bsize;
    const words = `${(free / 1e9).toFixed(1)} GB free at ${dataDir}`;
    const isTight = free < leastFree.bytes || bavail / blocks < leastFree.share;
    return isTight ? ill('disk', `${words}: free up space before it runs out`) : well('disk', words);
  } catch {
    return ill('disk', `can’t read ${dataDir}: is DATA_DIR right?`);
  }
}

async function lookAtMail({ smtpUrl, mailFrom }: Config): Promise<Finding> {
  if (!smtpUrl) return well('mail', 'not sent, but kept and shown at /dev/outbox');
  const server = openMailServer(smtpUrl, mailFrom);
  try {
    await server.check();
    return well('mail', `${new URL(smtpUrl).hostname} accepts emails from ${mailFrom}`);
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const reason = responseCode ?? code ?? 'no answer';
    return ill('mail', `${new URL(smtpUrl).hostname} doesn’t accept them (${reason}): check SMTP_URL`);
  } finally {
    server.close();
  }
}

async function lookAtModels(config: Config): Promise<Finding[]> {
  const { standard, premium } = openModels(config.models);
  const engines =
    standard === premium || config.models.premium === config.models.standard
      ? [standard]
      : [standard, premium];
  return Promise.all(
    engines.map(async (engine) => {
      if (engine === 'extractive') return well('model', 'the embedded engine, always ready');
      const { model, state, latencyMs, failure } = await checkModel(engine);
      const context = `context ${engine.contextTokens} tokens`;
      if (state === 'ready') return well('model', `${model} answered in ${latencyMs} ms, ${context}`);
      const advice =
        state === 'loose'
          ? 'it doesn’t follow a format: choose another'
          : 'check its key, address, and server';
      return ill('model', `${model}, ${failure ?? state}: ${advice}`);
    }),
  );
}

/** The embedded engine does without it where it must. */
async function lookAtEncoder(): Promise<Finding> {
  const encoder = openEncoder({ folder: modelFolder, idleMs: 1 });
  try {
    const reason = await encoder.trouble();
    if (reason === undefined) return well('encoder', 'reads sentences on this machine');
    return ill(
      'encoder',
      `can’t run here (${reason}): briefs are made without it and are weaker; reinstall the packages for this system`,
    );
  } finally {
    await encoder.close();
  }
}
