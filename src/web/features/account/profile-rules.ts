/** What must be true of a profile before it is saved, with the words for what is not. */
import type { User } from '../../../shared/auth.ts';
import { limits } from '../../../shared/prices.ts';
import type { FieldErrors } from '../../client/form.ts';

export type ProfileEntries = Record<'academicInstitution' | 'graduationYear' | 'countryRegion', string>;

export type Profile = {
  academicInstitution: string;
  graduationYear: number | null;
  countryRegion: string | null;
};

export const schoolMissing = 'Please fill in Law School Name to continue';
const yearWrong = `Graduation Year must be a year from ${limits.minGraduationYear} to ${limits.maxGraduationYear}.`;

export const isSchoolNamed = (entries: ProfileEntries) => entries.academicInstitution.trim() !== '';

export const entriesOfUser = (user: User): ProfileEntries => ({
  academicInstitution: user.academicInstitution ?? '',
  graduationYear: user.graduationYear?.toString() ?? '',
  countryRegion: user.countryRegion ?? '',
});

const orNull = (text: string) => text.trim() || null;

/** The profile as it is sent, a blank as null; or what is wrong with it. */
export function profileOf(entries: ProfileEntries): { profile: Profile } | { errors: FieldErrors } {
  if (!isSchoolNamed(entries)) return { errors: { academicInstitution: schoolMissing } };
  const year = orNull(entries.graduationYear);
  const graduationYear = year === null ? null : Number(year);
  if (graduationYear !== null && !isGraduationYear(graduationYear))
    return { errors: { graduationYear: yearWrong } };
  return {
    profile: {
      academicInstitution: entries.academicInstitution.trim(),
      graduationYear,
      countryRegion: orNull(entries.countryRegion),
    },
  };
}

const isGraduationYear = (year: number) =>
  Number.isInteger(year) && year >= limits.minGraduationYear && year <= limits.maxGraduationYear;
