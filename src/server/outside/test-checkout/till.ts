/** Money moves in the test checkout: paid, declined, renewed, refunded, disputed. Every step tells an event. */
import type { Db } from '../../db/db.ts';
import { findObject, listObjects, newId, putObject, type TestObject } from './objects.ts';
import type { Charge, Session, Subscription } from './shapes.ts';

export type Till = {
  db: Db;
  /** Seconds of the epoch, as the provider counts. */
  now: number;
  appUrl: string;
  /** Ids of the events to deliver. */
  told: string[];
};

export async function tell({ db, now, told }: Till, type: string, object: TestObject): Promise<void> {
  const id = newId('evt');
  await putObject(db, { id, object: 'event', type, created: now, data: { object } });
  told.push(id);
}

/** The same day of a later month, or that month's last. */
export function addMonths(seconds: number, months: number): number {
  const start = new Date(seconds * 1000);
  const year = start.getUTCFullYear();
  const month = start.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return start.setUTCFullYear(year, month, Math.min(start.getUTCDate(), lastDay)) / 1000;
}

async function take(till: Till, customer: string, amount: number): Promise<Charge> {
  const id = newId('ch');
  const charge: Charge = {
    id,
    object: 'charge',
    customer,
    status: 'succeeded',
    amount,
    amount_refunded: 0,
    disputed: false,
    payment_intent: newId('pi'),
    receipt_url: `${till.appUrl}/test-checkout/receipts/${id}`,
    created: till.now,
  };
  await putObject(till.db, charge);
  await tell(till, 'charge.succeeded', charge);
  return charge;
}

/** Pays an open session; one that is not open stays as it is. */
export async function paySession(till: Till, session: Session): Promise<Session> {
  if (session.status !== 'open') return session;
  const charge = await take(till, session.customer, session.amount_total);
  const paid: Session = {
    ...session,
    status: 'complete',
    payment_status: 'paid',
    refusal: null,
    bank_answers_at: null,
    ...(session.mode === 'payment' ? { payment_intent: charge.payment_intent } : {}),
  };
  if (session.mode === 'subscription') paid.subscription = await begin(till, session, charge);
  await putObject(till.db, paid);
  await tell(till, 'checkout.session.completed', paid);
  return paid;
}

async function begin(till: Till, session: Session, charge: Charge): Promise<string> {
  const period = { current_period_start: till.now, current_period_end: addMonths(till.now, 1) };
  const subscription: Subscription = {
    id: newId('sub'),
    object: 'subscription',
    customer: session.customer,
    status: 'active',
    start_date: till.now,
    cancel_at_period_end: false,
    cancel_at: null,
    items: { object: 'list', data: [period] },
    amount: session.amount_total,
    months: 1,
  };
  await putObject(till.db, subscription);
  await tell(till, 'customer.subscription.created', subscription);
  await writeInvoice(till, subscription, charge);
  return subscription.id;
}

async function writeInvoice(till: Till, subscription: Subscription, charge: Charge | undefined) {
  const [period] = subscription.items.data;
  const invoice: TestObject = {
    id: newId('in'),
    object: 'invoice',
    customer: subscription.customer,
    status: charge ? 'paid' : 'open',
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    lines: {
      object: 'list',
      data: [{ period: { start: period?.current_period_start, end: period?.current_period_end } }],
    },
    payments: {
      object: 'list',
      data: charge ? [{ payment: { type: 'payment_intent', payment_intent: charge.payment_intent } }] : [],
    },
    hosted_invoice_url: charge?.receipt_url ?? null,
  };
  await putObject(till.db, invoice);
  await tell(till, charge ? 'invoice.paid' : 'invoice.payment_failed', invoice);
}

/** Renews or ends what is due, month by month. */
export async function renewDue(till: Till, customer?: string): Promise<void> {
  for (const subscription of await listObjects<Subscription>(till.db, 'subscription', customer)) {
    let current = subscription;
    while (isDue(current, till.now)) current = await renew(till, current);
  }
}

const endOf = ({ items }: Subscription) => items.data[0]?.current_period_end ?? 0;

const isDue = (subscription: Subscription, now: number) =>
  ['active', 'past_due'].includes(subscription.status) && endOf(subscription) <= now;

async function renew(till: Till, subscription: Subscription): Promise<Subscription> {
  if (subscription.cancel_at_period_end) return endSubscription(till, subscription);
  const { start_date, months } = subscription;
  const period = {
    current_period_start: endOf(subscription),
    current_period_end: addMonths(start_date, months + 1),
  };
  const customer = await findObject(till.db, subscription.customer);
  const isRefused = customer?.card_is_refused === true;
  const renewed: Subscription = {
    ...subscription,
    months: months + 1,
    status: isRefused ? (subscription.status === 'past_due' ? 'unpaid' : 'past_due') : 'active',
    items: { object: 'list', data: [period] },
  };
  await putObject(till.db, renewed);
  const charge = isRefused ? undefined : await take(till, subscription.customer, subscription.amount);
  await writeInvoice(till, renewed, charge);
  await tell(till, 'customer.subscription.updated', renewed);
  return renewed;
}

export async function endSubscription(till: Till, subscription: Subscription): Promise<Subscription> {
  const ended = { ...subscription, status: 'canceled' };
  await putObject(till.db, ended);
  await tell(till, 'customer.subscription.deleted', ended);
  return ended;
}

export async function refundCharge(till: Till, charge: Charge, cents: number): Promise<void> {
  const amount_refunded = Math.min(charge.amount, charge.amount_refunded + cents);
  const refunded = { ...charge, amount_refunded };
  await putObject(till.db, refunded);
  await tell(till, 'charge.refunded', refunded);
}

/** `status` as the provider names it: needs_response, under_review, lost, won. */
export async function disputeCharge(till: Till, charge: Charge, status: string): Promise<void> {
  await putObject(till.db, { ...charge, disputed: true });
  const id = `dp_${charge.id}`;
  // Like the provider's, a dispute names the charge and no customer.
  const dispute: TestObject = { id, object: 'dispute', charge: charge.id, status };
  await putObject(till.db, dispute);
  const isOver = status === 'won' || status === 'lost';
  await tell(till, isOver ? 'charge.dispute.closed' : 'charge.dispute.created', dispute);
}
