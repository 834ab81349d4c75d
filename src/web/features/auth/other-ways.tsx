import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { startGoogle, startUniversity } from '../../../shared/providers.ts';
import { hasPasskeys, isPasskeyDeclined } from '../../browser/passkeys.ts';
import { keepWayBack } from '../../browser/way-back.ts';
import { sentenceFor } from '../../client/errors.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { configQuery } from '../product/queries.ts';
import { isGoogleOffered } from './google-rule.ts';
import { googleAvailabilityQuery, usePasskeySignIn } from './queries/ways-in.ts';

/** The ways to sign in that need no password typed. */
export function OtherWays({ withPasskey }: { withPasskey: boolean }) {
  const google = useQuery(googleAvailabilityQuery);
  const isGoogleShown = isGoogleOffered(google, location.hostname);
  const university = useQuery(configQuery).data?.university;
  const isPasskeyShown = withPasskey && hasPasskeys();
  if (!isGoogleShown && !university && !isPasskeyShown) return null;
  return (
    <div className="mt-6 grid gap-3">
      <p className="flex items-center gap-3 text-ink-faint text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      {university && (
        <Button variant="secondary" size="large" onClick={() => leaveFor(startUniversity.path)}>
          {university.logo && <img src={university.logo} alt="" className="h-5 w-auto" />}
          Continue with {university.name}
        </Button>
      )}
      {isGoogleShown && (
        <Button variant="secondary" size="large" onClick={() => leaveFor(startGoogle.path)}>
          Continue with Google
        </Button>
      )}
      {isPasskeyShown && <PasskeyButton />}
    </div>
  );
}

function leaveFor(path: string) {
  keepWayBack();
  location.assign(path);
}

function PasskeyButton() {
  const signIn = usePasskeySignIn();
  const start = () =>
    signIn.start((error) => {
      if (isPasskeyDeclined(error)) return;
      toast({
        title: 'Login failed',
        description: sentenceFor(error, 'This passkey couldn’t be used.'),
        tone: 'destructive',
      });
    });
  return (
    <Button variant="secondary" size="large" onClick={start} disabled={signIn.isPending}>
      <KeyRound size={18} aria-hidden />
      Sign In with a Passkey
    </Button>
  );
}
