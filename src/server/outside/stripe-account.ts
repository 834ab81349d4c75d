/** Everything Stripe knows of a customer, put together from its lists. */
import type Stripe from 'stripe';
import type { ProviderAccount, ProviderCheckout, ProviderPayment } from './payments.ts';

/** More than anybody pays in a lifetime; the library wants a bound. */
const all = { limit: 10_000 };
const page = 100;

const date = (seconds: number) => new Date(seconds * 1000);

export function idOf(value: string | { id: string } | null | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.id;
}

export async function readAccount(
  stripe: Stripe,
  customer: string,
  toCheckout: (session: Stripe.Checkout.Session) => ProviderCheckout,
): Promise<ProviderAccount> {
  const [sessions, subscriptions, invoices, charges] = await Promise.all([
    stripe.checkout.sessions.list({ customer, limit: page }).autoPagingToArray(all),
    stripe.subscriptions.list({ customer, status: 'all', limit: page }).autoPagingToArray(all),
    stripe.invoices.list({ customer, limit: page, expand: ['data.payments'] }).autoPagingToArray(all),
    stripe.charges.list({ customer, limit: page }).autoPagingToArray(all),
  ]);
  const succeeded = charges.filter(({ status }) => status === 'succeeded');
  const disputed = await findDisputed(stripe, succeeded);
  const payments = succeeded.map((charge): ProviderPayment | undefined => {
    const intent = idOf(charge.payment_intent);
    const session = sessions.find(({ payment_intent }) => intent && idOf(payment_intent) === intent);
    const invoice = invoices.find((candidate) => intent && paidBy(candidate).includes(intent));
    if (!session && !invoice) return undefined;
    return {
      id: charge.id,
      purchase: session ? toCheckout(session).purchase : { kind: 'paid_plan', quantity: 1 },
      amountCents: charge.amount,
      refundedCents: charge.amount_refunded,
      isDisputed: disputed.has(charge.id),
      paidAt: date(charge.created),
      receiptUrl: charge.receipt_url ?? invoice?.hosted_invoice_url ?? null,
      checkoutId: session?.id ?? null,
      subscriptionId: idOf(invoice?.parent?.subscription_details?.subscription) ?? null,
      ...periodOf(invoice),
    };
  });
  return {
    checkouts: sessions.map(toCheckout),
    subscriptions: subscriptions.map(toSubscription),
    payments: payments.filter((payment) => payment !== undefined),
  };
}

function paidBy({ payments }: Stripe.Invoice): string[] {
  return (payments?.data ?? []).flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);
}

/** The period that the invoice's line pays for: the invoice's own period is the one before. */
function periodOf(invoice: Stripe.Invoice | undefined) {
  const period = invoice?.lines.data.at(-1)?.period;
  if (!period) return { periodStartsAt: null, periodEndsAt: null };
  return { periodStartsAt: date(period.start), periodEndsAt: date(period.end) };
}

function toSubscription(subscription: Stripe.Subscription) {
  const ends = subscription.items.data.map(({ current_period_end }) => current_period_end);
  return {
    id: subscription.id,
    status: subscription.status,
    startedAt: date(subscription.start_date),
    periodEndsAt: date(Math.max(...ends)),
    // The provider's own portal may name the day instead of the flag.
    cancelsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  };
}

/** An inquiry (`warning_…`) holds no money back, and a dispute that was won gave it back. */
const takesMoney = (status: string) =>
  !status.startsWith('warning') && !['won', 'prevented'].includes(status);

async function findDisputed(stripe: Stripe, charges: Stripe.Charge[]): Promise<Set<string>> {
  const disputed = new Set<string>();
  for (const { id, disputed: isDisputed } of charges) {
    if (!isDisputed) continue;
    const disputes = await stripe.disputes.list({ charge: id, limit: page }).autoPagingToArray(all);
    if (disputes.some(({ status }) => takesMoney(status))) disputed.add(id);
  }
  return disputed;
}
