import { Part } from '../section.tsx';
import { WithAccount } from '../with-account.tsx';
import { EmailForm } from './email-form.tsx';
import { PasswordForm, PasswordLink } from './password-form.tsx';

export function AccountSection() {
  return (
    <WithAccount room="h-132">
      {(account) => (
        <>
          <Part title="Email" text={account.email}>
            <EmailForm account={account} />
          </Part>
          <Part
            title="Password"
            text={
              account.hasPassword
                ? 'Changing your password signs you out everywhere else.'
                : 'You don’t have a password yet. We can email you a link to set one.'
            }
          >
            {account.hasPassword ? <PasswordForm /> : <PasswordLink email={account.email} />}
          </Part>
        </>
      )}
    </WithAccount>
  );
}
