import { Part } from '../section.tsx';
import { WithAccount } from '../with-account.tsx';
import { Passkeys } from './passkeys.tsx';
import { ProviderLinks } from './provider-links.tsx';
import { TwoFactor } from './two-factor.tsx';

export function SecuritySection() {
  return (
    <WithAccount>
      {(account) => (
        <>
          <Part
            title="Two-Factor Sign-In"
            text="After your password, a code of an authenticator app. Whoever learns the password alone stays out."
          >
            <TwoFactor account={account} />
          </Part>
          <Part
            title="Passkeys"
            text="Sign in with your device’s own lock instead of a password. A passkey cannot be guessed or phished."
          >
            <Passkeys account={account} />
          </Part>
          <ProviderLinks account={account} />
        </>
      )}
    </WithAccount>
  );
}
