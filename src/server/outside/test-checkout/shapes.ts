/** The shapes of the provider's objects that the test checkout makes. */
import type { TestObject } from './objects.ts';

export type Session = TestObject & {
  object: 'checkout.session';
  customer: string;
  mode: 'subscription' | 'payment';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  subscription: string | null;
  amount_total: number;
  metadata: Record<string, string>;
  success_url: string;
  cancel_url: string;
  url: string;
  label: string;
  /** Told on the page: why the last attempt did not succeed. */
  refusal: string | null;
  /** While the bank is asked: seconds of the epoch. */
  bank_answers_at: number | null;
};

export type Price = TestObject & {
  object: 'price';
  /** Of its product. */
  name: string;
  currency: string;
  unit_amount: number;
  lookup_key: string | null;
};

export type Subscription = TestObject & {
  object: 'subscription';
  customer: string;
  status: string;
  start_date: number;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  items: { object: 'list'; data: { current_period_start: number; current_period_end: number }[] };
  amount: number;
  months: number;
};

export type Charge = TestObject & {
  object: 'charge';
  customer: string;
  status: 'succeeded' | 'failed';
  amount: number;
  amount_refunded: number;
  disputed: boolean;
  payment_intent: string;
  receipt_url: string;
  created: number;
};
