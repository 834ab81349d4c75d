/** The ways in: sign-in, sign-up, and what the mailed links lead to. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import {
  forgotPassword,
  login,
  lookAtReset,
  register,
  resendVerification,
  resetPassword,
  type User,
  verifyEmail,
} from '../../../../shared/auth.ts';
import { beginPasskeySignIn, signInWithPasskey } from '../../../../shared/passkeys.ts';
import { getGoogleAvailability } from '../../../../shared/providers.ts';
import { verifyBackupCode, verifyTotp } from '../../../../shared/two-factor.ts';
import { answerWithPasskey } from '../../../browser/passkeys.ts';
import { forgetLeaving } from '../../../browser/session-hint.ts';
import { takeWayBack } from '../../../browser/way-back.ts';
import { call, type RequestOf } from '../../../client/api.ts';
import { answersUnauthorized } from '../../../client/query-client.ts';
import { useCall } from '../../../client/use-call.ts';
import { pathTo } from '../../../paths.ts';
import { toast } from '../../../ui/toast.tsx';
import { feature, loginKey, lookForServer, setCurrentUser } from './session.ts';

const redirectAfterMs = 100;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Every way to sign in ends alike. Pending until it has led on, so that the router can wait for it. */
function useOpening<Request>(open: (request: Request) => Promise<User | { twoFactorRequired: true }>) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationKey: loginKey,
    meta: answersUnauthorized,
    mutationFn: open,
    onSuccess: async (answer) => {
      if ('twoFactorRequired' in answer) return;
      forgetLeaving();
      setCurrentUser(queryClient, answer);
      toast({ title: 'Login successful' });
      await pause(redirectAfterMs);
      navigate(takeWayBack(answer.id) ?? pathTo.dashboard());
    },
  });
}

export const useLogin = () => useOpening((request: RequestOf<typeof login>) => call(login, request));

export const useTotpSignIn = () =>
  useOpening((request: RequestOf<typeof verifyTotp>) => call(verifyTotp, request));

export const useBackupCodeSignIn = () =>
  useOpening((request: RequestOf<typeof verifyBackupCode>) => call(verifyBackupCode, request));

/** Two mutations: a retry of the second does not ask the student for her passkey once more. */
export function usePasskeySignIn() {
  const ask = useMutation({ mutationFn: async () => answerWithPasskey(await call(beginPasskeySignIn, {})) });
  const open = useOpening((request: RequestOf<typeof signInWithPasskey>) => call(signInWithPasskey, request));
  return {
    isPending: ask.isPending || open.isPending,
    start: (onError: (error: Error) => void) =>
      ask.mutate(undefined, {
        onSuccess: (response) => open.mutate({ response }, { onError }),
        onError,
      }),
  };
}

export const googleAvailabilityQuery = queryOptions({
  queryKey: [feature, 'google'],
  queryFn: ({ signal }) => call(getGoogleAvailability, {}, { signal }),
});

export const useRegister = () => useCall(register);

/** A changed address ends the sign-ins of its account, which may be the one of this browser. */
export function useVerifyEmail() {
  const queryClient = useQueryClient();
  return useCall(verifyEmail, {
    onSuccess: ({ outcome }) => (outcome === 'changed' ? lookForServer(queryClient) : undefined),
  });
}

export const useResendVerification = () => useCall(resendVerification);

export const useForgotPassword = () => useCall(forgotPassword);

/** Whether the link still works, and which passkeys there are. Where it fails for another reason, the password can be changed all the same. */
export const resetQuery = (token: string) =>
  queryOptions({
    queryKey: [feature, 'reset', token],
    queryFn: ({ signal }) => call(lookAtReset, { token }, { signal }),
    retry: false,
    gcTime: 0,
  });

/** The new password ends every sign-in, the one of this browser too. */
export function useResetPassword() {
  const queryClient = useQueryClient();
  return useCall(resetPassword, { onSuccess: () => setCurrentUser(queryClient, null) });
}
