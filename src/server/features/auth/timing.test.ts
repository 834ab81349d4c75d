/** How long an answer takes tells nobody whether an address has an account. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { forgotPassword, login, register, resendVerification } from '../../../shared/auth.ts';
import type { Endpoint } from '../../../shared/endpoint.ts';

const rounds = 40;
const plenty = 100_000;
const password = 'correct horse battery';
const person = { password, firstName: 'Ada', lastName: 'Marlow' };

let test: TestApp;

beforeAll(async () => {
  // No worker: what it does meanwhile would be noise.
  test = await openTestApp({
    withWorker: false,
    config: {
      rateLimits: {
        signInFailuresPerAccount: plenty,
        signInFailuresPerAddress: plenty,
        registrationsPerAddress: plenty,
        registrationMailsPerAccount: plenty,
        resendsPerAccount: plenty,
        resetsPerAccount: plenty,
      },
    },
  });
  await test.student('known');
  for (const email of ['known@example.org', 'unverified@example.org'])
    await test.visitor().register({ ...person, password: 'signed up with', email });
});
afterAll(() => test.close());

const quantile = (values: number[], at: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * at)] ?? 0;

type Probe = (round: number) => Record<string, unknown>;

/** Both kinds in turn, so that whatever slows the machine slows both. */
async function measure(endpoint: Endpoint, known: Probe, unknown: Probe) {
  const times: [number[], number[]] = [[], []];
  for (let round = -5; round < rounds; round += 1) {
    for (const [index, probe] of [known, unknown].entries()) {
      const startedAt = performance.now();
      await test.visitor().send(endpoint, probe(round));
      if (round >= 0) times[index]?.push(performance.now() - startedAt);
    }
  }
  const [medianKnown = 0, medianUnknown = 0] = times.map((each) => quantile(each, 0.5));
  const noise = Math.max(...times.map((each) => quantile(each, 0.75) - quantile(each, 0.25)));
  return { difference: Math.abs(medianKnown - medianUnknown), noise };
}

const wrong = { password: 'a wrong guess at it' };

describe('the time of an answer', () => {
  it.each<[string, Endpoint, Probe, Probe]>([
    [
      'a wrong password and of an unknown address',
      login,
      () => ({ ...wrong, email: 'known@example.org' }),
      (round) => ({ ...wrong, email: `unknown${round}@example.org` }),
    ],
    [
      'a wrong password before verifying and of an unknown address',
      login,
      () => ({ ...wrong, email: 'unverified@example.org' }),
      (round) => ({ ...wrong, email: `unknown${round}@example.org` }),
    ],
    [
      'the password of a sign-up with a known address and with a new one',
      login,
      () => ({ ...person, password: 'signed up with', email: 'known@example.org' }),
      () => ({ ...person, password: 'signed up with', email: 'unverified@example.org' }),
    ],
    [
      'a registration of a known address and of a new one',
      register,
      () => ({ ...person, email: 'known@example.org' }),
      (round) => ({ ...person, email: `new${round}@example.org` }),
    ],
    [
      'a forgotten password of a known address and of an unknown one',
      forgotPassword,
      () => ({ email: 'known@example.org' }),
      (round) => ({ email: `unknown${round}@example.org` }),
    ],
    [
      'a link asked for again of a known address and of an unknown one',
      resendVerification,
      () => ({ email: 'unverified@example.org' }),
      (round) => ({ email: `unknown${round}@example.org` }),
    ],
  ])(
    'of %s differs less than it varies by itself',
    async (_, endpoint, known, unknown) => {
      const { difference, noise } = await measure(endpoint, known, unknown);
      // On a machine without noise a hash that one path left out would be ten times the other bound.
      expect(difference).toBeLessThan(Math.max(noise, 3));
    },
    60_000,
  );
});
