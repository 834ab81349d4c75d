import { hashKey, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import {
  forgotPassword,
  getCurrentUser,
  login,
  logout,
  register,
  resendVerification,
  resetPassword,
  type User,
  verifyEmail,
} from '../../../shared/auth.ts';
import { getGoogleAvailability } from '../../../shared/google.ts';
import { beginPasskeySignIn, signInWithPasskey } from '../../../shared/passkeys.ts';
import { verifyBackupCode, verifyTotp } from '../../../shared/two-factor.ts';
import { call, type RequestOf } from '../../kit/api.ts';
import { hasStatus, sentenceFor } from '../../kit/errors.ts';
import { answerWithPasskey } from '../../kit/passkeys.ts';
import { pathTo } from '../../kit/paths.ts';
import { answersUnauthorized } from '../../kit/query-client.ts';
import { forgetSignedIn, rememberSignedIn } from '../../kit/session-hint.ts';
import { toast } from '../../ui/toast.tsx';

const feature = 'auth';
const userKey = [feature, 'user'] as const;
export const loginKey = [feature, 'login'] as const;

async function findCurrentUser(signal: AbortSignal): Promise<User | null> {
  try {
    const user = await call(getCurrentUser, {}, { signal });
    rememberSignedIn();
    return user;
  } catch (error) {
    if (!hasStatus(error, 401)) throw error;
    forgetSignedIn();
    return null;
  }
}

/** Who is signed in; null when nobody is. Never cached, not retried, not asked again on focus. */
export const currentUserQuery = queryOptions({
  queryKey: userKey,
  queryFn: ({ signal }) => findCurrentUser(signal),
  staleTime: 0,
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
});

/** What was read for one student must not be there for the next. */
export function setCurrentUser(queryClient: QueryClient, user: User | null) {
  queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash !== hashKey(userKey) });
  queryClient.setQueryData(userKey, user);
  if (user) rememberSignedIn();
  else forgetSignedIn();
}

/** Puts the record that a change of the same student answered in the place of the old one. */
export function useUpdateCurrentUser() {
  const queryClient = useQueryClient();
  return (user: User) => {
    queryClient.setQueryData(userKey, user);
  };
}

const redirectAfterMs = 100;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Every way to sign in ends alike. Pending until it has led to the dashboard, so that the router can wait for it. */
function useOpening<Request>(open: (request: Request) => Promise<User | { twoFactorRequired: true }>) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationKey: loginKey,
    meta: answersUnauthorized,
    mutationFn: open,
    onSuccess: async (answer) => {
      if ('twoFactorRequired' in answer) return;
      setCurrentUser(queryClient, answer);
      toast({ title: 'Login successful' });
      await pause(redirectAfterMs);
      navigate(pathTo.dashboard());
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

export function useRegister() {
  return useMutation({ mutationFn: (request: RequestOf<typeof register>) => call(register, request) });
}

/** Says how it ended, also when the screen that asked is gone by then. */
export function useLogout() {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (request: RequestOf<typeof logout>) => call(logout, request),
    onSuccess: () => {
      navigate(pathTo.home());
      setCurrentUser(queryClient, null);
      toast({ title: 'Logged out successfully' });
    },
    onError: (error) =>
      toast({
        title: 'Logout failed',
        description: sentenceFor(error, error.message),
        tone: 'destructive',
      }),
  });
}

export function useVerifyEmail() {
  return useMutation({ mutationFn: (request: RequestOf<typeof verifyEmail>) => call(verifyEmail, request) });
}

export function useResendVerification() {
  return useMutation({
    mutationFn: (request: RequestOf<typeof resendVerification>) => call(resendVerification, request),
  });
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: (request: RequestOf<typeof forgotPassword>) => call(forgotPassword, request),
  });
}

/** The new password ends every sign-in, the one of this browser too. */
export function useResetPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof resetPassword>) => call(resetPassword, request),
    onSuccess: () => setCurrentUser(queryClient, null),
  });
}
