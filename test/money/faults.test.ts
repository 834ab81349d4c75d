/**
 * The connection breaks after a statement, as when a process is killed there: what was begun is then tried again, and
 * nothing is lost or doubled. Every third statement of each path in turn; each one with THOROUGH=1.
 */
import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../src/server/app.ts';
import { silentLog } from '../../src/server/base/log.ts';
import {
  caseFileChunks,
  cases,
  charges,
  customers,
  idempotencyKeys,
  tokenEntries,
} from '../../src/server/db/tables.ts';
import { giveUpRun, runAnalysis } from '../../src/server/features/analysis/processing.ts';
import { grantTokens } from '../../src/server/features/subscription/service.ts';
import { cancelCase, retryCase } from '../../src/shared/cases.ts';
import { createCheckoutSession, verifyCheckoutSession } from '../../src/shared/payments.ts';
import { openTestApp, type TestApp } from '../app.ts';
import type { Client } from '../client.ts';
import { opinionPdfNamed } from '../fixtures/make.ts';
import { checkoutOf, liftLimits, status, tokens, userIdOf } from '../money.ts';

let test: TestApp;
let faults = 0;

/** Statements of transactions that may still pass; none is counted while undefined. */
let left: number | undefined;

beforeAll(async () => {
  test = await openTestApp({ withWorker: false, log: silentLog, change: liftLimits });
  const student = await test.student();
  const { sessionId } = await student.makeSession();
  holder = { student, sessionId, userId: await userIdOf(test, student) };
  breakConnections(test.app);
});
afterAll(async () => {
  await test.close();
  console.log(`Faults tried on the paths of charge and payment: ${faults}`);
});

