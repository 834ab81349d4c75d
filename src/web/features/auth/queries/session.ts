/** Who is signed in, in this tab and the others, and how that ends. The ways in are loaded with their screens: ways-in.ts. */
import { hashKey, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { getCurrentUser, logout, type User } from '../../../../shared/auth.ts';
import { forgetStudent, holdFor } from '../../../browser/on-sign-out.ts';
import {
  forgetLeaving,
  forgetSignedIn,
  isLeaving,
  lastPerson,
  lastStudent,
  noteLeaving,
  rememberPerson,
  rememberSignedIn,
  sessionHintKey,
} from '../../../browser/session-hint.ts';
import { forgetUnsent } from '../../../browser/unsent-words.ts';
import { call, type RequestOf } from '../../../client/api.ts';
import { hasCode, hasStatus, sentenceFor } from '../../../client/errors.ts';
import { forgetOthers } from '../../../client/offline-answers.ts';
import { pathTo } from '../../../paths.ts';
import { toast } from '../../../ui/toast.tsx';

export const feature = 'auth';
const userKey = [feature, 'user'] as const;
export const loginKey = [feature, 'login'] as const;

/** Who read here last, as far as that is known without network: of the lookup her name alone is kept. */
const offlineStudent = (id: number): User => ({
  id,
  ...lastPerson(),
  emailVerified: true,
  role: 'student',
  profileImageUrl: null,
  onboardingCompleted: true,
  termsAccepted: true,
  academicInstitution: null,
  graduationYear: null,
  countryRegion: null,
});

async function findCurrentUser(queryClient: QueryClient, signal: AbortSignal): Promise<User | null> {
  const last = lastStudent();
  try {
    if (isLeaving()) await endSession();
    const user = await call(getCurrentUser, {}, { signal });
    if (last !== user.id) forgetFormer(queryClient, user.id);
    rememberPerson(user);
    holdFor(user.id);
    return user;
  } catch (error) {
    if (hasCode(error, 'network') && last !== undefined) {
      // This tab may still know her by name.
      const shown = queryClient.getQueryData<User | null>(userKey);
      return shown?.id === last ? shown : offlineStudent(last);
    }
    if (!hasStatus(error, 401)) throw error;
    // A visitor who was nobody before goes on reading: what a public screen has asked for is on its way.
    if (last !== undefined || queryClient.getQueryData(userKey)) forgetFormer(queryClient, undefined);
    return null;
  }
}

async function endSession(): Promise<void> {
  await call(logout, {});
  forgetLeaving();
}

/** Without network she has left all the same: nothing of hers stays here, and the server is told at the next contact. */
async function leave(): Promise<{ isTold: boolean }> {
  try {
    await endSession();
    return { isTold: true };
  } catch (error) {
    if (!hasCode(error, 'network')) throw error;
    noteLeaving();
    return { isTold: false };
  }
}

/** What was read for one student must not be there for the next, neither in this tab nor in what is kept for offline. */
function forgetFormer(queryClient: QueryClient, id: number | undefined) {
  queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash !== hashKey(userKey) });
  if (id === undefined) forgetSignedIn();
  else rememberSignedIn(id);
  void forgetOthers(id);
}

/** Who is signed in; null when nobody is. Never cached, not retried, not asked again on focus. */
export const currentUserQuery = queryOptions({
  queryKey: userKey,
  queryFn: ({ client, signal }) => findCurrentUser(client, signal),
  staleTime: 0,
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
});

export function setCurrentUser(queryClient: QueryClient, user: User | null) {
  forgetFormer(queryClient, user?.id);
  if (user) {
    rememberPerson(user);
    holdFor(user.id);
  }
  queryClient.setQueryData(userKey, user);
}

/** Another tab has signed out, or somebody else in: this one forgets what it shows and asks who is there. */
export function followOtherTabs(queryClient: QueryClient) {
  addEventListener('storage', ({ key }) => {
    if (key !== sessionHintKey && key !== null) return;
    const shown = queryClient.getQueryData<User | null>(userKey)?.id;
    if (shown === lastStudent()) return;
    forgetStudent();
    queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash !== hashKey(userKey) });
    void queryClient.resetQueries({ queryKey: userKey });
  });
}

/** Asks the server who is signed in: the question that tells whether it can be reached. */
export const lookForServer = (queryClient: QueryClient) => queryClient.refetchQueries({ queryKey: userKey });

/** Puts the record that a change of the same student answered in the place of the old one. */
export function useUpdateCurrentUser() {
  const queryClient = useQueryClient();
  return (user: User) => {
    rememberPerson(user);
    queryClient.setQueryData(userKey, user);
  };
}

const signedOutHere = {
  title: 'Signed out on this device',
  description:
    'Nothing you read is stored here anymore. You’ll be fully signed out as soon as this browser is back online.',
};

/** Says how it ended, also when the screen that asked is gone by then. */
export function useLogout() {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (_: RequestOf<typeof logout>) => leave(),
    onSuccess: ({ isTold }) => {
      navigate(pathTo.home());
      setCurrentUser(queryClient, null);
      forgetUnsent();
      forgetStudent();
      toast(isTold ? { title: 'Logged out successfully' } : signedOutHere);
    },
    onError: (error) =>
      toast({
        title: 'Logout failed',
        description: sentenceFor(error, error.message),
        tone: 'destructive',
      }),
  });
}
