/** One embedded PostgreSQL serves a whole test run; every test file gets a database of its own, copied from a migrated one. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { silentLog } from '../src/server/base/log.ts';
import { openEmbeddedPostgres } from '../src/server/db/embedded-postgres.ts';
import { migrateDatabase } from '../src/server/db/migrations.ts';
import { openQueue } from '../src/server/outside/queue.ts';
import { jobs } from '../src/server/worker.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    serverUrl: string;
  }
}

const template = 'migrated';

// Vitest asks for a default export here.
// biome-ignore lint/style/noDefaultExport: see above
export default async function openServer(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'hotseat-test-'));
  const server = await openEmbeddedPostgres({ dataDir, log: () => {} });
  await query(server.url, `create database ${template}`);
  const url = databaseUrl(server.url, template);
  await migrateDatabase(url);
  const queue = await openQueue({ url, log: silentLog, jobs, isWorker: false });
  await queue.close();
  project.provide('serverUrl', server.url);
  return async () => {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** A fresh migrated database; answers its URL. */
export async function createDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(serverUrl, `create database ${name} template ${template}`);
  return databaseUrl(serverUrl, name);
}

export async function createEmptyDatabase(serverUrl: string): Promise<string> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await query(serverUrl, `create database ${name}`);
  return databaseUrl(serverUrl, name);
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
