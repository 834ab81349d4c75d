/** Hundreds of students behind one address of their university, which comes through two proxies. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { login, register } from '../../../shared/auth.ts';
import { readConfig } from '../../base/config.ts';

const { campusNetworks, trustedProxies } = readConfig({
  CAMPUS_NETWORKS: '192.0.2.0/24, 2001:db8::/32',
  TRUST_PROXY: '2',
});
const origin = 'https://hotseat.example';
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp({
    config: {
      ...{ campusNetworks, trustedProxies, appUrl: origin },
      rateLimits: {
        registrationsPerAddress: 3,
        registrationsPerCampusAddress: 6,
        signInFailuresPerAddress: 3,
      },
    },
  });
});
afterAll(() => test.close());

/** What a client made up, what the outer proxy saw, what the inner one saw. */
const from = (address: string) => ({ origin, 'x-forwarded-for': `198.51.100.1, ${address}, 10.0.0.1` });

let count = 0;
async function signUp(address: string): Promise<number> {
  count += 1;
  const person = { email: `campus${count}@example.org`, password: 'correct horse battery' };
  const request = { ...person, firstName: 'Ada', lastName: 'M' };
  return (await test.visitor().send(register, request, from(address))).status;
}

async function statusesOf(address: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let round = 0; round < times; round += 1) statuses.push(await signUp(address));
  return statuses;
}

describe('from a network of the campus', () => {
  it('a whole lecture signs up there within minutes, and elsewhere nobody does', async () => {
    expect(await statusesOf('203.0.113.5', 4)).toEqual([201, 201, 201, 429]);
    expect(await statusesOf('192.0.2.77', 7)).toEqual([...Array(6).fill(201), 429]);
    expect(await statusesOf('2001:db8::1', 4)).toEqual(Array(4).fill(201));
  });

  it('failed sign-ins there are counted by their own limit', async () => {
    const guess = async (address: string, number: number) => {
      const request = { email: `nobody${number}@example.org`, password: 'wrong guess' };
      return (await test.visitor().send(login, request, from(address))).status;
    };
    const guesses = async (address: string) => {
      const statuses: number[] = [];
      for (let number = 0; number < 5; number += 1) statuses.push(await guess(address, number));
      return statuses;
    };
    expect(await guesses('203.0.113.6')).toContain(429);
    expect(await guesses('192.0.2.78')).not.toContain(429);
  });
});

it.each(['192.0.2.0', '192.0.2.0/33', 'campus', '192.0.2.0/24,'])(
  'a list with %j is refused at the start',
  (given) => {
    expect(() => readConfig({ CAMPUS_NETWORKS: given })).toThrow(/CAMPUS_NETWORKS: “.*” is no network/);
  },
);
