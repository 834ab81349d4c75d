/** Stripe behind the product's own words. */
import Stripe from 'stripe';
import { z } from 'zod';
import type { Catalogue, CheckoutDraft, Payments, ProviderCheckout } from './payments.ts';
import { idOf, readAccount } from './stripe-account.ts';
import { lineOf, makeCatalogue } from './stripe-catalogue.ts';

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  /** Prices of the provider's catalogue; without one the checkout names the amount of the price list. */
  prices?: Partial<Catalogue>;
  /** In place of the network: the test checkout. */
  fetch?: typeof fetch;
};

const timeoutMs = 20_000;

const eventSchema = z.object({ id: z.string(), type: z.string() });

export function openStripe({ secretKey, webhookSecret, prices: ids = {}, fetch }: StripeOptions): Payments {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: timeoutMs,
    telemetry: false,
    ...(fetch ? { httpClient: Stripe.createFetchHttpClient(fetch) } : {}),
  });
  return {
    makeCatalogue: () => makeCatalogue(stripe),
    async addCustomer({ pseudonym, email }) {
      const { id } = await stripe.customers.create(
        { email, metadata: { pseudonym } },
        { idempotencyKey: `customer-${pseudonym}` },
      );
      return id;
    },
    async changeAddress(customer, email) {
      await stripe.customers.update(customer, { email });
    },
    async openCheckout(draft) {
      const { id, url } = await stripe.checkout.sessions.create(sessionOf(draft, ids), {
        idempotencyKey: `checkout-${draft.key}`,
      });
      if (!url) throw new Error('The provider opened a checkout without an address');
      return { id, url };
    },
    readCheckout: async (id) => toCheckout(await stripe.checkout.sessions.retrieve(id)),
    async closeCheckout(id) {
      await stripe.checkout.sessions.expire(id).catch(passOver('StripeInvalidRequestError'));
    },
    async openPortal(customer, returnUrl) {
      const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl });
      return url;
    },
    async setCancelsAtPeriodEnd(id, cancels) {
      await stripe.subscriptions.update(id, { cancel_at_period_end: cancels });
    },
    async endSubscription(id) {
      await stripe.subscriptions.cancel(id).catch(passOver('StripeInvalidRequestError'));
    },
    async refund(paymentId) {
      await stripe.refunds.create({ charge: paymentId }, { idempotencyKey: `refund-${paymentId}` });
    },
    async forgetCustomer(customer) {
      await stripe.customers.del(customer).catch(passOver('StripeInvalidRequestError'));
    },
    readAccount: (customer) => readAccount(stripe, customer, toCheckout),
    readEvent(body, signature) {
      if (isAhead(signature)) return undefined;
      try {
        return eventSchema.parse(stripe.webhooks.constructEvent(body, signature, webhookSecret));
      } catch {
        return undefined;
      }
    },
    customerOf: (body) => customerOf(stripe, body),
  };
}

/** As long as the library lets a signature be old. */
const toleranceSeconds = 5 * 60;

/** A signature of days to come could be sent again until then: the library refuses what is too old alone. */
function isAhead(signature: string): boolean {
  const [, signedAt] = /(?:^|,)t=(\d+)/.exec(signature) ?? [];
  return Number(signedAt) > Date.now() / 1000 + toleranceSeconds;
}

/** What is gone already, or no longer open, is no failure of the call that wanted it so. */
const passOver = (type: string) => (error: unknown) => {
  if (!(error instanceof Stripe.errors.StripeError) || error.type !== type) throw error;
};

function sessionOf(
  { customer, purchase, returnUrl, cancelUrl }: CheckoutDraft,
  ids: Partial<Catalogue>,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { purchase: purchase.kind, quantity: String(purchase.quantity) };
  return {
    mode: purchase.kind === 'paid_plan' ? 'subscription' : 'payment',
    customer,
    line_items: [lineOf(purchase, ids)],
    success_url: `${returnUrl}?session_id={CHECKOUT_SESSION_ID}&success=true`,
    cancel_url: cancelUrl,
    metadata,
  };
}

/** Only `payment_status` says that a checkout is paid: a complete one may still wait for its bank. */
function toCheckout(session: Stripe.Checkout.Session): ProviderCheckout {
  const isOpen = session.status !== 'expired';
  return {
    id: session.id,
    purchase: {
      kind: session.mode === 'subscription' ? 'paid_plan' : 'tokens',
      quantity: Number(session.metadata?.quantity ?? 1),
    },
    status: session.payment_status === 'paid' ? 'paid' : isOpen ? 'open' : 'closed',
  };
}

/** A dispute names its charge alone. */
async function customerOf(stripe: Stripe, body: string): Promise<string | undefined> {
  const { data } = JSON.parse(body) as { data: { object: Record<string, unknown> } };
  const { customer, charge, object, id } = data.object as Record<string, string | { id: string } | null>;
  if (object === 'customer') return idOf(id);
  if (customer) return idOf(customer);
  const chargeId = idOf(charge);
  return chargeId ? idOf((await stripe.charges.retrieve(chargeId)).customer) : undefined;
}
