/** The variables that fit a process to its place: how it ends, what it asks of the database, how much it does at once. */
import { join, resolve } from 'node:path';
import { z } from 'zod';

const count = z.coerce.number().int().min(1).max(1_000);
const seconds = z.coerce.number().int().min(1).max(3_600);

export const operatingServer = {
  DRAIN_SECONDS: {
    about:
      'How long a process keeps running after SIGTERM: it takes no new work, but serves requests that still arrive and finishes what it started. Default: 10 in production, otherwise 0.',
    example: '10',
    schema: z.coerce.number().int().min(0).max(3_600).optional(),
  },
  LOG_LEVEL: {
    about: 'The lowest level to log: info, warn, or error.',
    example: 'warn',
    schema: z.enum(['info', 'warn', 'error']).default('info'),
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    about:
      'An OpenTelemetry collector that accepts traces over OTLP/HTTP; set any headers it needs in OTEL_EXPORTER_OTLP_HEADERS. Default: none, and nothing is traced.',
    example: 'http://127.0.0.1:4318',
    schema: z.url({ protocol: /^https?$/ }).optional(),
  },
  RUNS_AT_ONCE: {
    about:
      'How many analyses a worker runs at once. Default: 24 with a language model, otherwise one more than the number of processors.',
    example: '24',
    schema: count.optional(),
  },
  READERS_AT_ONCE: {
    about: 'How many PDFs a process reads at once, each in its own child process. Default: 2.',
    example: '4',
    schema: count.optional(),
  },
} as const;

export const operatingDatabase = {
  DATABASE_POOL: {
    about:
      'Most connections a process opens for its work; sign-in, limits, search, health, the queue, and notices use up to 19 more.',
    example: '10',
    schema: count.default(10),
  },
  DATABASE_STATEMENT_SECONDS: {
    about: 'Longest a single statement may take.',
    example: '60',
    schema: seconds.default(60),
  },
  DATABASE_LOCK_SECONDS: {
    about: 'Longest a statement waits for a lock.',
    example: '20',
    schema: seconds.default(20),
  },
  DATABASE_IDLE_SECONDS: {
    about: 'Longest a transaction may sit idle before the server ends it.',
    example: '60',
    schema: seconds.default(60),
  },
  BACKUP_DIR: {
    about:
      'Where a worker writes a backup every night and before each migration, keeping fourteen of each; off for none. Default: backups in DATA_DIR.',
    example: '/var/backups/hotseat',
    schema: z.string().min(1).optional(),
  },
} as const;

type Variables = typeof operatingServer & typeof operatingDatabase;
type OperatingVariables = z.output<z.ZodObject<{ [Name in keyof Variables]: Variables[Name]['schema'] }>>;

export type DatabaseLimits = {
  pool: number;
  statementMs: number;
  lockMs: number;
  idleMs: number;
};

export type Operating = {
  drainMs: number;
  logLevel: 'info' | 'warn' | 'error';
  database: DatabaseLimits;
  /** Undefined where none are wanted. */
  backupDir: string | undefined;
  runsAtOnce: number | undefined;
  readersAtOnce: number | undefined;
  tracesEndpoint: string | undefined;
};

export function readOperating(
  env: OperatingVariables,
  { dataDir, isProduction, isTest }: { dataDir: string; isProduction: boolean; isTest: boolean },
): Operating {
  const backupDir = env.BACKUP_DIR ?? (isTest ? 'off' : join(dataDir, 'backups'));
  return {
    drainMs: 1000 * (env.DRAIN_SECONDS ?? (isProduction ? 10 : 0)),
    logLevel: env.LOG_LEVEL,
    database: {
      pool: env.DATABASE_POOL,
      statementMs: 1000 * env.DATABASE_STATEMENT_SECONDS,
      lockMs: 1000 * env.DATABASE_LOCK_SECONDS,
      idleMs: 1000 * env.DATABASE_IDLE_SECONDS,
    },
    backupDir: backupDir === 'off' ? undefined : resolve(backupDir),
    runsAtOnce: env.RUNS_AT_ONCE,
    readersAtOnce: env.READERS_AT_ONCE,
    tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
  };
}
