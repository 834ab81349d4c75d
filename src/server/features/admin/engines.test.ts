import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTurn } from '../../../../test/fakes/provider/play.ts';
import { type ModelApp, openModelApp, testKey } from '../../../../test/model-app.ts';
import { adminLogin, checkEngines } from '../../../shared/admin.ts';

let test: ModelApp;
beforeAll(async () => {
  test = await openModelApp({ config: { adminEmail: 'chief@example.org' } });
  await test.student('chief');
});
afterAll(() => test.close());

async function administrator() {
  const admin = test.visitor();
  await admin.call(adminLogin, { email: 'chief@example.org', password: 'correct horse battery' });
  return admin;
}

it('an administrator has each configured model checked with one small call', async () => {
  const text = '{"court":"Supreme Court of Jefferson","isAffirmed":true,"judges":[]}';
  test.provider.play(inTurn({ does: 'answer', text }));
  const answer = await (await administrator()).call(checkEngines, {});
  const ready = { engine: 'openai-compatible:local-model', state: 'ready', failure: null };
  expect(answer).toMatchObject({ standard: ready, premium: ready });
  expect(answer.standard.latencyMs).toBeGreaterThan(0);
  expect(test.provider.calls).toHaveLength(1);
});

it('and is told what is wrong with one, but never its key', async () => {
  test.provider.play(inTurn({ does: 'fail', status: 401, message: `Incorrect key ${testKey}` }));
  const answer = await (await administrator()).call(checkEngines, {});
  expect(answer.standard).toMatchObject({
    state: 'failed',
    failure: expect.stringMatching(/^key_rejected: .*HTTP 401/),
  });
  expect(JSON.stringify(answer)).not.toContain(testKey);
});

it('to a student the check is not there', async () => {
  const student = await test.student('curious');
  expect((await student.fail(checkEngines, {})).status).toBe(404);
});
