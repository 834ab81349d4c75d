import type { Preferences } from '../../../../shared/account.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { failed } from '../../../client/notify.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { useUpdatePreferences } from '../queries.ts';
import { WithAccount } from './with-account.tsx';

type PreferenceCheckProps = { name: keyof Preferences; label: string; hint: string };

export function PreferenceCheck({ name, label, hint }: PreferenceCheckProps) {
  const update = useUpdatePreferences();
  const set = (value: boolean) =>
    update.mutate(
      { [name]: value },
      { onError: (error) => failed(error, sentenceFor(error, 'Couldn’t save this. Please try again.')) },
    );
  return (
    <WithAccount>
      {({ preferences }) => (
        <CheckField
          label={label}
          hint={hint}
          // What was pressed shows at once; a failure puts it back.
          checked={update.isPending ? (update.variables[name] ?? false) : preferences[name]}
          onChange={set}
        />
      )}
    </WithAccount>
  );
}
