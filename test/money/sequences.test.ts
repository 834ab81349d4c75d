/** Random lives of students beside a simple model: after every step plan, allowance and tokens agree with it. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppError } from '../../src/server/base/errors.ts';
import { silentLog } from '../../src/server/base/log.ts';
import { cases, classes, classSessions, materials, semesters, users } from '../../src/server/db/tables.ts';
import { settleAccount } from '../../src/server/features/payments/account.ts';
import * as checkout from '../../src/server/features/payments/checkout.ts';
import * as ownPlan from '../../src/server/features/payments/own-plan.ts';
import * as charges from '../../src/server/features/subscription/charges.ts';
import * as subscription from '../../src/server/features/subscription/service.ts';
import { findCustomer } from '../../src/server/features/tokens/customers.ts';
import { getTokens } from '../../src/server/features/tokens/service.ts';
import type { SignedIn } from '../../src/server/outside/sign-in.ts';
import { openTestApp, type TestApp } from '../app.ts';
import { checkoutOf } from '../money.ts';

const sequences = process.env.THOROUGH ? 200 : 16;
const stepsAtMost = 40;

const hourMs = 60 * 60 * 1000;
const weekMs = 7 * 24 * hourMs;

let test: TestApp;
let clock = new Date('2027-01-01T00:00:00Z');
let steps = 0;

beforeAll(async () => {
  test = await openTestApp({
    withWorker: false,
    log: silentLog,
    change(app) {
      app.now = () => clock;
    },
  });
});
afterAll(async () => {
  await test.close();
  console.log(`Steps compared with the model: ${steps}`);
});

/** What paid for an analysis: the free trial, a token, or a week of a subscription. */
type Paid = 'free' | 'token' | `week ${string}`;
type Run = { caseId: number; paid: Paid; state: 'reserved' | 'committed' | 'released' };

type Model = {
  plan: { id: number; start: number; months: number; cancels: boolean; isPastDue: boolean } | undefined;
  plans: number;
  tokens: number;
  hadUpgradeToken: boolean;
  cardIsRefused: boolean;
  runs: Run[];
  /** Tokens spent on one material made again. */
  remakes: { chargeId: number; isSettled: boolean }[];
};

const months = (start: number, count: number) => {
  const date = new Date(start);
  const wanted = new Date(start);
  wanted.setUTCDate(1);
  wanted.setUTCMonth(wanted.getUTCMonth() + count);
  const lastDay = new Date(Date.UTC(wanted.getUTCFullYear(), wanted.getUTCMonth() + 1, 0)).getUTCDate();
  wanted.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return wanted.getTime();
};

function passTime(model: Model): void {
  while (model.plan && months(model.plan.start, model.plan.months) <= clock.getTime()) {
    const { plan } = model;
    plan.months += 1;
    if (plan.cancels || (model.cardIsRefused && plan.isPastDue)) model.plan = undefined;
    else if (model.cardIsRefused) plan.isPastDue = true;
    else {
      plan.isPastDue = false;
      model.tokens += 1;
    }
  }
}

const weekIndex = (start: number) => Math.floor((clock.getTime() - start) / weekMs);

function allowanceOf({ plan, runs }: Model) {
  const paid: Paid = plan ? `week ${plan.id}:${weekIndex(plan.start)}` : 'free';
  const used = runs.filter((run) => run.paid === paid && run.state !== 'released').length;
  return { paid, used, limit: plan ? 10 : 1 };
}

function expectedStatus(model: Model) {
  const { used, limit } = allowanceOf(model);
  const { plan, tokens } = model;
  const left = plan ? plan.start + (weekIndex(plan.start) + 1) * weekMs - clock.getTime() : 0;
  return {
    canAnalyze: used < limit || tokens > 0,
    analysesUsed: used,
    limit,
    isPremium: plan !== undefined,
    weeklyAnalyses: plan ? used : 0,
    daysUntilReset: Math.ceil(left / (24 * hourMs)),
    tier: plan ? 'paid' : 'free_trial',
    premiumTokens: Math.max(0, tokens),
  };
}

type Life = { user: SignedIn; sessionId: number; checkouts: string[]; model: Model };

