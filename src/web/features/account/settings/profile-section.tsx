import { useState } from 'react';
import type { User } from '../../../../shared/auth.ts';
import { ApiError } from '../../../client/errors.ts';
import { useSubmit } from '../../../client/form.ts';
import { failed } from '../../../client/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { ProfileFields } from '../profile-fields.tsx';
import { entriesOfUser, profileOf } from '../profile-rules.ts';
import { useSaveProfile } from '../queries.ts';

export function ProfileSection({ user }: { user: User }) {
  const [firstName, setFirstName] = useState(user.firstName);
  const [lastName, setLastName] = useState(user.lastName);
  const [entries, setEntries] = useState(() => entriesOfUser(user));
  const save = useSaveProfile();

  const read = () => {
    const checked = profileOf(entries);
    return 'errors' in checked ? { errors: checked.errors } : { value: checked.profile };
  };
  const { errors, setErrors, fields } = useSubmit(read, (profile) =>
    save.mutate(
      { ...profile, firstName, lastName },
      {
        onSuccess: () => toast({ title: 'Profile Saved' }),
        onError: (error) => {
          if (error instanceof ApiError) setErrors(error.fields);
          failed(error, 'Failed to save your profile. Please try again.', 'Profile Save Error');
        },
      },
    ),
  );

  return (
    <form {...fields} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="First Name"
          name="firstName"
          autoComplete="given-name"
          value={firstName}
          onChange={(event) => setFirstName(event.target.value)}
          error={errors.firstName}
          disabled={save.isPending}
        />
        <TextField
          label="Last Name"
          name="lastName"
          autoComplete="family-name"
          value={lastName}
          onChange={(event) => setLastName(event.target.value)}
          error={errors.lastName}
          disabled={save.isPending}
        />
      </div>
      <ProfileFields entries={entries} onChange={setEntries} errors={errors} disabled={save.isPending} />
      <Button type="submit" className="justify-self-start" disabled={save.isPending}>
        {save.isPending ? 'Saving...' : 'Save Profile'}
      </Button>
    </form>
  );
}
