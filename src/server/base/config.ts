/** Every environment variable of the product: read once, checked, described. Nothing else reads the environment. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { root } from './root.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const url = z.url();

type Variable = { group: string; about: string; example: string; schema: z.ZodType };

const variables = {
  PORT: { group: 'Server', about: 'Port to listen on.', example: '3000', schema: port.default(3000) },
  HOST: {
    group: 'Server',
    about: 'Address to listen on; 0.0.0.0 to be reached from other machines.',
    example: '127.0.0.1',
    schema: z.string().default('127.0.0.1'),
  },
  APP_URL: {
    group: 'Server',
    about:
      'The address students use, without a path; links in mails begin with it. Default: http://localhost:PORT.',
    example: 'https://hotseat.example',
    schema: url.optional(),
  },
  NODE_ENV: {
    group: 'Server',
    about: 'production hides the development outbox and refuses development fallbacks.',
    example: 'production',
    schema: z.enum(['development', 'test', 'production']).default('development'),
  },
  PROCESS: {
    group: 'Server',
    about: 'What this process does: all, web (answers requests) or worker (makes study material).',
    example: 'all',
    schema: z.enum(['all', 'web', 'worker']).default('all'),
  },
  TRUST_PROXY: {
    group: 'Server',
    about: 'Set to true behind a reverse proxy, so that X-Forwarded-For and X-Forwarded-Proto are believed.',
    example: 'true',
    schema: z.stringbool().default(false),
  },
  APP_SECRET: {
    group: 'Server',
    about:
      'Signs session cookies; at least 32 characters. Default: made at first start and kept in DATA_DIR. Required with DATABASE_URL in production.',
    example: 'at-least-thirty-two-random-characters',
    schema: z.string().min(32).optional(),
  },
  DATA_DIR: {
    group: 'Database',
    about: 'Folder of the embedded PostgreSQL, generated secrets and temporary files.',
    example: './data',
    schema: z.string().default('./data'),
  },
  DATABASE_URL: {
    group: 'Database',
    about: 'A PostgreSQL server to use instead of the embedded one.',
    example: 'postgres://hotseat:password@db.example:5432/hotseat',
    schema: url.optional(),
  },
  SMTP_URL: {
    group: 'Mail',
    about:
      'Mail server that sends mails. Default: mails are kept and shown at /dev/outbox (never in production).',
    example: 'smtps://user:password@mail.example:465',
    schema: url.optional(),
  },
  MAIL_FROM: {
    group: 'Mail',
    about: 'Sender of all mails.',
    example: 'Hotseat <no-reply@hotseat.example>',
    schema: z.string().default('Hotseat <no-reply@localhost>'),
  },
} as const satisfies Record<string, Variable>;

export type Config = {
  port: number;
  host: string;
  appUrl: string;
  isProduction: boolean;
  process: 'all' | 'web' | 'worker';
  trustProxy: boolean;
  appSecret: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
};

const environmentSchema = z.object(
  Object.fromEntries(Object.entries(variables).map(([name, { schema }]) => [name, schema])) as {
    [Name in keyof typeof variables]: (typeof variables)[Name]['schema'];
  },
);

/** Takes over what the file `.env` sets, where there is one; the real environment wins. */
export function loadEnvironmentFile(): void {
  const path = join(root, '.env');
  if (existsSync(path)) process.loadEnvFile(path);
}

/** Throws an Error whose message says, a line a variable, what is wrong. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is not valid.\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction && env.DATABASE_URL && !env.APP_SECRET) {
    throw new Error('APP_SECRET: required with DATABASE_URL in production, so that all processes share it.');
  }
  if (isProduction && !env.SMTP_URL) {
    throw new Error('SMTP_URL: required in production; without it nobody could verify an address.');
  }
  return {
    port: env.PORT,
    host: env.HOST,
    appUrl: new URL(env.APP_URL ?? `http://localhost:${env.PORT}`).origin,
    isProduction,
    process: env.PROCESS,
    trustProxy: env.TRUST_PROXY,
    appSecret: env.APP_SECRET,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
  };
}

/** The text of `.env.example`, one commented line a variable, grouped. */
export function exampleEnvironment(): string {
  const groups = new Map<string, string[]>();
  for (const [name, { group, about, example }] of Object.entries(variables)) {
    groups.set(group, [...(groups.get(group) ?? []), `# ${about}\n#${name}=${example}\n`]);
  }
  const sections = [...groups].map(([group, lines]) => `## ${group}\n\n${lines.join('\n')}`);
  return `# Every variable is optional. Copy this file to .env and uncomment what you set.\n\n${sections.join('\n')}`;
}
