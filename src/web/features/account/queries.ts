import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changeEmail,
  changePassword,
  deleteAccount,
  endOtherSignIns,
  endSignIn,
  getAccount,
  listSignIns,
  saveProfile,
  updatePreferences,
} from '../../../shared/account.ts';
import { completeOnboarding } from '../../../shared/auth.ts';
import {
  addPasskey,
  beginPasskey,
  deletePasskey,
  listPasskeys,
  renamePasskey,
} from '../../../shared/passkeys.ts';
import {
  confirmOwner,
  disableTwoFactor,
  enableTwoFactor,
  generateBackupCodes,
  verifyTotp,
} from '../../../shared/two-factor.ts';
import { makePasskey } from '../../browser/passkeys.ts';
import { forgetUnsent } from '../../browser/unsent-words.ts';
import { call, type RequestOf } from '../../client/api.ts';
import { setCurrentUser, useUpdateCurrentUser } from '../auth/queries/session.ts';

const feature = 'account';

export const accountQuery = queryOptions({
  queryKey: [feature, 'settings'],
  queryFn: ({ signal }) => call(getAccount, {}, { signal }),
});

export const signInsQuery = queryOptions({
  queryKey: [feature, 'sign-ins'],
  queryFn: ({ signal }) => call(listSignIns, {}, { signal }),
  staleTime: 0,
});

export const passkeysQuery = queryOptions({
  queryKey: [feature, 'passkeys'],
  queryFn: ({ signal }) => call(listPasskeys, {}, { signal }),
});

export function useRefreshAccount() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [feature] });
}

/** Does not wait: a row that is gone by then could no longer say how its own change ended. */
function useRefreshLater() {
  const refresh = useRefreshAccount();
  return () => {
    void refresh();
  };
}

export function useSaveProfile() {
  return useMutation({
    mutationFn: (request: RequestOf<typeof saveProfile>) => call(saveProfile, request),
    onSuccess: useUpdateCurrentUser(),
  });
}

export function useCompleteOnboarding() {
  return useMutation({
    mutationFn: (request: RequestOf<typeof completeOnboarding>) => call(completeOnboarding, request),
    onSuccess: useUpdateCurrentUser(),
  });
}

export function useChangeEmail() {
  return useMutation({
    mutationFn: (request: RequestOf<typeof changeEmail>) => call(changeEmail, request),
    onSuccess: useRefreshAccount(),
  });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (request: RequestOf<typeof changePassword>) => call(changePassword, request),
    onSuccess: useRefreshAccount(),
  });
}

export function useEndSignIn() {
  return useMutation({
    mutationFn: (request: RequestOf<typeof endSignIn>) => call(endSignIn, request),
    onSettled: useRefreshLater(),
  });
}

export function useEndOtherSignIns() {
  return useMutation({
    mutationFn: (request: RequestOf<typeof endOtherSignIns>) => call(endOtherSignIns, request),
    onSettled: useRefreshLater(),
  });
}

export function useUpdatePreferences() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof updatePreferences>) => call(updatePreferences, request),
    onSuccess: (preferences) =>
      queryClient.setQueryData(accountQuery.queryKey, (account) => account && { ...account, preferences }),
  });
}

/** Asks the browser for a new passkey; `useAddPasskey` then keeps it, so that a retry asks nobody twice. */
export function useMakePasskey() {
  return useMutation({ mutationFn: async () => makePasskey(await call(beginPasskey, {})) });
}

/** What asks for it may be done for a while after. */
export function useConfirmOwner() {
  return useMutation({
    mutationFn: (request: RequestOf<typeof confirmOwner>) => call(confirmOwner, request),
  });
}

export function useAddPasskey() {
  return useMutation({
    mutationFn: (request: RequestOf<typeof addPasskey>) => call(addPasskey, request),
    onSuccess: useRefreshAccount(),
  });
}

export function useRenamePasskey() {
  return useMutation({
    mutationFn: (request: RequestOf<typeof renamePasskey>) => call(renamePasskey, request),
    onSuccess: useRefreshAccount(),
  });
}

export function useDeletePasskey() {
  return useMutation({
    mutationFn: (request: RequestOf<typeof deletePasskey>) => call(deletePasskey, request),
    onSettled: useRefreshLater(),
  });
}

export function useEnableTwoFactor() {
  return useMutation({
    mutationFn: (request: RequestOf<typeof enableTwoFactor>) => call(enableTwoFactor, request),
  });
}

export function useConfirmTwoFactor() {
  return useMutation({ mutationFn: (request: RequestOf<typeof verifyTotp>) => call(verifyTotp, request) });
}

export function useDisableTwoFactor() {
  return useMutation({
    mutationFn: (request: RequestOf<typeof disableTwoFactor>) => call(disableTwoFactor, request),
    onSuccess: useRefreshAccount(),
  });
}

export function useNewRecoveryCodes() {
  return useMutation({
    mutationFn: (request: RequestOf<typeof generateBackupCodes>) => call(generateBackupCodes, request),
  });
}

/** `onDeleted` runs before the account is forgotten here: its screen is gone after that. */
export function useDeleteAccount(onDeleted: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof deleteAccount>) => call(deleteAccount, request),
    onSuccess: () => {
      onDeleted();
      setCurrentUser(queryClient, null);
      forgetUnsent();
    },
  });
}
