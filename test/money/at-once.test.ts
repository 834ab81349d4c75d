/** However many requests come at the same moment: never more is used than is left. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { charges } from '../../src/server/db/tables.ts';
import { payByAllowance, releaseCharge } from '../../src/server/features/subscription/charges.ts';
import { getSubscriptionStatus } from '../../src/shared/subscription.ts';
import { getTokens } from '../../src/shared/tokens.ts';
import { openTestApp, type TestApp } from '../app.ts';
import type { Client } from '../client.ts';
import { opinionPdfNamed } from '../fixtures/make.ts';
import { buy, upgrade, userIdOf } from '../money.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp({ withWorker: false });
});
afterAll(() => test.close());

async function uploadAtOnce(student: Client, count: number, usePremiumToken = false): Promise<number[]> {
  const { sessionId } = await student.makeSession();
  const file = opinionPdfNamed(7);
  const answers = await Promise.all(
    Array.from({ length: count }, () =>
      student.upload(sessionId, file, { allowDuplicate: true, usePremiumToken }),
    ),
  );
  return answers.map(({ status }) => status);
}

const countOf = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

describe('uploads at the same moment', () => {
  it('on one allowance: of two hundred exactly one is accepted', async () => {
    const student = await test.student();
    const statuses = await uploadAtOnce(student, 200);
    expect(countOf(statuses, 202)).toBe(1);
    expect(countOf(statuses, 402)).toBe(199);
    const rows = await test.app.db
      .select()
      .from(charges)
      .where(eq(charges.userId, await userIdOf(test, student)));
    expect(rows).toHaveLength(1);
  }, 60_000);

  it('on the week of the paid plan: of forty exactly ten', async () => {
    const student = await test.student();
    await upgrade(test, student);
    expect(countOf(await uploadAtOnce(student, 40), 202)).toBe(10);
    expect(await student.call(getSubscriptionStatus, {})).toMatchObject({
      analysesUsed: 10,
      premiumTokens: 1,
    });
    // An eleventh is a token's, and stays so: the week has no room for it until one of the ten is given back.
    const { sessionId } = await student.makeSession();
    const { body } = await student.upload(sessionId, opinionPdfNamed(8), { usePremiumToken: true });
    const userId = await userIdOf(test, student);
    expect(await payByAllowance(test.app, userId, body.id)).toBeUndefined();
    expect((await student.call(getTokens, {})).balance).toBe(0);
    const [first] = await test.app.db.select().from(charges).where(eq(charges.userId, userId)).limit(1);
    await releaseCharge(test.app, first?.caseId ?? 0);
    expect(await payByAllowance(test.app, userId, body.id)).toBeDefined();
    expect((await student.call(getTokens, {})).balance).toBe(1);
  }, 60_000);

  it('on two tokens: of twenty exactly two, and the allowance is not touched', async () => {
    const student = await test.student();
    await buy(test, student, 1);
    await buy(test, student, 1);
    expect(countOf(await uploadAtOnce(student, 20, true), 202)).toBe(2);
    expect((await student.call(getTokens, {})).balance).toBe(0);
    expect((await student.call(getSubscriptionStatus, {})).analysesUsed).toBe(0);
  }, 60_000);
});
