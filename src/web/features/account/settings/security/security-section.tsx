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
            text="After your password, you enter a code from an authenticator app. A stolen password alone won’t get anyone in."
          >
            <TwoFactor account={account} />
          </Part>
          <Part
            title="Passkeys"
            text="Sign in with your device’s screen lock instead of a password. Passkeys can’t be guessed or phished."
          >
            <Passkeys account={account} />
          </Part>
          <ProviderLinks account={account} />
        </>
      )}
    </WithAccount>
  );
}
