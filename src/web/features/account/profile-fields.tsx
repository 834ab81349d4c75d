import { limits } from '../../../shared/prices.ts';
import type { FieldErrors } from '../../client/form.ts';
import { TextField } from '../../ui/field.tsx';
import type { ProfileEntries } from './profile-rules.ts';

type ProfileFieldsProps = {
  entries: ProfileEntries;
  onChange: (entries: ProfileEntries) => void;
  errors: FieldErrors;
  disabled: boolean;
};

/** The academic profile: the same three fields in the onboarding and in the settings. */
export function ProfileFields({ entries, onChange, errors, disabled }: ProfileFieldsProps) {
  const bind = (name: keyof ProfileEntries) => ({
    name,
    value: entries[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...entries, [name]: event.target.value }),
    error: errors[name],
    disabled,
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...bind('academicInstitution')}
        label="Law School Name"
        required
        autoComplete="organization"
        className="sm:col-span-2"
      />
      <TextField
        {...bind('graduationYear')}
        label="Graduation Year (optional)"
        type="number"
        inputMode="numeric"
        min={limits.minGraduationYear}
        max={limits.maxGraduationYear}
        step={1}
        placeholder={`${limits.minGraduationYear} to ${limits.maxGraduationYear}`}
      />
      <TextField {...bind('countryRegion')} label="Country/Region (optional)" autoComplete="country-name" />
    </div>
  );
}
