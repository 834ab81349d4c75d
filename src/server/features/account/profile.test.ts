import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import type { Client } from '../../../../test/client.ts';
import { saveProfile } from '../../../shared/account.ts';

let test: TestApp;
let student: Client;

beforeAll(async () => {
  test = await openTestApp();
  student = await test.student();
});
afterAll(() => test.close());

const school = { academicInstitution: 'Tidewater School of Law' };

describe('the academic profile', () => {
  it.each([{}, { graduationYear: null, countryRegion: null }, { graduationYear: null, countryRegion: ' ' }])(
    'needs the law school alone: %o',
    async (rest) => {
      await student.call(saveProfile, { ...school, graduationYear: 2027, countryRegion: 'Virginia' });
      expect(await student.call(saveProfile, { ...school, ...rest })).toMatchObject({
        ...school,
        graduationYear: null,
        countryRegion: null,
      });
    },
  );

  it.each([
    [{ academicInstitution: ' ' }, 'Please fill in Law School Name to continue.'],
    [{}, 'Please fill in Law School Name to continue.'],
    [{ ...school, graduationYear: 2019 }, 'Enter a graduation year from 2020 to 2035.'],
    [{ ...school, graduationYear: 2036 }, 'Enter a graduation year from 2020 to 2035.'],
  ])('is not saved as %o', async (profile, message) => {
    const { status, body } = await student.send(saveProfile, profile);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { message } });
  });
});
