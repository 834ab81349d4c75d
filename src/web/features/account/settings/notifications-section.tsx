import { sentenceFor } from '../../../client/errors.ts';
import { failed } from '../../../client/notify.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { useUpdatePreferences } from '../queries.ts';
import { WithAccount } from './with-account.tsx';

export function NotificationsSection() {
  const update = useUpdatePreferences();
  const set = (mailWhenReady: boolean) =>
    update.mutate(
      { mailWhenReady },
      { onError: (error) => failed(error, sentenceFor(error, 'Couldn’t save this. Please try again.')) },
    );
  return (
    <WithAccount>
      {({ preferences }) => (
        <CheckField
          label="Email me when an analysis is ready"
          hint="You always get emails about your password, address, and passkeys."
          // What was pressed shows at once; a failure puts it back.
          checked={update.isPending ? (update.variables.mailWhenReady ?? false) : preferences.mailWhenReady}
          onChange={set}
        />
      )}
    </WithAccount>
  );
}
