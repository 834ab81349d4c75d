/**
 * The longest that each call of the contract keeps the server's thread from everybody else: for the process's first account,
 * for another ordinary one and for the largest that the bounds allow. `FORMER=DIR` measures another checkout beside this one in the same run, `CALLS=WORDS` some of the calls.
 */
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inventDataDir, removeDataDir, type Server, startServer } from '../scripts/server-process.ts';
import { root } from '../src/server/base/root.ts';
import { openEmbeddedPostgres } from '../src/server/db/embedded-postgres.ts';
import { contract } from '../src/shared/contract.ts';
import { allFormats } from '../src/shared/downloads.ts';
import type { Endpoint } from '../src/shared/endpoint.ts';
import { type Account, type AccountSize, fillAccount, largest, ordinary } from '../test/accounts.ts';
import { Client } from '../test/client.ts';
import type { LoopDelay } from './loop-delay.ts';

/** The first pays for what a process compiles and loads once. */
const sizes: [name: string, size: AccountSize, targetMs: number][] = [
  ['first', ordinary, 20],
  ['ordinary', ordinary, 20],
  ['largest', largest, 50],
];
/** Below this a row says nothing. */
const shownFromMs = 10;
const withinMs = 200_000;
const password = 'correct horse battery';

type Call = { name: string; endpoint: Endpoint; request: Record<string, unknown> };
type CallTiming = { held: number; took: number; status: number };

/** Ends a stay, needs a secret that was mailed, or takes away what the others are called with. */
const leftOut =
  /^(?:DELETE \/api\/(?:user|semesters|classes|sessions)\b|POST \/api\/(?:auth|user)\/|GET \/api\/user\/export\/)/;

function listCalls({ classId, sessionId, caseIds, ids }: Account): Call[] {
  const idIn = (path: string, isLast: boolean) => {
    if (path.startsWith('/api/classes/')) return classId;
    if (path.startsWith('/api/sessions/')) return sessionId;
    const material = (['briefs', 'outlines', 'questions'] as const).find((kind) =>
      path.startsWith(`/api/${kind}/`),
    );
    if (material) return ids[material];
    return path.startsWith('/api/cases/') ? caseIds.at(isLast ? -1 : 0) : 1;
  };
  const fields = {
    ...{
      name: 'A name',
      title: 'A title',
      semesterId: 1,
      fileName: 'case.pdf',
      proceed: true,
      version: 1,
      n: 1,
    },
    ...{
      sections: [],
      questions: [],
      itemId: 'holding',
      take: true,
      part: 'holding',
      answer: 'An answer',
      question: 'Why must the landlord warn?',
    },
    ...{
      points: [],
      examOn: null,
      sessionId,
      text: 'September 14: Duty',
      paragraphId: 'p1',
      start: 0,
      end: 4,
      colour: 'facts',
      q: 'landlord',
    },
  };
  const order = ['GET', 'PUT', 'PATCH', 'POST', 'DELETE'];
  return contract
    .filter((endpoint) => endpoint.access === 'user' && endpoint.body === undefined)
    .filter(({ method, path }) => !leftOut.test(`${method} ${path}`))
    .toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method))
    .flatMap((endpoint) => {
      const { method, path, request } = endpoint;
      const all: Record<string, unknown> = { ...fields, id: idIn(path, method === 'DELETE') };
      const asked = Object.fromEntries(Object.entries(all).filter(([name]) => name in request.shape));
      const variants = Object.entries({ format: formatsOf(endpoint), length: lengthsOf(endpoint) }).filter(
        ([, each]) => each.length > 0,
      );
      const [variant] = variants;
      if (!variant) return [{ name: `${method} ${path}`, endpoint, request: asked }];
      const [field, values] = variant;
      return values.map((value) => ({
        name: `${method} ${path} ${value}`,
        endpoint,
        request: { ...asked, [field]: value },
      }));
    });
}

const isTaken = (endpoint: Endpoint, field: string, value: string) =>
  endpoint.request.shape[field]?.safeParse(value).success ?? false;
const formatsOf = (endpoint: Endpoint) =>
  allFormats.filter((format) => 'format' in endpoint.request.shape && isTaken(endpoint, 'format', format));
const lengthsOf = (endpoint: Endpoint) =>
  ['long', 'attack'].filter(
    (length) => 'length' in endpoint.request.shape && isTaken(endpoint, 'length', length),
  );

type Watched = { server: Server; pid: number; file: string };