function breakConnections({ db }: App): void {
  const pool = (db as unknown as { $client: pg.Pool }).$client;
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<pg.PoolClient>;
  // The transactions of db.ts take their connection here; with a callback it is the pool's own query.
  pool.connect = (async (callback?: unknown) => {
    if (callback) return connect(callback);
    const client = await connect();
    const query = client.query.bind(client) as (...words: unknown[]) => Promise<unknown>;
    const release = client.release.bind(client);
    client.query = (async (...words: unknown[]) => {
      const result = await query(...words);
      if (left !== undefined) {
        left -= 1;
        if (left < 0) {
          left = undefined;
          faults += 1;
          client.release = () => release(true);
          (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
          throw new Error('The connection was broken by the test');
        }
      }
      return result;
    }) as typeof client.query;
    client.release = (broken) => {
      client.query = query as typeof client.query;
      release(broken);
    };
    return client;
  }) as typeof pool.connect;
}

/** Answers whether the fault came to be: false once the path has fewer statements. */
async function withFaultAfter(statements: number, work: () => Promise<unknown>): Promise<boolean> {
  const before = faults;
  left = statements;
  await work().catch(() => undefined);
  left = undefined;
  return faults > before;
}

const stride = process.env.THOROUGH ? 1 : 3;
let paths = 0;

/** Each path begins at another statement, so that paths with a common beginning share the work. */
async function everyStatement(
  path: (fault: (work: () => Promise<unknown>) => Promise<void>) => Promise<void>,
) {
  const first = paths % stride;
  paths += 1;
  for (let statements = first; statements < 200; statements += stride) {
    let came = false;
    await path(async (work) => {
      came = await withFaultAfter(statements, work);
    });
    if (!came && statements === first) throw new Error('No connection was broken');
    if (!came) return statements;
  }
  throw new Error('The path has no end');
}

type Holder = { student: Client; sessionId: number; userId: number };
let holder: Holder;

/** The same student with one token and nothing else: signing up anew for each statement would take minutes. */
async function startOver(): Promise<Holder> {
  const { db } = test.app;
  const { userId, student } = holder;
  const [customer] = await db.select().from(customers).where(eq(customers.userId, userId));
  await db.delete(cases).where(eq(cases.userId, userId));
  await db.delete(charges).where(eq(charges.userId, userId));
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
  if (customer) await db.delete(tokenEntries).where(eq(tokenEntries.customerId, customer.id));
  await grantTokens(test.app, { email: student.email, tokens: 1, reason: 'to be spent' });
  return holder;
}

const upload = (student: Client, sessionId: number, usePremiumToken: boolean) => {
  const headers = { 'idempotency-key': 'the-same-over-retries' };
  return student.upload(sessionId, opinionPdfNamed(3), { usePremiumToken, headers });
};

async function expectConsistent(student: Client, userId: number): Promise<void> {
  const rows = await test.app.db.select().from(charges).where(eq(charges.userId, userId));
  const ownCases = await test.app.db.select().from(cases).where(eq(cases.userId, userId));
  const standing = rows.filter(({ status }) => status !== 'released');
  const spent = standing.filter(({ paidWith }) => paidWith === 'token').length;
  expect((await tokens(student)).balance).toBe(1 - spent);
  expect((await status(student)).analysesUsed).toBe(standing.length - spent);
  expect(standing.length).toBeLessThanOrEqual(ownCases.length);
  for (const one of ownCases) {
    const mine = standing.filter(({ caseId }) => caseId === one.id);
    const isStopped = one.status === 'failed' || one.status === 'cancelled';
    expect(mine.length, `a case that is ${one.status}`).toBe(isStopped ? 0 : 1);
  }
}

describe.each([['the allowance', false] as const, ['a token', true] as const])(
  'an analysis on %s',
  (_, token) => {
    it('is accepted once or not at all, wherever the upload breaks off', async () => {
      const steps = await everyStatement(async (fault) => {
        const { student, sessionId, userId } = await startOver();
        await fault(async () => {
          const { status } = await upload(student, sessionId, token);
          if (status !== 202) throw new Error('refused');
        });
        await expectConsistent(student, userId);
        expect((await upload(student, sessionId, token)).status).toBe(202);
        await expectConsistent(student, userId);
      });
      expect(steps).toBeGreaterThan(10);
    }, 120_000);
  },
);

describe('an analysis on a token', () => {
  const token = true;

  it('is committed once, wherever the worker breaks off', async () => {
    await everyStatement(async (fault) => {
      const { student, sessionId, userId } = await startOver();
      const { body } = await upload(student, sessionId, token);
      const run = { caseId: body.id, run: 1 };
      const attempt = { signal: new AbortController().signal };
      await fault(() => runAnalysis(test.app, run, attempt));
      await expectConsistent(student, userId);
      await runAnalysis(test.app, run, attempt);
      await expectConsistent(student, userId);
      const [charge] = await test.app.db.select().from(charges).where(eq(charges.userId, userId));
      expect(charge?.status).toBe('committed');
    });
  }, 240_000);

  it('that is given up, retried and cancelled gives back once, wherever a step breaks off', async () => {
    for (const broken of ['give up', 'retry', 'cancel'] as const) {
      await everyStatement(async (fault) => {
        const { student, sessionId, userId } = await startOver();
        const { body } = await upload(student, sessionId, token);
        const run = { caseId: body.id, run: 1 };
        const steps = {
          'give up': () => giveUpRun(test.app, run),
          retry: () => student.send(retryCase, { id: body.id }),
          cancel: () => student.send(cancelCase, { id: body.id }),
        };
        for (const name of ['give up', 'retry', 'cancel'] as const) {
          if (name === broken) {
            await fault(steps[name]);
            await expectConsistent(student, userId);
          }
          await steps[name]();
          await expectConsistent(student, userId);
        }
        const after = await test.app.db.select().from(charges).where(eq(charges.userId, userId));
        expect(after.every(({ status }) => status === 'released')).toBe(true);
        await test.app.db.delete(caseFileChunks).where(eq(caseFileChunks.caseId, body.id));
      });
    }
  }, 240_000);
});

describe('a payment', () => {
  it('is taken over once, wherever the verify call breaks off', async () => {
    await everyStatement(async (fault) => {
      const student = await test.student();
      const { sessionId } = await student.call(createCheckoutSession, { tier: 'paid' });
      await checkoutOf(test).pay(sessionId);
      await fault(() => student.send(verifyCheckoutSession, { sessionId }));
      expect([0, 1]).toContain((await tokens(student)).balance);
      await student.call(verifyCheckoutSession, { sessionId });
      await student.call(verifyCheckoutSession, { sessionId });
      expect(await status(student)).toMatchObject({ isPremium: true, premiumTokens: 1 });
    });
  }, 240_000);
});
