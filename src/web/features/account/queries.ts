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
import { call } from '../../client/api.ts';
import { useCall } from '../../client/use-call.ts';
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

export const useSaveProfile = () => useCall(saveProfile, { onSuccess: useUpdateCurrentUser() });

export const useCompleteOnboarding = () => useCall(completeOnboarding, { onSuccess: useUpdateCurrentUser() });

export const useChangeEmail = () => useCall(changeEmail, { onSuccess: useRefreshAccount() });

export const useChangePassword = () => useCall(changePassword, { onSuccess: useRefreshAccount() });

export const useEndSignIn = () => useCall(endSignIn, { onSettled: useRefreshLater() });

export const useEndOtherSignIns = () => useCall(endOtherSignIns, { onSettled: useRefreshLater() });

export function useUpdatePreferences() {
  const queryClient = useQueryClient();
  return useCall(updatePreferences, {
    onSuccess: (preferences) =>
      queryClient.setQueryData(accountQuery.queryKey, (account) => account && { ...account, preferences }),
  });
}

/** Asks the browser for a new passkey; `useAddPasskey` then keeps it, so that a retry asks nobody twice. */
export function useMakePasskey() {
  return useMutation({ mutationFn: async () => makePasskey(await call(beginPasskey, {})) });
}

/** What asks for it may be done for a while after. */
export const useConfirmOwner = () => useCall(confirmOwner);

export const useAddPasskey = () => useCall(addPasskey, { onSuccess: useRefreshAccount() });

export const useRenamePasskey = () => useCall(renamePasskey, { onSuccess: useRefreshAccount() });

export const useDeletePasskey = () => useCall(deletePasskey, { onSettled: useRefreshLater() });

export const useEnableTwoFactor = () => useCall(enableTwoFactor);

export const useConfirmTwoFactor = () => useCall(verifyTotp);

export const useDisableTwoFactor = () => useCall(disableTwoFactor, { onSuccess: useRefreshAccount() });

export const useNewRecoveryCodes = () => useCall(generateBackupCodes);

/** `onDeleted` runs before the account is forgotten here: its screen is gone after that. */
export function useDeleteAccount(onDeleted: () => void) {
  const queryClient = useQueryClient();
  return useCall(deleteAccount, {
    onSuccess: () => {
      onDeleted();
      setCurrentUser(queryClient, null);
      forgetUnsent();
    },
  });
}
