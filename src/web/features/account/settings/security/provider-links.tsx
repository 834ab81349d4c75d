import { useQuery } from '@tanstack/react-query';
import type { Account } from '../../../../../shared/account.ts';
import { googleAvailabilityQuery } from '../../../auth/queries/ways-in.ts';
import { configQuery } from '../../../product/queries.ts';
import { Part } from '../section.tsx';

/** Says which providers lead into this account. */
export function ProviderLinks({ account }: { account: Account }) {
  const { data: google } = useQuery(googleAvailabilityQuery);
  const university = useQuery(configQuery).data?.university;
  return (
    <>
      <ProviderLink
        name={university?.name ?? 'Your University'}
        isOffered={Boolean(university)}
        isLinked={account.isUniversityLinked}
      />
      <ProviderLink
        name="Google"
        isOffered={Boolean(google?.hasGoogleClientId && google.hasGoogleClientSecret)}
        isLinked={account.isGoogleLinked}
      />
    </>
  );
}

type ProviderLinkProps = { name: string; isOffered: boolean; isLinked: boolean };

/** Where it is neither linked nor offered there is nothing to say. */
function ProviderLink({ name, isOffered, isLinked }: ProviderLinkProps) {
  if (!isLinked && !isOffered) return null;
  return (
    <Part
      title={name}
      text={
        isLinked
          ? `Linked: “Continue with ${name}” signs you in to this account.`
          : `Not linked. “Continue with ${name}” on the sign-in page links the account there that has this email address.`
      }
    />
  );
}
