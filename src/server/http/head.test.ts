import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { contract } from '../../shared/contract.ts';

let test: TestApp;
let listening = 0;

beforeAll(async () => {
  test = await openTestApp({
    change(app) {
      const { listen } = app.notices;
      app.notices.listen = (listener) => {
        const stop = listen(listener);
        listening += 1;
        return () => {
          listening -= 1;
          stop();
        };
      };
    },
  });
});
afterAll(() => test.close());

it('a call that asks for the head of an answer alone holds nothing open', async () => {
  const student = await test.student();
  const { classId } = await student.makeSession();
  const before = listening;
  for (const { path } of contract.filter(({ method }) => method === 'GET')) {
    const { status, body } = await student.raw('HEAD', path.replace('{id}', String(classId)));
    // Some files belong to the paid plan.
    expect([200, 400, 403, 404]).toContain(status);
    expect(body).toBeUndefined();
  }
  await expect.poll(() => listening).toBe(before);
});
