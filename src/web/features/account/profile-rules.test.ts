import { describe, expect, it } from 'vitest';
import { isSchoolNamed, profileOf } from './profile-rules.ts';

const entries = (academicInstitution: string, graduationYear = '', countryRegion = '') => ({
  academicInstitution,
  graduationYear,
  countryRegion,
});

describe('a profile', () => {
  it('needs the name of a law school that is more than blanks', () => {
    expect([' ', '', 'Yale'].map((name) => isSchoolNamed(entries(name)))).toEqual([false, false, true]);
    expect(profileOf(entries('  '))).toEqual({
      errors: { academicInstitution: 'Please fill in Law School Name to continue' },
    });
  });

  it('sends blanks as null and no blank around a word', () => {
    expect(profileOf(entries(' Yale ', '', ' '))).toEqual({
      profile: { academicInstitution: 'Yale', graduationYear: null, countryRegion: null },
    });
  });

  it('takes a graduation year from 2020 to 2035 alone', () => {
    const wrong = ['2019', '2036', '2027.5', 'soon'].map((year) => profileOf(entries('Yale', year)));
    for (const one of wrong) expect(one).toHaveProperty('errors.graduationYear');
    for (const year of ['2020', '2035'])
      expect(profileOf(entries('Yale', year))).toHaveProperty('profile.graduationYear', Number(year));
  });
});
