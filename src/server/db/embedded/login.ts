import pg from 'pg';
import type { Identity } from './identity.ts';

const databaseName = 'hotseat';
export const userName = 'hotseat';

/** `busy`: starting, stopping or gone; `stranger`: somebody else's server. */
type LoginOutcome = 'welcome' | 'no-database' | 'busy' | 'stranger';

/** Logs in and makes sure that it is this cluster which answers, not a copy of it made with its secret. */
export async function tryLogin(identity: Identity, cluster: string): Promise<LoginOutcome> {
  const client = openClient(identity, databaseName);
  try {
    await client.connect();
    const answer = await client.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    );
    return answer.rows[0]?.folder === cluster ? 'welcome' : 'stranger';
  } catch (error) {
    return judge(error);
  } finally {
    await client.end().catch(() => {});
  }
}

export async function createDatabase(identity: Identity): Promise<void> {
  const client = openClient(identity, 'postgres');
  await client.connect();
  try {
    await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

export function formatUrl({ secret, port }: Identity): string {
  return `postgres://${userName}:${secret}@127.0.0.1:${port}/${databaseName}`;
}

function openClient(identity: Identity, database: string): pg.Client {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: identity.port,
    user: userName,
    password: identity.secret,
    database,
    ssl: false,
    connectionTimeoutMillis: 5_000,
    application_name: 'hotseat-supervisor',
  });
  // A server that dies in between speaks here as well; the pending call already tells of it.
  client.on('error', () => {});
  return client;
}

function judge(error: unknown): LoginOutcome {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '3D000') return 'no-database';
  // Refused by the server, or by us because the server could not prove that it knows the secret.
  if (/^28/.test(code) || (error instanceof Error && error.message.startsWith('SASL'))) return 'stranger';
  return 'busy';
}
