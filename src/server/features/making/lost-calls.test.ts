import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { modelConfigFor } from '../../../../test/model-app.ts';
import { modelCalls } from '../../db/tables.ts';
import { settleLostCalls } from './metering.ts';

const model = 'openai-compatible:local-model';
let test: TestApp;

beforeAll(async () => {
  const models = modelConfigFor('openai-compatible', { prices: { [model]: { input: 1, output: 10 } } });
  test = await openTestApp({ config: { models }, withWorker: false });
});
afterAll(() => test.close());

it('a call whose worker was killed costs what was asked, once no call can last so long; a younger one stays', async () => {
  const { app } = test;
  const call = { kind: 'brief' as const, model, inputTokens: 1_000_000, costCents: 700 };
  const hoursAgo = (hours: number) => new Date(app.now().getTime() - hours * 60 * 60_000);
  await app.db.insert(modelCalls).values([
    { ...call, createdAt: hoursAgo(2) },
    { ...call, createdAt: hoursAgo(0) },
    { ...call, createdAt: hoursAgo(2), outcome: 'ok' },
  ]);
  await settleLostCalls({ ...app, log: { ...app.log, warn: () => undefined } });
  const rows = await app.db
    .select({ outcome: modelCalls.outcome, costCents: modelCalls.costCents })
    .from(modelCalls)
    .where(eq(modelCalls.model, model))
    .orderBy(desc(modelCalls.outcome));
  expect(rows).toEqual([
    { outcome: 'running', costCents: 700 },
    { outcome: 'ok', costCents: 700 },
    { outcome: 'lost', costCents: 100 },
  ]);
});
