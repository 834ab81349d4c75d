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
      { onError: (error) => failed(error, sentenceFor(error, 'Failed to save this. Please try again.')) },
    );
  return (
    <WithAccount>
      {({ preferences }) => (
        <CheckField
          label="Email me when an analysis is ready"
          hint="Emails about your password, your address and your passkeys are always sent."
          // What was pressed shows at once; a failure puts it back.
          checked={update.isPending ? (update.variables.mailWhenReady ?? false) : preferences.mailWhenReady}
          onChange={set}
        />
      )}
    </WithAccount>
  );
}