async function begin(): Promise<Life> {
  const { db } = test.app;
  const email = `${crypto.randomUUID()}@example.org`;
  const [user] = await db
    .insert(users)
    .values({ name: 'Ada', firstName: 'Ada', lastName: 'Marlow', email })
    .returning();
  const userId = user?.id ?? 0;
  const [semester] = await db.insert(semesters).values({ userId, name: 'Fall' }).returning();
  const [own] = await db
    .insert(classes)
    .values({ userId, semesterId: semester?.id ?? 0, name: 'Torts' })
    .returning();
  const [session] = await db
    .insert(classSessions)
    .values({ userId, classId: own?.id ?? 0, title: 'Duty', position: 0 })
    .returning();
  return {
    user: { userId, email, signInId: 0 },
    sessionId: session?.id ?? 0,
    checkouts: [],
    model: {
      plan: undefined,
      plans: 0,
      tokens: 0,
      hadUpgradeToken: false,
      cardIsRefused: false,
      runs: [],
      remakes: [],
    },
  };
}

/** Undefined where the product refuses for want of allowance, token or plan. */
async function refusal(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

async function settleOwn({ user }: Life): Promise<void> {
  const customer = await findCustomer(test.app, user.userId);
  if (customer) await settleAccount(test.app, customer.id);
}

async function pay(life: Life, sessionId: string): Promise<void> {
  life.checkouts.push(sessionId);
  await checkoutOf(test).pay(sessionId);
  await checkout.verifyCheckoutSession(test.app, life.user, { sessionId });
}

function reserve({ user }: Life, caseId: number, usesToken: boolean) {
  return test.app.db.transaction(async (db) => {
    const within = { ...test.app, db };
    await charges.lockAllowance(within, user.userId);
    if (await charges.hasStandingCharge(within, caseId)) return;
    await charges.reserveCharge(within, user.userId, caseId, usesToken);
  });
}

function reserveRemake({ user: { userId } }: Life, caseId: number): Promise<number> {
  return test.app.db.transaction(async (db) => {
    const within = { ...test.app, db };
    await charges.lockAllowance(within, userId);
    const made = {
      engine: 'extractive',
      engineVersion: '1',
      content: {},
      itemCount: 0,
      tier: 'standard',
    } as const;
    const [material] = await db
      .insert(materials)
      .values({ ...made, userId, caseId, kind: 'brief', createdAt: clock })
      .returning();
    return charges.reserveToken(within, userId, { caseId, materialId: material?.id ?? 0 });
  });
}

async function addCase({ user, sessionId }: Life): Promise<number> {
  const row = { title: 'Marlow', fileName: 'm.pdf', fileSize: 1, sha256: 'x', tier: 'standard' } as const;
  const [added] = await test.app.db
    .insert(cases)
    .values({ ...row, userId: user.userId, sessionId, status: 'queued', createdAt: clock })
    .returning();
  return added?.id ?? 0;
}

function pick<Thing>(things: Thing[], number: number): Thing | undefined {
  return things[number % Math.max(1, things.length)];
}

type Step = { act: keyof typeof acts; number: number };

const acts = {
  async upgrade(life: Life) {
    const { model } = life;
    const refused = await refusal(async () => {
      const { sessionId } = await checkout.createCheckoutSession(test.app, life.user);
      await pay(life, sessionId);
    });
    expect(refused).toBe(model.plan ? 'not_possible_now' : undefined);
    if (model.plan) return;
    model.plans += 1;
    model.plan = { id: model.plans, start: clock.getTime(), months: 1, cancels: false, isPastDue: false };
    if (!model.hadUpgradeToken) model.tokens += 1;
    model.hadUpgradeToken = true;
  },
  async cancel({ user, model }: Life) {
    const refused = await refusal(() => ownPlan.cancelSubscription(test.app, user));
    expect(refused).toBe(model.plan ? undefined : 'not_possible_now');
    if (model.plan) model.plan.cancels = true;
  },
  async resume({ user, model }: Life) {
    const refused = await refusal(() => ownPlan.resumeSubscription(test.app, user));
    expect(refused).toBe(model.plan ? undefined : 'not_possible_now');
    if (model.plan) model.plan.cancels = false;
  },
  async buy(life: Life, number: number) {
    const quantity = number % 2 === 0 ? 1 : 5;
    const refused = await refusal(async () => {
      const { sessionId } = await checkout.purchaseTokens(test.app, life.user, { quantity });
      await pay(life, sessionId);
    });
    const isRefused = quantity === 5 && !life.model.plan;
    expect(refused).toBe(isRefused ? 'bundle_not_available' : undefined);
    if (!isRefused) life.model.tokens += quantity;
  },
  async refund({ user, model }: Life, number: number) {
    const receipts = await ownPlan.listInvoices(test.app, user);
    const bought = receipts.filter(({ purchase, refundedCents }) => purchase === 'tokens' && !refundedCents);
    const receipt = pick(bought, number);
    if (!receipt) return;
    await checkoutOf(test).refund(receipt.id, receipt.amountCents);
    model.tokens -= receipt.quantity;
  },
  async refuseCard({ user, model }: Life) {
    const customer = await findCustomer(test.app, user.userId);
    if (!customer?.providerId) return;
    model.cardIsRefused = !model.cardIsRefused;
    await checkoutOf(test).refuseCard(customer.providerId, model.cardIsRefused);
  },
  async wait({ model }: Life, number: number) {
    clock = new Date(clock.getTime() + (1 + (number % 400)) * hourMs);
    passTime(model);
  },
  async analyse(life: Life, number: number) {
    const { model } = life;
    const usesToken = number % 3 === 0;
    const { paid, used, limit } = allowanceOf(model);
    const caseId = await addCase(life);
    const refused = await refusal(() => reserve(life, caseId, usesToken));
    const isOpen = usesToken ? model.tokens > 0 : used < limit;
    expect(refused).toBe(isOpen ? undefined : usesToken ? 'no_token' : 'no_allowance');
    if (!isOpen) return;
    if (usesToken) model.tokens -= 1;
    model.runs.push({ caseId, paid: usesToken ? 'token' : paid, state: 'reserved' });
  },
  async commit({ model }: Life, number: number) {
    const run = pick(model.runs, number);
    if (!run) return;
    await charges.commitCharge(test.app, run.caseId);
    if (run.state === 'reserved') run.state = 'committed';
  },
  async fail({ model }: Life, number: number) {
    const run = pick(model.runs, number);
    if (!run) return;
    await test.app.db.transaction((db) => charges.releaseCharge({ ...test.app, db }, run.caseId));
    if (run.state !== 'reserved') return;
    run.state = 'released';
    if (run.paid === 'token') model.tokens += 1;
  },
  async retry(life: Life, number: number) {
    const { model } = life;
    const run = pick(model.runs, number);
    if (!run) return;
    const { paidWith } = await charges.paymentOfCase(test.app, run.caseId);
    expect(paidWith).toBe(run.paid === 'token' ? 'token' : 'allowance');
    const refused = await refusal(() => reserve(life, run.caseId, paidWith === 'token'));
    if (run.state !== 'released') return expect(refused).toBeUndefined();
    const { paid, used, limit } = allowanceOf(model);
    const isOpen = run.paid === 'token' ? model.tokens > 0 : used < limit;
    expect(refused === undefined).toBe(isOpen);
    if (!isOpen) return;
    if (run.paid === 'token') model.tokens -= 1;
    else run.paid = paid;
    run.state = 'reserved';
  },
  async remake(life: Life) {
    const { model } = life;
    const caseId = await addCase(life);
    let chargeId = 0;
    const refused = await refusal(async () => {
      chargeId = await reserveRemake(life, caseId);
    });
    expect(refused).toBe(model.tokens > 0 ? undefined : 'no_token');
    if (refused) return;
    model.tokens -= 1;
    model.remakes.push({ chargeId, isSettled: false });
  },
  async settleRemake({ model }: Life, number: number) {
    const remake = pick(model.remakes, number);
    if (!remake) return;
    const status = number % 2 === 0 ? 'committed' : 'released';
    await test.app.db.transaction((db) => charges.settleToken({ ...test.app, db }, remake.chargeId, status));
    if (!remake.isSettled && status === 'released') model.tokens += 1;
    remake.isSettled = true;
  },
  async replay(life: Life, number: number) {
    const sessionId = pick(life.checkouts, number);
    if (sessionId) await checkout.verifyCheckoutSession(test.app, life.user, { sessionId });
    await settleOwn(life);
  },
};

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(
    ...(['analyse', 'analyse', 'analyse', 'wait', 'wait', ...Object.keys(acts)] as (keyof typeof acts)[]),
  ),
  number: fc.nat(10_000),
});

it('agree with the model after every step', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: stepsAtMost, size: 'max' }), async (life) => {
      clock = new Date('2027-01-29T06:30:00Z');
      const lived = await begin();
      for (const { act, number } of life) {
        await acts[act](lived, number);
        await settleOwn(lived);
        expect(await subscription.getSubscriptionStatus(test.app, lived.user)).toEqual(
          expectedStatus(lived.model),
        );
        expect((await getTokens(test.app, lived.user)).balance).toBe(lived.model.tokens);
        steps += 1;
      }
    }),
    { numRuns: sequences },
  );
}, 400_000);
