import { useQuery } from '@tanstack/react-query';
import { googleAvailabilityQuery } from '../../../auth/queries.ts';
import { Part } from '../section.tsx';

/** Says whether Google leads into this account. Where it is neither linked nor offered there is nothing to say. */
export function GoogleLink({ isLinked }: { isLinked: boolean }) {
  const { data } = useQuery(googleAvailabilityQuery);
  const isOffered = data?.hasGoogleClientId && data.hasGoogleClientSecret;
  if (!isLinked && !isOffered) return null;
  return (
    <Part
      title="Google"
      text={
        isLinked
          ? 'Linked: “Continue with Google” signs you in to this account.'
          : 'Not linked. “Continue with Google” on the sign-in page links a Google account that has this email address.'
      }
    />
  );
}
