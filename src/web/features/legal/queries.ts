import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { acceptTerms, getPrivacy, getTerms } from '../../../shared/account.ts';
import { call } from '../../client/api.ts';
import { useCall } from '../../client/use-call.ts';
import { toast } from '../../ui/toast.tsx';
import { useUpdateCurrentUser } from '../auth/queries/session.ts';

const feature = 'legal';

export const termsQuery = queryOptions({
  queryKey: [feature, 'terms'],
  queryFn: ({ signal }) => call(getTerms, {}, { signal }),
});

export const privacyQuery = queryOptions({
  queryKey: [feature, 'privacy'],
  queryFn: ({ signal }) => call(getPrivacy, {}, { signal }),
});

/** Says itself that it is done: the dialog that asked is gone by then. */
export function useAcceptTerms() {
  const updateCurrentUser = useUpdateCurrentUser();
  const queryClient = useQueryClient();
  return useCall(acceptTerms, {
    onSuccess: (user) => {
      toast({ title: 'Terms Accepted' });
      updateCurrentUser(user);
      // What she tried before signing up has become a case of hers.
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== feature });
    },
  });
}
