/** The provider's checkout where the server names no address for it: opened by its session. */
import type { PublicConfig } from '../../../shared/product.ts';

type ProviderScript = (key: string) => {
  /** Answers only where it did not leave the page. Absent from the later versions of the script. */
  redirectToCheckout?: (by: { sessionId: string }) => Promise<{ error?: unknown }>;
};

const providerPage = 'https://checkout.stripe.com/c/pay';

/** Leaves the page. Throws where the provider refuses the session. */
export async function goToCheckout(
  sessionId: string,
  { usesTestCheckout, stripePublicKey }: Pick<PublicConfig, 'usesTestCheckout' | 'stripePublicKey'>,
): Promise<void> {
  const id = encodeURIComponent(sessionId);
  if (usesTestCheckout) return location.assign(`/test-checkout/${id}`);
  // The page loads it at its start where there is a key; it may have been blocked.
  const { Stripe } = window as { Stripe?: ProviderScript };
  const provider = stripePublicKey === null ? undefined : Stripe?.(stripePublicKey);
  if (!provider?.redirectToCheckout) return location.assign(`${providerPage}/${id}`);
  const { error } = await provider.redirectToCheckout({ sessionId });
  if (error) throw new Error('The payment provider refused the session.', { cause: error });
}
