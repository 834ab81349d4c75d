/** The payment provider in our words: what the product asks of it and what it answers. */

export type Purchase = { kind: 'paid_plan' | 'tokens'; quantity: number };

export type ProviderCheckout = {
  id: string;
  purchase: Purchase;
  status: 'open' | 'paid' | 'closed';
};

export type ProviderSubscription = {
  id: string;
  status: string;
  startedAt: Date;
  periodEndsAt: Date;
  cancelsAtPeriodEnd: boolean;
};

/** A charge that succeeded, with what of it was taken back since. */
export type ProviderPayment = {
  id: string;
  purchase: Purchase;
  amountCents: number;
  refundedCents: number;
  /** The bank holds the money back, or has taken it for good. */
  isDisputed: boolean;
  paidAt: Date;
  receiptUrl: string | null;
  /** The checkout that sold tokens, or the subscription and the period that were paid for. */
  checkoutId: string | null;
  subscriptionId: string | null;
  periodStartsAt: Date | null;
  periodEndsAt: Date | null;
};

/** Everything the provider knows of a customer, read now: however events arrive, the end is the same. */
export type ProviderAccount = {
  checkouts: ProviderCheckout[];
  subscriptions: ProviderSubscription[];
  payments: ProviderPayment[];
};

export type CheckoutDraft = {
  customer: string;
  purchase: Purchase;
  returnUrl: string;
  cancelUrl: string;
  /** The same key opens the same checkout. */
  key: string;
};

/** Ids of the prices in the provider's catalogue. */
export type Catalogue = Record<'paid' | 'token' | 'bundle', string>;

export type Payments = {
  /** The prices of the price list; made where they are missing. */
  makeCatalogue(): Promise<Catalogue>;
  /** Answers the same customer for the same pseudonym. */
  addCustomer(draft: { pseudonym: string; email: string }): Promise<string>;
  changeAddress(customer: string, email: string): Promise<void>;
  openCheckout(draft: CheckoutDraft): Promise<{ id: string; url: string }>;
  readCheckout(id: string): Promise<ProviderCheckout>;
  /** An open checkout can then no longer be paid; one that is not open stays as it is. */
  closeCheckout(id: string): Promise<void>;
  openPortal(customer: string, returnUrl: string): Promise<string>;
  setCancelsAtPeriodEnd(subscriptionId: string, cancels: boolean): Promise<void>;
  /** At once, without waiting for the period's end. */
  endSubscription(subscriptionId: string): Promise<void>;
  /** Gives the whole payment back. */
  refund(paymentId: string): Promise<void>;
  /** Ends the customer's subscriptions and forgets name and address. */
  forgetCustomer(customer: string): Promise<void>;
  readAccount(customer: string): Promise<ProviderAccount>;
  /** Undefined unless the signature fits the body, and the body is an event. */
  readEvent(body: string, signature: string): { id: string; type: string } | undefined;
  /** Whose account an event (its stored body) is about. */
  customerOf(body: string): Promise<string | undefined>;
};
