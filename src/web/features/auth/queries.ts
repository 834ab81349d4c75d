import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getCurrentUser,
  login,
  logout,
  register,
  resendVerification,
  type User,
  verifyEmail,
} from '../../../shared/auth.ts';
import { call, type RequestOf } from '../../kit/api.ts';
import { hasStatus } from '../../kit/errors.ts';
import { answersUnauthorized } from '../../kit/query-client.ts';
import { forgetSignedIn, rememberSignedIn } from '../../kit/session-hint.ts';

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
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== feature });
  queryClient.setQueryData(userKey, user);
  if (user) rememberSignedIn();
  else forgetSignedIn();
}

/** Stays pending until `onSignedIn` is done, so that the router can wait for its own delay. */
export function useLogin(onSignedIn: (user: User) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: loginKey,
    meta: answersUnauthorized,
    mutationFn: (request: RequestOf<typeof login>) => call(login, request),
    onSuccess: async (answer) => {
      if ('twoFactorRequired' in answer) return;
      setCurrentUser(queryClient, answer);
      await onSignedIn(answer);
    },
  });
}

export function useRegister() {
  return useMutation({ mutationFn: (request: RequestOf<typeof register>) => call(register, request) });
}

/** `onLoggedOut` outlives the screen that asked: that screen is gone by then. */
export function useLogout(onLoggedOut: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof logout>) => call(logout, request),
    onSuccess: () => {
      onLoggedOut();
      setCurrentUser(queryClient, null);
    },
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
