/** What keeps passwords from being tried out and addresses from being flooded. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import type { Client } from '../../../../test/client.ts';
import { opinionPdfNamed } from '../../../../test/fixtures/make.ts';
import { changeEmail, exportAccount } from '../../../shared/account.ts';
import { getCurrentUser, login, register, resendVerification, verifyEmail } from '../../../shared/auth.ts';
import { rateLimitPoints } from '../../base/rate-limits.ts';
import { mails } from '../../db/tables.ts';

const password = 'correct horse battery';

let test: TestApp;
let passwordsTried = 0;

beforeAll(async () => {
  test = await openTestApp({
    change(app) {
      const { open } = app.signIn;
      app.signIn.open = (...attempt) => {
        passwordsTried += 1;
        return open(...attempt);
      };
    },
  });
});
afterAll(() => test.close());

describe('guesses at a password', () => {
  it('that come all at once are as few as those that come one by one', async () => {
    await test.student('rushed');
    passwordsTried = 0;
    const guesses = Array.from({ length: 30 }, (_, index) =>
      test.visitor().send(login, { email: 'rushed@example.org', password: `guess ${index}` }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(passwordsTried).toBe(rateLimitPoints.signInFailuresPerAccount);
  });

  it('count for an account however its address is spelt, and say when to come back', async () => {
    await test.student('spelt');
    const spellings = ['spelt@example.org', 'SPELT@example.org', ' Spelt@Example.org'];
    const visitor = test.visitor();
    for (let guess = 0; guess < rateLimitPoints.signInFailuresPerAccount; guess += 1)
      await visitor.fail(login, { email: spellings[guess % 3] ?? '', password: 'wrong guess' });
    const limited = await visitor.fail(login, { email: 'spelt@example.org', password });
    expect(limited.status).toBe(429);
    expect(limited.body.error.code).toBe('too_many_requests');
    const seconds = Number(limited.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
  });

  it('do not count once she has signed in, and signing in often is no failure', async () => {
    const student = await test.student('forgetful');
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 6; guess += 1)
        await student.fail(login, { email: 'forgetful@example.org', password: 'wrong guess' });
      await student.login('forgetful@example.org', password);
    }
    for (let round = 0; round < 12; round += 1) await student.login('forgetful@example.org', password);
  });
});

const calls: Record<string, (student: Client) => Promise<{ status: number; headers: Headers }>> = {
  emailChangesPerUser: (student) =>
    student.send(changeEmail, { newEmail: 'elsewhere@example.org', password }),
  exportsPerUser: (student) => student.raw('GET', exportAccount.path),
  uploadsPerUser: async (student) => {
    const { sessionId } = await student.makeSession();
    return student.upload(sessionId, opinionPdfNamed(1));
  },
};

describe('a call', () => {
  it.each(['emailChangesPerUser', 'exportsPerUser', 'uploadsPerUser'] as const)(
    'beyond %s is refused, and says when to come back',
    async (limit) => {
      const student = await test.student(limit.toLowerCase());
      const { id } = await student.call(getCurrentUser, {});
      for (let spent = 0; spent < rateLimitPoints[limit]; spent += 1)
        await test.app.rateLimits.spend(limit, id);
      const refused = await calls[limit]?.(student);
      expect(refused?.status).toBe(429);
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    },
  );
});

describe('mails', () => {
  it('to one address, by signing up with it again and again, are five, and nobody is told', async () => {
    const visitor = test.visitor();
    const email = 'flooded@example.org';
    const allowed = rateLimitPoints.registrationMailsPerAccount;
    for (let round = 0; round < allowed + 2; round += 1)
      await visitor.call(register, { email, password, firstName: 'Ada', lastName: 'Flood' });
    expect(await test.app.db.$count(mails, eq(mails.recipient, email))).toBe(allowed);
  });

  it('to one address can be asked for five times in a quarter of an hour', async () => {
    const visitor = test.visitor();
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1)
      statuses.push((await visitor.send(resendVerification, { email: 'nobody@example.org' })).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it('to many addresses, by signing up again and again, end with the twentieth', async () => {
    const visitor = test.visitor();
    const statuses: number[] = [];
    for (let round = 0; round < rateLimitPoints.registrationsPerAddress; round += 1) {
      const email = `flood${round}@example.org`;
      const request = { email, password, firstName: 'Ada', lastName: 'Flood' };
      statuses.push((await visitor.send(register, request)).status);
    }
    expect(statuses).toContain(429);
    expect(statuses.indexOf(429)).toBe(statuses.lastIndexOf(201) + 1);
  });
});

describe('sign-ups', () => {
  it('of those who verified their addresses count no more for their network, up to a limit', async () => {
    const origin = 'https://hotseat.example';
    const rateLimits = { registrationsPerAddress: 2, verifiedSignUpsPerAddress: 3 };
    const lecture = await openTestApp({ config: { trustedProxies: 1, appUrl: origin, rateLimits } });
    let count = 0;
    const signUp = async (address: string): Promise<number> => {
      const email = `lecture${(count += 1)}@example.org`;
      const request = { email, password, firstName: 'Ada', lastName: 'M' };
      const headers = { origin, 'x-forwarded-for': address };
      return (await lecture.visitor().send(register, request, headers)).status;
    };
    /** From her telephone, on another network. */
    const verify = async (number: number) => {
      const mailed = eq(mails.recipient, `lecture${number}@example.org`);
      const [mail] = await lecture.app.db.select().from(mails).where(mailed);
      const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1];
      const headers = { origin, 'x-forwarded-for': '203.0.113.200' };
      expect((await lecture.visitor().send(verifyEmail, { token }, headers)).status).toBe(200);
    };
    try {
      const hall = '203.0.113.7';
      expect([await signUp(hall), await signUp(hall), await signUp(hall)]).toEqual([201, 201, 429]);
      await verify(1);
      expect([await signUp(hall), await signUp(hall)]).toEqual([201, 429]);
      await verify(2);
      await verify(4);
      expect([await signUp(hall), await signUp(hall), await signUp(hall)]).toEqual([201, 201, 429]);
      // Three are enough here.
      await verify(6);
      expect(await signUp(hall)).toBe(429);
    } finally {
      await lecture.close();
    }
  });
});
