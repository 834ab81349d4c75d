import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';

const metricsToken = 'a-token-of-the-operator';
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp({ config: { metricsToken } });
});
afterAll(() => test.close());

const read = (headers: Record<string, string> = {}) => test.visitor().raw('GET', '/metrics', { headers });

describe('/metrics', () => {
  it('tells this machine of the process, its requests by route, and the jobs', async () => {
    await test.visitor().raw('GET', '/api/classes/4711');
    const { status, body, headers } = await read();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(body).toMatch(/^process_resident_memory_bytes \d/m);
    expect(body).toMatch(/^hotseat_jobs_open \d/m);
    expect(body).toMatch(
      /hotseat_request_duration_seconds_count\{.*route="\/api\/classes\/:id",status="401"/,
    );
    expect(body).not.toContain('4711');
  });

  it('opens to others by the token alone', async () => {
    const elsewhere = { 'x-forwarded-for': '203.0.113.7' };
    expect((await read(elsewhere)).status).toBe(404);
    expect((await read({ ...elsewhere, authorization: 'Bearer another-token' })).status).toBe(404);
    expect((await read({ ...elsewhere, authorization: `Bearer ${metricsToken}` })).status).toBe(200);
  });
});