async function lookAt({ pid, file }: Watched): Promise<LoopDelay> {
  await rm(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (;;) {
    const told = await readFile(file, 'utf8').catch(() => '');
    if (told.endsWith('}')) return JSON.parse(told);
    await sleep(20);
  }
}

/** A stream is left once it has said that it is open. */
async function callOnce(client: Client, { endpoint, request }: Call): Promise<number> {
  const isStream = endpoint.answerType === 'text/event-stream';
  const signal = AbortSignal.timeout(isStream ? 1_000 : withinMs);
  const limited = Object.assign(new Client(client.url), { cookie: client.cookie });
  limited.raw = (method, path, init) => client.raw(method, path, { ...init, signal });
  try {
    return (await limited.send(endpoint, request)).status;
  } catch {
    return isStream ? 200 : 0;
  }
}

/** The former code may take minutes for each: one tells of all. */
const isAnotherFormat = / (?:docx|md|csv|apkg|txt)$/;

type Chosen = { only: RegExp | undefined; isFormer: boolean };

async function measureCalls(watched: Watched, client: Client, account: Account, { only, isFormer }: Chosen) {
  const measured = new Map<string, CallTiming>();
  for (const call of listCalls(account)) {
    if ((only && !only.test(call.name)) || (isFormer && isAnotherFormat.test(call.name))) continue;
    await lookAt(watched);
    const begun = performance.now();
    const status = await callOnce(client, call);
    const took = performance.now() - begun;
    const { held } = await lookAt(watched);
    measured.set(call.name, { held, took, status });
  }
  return measured;
}

export async function measureStandstills(): Promise<string> {
  const only = process.env.CALLS ? new RegExp(process.env.CALLS) : undefined;
  const dataDir = await inventDataDir();
  const database = await openEmbeddedPostgres({ dataDir, log: () => {} });
  const former = process.env.FORMER;
  const checkouts = [...(former ? [former] : []), root];
  const file = join(tmpdir(), `hotseat-standstill-${process.pid}.json`);
  const accounts: { client: Client; account: Account }[] = [];
  const found: Map<string, CallTiming>[][] = [];
  try {
    for (const checkout of checkouts) {
      const server = await startServer({
        dataDir,
        command: [
          process.execPath,
          '--import',
          join(import.meta.dirname, 'loop-delay.ts'),
          join(checkout, 'src/server/main.ts'),
        ],
        environment: { LOOP_DELAY_FILE: file, RATE_LIMITS: '{"exportsPerUser":100000,"asksPerUser":100000}' },
      });
      const watched = { server, pid: server.pid, file };
      if (accounts.length === 0)
        for (const [name, size] of sizes) accounts.push(await openAccount(server, database.url, name, size));
      const measured: Map<string, CallTiming>[] = [];
      for (const { client, account } of accounts) {
        const here = Object.assign(new Client(server.url), { cookie: client.cookie });
        measured.push(await measureCalls(watched, here, account, { only, isFormer: checkout === former }));
      }
      found.push(measured);
      await server.stop();
    }
    return sizes
      .map(([name, size, target], index) =>
        tableOf(
          name,
          size,
          target,
          found.map((each) => each[index] ?? new Map()),
        ),
      )
      .join('\n\n');
  } finally {
    await database.close();
    await removeDataDir(dataDir);
    await rm(file, { force: true });
  }
}

async function openAccount(server: Server, databaseUrl: string, name: string, size: AccountSize) {
  const client = new Client(server.url);
  const email = `${name}@example.org`;
  await client.register({ email, password, firstName: 'Ada', lastName: 'Student' });
  await client.verify(email);
  await client.login(email, password);
  await client.acceptTerms();
  const made = await client.makeSession();
  const rows = new pg.Client({ connectionString: databaseUrl });
  await rows.connect();
  try {
    await rows.query(`insert into seats (kind, value) values ('address', $1)`, [email]);
    return { client, account: await fillAccount(rows, made, size) };
  } finally {
    await rows.end();
  }
}

function tableOf(name: string, size: AccountSize, target: number, runs: Map<string, CallTiming>[]): string {
  const names = [...(runs.at(-1)?.keys() ?? [])];
  const longest = (call: string) => Math.max(...runs.map((run) => run.get(call)?.held ?? 0));
  const shown = names
    .filter((call) => longest(call) >= shownFromMs)
    .toSorted((a, b) => longest(b) - longest(a));
  const rest = names.filter((call) => !shown.includes(call)).map(longest);
  const cell = ({ held, took, status }: CallTiming = { held: Number.NaN, took: Number.NaN, status: 0 }) =>
    `${held.toFixed(0).padStart(7)} ms held, ${(took / 1000).toFixed(1).padStart(6)} s, ${status}`;
  const over = names.filter((call) => (runs.at(-1)?.get(call)?.held ?? 0) > target);
  return [
    `The server's thread, ${name} account: ${size.cases} cases, ${size.casesInFirst} in one class session${size.rules > 0 ? `, ${size.rules} rules more in each` : ''}`,
    ...shown.map((call) => `  ${call.padEnd(58)} ${runs.map((run) => cell(run.get(call))).join('  |  ')}`),
    `  · ${rest.length} other calls: at most ${Math.max(0, ...rest).toFixed(0)} ms each. Aim: none over ${target} ms; over it: ${over.length}.`,
    `  · In processor time between two turns of the event loop${runs.length > 1 ? '; the former code first' : ''}.`,
  ].join('\n');
}
